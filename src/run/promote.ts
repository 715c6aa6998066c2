// `promote`: a failing run of a report becomes a test, which is judged before it is written.
import path from 'node:path'
import { shown, statAs } from '../files/path.ts'
import { readTextFile } from '../files/stream.ts'
import { liveText, type Promoted, slug, storedText } from '../learn/promote.ts'
import { array, isObject, object, parseJson, text, writeJson } from '../model/json.ts'
import { nearest } from '../model/names.ts'
import { relativeTo } from '../model/relative.ts'
import { list } from '../model/text.ts'
import type { Trace } from '../model/trace.ts'
import { blocks, type Dimension } from '../model/verdict.ts'
import { type Settings, UsageError } from '../options.ts'
import { hidden } from '../report/redact.ts'
import { type Inputs, readInputs } from './inputs.ts'
import { readOne } from './one.ts'
import { type EvaluatedRun, type Prepared, prepare } from './prepare.ts'

export type Promote = {
  report: string
  scenario: string
  run: string
  to: string
  date: string | undefined
  keep: boolean
}

/** Files to write, by their paths from the working directory. */
export type PromotedFiles = {
  files: readonly { file: string; text: string }[]
  failed: readonly string[]
  said: string[]
}

/** What a report says of one failing run. */
type Reported = { file: string; failed: string[]; message: string }

const largestReport = 256 * 1024 * 1024

/** Makes the files of a test. Throws a UsageError for a run that does not fail, or not as the report says. */
export async function promote(cwd: string, settings: Settings, given: Promote): Promise<PromotedFiles> {
  const reported = findRun(cwd, given)
  const inputs = readInputs(cwd, { ...settings, scenarios: [reported.file] })
  const prepared = await ready(cwd, settings, inputs)
  const scenario = prepared.scenarios.find((one) => one.name === given.scenario)
  if (!scenario) throw new UsageError(`No scenario of ${reported.file} is ${given.scenario} any more`)
  if (scenario.document.kind === 'json')
    throw new UsageError(`${reported.file} is a case set, which nothing can extend: promote takes scenarios in TOML`)
  if (scenario.trials.confidence !== undefined)
    throw new UsageError(`${given.scenario} asks for trials with confidence, which one stored run never has`)
  const { config, ready: reading } = prepared
  const { trace: recorded } = await readOne(cwd, given.run, { settings, end: config.end, ready: reading })
  const now = prepared.judgeBy(scenario, recorded, given.run)
  const failed = failedOf(now)
  const gone = reported.failed.filter((id) => !failed.includes(id))
  if (gone.length > 0)
    throw new UsageError(`${given.run} does not fail ${list(gone)} any more, as ${given.report} says: judge it again`)
  const unsure = now.result.dimensions.filter((d, at) => d.verdict === 'error' && blocks(d) && !isAskedAt(now, at))
  if (unsure.length > 0)
    throw new UsageError(
      `${list(unsure.map((d) => d.id))} of ${given.run} cannot be told, and only a failure can be expected: ${unsure[0]?.message ?? ''}`,
    )
  if (failed.length === 0)
    throw new UsageError(`${given.run} fails ${given.scenario} by nothing that can be judged again without an oracle`)
  const folder = shown(cwd, given.to)
  if (folder.startsWith('..') || path.isAbsolute(folder))
    throw new UsageError(`Expected --to to name a folder below the working directory, found ${given.to}`)
  const name = `${slug(given.scenario)}-fails-${slug(stemOf(given.run))}`.slice(0, 90)
  const at = (ending: string): string =>
    folder === '' || folder === '.' ? `${name}${ending}` : `${folder}/${name}${ending}`
  const stored = storedTrace(recorded, name, given.keep ? (one) => one : (one) => hidden(one, prepared.redact))
  const test: Promoted = {
    name,
    base: relativeTo(at('.toml'), scenario.document.file),
    trace: at('.json'),
    prompt: scenario.prompt.length > 0 ? undefined : stored.prompt,
    failed,
    reason: prepared.redact(reported.message),
    off: offOf(now),
    from: {
      ...given,
      report: shown(cwd, given.report),
      run: prepared.redact(given.run),
    },
  }
  const files = [
    { file: at('.json'), text: `${writeJson(stored, 2)}\n` },
    { file: at('.toml'), text: storedText(test) },
    { file: at('-live.toml'), text: liveText(test, `${name}.toml`) },
  ]
  await checkTest(cwd, settings, inputs, { files, test, stored, keep: given.keep })
  return { files, failed, said: saidOf(test) }
}

async function ready(cwd: string, settings: Settings, inputs: Inputs): Promise<Prepared> {
  const prepared = await prepare(cwd, { ...settings, traces: [], only: [] }, inputs)
  const [problem] = prepared.problems
  if (problem)
    throw new UsageError(`${problem.file}${problem.line === undefined ? '' : `:${problem.line}`}: ${problem.message}`)
  return prepared
}

