// The three questions about a sequence of calls, answered for whichever way the matches fall that cannot be told.
import type { Row } from '../rows.ts'
import { firstUnpaired, type Level, Pairing, servesAll } from './pairing.ts'

/** A step: how it answers for each call, and whether it may be left out. */
export type Step = { row: Row; optional: boolean }

/** What is judged. A stage holds one step, or those of a group. */
export type Course = {
  calls: number
  stages: readonly (readonly Step[])[]
  /** Which calls may be left over, as a row; absent: any may. */
  allowed?: Row
  /** Pairs that count for `nothing_else` alone: the sub-agents' of a reference. */
  beside?: { rows: readonly Row[]; calls: number; allowed: Row }
  /** Is the order asked for? */
  ordered: boolean
}

/** `unknown`: it depends on matches that cannot be told. */
export type Answer = 'pass' | 'fail' | 'skip' | 'unknown'
export type Answers = { covered: Answer; ordered: Answer; nothingElse: Answer }

const stepsOf = (course: Course): readonly Step[] => course.stages.flat()

/** Has every step that must have one a call of its own? More matches never unmake that. */
export const covers = (course: Course, level: Level): boolean =>
  servesAll(
    stepsOf(course).flatMap((s) => (s.optional ? [] : [s.row])),
    course.calls,
    level,
  )

/** The calls that may not be left over. */
export const bound = (allowed: Row | undefined, calls: number, level: Level): number[] =>
  allowed === undefined ? [] : Array.from({ length: calls }, (_, i) => i).filter((i) => (allowed[i] as number) < level)

/**
 * Does some largest pairing leave only allowed calls over? Whatever set of calls can be paired is within the calls of some
 * largest pairing, so it is enough that the others can all be paired at once. More matches never unmake that.
 */
export const leavesNothing = ({ calls, allowed, beside, ...course }: Course, level: Level): boolean =>
  firstUnpaired(
    course.stages.flat().map((s) => s.row),
    bound(allowed, calls, level),
    level,
  ) < 0 &&
  (beside === undefined || firstUnpaired(beside.rows, bound(beside.allowed, beside.calls, level), level) < 0)

/** How far the stages can be placed in order. `placed` stages fit; `all`: they do, and take every call that must be taken. */
export type Placed = { placed: number; furthest: number; all: boolean }

/**
 * Places the stages in order, each in a window of calls; the windows lie one behind the other and share out all calls.
 * A stage fits the window from i to j-1 when its steps that must be there can all be served in it, and its calls that may not
 * be left over can all be paired in it: where both can be, one pairing does both (Mendelsohn and Dulmage). The first holds
 * for all i up to a bound, the second for all i from a bound on, and both are known for each j from one sweep.
 */
export function place({ calls, stages, allowed }: Course, level: Level): Placed {
  const isBound = new Uint8Array(calls)
  for (const call of bound(allowed, calls, level)) isBound[call] = 1
  let ends = new Uint8Array(calls + 1)
  ends[0] = 1
  let furthest = 0
  for (const [k, stage] of stages.entries()) {
    const next = endsOf(stage, ends, isBound, level)
    const first = next.indexOf(1)
    if (first < 0) return { placed: k, furthest, all: false }
    furthest = first
    ends = next
  }
  const all = stages.length === 0 ? !isBound.includes(1) : ends[calls] === 1
  return { placed: stages.length, furthest, all }
}

