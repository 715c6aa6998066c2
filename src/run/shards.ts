// Reading the reports of shards. They are data that others may have written: what merge builds on is checked, and what can be counted
// again is not believed.
import fs from 'node:fs'
import path from 'node:path'
import { sha256 } from '../files/hash.ts'
import { reasonOf } from '../files/path.ts'
import type { Redact } from '../judging/evaluate.ts'
import { emptyTally, type Tally, tallyRun } from '../judging/tally.ts'
import { array, isObject, nestedBeyond, object } from '../model/json.ts'
import type { RunResult, Shard } from '../model/report.ts'
import { blocks, type Dimension, severities } from '../model/verdict.ts'
import { UsageError } from '../options.ts'
import { version } from '../version.ts'
import type { Common, Part } from './findings.ts'
import { type OnlyTrace, readWritten, redacted } from './portion.ts'
import type { Kept } from './trials.ts'

/** A shard as merge takes it; `hash`: of its whole report. */
export type ReadShard = Omit<Shard, 'common' | 'part' | 'only'> & {
  name: string
  hash: string
  common: Common
  part: Part
  only?: OnlyTrace
  /** The runs of each plan's scenario. */
  runs: { kept: Kept[]; tally: Tally }[]
}

/** A report with more bytes is no shard's: cut the run into more of them. */
const mostBytes = 500_000_000

/** Reads the report of a shard. Throws a UsageError that says why it is none. */
export function readShard(cwd: string, name: string, redact: Redact): ReadShard {
  const refuse = (why: string): never => {
    throw new UsageError(`Cannot merge ${name}: ${why}`)
  }
  const text = textOf(path.resolve(cwd, name), refuse)
  let report: unknown
  try {
    report = JSON.parse(text)
  } catch (e) {
    return refuse(`expected JSON, found another text, or a part of it (${(e as Error).message})`)
  }
  if (!isObject(report) || report['schema'] !== 'agent-eval/report@1') return refuse('expected agent-eval/report@1')
  if (nestedBeyond(report, 100)) return refuse('expected a report, found it nested too deeply')
  const given = report['shard']
  if (!isObject(given))
    return refuse('expected the report of a shard, found one of a whole run; what is merged is not merged again')
  const shard = given as Shard
  if (shard.version !== version)
    return refuse(
      `it was made by version ${String(shard.version)}, and this is ${version}; judge and merge by one version`,
    )
  const wrong = wrongIn(shard)
  if (wrong !== undefined) return refuse(`expected the report of a shard, found ${wrong} missing or of another kind`)
  const { common: _, part: __, only: ___, ...identity } = shard
  const common = redacted(shard.common as unknown as Common, redact)
  const scenarios = array(report['scenarios'])
  if (scenarios.length !== common.plans.length || shard.positions.length !== scenarios.length)
    return refuse('expected its scenarios to be those of its plan')
  const clean = cleaner(redact)
  return {
    ...identity,
    name,
    hash: sha256(text),
    common,
    part: redacted(shard.part as unknown as Part, redact),
    ...(shard.only ? { only: redacted(shard.only as unknown as OnlyTrace, redact) } : {}),
    runs: scenarios.map((scenario, i) => {
      const runs = array(object(scenario)['runs'])
      const positions = (shard.positions[i] ?? '').split(' ').filter((p) => p !== '')
      if (runs.length !== positions.length) return refuse('expected a position for each of its runs')
      const tally = emptyTally()
      const kept = runs.map((run, n): Kept => {
        const position = readWritten(positions[n] ?? '') ?? refuse(`found the position of run ${n + 1} wrong`)
        const result = clean(run) ?? refuse(`found run ${n + 1} of scenario ${i + 1} to be none`)
        tallyRun(tally, result)
        return { ...position, passed: result.verdict === 'pass', text: JSON.stringify(result) }
      })
      return { kept, tally }
    }),
  }
}

function textOf(file: string, refuse: (why: string) => never): string {
  try {
    if (fs.statSync(file).size > mostBytes) return refuse('it has more than 500 MB; cut the run into more shards')
    return fs.readFileSync(file, 'utf8')
  } catch (e) {
    if (e instanceof UsageError) throw e
    return refuse(`it cannot be read: ${reasonOf(e)}`)
  }
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0
const isText = (value: unknown): boolean => typeof value === 'string'
const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText)
const areObjects = (value: unknown): boolean => Array.isArray(value) && value.every(isObject)

