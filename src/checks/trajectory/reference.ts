// The calls of a reference run as steps: which calls of another run are the same.
import { isObject } from '../../model/json.ts'
import { likeKey, type Path, parsePath } from '../../model/path.ts'
import type { Call, Trace } from '../../model/trace.ts'
import { areEqual, type Comparable, comparable } from '../canonical.ts'
import { outcomeOf } from '../patterns/compile.ts'
import { isEqual } from '../patterns/condition.ts'
import type { Row } from '../rows.ts'
import type { TrajectoryWant } from './want.ts'

/** What of a reference is compared. */
export type Compared = Pick<TrajectoryWant, 'compare_outcomes' | 'arguments' | 'ignore_arguments'>

/** A value without what stands at some paths. */
function without(value: unknown, paths: readonly Path[]): unknown {
  if (paths.length === 0 || typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    const rest: Path[] = []
    for (const path of paths) {
      const [head, ...tail] = path
      if (!head) continue
      if (head.rest === key) return []
      const goesOn = 'key' in head ? head.key === key : 'every' in head || likeKey(head.like, key)
      if (goesOn && tail.length === 0) return []
      if (goesOn) rest.push(tail)
    }
    return [[key, without(inner, rest)]]
  })
  return Array.isArray(value) ? kept.map(([, inner]) => inner) : Object.fromEntries(kept)
}

/** Does a value hold another: each of its keys, its lists as beginnings, its scalars as they compare? */
function contains(value: unknown, part: unknown): boolean {
  if (Array.isArray(part))
    return Array.isArray(value) && part.length <= value.length && part.every((p, i) => contains(value[i], p))
  if (!isObject(part)) return isEqual(part, value)
  return (
    isObject(value) && Object.keys(part).every((key) => Object.hasOwn(value, key) && contains(value[key], part[key]))
  )
}

/** A call, ready to be compared with many others. */
type Ready = { call: Call; given: Comparable | undefined }

/**
 * How each call of a reference answers for each call of a run. Calls are sorted by tool and arguments, so that only those
 * that may be equal are compared.
 */
export function rowsOf(reference: readonly Call[], calls: readonly Call[], by: Compared): Row[] {
  const ignored = (by.ignore_arguments ?? []).map(parsePath)
  const ready = (call: Call): Ready => ({
    call,
    given:
      typeof call.arguments === 'string' || call.arguments_cut
        ? undefined
        : comparable(without(call.arguments ?? {}, ignored)),
  })
  const groupOf = ({ call, given }: Ready) =>
    by.arguments === 'subset' || !given ? call.tool : `${call.tool}\0${given.compare}`
  const groups = new Map<string, number[]>()
  const put = (key: string, at: number) => {
    const group = groups.get(key)
    if (group) group.push(at)
    else groups.set(key, [at])
  }
  const of = calls.map(ready)
  for (const [at, r] of of.entries()) {
    put(groupOf(r), at)
    // Arguments that cannot be told may equal any others.
    if (r.given && by.arguments !== 'subset') put(`${r.call.tool}\0all`, at)
  }
  return reference.map((call) => {
    const step = ready(call)
    const row = new Uint8Array(calls.length)
    const all = step.given || by.arguments === 'subset' ? [] : (groups.get(`${call.tool}\0all`) ?? [])
    for (const at of [
      ...(groups.get(groupOf(step)) ?? []),
      ...all,
      ...(step.given ? (groups.get(call.tool) ?? []) : []),
    ])
      row[at] = answer(step, of[at] as Ready, by)
    return row
  })
}

/** How a call of a reference answers for a call of the same tool: 0 no, 1 cannot tell, 2 yes. */
function answer(step: Ready, { call, given }: Ready, by: Compared): 0 | 1 | 2 {
  const wanted = by.compare_outcomes === false ? undefined : outcomeOf(step.call)
  const seen = outcomeOf(call)
  if (wanted !== undefined && seen !== undefined && wanted !== seen) return 0
  const outcome = wanted === undefined || seen !== undefined ? 2 : 1
  if (!step.given || !given) return isSameText(step.call, call) ? outcome : 1
  const holds = by.arguments === 'subset' ? contains(given.value, step.given.value) : areEqual(step.given, given)
  return holds ? outcome : 0
}

/** The first argument in which a call is another than that of a reference. */
export function firstOther(
  step: Call,
  call: Call,
  by: Compared,
): { path: string; wanted: unknown; seen: unknown } | undefined {
  const ignored = (by.ignore_arguments ?? []).map(parsePath)
  const given = (of: Call) => (isObject(of.arguments) ? without(of.arguments, ignored) : undefined)
  const [wanted, seen] = [given(step), given(call)]
  if (!isObject(wanted) || !isObject(seen)) return undefined
  const holds = by.arguments === 'subset' ? contains : (value: unknown, part: unknown) => isEqual(part, value)
  const keys =
    by.arguments === 'subset' ? Object.keys(wanted) : [...new Set([...Object.keys(wanted), ...Object.keys(seen)])]
  const own = (of: object, key: string): unknown => (Object.hasOwn(of, key) ? Reflect.get(of, key) : undefined)
  const path = keys.find(
    (key) => Object.hasOwn(wanted, key) !== Object.hasOwn(seen, key) || !holds(own(seen, key), own(wanted, key)),
  )
  return path === undefined ? undefined : { path, wanted: own(wanted, path), seen: own(seen, path) }
}

/** Are the arguments of two calls, which nobody could read or which were cut, the same text? */
function isSameText(a: Call, b: Call): boolean {
  if (a.arguments_cut || b.arguments_cut) return a.arguments_cut?.sha256 === b.arguments_cut?.sha256
  return typeof a.arguments === 'string' && a.arguments === b.arguments
}

/** The calls of the main agent, and those of its sub-agents. */
export function callsByAgent(calls: readonly Call[]): { main: Call[]; others: Call[] } {
  return { main: calls.filter((c) => c.agent === undefined), others: calls.filter((c) => c.agent !== undefined) }
}

export const callsIn = (trace: Trace): Call[] => trace.events.filter((e) => e.type === 'tool_call')
