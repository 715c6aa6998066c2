// Judges the fixtures of one check: test/fixtures/checks/FAMILY/CHECK/{scenario.toml, pass-*, fail-*, error-*, skip-*}.
//
// A case is a trace `fail-why.json` (or .jsonl, or none: then `trace.json`) and a scenario `fail-why.toml` (or none: then
// `scenario.toml`). `registry.json`, `agent-eval.toml` and `skills/` stand beside them, or one folder up. Expectations stand
// next to what they are about: a line of the scenario ends in `# fail here`, `# fail-why here`, `# fail here at "text"` (the
// column of that text in the line); a call of the trace has `"evidence": true`; `"oracle"` of the trace is what an oracle answers.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from '../../src/checks/contract.ts'
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
import { dimensions as known } from '../../src/scenario/head.ts'
import { loadScenarios } from '../../src/scenario/load.ts'

export const fixtures = join(import.meta.dirname, '../fixtures/checks')

/** The cases of a folder, as `fail-why`. */
export const casesOf = (folder: string): string[] =>
  existsSync(folder)
    ? [
        ...new Set(
          readdirSync(folder)
            .map((name) => /^((?:pass|fail|error|skip)(?:-[^.]*)?)\.(?:json|jsonl|toml)$/.exec(name)?.[1])
            .filter((name) => name !== undefined),
        ),
      ].sort()
    : []

/** The first of some files that exists. */
const first = (...files: string[]): string | undefined => files.find((file) => existsSync(file))

export type Expected = { verdict: Verdict; line?: number; column?: number; evidence?: number[] }

/** What the fixture says of a case, next to the lines that it is about. */
function expected(name: string, toml: string, raw: unknown): Expected {
  const verdict = name.split('-')[0] as Verdict
  const result: Expected = { verdict }
  const lines = toml.split('\n')
  const said = (word: string) => lines.findIndex((l) => new RegExp(`# ${word} here( at .*)?$`).test(l))
  const at = said(name) >= 0 ? said(name) : said(verdict)
  if (at >= 0) {
    const line = lines[at] as string
    result.line = at + 1
    const text = / here at (.*)$/.exec(line)?.[1]
    if (text !== undefined) result.column = line.indexOf(text) + 1
  }
  const events = (raw as { events?: { type: string; evidence?: boolean }[] }).events
  if (Array.isArray(events)) {
    const calls = events.filter((e) => e.type === 'tool_call')
    result.evidence = calls.flatMap((c, i) => (c.evidence ? [i + 1] : []))
  }
  return result
}

export type Walked = { expected: Expected; dimension: Dimension | undefined; dimensions: Dimension[] }

/** Judges one case by the loader and the engine that the command line uses. Throws where the fixture itself is wrong. */
export async function walk(folder: string, id: string, name: string): Promise<Walked> {
  const read = (file: string) => readFileSync(file, 'utf8')
  const beside = (file: string) => first(join(folder, file), join(folder, '..', file))
  const ready = makeReady()
  const pattern = await ready.expressions()
  const configFile = beside('agent-eval.toml')
  const config = configFile ? await loadConfig(configFile, read(configFile), known, ready) : { value: defaultConfig }
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

  const scenarioFile = first(join(folder, `${name}.toml`), join(folder, 'scenario.toml'))
  const traceFile = first(
    join(folder, `${name}.json`),
    join(folder, `${name}.jsonl`),
    join(folder, 'trace.json'),
    join(folder, 'trace.jsonl'),
  )
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
  const raw: unknown = traceFile.endsWith('.json') ? JSON.parse(text) : {}

  const redact = redactor()
  const context: Context = {
    registry: registry.value,
    skills,
    config: config.value,
    prompt: scenario.prompt,
    wants: scenario.wants,
    excerpt: (t) => excerpt(t, redact),
    pattern,
  }
  const view = viewOf(trace, commandNamer(registry.value, config.value.aliases))
  const { dimensions: routed, asked } = evaluate(scenario, view, context, redact)
  const oracle = (raw as { oracle?: Answer }).oracle
  for (const a of asked) routed[a.at] = a.decide(oracle ?? { unavailable: 'the fixture gives no answer' })
  const place = await ready.placer()
  const dimensions = routed.map(
    ({ route, ...d }: Routed): Dimension => (route ? { ...d, location: place(scenario.document, route) } : d),
  )
  return { expected: expected(name, toml, raw), dimension: dimensions.find((d) => d.id === id), dimensions }
}