/** Is the test what it says: does the stored run fail as the first did, and in nothing else? */
async function checkTest(
  cwd: string,
  settings: Settings,
  inputs: Inputs,
  of: { files: PromotedFiles['files']; test: Promoted; stored: Trace; keep: boolean },
): Promise<void> {
  const scenarios = of.files.filter(({ file }) => file.endsWith('.toml'))
  const bases = new Map(inputs.bases)
  for (const one of scenarios) bases.set(one.file, one)
  const prepared = await ready(cwd, settings, { ...inputs, scenarios, bases })
  const scenario = prepared.scenarios.find((one) => one.name === of.test.name)
  if (!scenario) throw new Error('the test was not written')
  const run = prepared.judgeBy(scenario, of.stored, of.test.trace)
  const counted = run.result.dimensions.filter((d) => d.severity !== 'off')
  const failed = counted.filter((d) => d.verdict === 'fail' && blocks(d)).map((d) => d.id)
  const isSame = failed.length === of.test.failed.length && failed.every((id) => of.test.failed.includes(id))
  if (isSame && counted.every((d) => d.verdict !== 'error')) return
  const found = counted.filter((d) => d.verdict === 'error' || blocks(d)).map((d) => d.id)
  throw new UsageError(
    `The stored run would fail ${list(found) || 'nothing'} instead of ${list(of.test.failed)}${of.keep ? '' : '; what was redacted may have been needed: --keep stores it as it was recorded'}`,
  )
}

const isAskedAt = ({ asked }: EvaluatedRun, at: number): boolean => asked.some((one) => one.at === at)

const failedOf = (run: EvaluatedRun): string[] =>
  run.result.dimensions.flatMap((d, at) => (d.verdict === 'fail' && blocks(d) && !isAskedAt(run, at) ? [d.id] : []))

/** What cannot be told of a stored run without asking again, and what could not be told of it before. */
const offOf = (run: EvaluatedRun): string[] =>
  run.result.dimensions.flatMap((d, at) =>
    d.severity !== 'off' && (isAskedAt(run, at) || d.verdict === 'error') ? [d.id] : [],
  )

/** The trace as it is stored: of the test, without the folder that lay beside it. */
function storedTrace(recorded: Trace, name: string, hide: (trace: Trace) => Trace): Trace {
  const { workspace: _, ...rest } = recorded
  return { ...hide(rest), scenario: name }
}

const stemOf = (run: string): string =>
  (run.split(/[\\/]/).at(-1) ?? run).replace(/\.(?:jsonl?|ndjson|traj|eval)(?:\.gz)?(?=#|$)/i, '')

const saidOf = ({ name, failed, off }: Promoted): string[] => [
  `${name} passes as long as the stored run fails ${list(failed)}, and nothing else`,
  `${name}-live asks the same of live runs; it is skipped until one is recorded`,
  ...(off.length > 0 ? [`turned off for the stored run, which nothing can be asked about again: ${list(off)}`] : []),
]

/** Finds the run in the report, which is data that others may have written. */
function findRun(cwd: string, { report: name, scenario, run }: Promote): Reported {
  const whole = path.resolve(cwd, name)
  const found = statAs(whole) === 'file' ? readTextFile(whole) : undefined
  if (found === undefined)
    throw new UsageError(`Missing report ${name}: no such file; agent-eval run --report-json ${name} writes one`)
  if (found.length > largestReport) throw new UsageError(`Expected a report of at most 256 MB, found ${name}`)
  let value: unknown
  try {
    value = parseJson(found)
  } catch {
    throw new UsageError(`Expected a report in JSON, found ${name}`)
  }
  if (!isObject(value) || value['schema'] !== 'agent-eval/report@1')
    throw new UsageError(`Expected agent-eval/report@1, found ${name}`)
  const scenarios = array(value['scenarios']).map(object)
  const one = scenarios.find((each) => each['name'] === scenario)
  if (!one)
    throw new UsageError(
      unknown(
        'scenario',
        name,
        scenario,
        scenarios.map((each) => each['name']),
      ),
    )
  const runs = array(one['runs']).map(object)
  const failing = runs.find((each) => each['trace'] === run)
  if (!failing)
    throw new UsageError(
      unknown(
        'run',
        name,
        run,
        runs.map((each) => each['trace']),
      ),
    )
  const dimensions = array(failing['dimensions']).map((d) => object(d) as Partial<Dimension>)
  const failed = dimensions.filter((d) => d.severity === 'blocking' && d.verdict === 'fail')
  if (failed.length === 0)
    throw new UsageError(`${run} does not fail ${scenario} in ${name}: only a failure becomes a test`)
  const file = text(one['file'])
  if (file === undefined) throw new UsageError(`Expected the file of ${scenario} in ${name}, found none`)
  const [first] = failed
  return {
    file,
    failed: failed.flatMap((d) => (isOracle(d) ? [] : (text(d.id) ?? []))),
    message: `${text(first?.id) ?? ''}: ${text(first?.message) ?? ''}`,
  }
}

/** What an oracle decided is not asked again. */
const isOracle = (d: Partial<Dimension>): boolean => d.oracle !== undefined || /\.(?:judge|verify)$/.test(String(d.id))

function unknown(kind: string, report: string, typed: string, known: readonly unknown[]): string {
  const names = known.filter((name) => typeof name === 'string')
  const near = nearest(typed, names)
  return `No ${kind} of ${report} is ${typed}${near === undefined ? `; it has ${list(names)}` : `; did you mean ${near}?`}`
}
