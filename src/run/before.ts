// The report that `changed-since` names: what it judged, by what, and whether that held. It is read run by run, as it may be large.
import path from 'node:path'
import { reasonOf } from '../files/path.ts'
import { JsonPieces, Malformed } from '../files/pieces.ts'
import { array, isObject, object } from '../model/json.ts'
import { UsageError } from '../options.ts'

/** A scenario of the report. `holds`: everything that was judged of it and counts did. `runs`: by `keyOf`. */
export type Before = {
  content?: string
  judged: boolean
  holds: boolean
  runs: Map<string, { trace: string; digest: string }>
}

export type BeforeReport = {
  version: unknown
  judgedBy: Record<string, unknown>
  /** Did it leave out scenarios itself? */
  partial: boolean
  scenarios: ReadonlyMap<string, Before>
  /** Files and traces that it has something else to say of: problems, and traces without a scenario. */
  mentioned: readonly string[]
}

/** One run among those of its scenario: two of one file may have the same label, never the same digest. */
export const keyOf = (trace: string, digest: string): string => `${digest} ${trace}`

/** Reads the report. Throws a UsageError that says why it is none. */
export function readBefore(cwd: string, name: string): BeforeReport {
  const refuse = (why: string): never => {
    throw new UsageError(`Cannot tell what changed since ${name}: ${why}`)
  }
  let pieces: JsonPieces | undefined
  try {
    pieces = new JsonPieces(path.resolve(cwd, name))
    return readFrom(pieces, refuse)
  } catch (e) {
    if (e instanceof UsageError) throw e
    if (e instanceof Malformed) return refuse(`expected JSON, found another text, or a part of it (${e.message})`)
    return refuse(`it cannot be read: ${reasonOf(e)}`)
  } finally {
    pieces?.close()
  }
}

function readFrom(pieces: JsonPieces, refuse: (why: string) => never): BeforeReport {
  const scenarios = new Map<string, Before>()
  const beside: Record<string, unknown> = {}
  for (const key of pieces.members()) {
    if (key !== 'scenarios') {
      if (key !== 'baseline' && key !== 'agreement') beside[key] = pieces.value()
      continue
    }
    for (const _ of pieces.elements()) {
      const { name, ...before } = readScenario(pieces, refuse)
      if (scenarios.has(name)) refuse('expected each scenario once, found one twice')
      scenarios.set(name, before)
    }
  }
  pieces.ends()
  const { schema, shard, tool, judged_by, totals, problems, unmatched_traces } = beside
  if (schema !== 'agent-eval/report@1') refuse('expected agent-eval/report@1')
  if (shard !== undefined) refuse('expected a whole report, found that of a shard; merge the shards first')
  const mentioned = [...array(problems).map((p) => object(p)['file']), ...array(unmatched_traces)]
  return {
    version: object(tool)['version'],
    judgedBy: object(judged_by),
    partial: object(totals)['left_out'] !== undefined,
    scenarios,
    mentioned: mentioned.filter((one) => typeof one === 'string'),
  }
}

function readScenario(pieces: JsonPieces, refuse: (why: string) => never): Before & { name: string } {
  const runs: Before['runs'] = new Map()
  const own: Record<string, unknown> = {}
  let held = true
  for (const key of pieces.members()) {
    if (key !== 'runs') {
      own[key] = pieces.value()
      continue
    }
    for (const _ of pieces.elements()) {
      const { trace, digest = '', dimensions } = object(pieces.value())
      if (typeof trace !== 'string' || typeof digest !== 'string') refuse('found a run without its trace')
      const run = { trace: String(trace), digest: String(digest) }
      runs.set(keyOf(run.trace, run.digest), run)
      held &&= holdAll(dimensions)
    }
  }
  const { name, content, verdict, dimensions } = own
  if (typeof name !== 'string') return refuse('found a scenario without a name')
  return {
    name,
    ...(typeof content === 'string' ? { content } : {}),
    judged: verdict !== 'skip',
    holds: held && runs.size > 0 && verdict === 'pass' && holdAll(dimensions),
    runs,
  }
}

/** Does everything that counts hold, advisory dimensions included? */
const holdAll = (dimensions: unknown): boolean =>
  Array.isArray(dimensions) &&
  dimensions.every((d: unknown) => {
    const { verdict, severity } = isObject(d) ? d : {}
    return verdict === 'pass' || verdict === 'skip' || severity === 'off'
  })
