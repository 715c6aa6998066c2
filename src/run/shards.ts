// Reading the reports of shards. They are data that others may have written: what merge builds on is checked, and what can be counted
// again is not believed.
import path from 'node:path'
import { hashOf } from '../files/digest.ts'
import { sizeOf } from '../files/machine.ts'
import { reasonOf } from '../files/path.ts'
import { JsonPieces, Malformed } from '../files/pieces.ts'
import type { Redact } from '../judging/evaluate.ts'
import { emptyTally, type Tally, tallyRun } from '../judging/tally.ts'
import { array, isObject, object } from '../model/json.ts'
import type { FirstDifference, RunResult, Shard } from '../model/report.ts'
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
  /** Reads the runs of each plan's scenario, some at a time. Throws a UsageError for what is none. */
  runs(take: (scenario: number, kept: Kept[], tally: Tally) => void): void
}

/** A report with more bytes is no shard's: cut the run into more of them. */
const mostBytes = 4_000_000_000
/** So many runs are handed over at a time. */
const some = 256

type Refuse = (why: string) => never

/** Reads the report of a shard, but for its runs. Throws a UsageError that says why it is none. */
export function readShard(cwd: string, name: string, redact: Redact): ReadShard {
  const refuse: Refuse = (why) => {
    throw new UsageError(`Cannot merge ${name}: ${why}`)
  }
  const file = path.resolve(cwd, name)
  const hash = checkedHash(file, refuse)
  const shard = readHead(file, refuse)
  if (shard.version !== version)
    return refuse(
      `it was made by version ${String(shard.version)}, and this is ${version}; judge and merge by one version`,
    )
  const wrong = wrongIn(shard)
  if (wrong !== undefined) return refuse(`expected the report of a shard, found ${wrong} missing or of another kind`)
  const { common: _, part: __, only: ___, ...identity } = shard
  const common = redacted(shard.common as unknown as Common, redact)
  if (shard.positions.length !== common.plans.length)
    return refuse('expected a list of positions for each of its plans')
  return {
    ...identity,
    name,
    hash,
    common,
    part: redacted(shard.part as unknown as Part, redact),
    ...(shard.only ? { only: redacted(shard.only as unknown as OnlyTrace, redact) } : {}),
    runs: (take) => readRuns(file, shard.positions, { redact, refuse, take }),
  }
}

function checkedHash(file: string, refuse: Refuse): string {
  if (sizeOf(file) > mostBytes) return refuse('it has more than 4 GB; cut the run into more shards')
  return hashOf(file) ?? refuse('it cannot be read')
}

/** Reads a document by its pieces, and says what is wrong with it. */
function inPieces<T>(file: string, refuse: Refuse, read: (pieces: JsonPieces) => T): T {
  let pieces: JsonPieces | undefined
  try {
    pieces = new JsonPieces(file)
    return read(pieces)
  } catch (e) {
    if (e instanceof Malformed) return refuse(`expected JSON, found another text, or a part of it (${e.message})`)
    if (e instanceof UsageError) throw e
    return refuse(`it cannot be read: ${reasonOf(e)}`)
  } finally {
    pieces?.close()
  }
}

/** What stands in a report beside its runs, as far as a shard has it. */
function readHead(file: string, refuse: Refuse): Shard {
  return inPieces(file, refuse, (pieces) => {
    let schema: unknown
    let shard: unknown
    for (const key of pieces.members()) {
      if (key === 'schema') schema = pieces.value()
      else if (key === 'shard') shard = pieces.value()
      // Both stand ahead of the scenarios, unless another program wrote the report.
      else if (key === 'scenarios' && schema !== undefined && shard !== undefined) break
    }
    if (schema !== 'agent-eval/report@1') return refuse('expected agent-eval/report@1')
    if (!isObject(shard))
      return refuse('expected the report of a shard, found one of a whole run; what is merged is not merged again')
    return shard as Shard
  })
}

