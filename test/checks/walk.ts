// Judges the fixtures of one check: test/fixtures/checks/FAMILY/CHECK/{scenario.toml, pass-*, fail-*, error-*, skip-*}.
//
// A case is a trace `fail-why.json` (or none: then `trace.json`) and a scenario `fail-why.toml` (or none: then `scenario.toml`).
// `registry.json`, `agent-eval.toml` and `skills/` stand beside them, or one folder up; `fail-why.registry.json` is of that case alone. A case that fails or errs says where and
// why with one mark in its scenario, in the grammar of marks.ts: `# fail-why here: fragment`, or `# fail here: fragment` for all
// failing cases of that scenario that have no mark of their own. Which calls are its evidence stands in the trace, as JSON has no
// comments: each has `"evidence": true`, and no other may be. `"oracle"` of the trace is what an oracle answers.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from '../../src/checks/contract.ts'
import { loadFamilies } from '../../src/checks/index.ts'
import { loadConfig } from '../../src/documents/config.ts'
import { loadRegistry } from '../../src/documents/registry.ts'
import { evaluate } from '../../src/judging/evaluate.ts'
import type { Routed } from '../../src/judging/places.ts'
import { commandNamer, viewOf } from '../../src/judging/view.ts'
import { defaultConfig } from '../../src/model/config.ts'
import type { Answer } from '../../src/model/oracle.ts'
import type { Trace } from '../../src/model/trace.ts'
import type { Dimension, Verdict } from '../../src/model/verdict.ts'
import { readText } from '../../src/reading/document.ts'
import { excerpt, redactor } from '../../src/report/redact.ts'
import { makeReady } from '../../src/run/ready.ts'
import { readReferences } from '../../src/run/references.ts'
import { dimensionsOf } from '../../src/scenario/head.ts'
import { loadScenarios } from '../../src/scenario/load.ts'
import { type Mark, marksOf } from '../marks.ts'

export const fixtures = join(import.meta.dirname, '../fixtures/checks')

/** The cases of a folder, as `fail-why`. */
export const casesOf = (folder: string): string[] =>
  existsSync(folder)
    ? [
        ...new Set(
          readdirSync(folder)
            .map((name) => /^((?:pass|fail|error|skip)(?:-[^.]*)?)\.(?:json|toml)$/.exec(name)?.[1])
            .filter((name) => name !== undefined),
        ),
      ].sort()
    : []

/** The first of some files that exists. */
const first = (...files: string[]): string | undefined => files.find((file) => existsSync(file))

/** The scenario of a case: its own, else the one that the folder's cases share. */
export const scenarioOf = (folder: string, name: string): string | undefined =>
  first(join(folder, `${name}.toml`), join(folder, 'scenario.toml'))

/** What a fixture says of a case. `mark` is there exactly for those that fail or err. */
export type Expected = { verdict: Verdict; mark: Mark | undefined; evidence: number[] }

/** The mark of a case among those of its scenario: its own, else the one of all cases of its verdict. */
export function markOf(name: string, toml: string): Mark | undefined {
  const verdict = name.split('-')[0] as Verdict
  if (verdict === 'pass' || verdict === 'skip') return undefined
  const marks = marksOf(toml)
  const own = marks.filter((m) => m.of === name)
  const found = own.length > 0 ? own : marks.filter((m) => m.of === verdict)
  if (found[0] === undefined)
    throw new Error(`The fixture marks no place: add \`# ${name} here: fragment\` to its scenario`)
  if (found.length > 1) throw new Error(`The fixture marks ${found.length} places: a dimension has one`)
  return found[0]
}

/** The numbers of the calls that a trace marks as evidence, in whichever format it lists its calls. */
function markedCalls(raw: unknown): number[] {
  const { events, tool_calls } = raw as { events?: Marked[]; tool_calls?: Marked[] }
  const calls = events?.filter((e) => e.type === 'tool_call') ?? tool_calls
  if (!calls) throw new Error('The trace lists no events and no tool_calls, so nothing in it can be marked as evidence')
  return calls.flatMap((call, i) => (call.evidence ? [i + 1] : []))
}

type Marked = { type?: string; evidence?: boolean }

export type Walked = { expected: Expected; dimension: Dimension | undefined; dimensions: Dimension[] }

/** Judges one case by the loader and the engine that the command line uses. Throws where the fixture itself is wrong. */
export async function walk(folder: string, id: string, name: string): Promise<Walked> {
  const read = (file: string) => readFileSync(file, 'utf8')
  const beside = (file: string) => first(join(folder, `${name}.${file}`), join(folder, file), join(folder, '..', file))
  const ready = makeReady()
  const pattern = await ready.expressions()
  const configFile = beside('agent-eval.toml')
  const config = configFile
    ? await loadConfig(configFile, read(configFile), async () => dimensionsOf(await loadFamilies()), ready)
    : { value: defaultConfig }
  if ('problems' in config) throw new Error(JSON.stringify(config.problems))
  const registryFile = beside('registry.json')
  const registry = registryFile ? await loadRegistry(registryFile, read(registryFile), ready) : { value: undefined }
  if ('problems' in registry) throw new Error(JSON.stringify(registry.problems))
  const skillsFolder = beside('skills')
  const skills = skillsFolder
    ? (skill: string) => {
        const file = join(skillsFolder, skill, 'SKILL.md')
        return existsSync(file) ? read(file) : undefined
      }
    : undefined

  const scenarioFile = scenarioOf(folder, name)
  const traceFile = first(join(folder, `${name}.json`), join(folder, 'trace.json'))
  if (!scenarioFile || !traceFile) throw new Error(`${folder}/${name} needs a scenario and a trace`)
  const toml = read(scenarioFile)
  const loaded = await loadScenarios([{ file: scenarioFile, text: toml }], { config: config.value.severity, ...ready })
  const scenario = loaded.scenarios[0]
  if (!scenario || loaded.problems.length > 0) throw new Error(`${scenarioFile}: ${JSON.stringify(loaded.problems)}`)
  const text = read(traceFile)
  const traces: Trace[] = []
  const result = readText(text, { sha256: () => '', emit: (t) => traces.push(t) })
  const trace = traces[0]
  if (!trace || result.problem !== undefined) throw new Error(`${traceFile}: ${result.problem ?? 'no trace'}`)
  const raw: unknown = JSON.parse(text)

  const references = await readReferences('/', [scenario], { maxTraceMb: 64 }, config.value.end, ready)
  if (references.problems.length > 0) throw new Error(JSON.stringify(references.problems))
  const redact = redactor()
  const context: Context = {
    registry: registry.value,
    skills,
    config: config.value,
    prompt: scenario.prompt,
    wants: scenario.wants,
    excerpt: (t) => excerpt(t, redact),
    pattern,
    scenarios: [scenario.name],
    ...references.of(scenario),
    readYaml: await ready.yaml(),
  }
  const view = viewOf(trace, commandNamer(registry.value, config.value.aliases))
  const { dimensions: routed, asked } = evaluate(scenario, view, context, redact)
  const oracle = (raw as { oracle?: Answer }).oracle
  for (const a of asked) routed[a.at] = a.decide(oracle ?? { unavailable: 'the fixture gives no answer' })
  const place = await ready.placer()
  const dimensions = routed.map(
    ({ route, ...d }: Routed): Dimension => (route ? { ...d, location: place(scenario.document, route) } : d),
  )
  const expected = { verdict: name.split('-')[0] as Verdict, mark: markOf(name, toml), evidence: markedCalls(raw) }
  return { expected, dimension: dimensions.find((d) => d.id.replace(/\[[^\]]*\]/, '') === id), dimensions }
}