/** Where a stage may end, the stage before having ended at one of the marks. */
function endsOf(
  stage: readonly Step[],
  before: Uint8Array,
  isBound: Uint8Array,
  level: Level,
): Uint8Array<ArrayBuffer> {
  const ends = new Uint8Array(before.length)
  const counts = countsOf(before)
  const first = before.indexOf(1)
  const latest = before.lastIndexOf(1)
  const needed = stage.flatMap((s) => (s.optional ? [] : [s.row]))
  const rows = stage.map((s) => s.row)
  const serving = new Pairing(needed, level)
  const taking = new Pairing(rows, level)
  let served = first
  for (let end = first; end < before.length; end++) {
    if (end > first && isBound[end - 1]) taking.add(end - 1)
    const from = Math.max(first, taking.swept.dropped + 1)
    if (from > latest) break
    // As long as the window may begin at the first mark, it is enough that all are served, early or late.
    while (served < end && (from > first || serving.swept.size < needed.length)) serving.add(served++)
    if (serving.swept.size < needed.length) continue
    const to = from === first ? from : Math.min(end, serving.swept.earliest)
    if (from <= to && (counts[to + 1] as number) > (counts[from] as number)) ends[end] = 1
  }
  return ends
}

/** How many positions before each one are marked. */
function countsOf(marks: Uint8Array): Uint32Array {
  const counts = new Uint32Array(marks.length + 1)
  for (let i = 0; i < marks.length; i++) counts[i + 1] = (counts[i] as number) + (marks[i] as number)
  return counts
}

/** Can the stages be placed, whatever is left over? */
const inOrder = ({ allowed: _, ...course }: Course, level: Level): boolean => place(course, level).all
/** Can the stages be placed so that only allowed calls are left over? */
const inOrderAlone = (course: Course, level: Level): boolean => place(course, level).all

/** The answer to a question that more matches never unmake: asked with what cannot be told out, and then in. */
const monotone = (asks: (level: Level) => boolean): Answer => (asks(2) ? 'pass' : asks(1) ? 'unknown' : 'fail')

/** Answers the three questions. */
export function judge(course: Course): Answers {
  const covered = monotone((level) => covers(course, level))
  const bounded = course.allowed !== undefined
  const nothingElse = bounded ? monotone((level) => leavesNothing(course, level)) : 'skip'
  return { covered, nothingElse, ordered: course.ordered ? order(course, covered, nothingElse) : 'skip' }
}

/**
 * The order, which is asked with the leftover calls where nothing else was called, and without where something was.
 * Each of the four questions is monotone, and the sequence alone (W) implies both the order (P) and nothing else (N). So with
 * N told, all in and all out decide. Else W is untold or false: with W false all in, the verdict is that of P without N;
 * what is left depends on single matches, which are tried out where they are few.
 */
function order(course: Course, covered: Answer, nothingElse: Answer): Answer {
  if (covered === 'fail') return 'skip'
  if (covered === 'unknown') return 'unknown'
  if (nothingElse === 'skip' || nothingElse === 'fail') return monotone((level) => inOrder(course, level))
  if (nothingElse === 'pass') return monotone((level) => inOrderAlone(course, level))
  if (!inOrder(course, 1)) return 'fail'
  if (inOrder(course, 2) && !inOrderAlone(course, 1)) return 'unknown'
  return tryOut(course)
}

/** More cells than these are not tried out, nor those of a course that is too long for it. */
const mostCells = 10
const mostWork = 2_000_000

/** Asks for the order under every way the untold matches may fall. */
function tryOut(course: Course): Answer {
  const rows = [...stepsOf(course).map((s) => s.row), ...(course.allowed ? [course.allowed] : [])]
  if (course.beside) rows.push(...course.beside.rows, course.beside.allowed)
  const cells = [...new Set(rows)].flatMap((row) =>
    [...row.entries()].flatMap(([call, told]) => (told === 1 ? [{ row, call }] : [])),
  )
  if (cells.length > mostCells || course.calls * rows.length * 2 ** cells.length > mostWork) return 'unknown'
  const found = new Set<Answer>()
  for (let way = 0; way < 2 ** cells.length; way++) {
    for (const [i, { row, call }] of cells.entries()) row[call] = (way >> i) & 1 ? 2 : 0
    found.add((leavesNothing(course, 2) ? inOrderAlone : inOrder)(course, 2) ? 'pass' : 'fail')
  }
  for (const { row, call } of cells) row[call] = 1
  const [only = 'unknown'] = found
  return found.size === 1 ? only : 'unknown'
}
