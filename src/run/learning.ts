// Learning from runs: reading them, and trying what may be asked on each of them before it is written.
import type { Context, Family, View } from '../checks/contract.ts'
import { always, type FlowOf, loadFamilies, loadFlow } from '../checks/index.ts'
import { parseToml } from '../documents/toml.ts'
import { shortHash } from '../files/hash.ts'
import { evaluate, firstBlocking, type Redact } from '../judging/evaluate.ts'
import { outcomeTeller } from '../judging/outcomes.ts'
import { commandNamer, viewOf } from '../judging/view.ts'
import type { Telling } from '../learn/deeds.ts'
import type { Config } from '../model/config.ts'
import type { Command, Registry } from '../model/registry.ts'
import type { Problem } from '../model/report.ts'
import type { Trace } from '../model/trace.ts'
import { blocks, type Dimension } from '../model/verdict.ts'
import { type Settings, UsageError } from '../options.ts'
import { excerpt, redactor } from '../report/redact.ts'
import type { Graded } from '../scenario/block.ts'
import { build, type Scenario } from '../scenario/build.ts'
import { loadScenarios } from '../scenario/load.ts'
import { declaredEffects, type Effects } from '../strength/effects.ts'
import { readConfigFile, readRegistryFile } from './inputs.ts'
import { configOf, registryOf } from './prepare.ts'
import { makeReady, type Ready } from './ready.ts'
import { listSources, readSource } from './sources.ts'

/** A run that is learned from. */
export type Seen = { label: string; trace: Trace; view: View }

export type Learning = {
  config: Config
  registry: Registry | undefined
  ready: Ready
  redact: Redact
  telling: Telling
  flowOf: FlowOf
  families: readonly Family[]
  context: Context
  nameCommand(tool: string): string
  /** `undefined`: neither a registry nor `--mutating` names any. */
  effects: Effects | undefined
  /** The globs of `--mutating`. */
  globs: readonly string[]
  /** Commands that the registry marks mutating. */
  mutating: readonly Command[]
  /** Reads all traces of the globs. Throws a UsageError for one that cannot be read. */
  read(globs: readonly string[]): Promise<Seen[]>
  /** The dimensions that a text asks for by itself; `undefined`: it is no scenario. */
  gradedBy(text: string): readonly Graded[] | undefined
  passes(graded: readonly Graded[], run: Seen): boolean
  /** Loads a whole scenario. Throws where it is none: what is written here is well formed. */
  load(file: string, text: string): Promise<Scenario>
  judge(scenario: Scenario, run: Seen): Dimension[]
}

type LearningSettings = Pick<Settings, 'config' | 'registry' | 'mutating' | 'traceFormat' | 'maxTraceMb'>

/** More runs than these are not read: three make a scenario, and all are in memory. */
export const mostRuns = 500

/** Makes ready what learning needs. Throws a UsageError for a config or registry that cannot be read. */
export async function makeLearning(cwd: string, settings: LearningSettings): Promise<Learning> {
  const ready = makeReady()
  // Results may be looked into.
  const [flowOf, families] = await Promise.all([loadFlow(), loadFamilies(), ready.yaml(), ready.expressions()])
  const config = await configOf({ config: readConfigFile(cwd, settings.config) }, ready)
  const problems: Problem[] = []
  const registry = await registryOf({ registry: readRegistryFile(cwd, settings.registry, problems) }, problems, ready)
  const [problem] = problems
  if (problem) throw new UsageError(`${problem.file}: ${problem.message}`)
  const redact = redactor(config.redact.patterns.map(ready.pattern))
  const nameCommand = commandNamer(registry, config.aliases)
  const tell = outcomeTeller(config.outcome_text, ready.pattern)
  const context: Context = {
    registry,
    skills: undefined,
    config,
    prompt: [],
    wants: () => [],
    excerpt: (text) => excerpt(text, redact),
    pattern: ready.pattern,
    readYaml: ready.readYaml,
    scenarios: [],
    reference: () => ({ problem: 'Missing reference: none is read' }),
  }
  const commands = [...(registry?.commands.values() ?? [])]

  async function read(globs: readonly string[]): Promise<Seen[]> {
    const { sources, unmatched, faults } = listSources(cwd, globs)
    const [none] = unmatched
    if (none !== undefined) throw new UsageError(`Expected ${JSON.stringify(none)} to match a trace, found no file`)
    const [fault] = faults
    if (fault) throw new UsageError(`${fault.file}: ${fault.message}`)
    const found: Seen[] = []
    for (const source of sources) {
      if (found.length >= mostRuns) break
      const { problems: wrong } = await readSource(cwd, source, settings, {
        end: config.end,
        places: ready,
        take(recorded, label) {
          if (found.length >= mostRuns) return
          const trace = tell(recorded)
          found.push({ label: redact(label), trace, view: viewOf(trace, nameCommand) })
        },
      })
      const [unread] = wrong
      if (unread) throw new UsageError(`Cannot read ${unread.file}: ${redact(unread.message)}`)
    }
    return found
  }

  return {
    ...{ config, registry, ready, redact, context, nameCommand, flowOf, families, read },
    telling: { redact, hash: shortHash },
    effects: declaredEffects({ registry, mutating: settings.mutating ?? [], nameCommand }),
    globs: settings.mutating ?? [],
    mutating: commands.filter((command) => command.mutating),
    gradedBy(text) {
      const document = { file: 'part.toml', text, kind: 'toml' as const }
      const parsed = parseToml(document)
      if ('problems' in parsed) return undefined
      const built = build(document, parsed.value, {
        config: config.severity,
        pattern: ready.pattern,
        registry,
        families,
      })
      return 'value' in built ? built.value.graded.filter(isAsked) : undefined
    },
    passes: (graded, { view }) => firstBlocking(graded, view, context) === undefined,
    async load(file, text) {
      const { scenarios, problems: wrong } = await loadScenarios([{ file, text }], {
        config: config.severity,
        registry,
        ...ready,
      })
      const [scenario] = scenarios
      const [first] = wrong
      if (first) throw new UsageError(`${first.file}:${first.line ?? 1}: ${first.message}`)
      if (!scenario) throw new Error('no scenario was written')
      return scenario
    },
    judge: (scenario, { view }) =>
      evaluate(
        scenario,
        view,
        { ...context, prompt: scenario.prompt, wants: scenario.wants },
        redact,
      ).dimensions.filter(blocks),
  }
}

/** What every scenario is graded by says nothing of a part. */
const isAsked = ({ check }: Graded): boolean =>
  !always.some((one) => one.check === check) && check.id !== 'well_formed_arguments' && check.id !== 'known_tools'