/** What is not as it must be; `undefined`: nothing. */
function wrongIn(shard: Shard): string | undefined {
  const { common, part } = shard
  const checks: Record<string, boolean> = {
    index: isCount(shard.index) && shard.index >= 1 && shard.index <= shard.count,
    count: isCount(shard.count),
    files: isCount(shard.files),
    listing: isText(shard.listing),
    settings: isText(shard.settings),
    scenarios: isText(shard.scenarios),
    positions: areTexts(shard.positions),
    common: isObject(common) && areObjects(common['plans']) && array(common['plans']).every(isPlan),
    'common.owners': areTexts(object(common)['owners']),
    'common.scenarios': isCount(object(common)['scenarios']),
    'common.weakened': areTexts(object(common)['weakened']),
    'common.notes': areTexts(object(common)['notes']),
    'common.problems': array(object(common)['problems']).every(isProblem),
    'common.faults': array(object(common)['faults']).every(isProblem),
    'common.globs': areObjects(object(common)['globs']) && array(object(common)['globs']).every(isGlob),
    part: isObject(part) && isCount(part['traces']) && isCount(part['leftOut']),
    'part.telling': areObjects(object(part)['telling']) && array(object(part)['telling']).every(isTelling),
    'part.oracle': areTexts(object(object(part)['oracle'])['notes']),
    'part.oracle.problems': array(object(object(part)['oracle'])['problems']).every(isProblem),
    only: shard.only === undefined || isOnly(shard.only),
  }
  return Object.keys(checks).find((key) => !checks[key])
}

const isProblem = (value: unknown): boolean => isText(object(value)['file']) && isText(object(value)['message'])
const isGlob = (value: unknown): boolean => isProblem(object(value)['problem'])

function isPlan(value: unknown): boolean {
  const { name, tags, trials, severity, document, everyTrace } = object(value)
  return (
    isText(name) &&
    areTexts(tags) &&
    isCount(object(trials)['min']) &&
    isObject(severity) &&
    isText(object(document)['file']) &&
    typeof everyTrace === 'boolean'
  )
}

function isTelling(value: unknown): boolean {
  const { source, file, unmatched, workspaces, problems } = object(value)
  return (
    isCount(source) &&
    isText(file) &&
    areObjects(unmatched) &&
    array(unmatched).every((one) => isText(object(one)['trace']) && isText(object(one)['reason'])) &&
    areTexts(workspaces) &&
    array(problems).every(isProblem)
  )
}

const isOnly = ({ runs, telling }: NonNullable<Shard['only']>): boolean =>
  areObjects(runs) &&
  array(runs).every((one) => isCount(object(one)['plan']) && isText(object(one)['position'])) &&
  areObjects(telling) &&
  array(telling).every(isTelling)

const verdicts: readonly unknown[] = ['pass', 'fail', 'skip', 'error']

/** Makes runs of what may be one: texts are redacted again, and the verdict is told by the dimensions. */
export function cleaner(redact: Redact): (value: unknown) => RunResult | undefined {
  const known = new Map<string, string>()
  const remembering = (text: string): string => {
    let said = known.get(text)
    if (said === undefined) {
      said = redact(text)
      if (known.size < 10_000) known.set(text, said)
    }
    return said
  }
  return (value) => {
    if (!isObject(value) || !isText(value['trace']) || !isText(value['format'])) return undefined
    const { stats, dimensions, digest } = value
    if (digest !== undefined && !(isText(digest) && /^[0-9a-f]{32}(?:-\d{1,9})?$/.test(digest as string)))
      return undefined
    if (!isObject(stats) || !isCount(stats['tool_calls']) || !Array.isArray(dimensions)) return undefined
    if (!dimensions.every(isDimension)) return undefined
    const run = redacted(value as unknown as RunResult, remembering)
    run.verdict = dimensions.some(blocks) ? 'fail' : 'pass'
    return run
  }
}

function isDimension(value: unknown): value is Dimension {
  const { id, verdict, severity, message } = object(value)
  return isText(id) && isText(message) && verdicts.includes(verdict) && severities.some((one) => one === severity)
}
