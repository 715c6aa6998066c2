// Reading the traces that scenarios name as their references, before any run is judged.
import path from 'node:path'
import type { Context, Reference } from '../checks/contract.ts'
import { type Fault, toProblems } from '../documents/document.ts'
import { sha256 } from '../files/hash.ts'
import { shown } from '../files/path.ts'
import type { EndSettings } from '../model/config.ts'
import { isObject } from '../model/json.ts'
import type { Problem } from '../model/report.ts'
import { count } from '../model/text.ts'
import type { Trace } from '../model/trace.ts'
import type { Settings } from '../options.ts'
import { readTraceFile } from '../reading/file.ts'
import type { Scenario } from '../scenario/build.ts'
import type { Ready } from './ready.ts'

/** The reference of a scenario by the name that it gives. */
export type References = Pick<Context, 'reference'>

const none: Reference = { problem: 'Missing reference: it was not read' }

/** Reads the references of all scenarios, each relative to the file of its scenario. What cannot be read is a problem. */
export async function readReferences(
  cwd: string,
  scenarios: readonly Scenario[],
  settings: Pick<Settings, 'maxTraceMb'>,
  end: EndSettings,
  ready: Ready,
): Promise<{
  of(scenario: Scenario): References
  namesOf(scenario: Scenario): string[]
  files: readonly string[]
  problems: Problem[]
}> {
  const problems: Problem[] = []
  const known = new Map<string, Reference>()
  const fileOf = (scenario: Scenario, name: string) => path.resolve(cwd, path.dirname(scenario.document.file), name)
  for (const scenario of scenarios) {
    const faults: Fault[] = []
    for (const name of namesOf(scenario)) {
      const file = fileOf(scenario, name)
      const reference = known.get(file) ?? (await readReference(file, shown(cwd, file), settings, end))
      known.set(file, reference)
      if ('problem' in reference) faults.push({ route: ['trajectory', 'reference'], message: reference.problem })
    }
    if (faults.length > 0) problems.push(...toProblems(scenario.document, faults, await ready.placer()))
  }
  return {
    namesOf,
    of: (scenario) => ({ reference: (name) => known.get(fileOf(scenario, name)) ?? none }),
    files: [...known.keys()].sort(),
    problems,
  }
}

const namesOf = (scenario: Scenario): string[] =>
  scenario.wants('trajectory').flatMap((want) => {
    const name = isObject(want) ? want['reference'] : undefined
    return typeof name === 'string' ? [name] : []
  })

async function readReference(
  file: string,
  name: string,
  { maxTraceMb }: Pick<Settings, 'maxTraceMb'>,
  end: EndSettings,
): Promise<Reference> {
  const traces: Trace[] = []
  try {
    const emit = (trace: Trace) => void traces.push(trace)
    const read = await readTraceFile(file, { format: 'auto', end, sha256, emit }, maxTraceMb * 1024 * 1024)
    if (read.problem !== undefined) return { problem: `Cannot read the reference ${name}: ${read.problem}` }
  } catch {
    return { problem: `Missing reference ${name}: there is no such file; it is relative to the scenario` }
  }
  const [trace] = traces
  if (!trace || traces.length > 1)
    return { problem: `Expected one trace in the reference ${name}, found ${count(traces.length, 'trace')}` }
  return { trace }
}