type Taking = { redact: Redact; refuse: Refuse; take: (scenario: number, kept: Kept[], tally: Tally) => void }

/** Reads the runs of all scenarios, each with its position. */
function readRuns(file: string, positions: readonly string[], { redact, refuse, take }: Taking): void {
  const clean = cleaner(redact)
  const scenarios = inPieces(file, refuse, (pieces) => {
    let count = 0
    for (const key of pieces.members()) {
      if (key !== 'scenarios') continue
      for (const i of pieces.elements()) {
        count++
        const at = (positions[i] ?? '').split(' ').filter((p) => p !== '')
        let n = 0
        let kept: Kept[] = []
        let tally = emptyTally()
        const hand = (): void => {
          if (kept.length > 0) take(i, kept, tally)
          kept = []
          tally = emptyTally()
        }
        for (const member of pieces.members()) {
          if (member !== 'runs') continue
          for (const _ of pieces.elements()) {
            const position = readWritten(at[n++] ?? '') ?? refuse(`found the position of run ${n} wrong`)
            const result = clean(pieces.value()) ?? refuse(`found run ${n} of scenario ${i + 1} to be none`)
            tallyRun(tally, result)
            kept.push({ ...position, passed: result.verdict === 'pass', text: JSON.stringify(result) })
            if (kept.length >= some) hand()
          }
        }
        if (n !== at.length) return refuse('expected a position for each of its runs')
        hand()
      }
    }
    pieces.ends()
    return count
  })
  if (scenarios !== positions.length) refuse('expected its scenarios to be those of its plan')
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
    'common.asks': areObjects(object(common)['asks']) && array(object(common)['asks']).every(isAsks),
    'common.unread': areTexts(object(common)['unread']),
    'common.judgedBy':
      isText(object(object(common)['judgedBy'])['settings']) && isText(object(object(common)['judgedBy'])['binding']),
    'common.changedSince':
      object(common)['changedSince'] === undefined || isSince(object(object(common)['changedSince'])),
    'common.tags': areObjects(object(common)['tags']) && array(object(common)['tags']).every(isThreshold),
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

const isAsks = (value: unknown): boolean => {
  const { name, file, severities: of, asked } = object(value)
  const { min, require } = object(asked)
  const isRate = isText(require) || typeof require === 'number'
  return isText(name) && isText(file) && isCount(min) && isRate && isObject(of) && Object.values(of).every(isText)
}
const isThreshold = (value: unknown): boolean => {
  const { tag, require, borne } = object(value)
  return isText(tag) && (typeof require === 'number' || /^\d{1,6}\/\d{1,6}$/.test(String(require))) && isCount(borne)
}
const isSince = ({ report, unchanged, everything }: Record<string, unknown>): boolean =>
  isText(report) && areTexts(unchanged) && (everything === undefined || isText(everything))
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
    const { left: _, first_difference, ...rest } = value
    const run = redacted(rest as unknown as RunResult, remembering)
    const verdict = dimensions.some(blocks) ? 'fail' : 'pass'
    const isTold = verdict === 'fail' && isDifference(first_difference)
    return {
      ...run,
      verdict,
      ...(isTold ? { first_difference: redacted(first_difference, remembering) } : {}),
    }
  }
}

const kinds: readonly unknown[] = ['changed', 'extra', 'missing', 'spoilt']

function isDifference(value: unknown): value is FirstDifference {
  const { kind, tool, message, call, good, good_call, argument, more } = object(value)
  const counts = [call, good_call, more].every((one) => one === undefined || isCount(one))
  const texts = [good, argument].every((one) => one === undefined || isText(one))
  return kinds.includes(kind) && isText(tool) && isText(message) && counts && texts
}

function isDimension(value: unknown): value is Dimension {
  const { id, verdict, severity, message } = object(value)
  return isText(id) && isText(message) && verdicts.includes(verdict) && severities.some((one) => one === severity)
}
