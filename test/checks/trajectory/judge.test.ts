// The verdicts on a sequence of calls, compared with trying out every pairing under every way the untold matches may fall.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Answer, type Answers, type Course, judge, type Step } from '../../../src/checks/trajectory/judge.ts'
import { chance } from '../chance.ts'

type Placing = { step: Step; stage: number; call: number }

/** Every way to give steps calls of their own. */
function* pairings(course: Course): Generator<Placing[]> {
  const steps = course.stages.flatMap((stage, i) => stage.map((step) => ({ step, stage: i })))
  function* from(at: number, used: Set<number>, placed: Placing[]): Generator<Placing[]> {
    const next = steps[at]
    if (!next) return yield [...placed]
    yield* from(at + 1, used, placed)
    for (let call = 0; call < course.calls; call++) {
      if (used.has(call) || next.step.row[call] !== 2) continue
      used.add(call)
      placed.push({ ...next, call })
      yield* from(at + 1, used, placed)
      placed.pop()
      used.delete(call)
    }
  }
  yield* from(0, new Set(), [])
}

/** The answers where every match is told. */
function told(course: Course): Record<keyof Answers, Answer> {
  const needed = course.stages.flat().filter((s) => !s.optional).length
  const all = [...pairings(course)]
  const covering = all.filter((p) => p.filter(({ step }) => !step.optional).length === needed)
  const largest = Math.max(...all.map((p) => p.length))
  const allowed = (p: Placing[]) =>
    Array.from({ length: course.calls }, (_, i) => i).every(
      (i) => course.allowed?.[i] === 2 || p.some(({ call }) => call === i),
    )
  const nothingElse = course.allowed ? all.some((p) => p.length === largest && allowed(p)) : undefined
  const ordered = (p: Placing[]) => p.every((a) => p.every((b) => a.stage >= b.stage || a.call < b.call))
  const fits = covering.some((p) => ordered(p) && (!nothingElse || allowed(p)))
  return {
    covered: covering.length > 0 ? 'pass' : 'fail',
    nothingElse: nothingElse === undefined ? 'skip' : nothingElse ? 'pass' : 'fail',
    ordered: !course.ordered || covering.length === 0 ? 'skip' : fits ? 'pass' : 'fail',
  }
}

/** The answers whichever way the untold matches fall. */
function slow(course: Course): Answers {
  const rows = [...course.stages.flat().map((s) => s.row), ...(course.allowed ? [course.allowed] : [])]
  const cells = rows.flatMap((row) => [...row.keys()].filter((i) => row[i] === 1).map((i) => ({ row, i })))
  const seen: Record<keyof Answers, Set<Answer>> = { covered: new Set(), ordered: new Set(), nothingElse: new Set() }
  for (let way = 0; way < 2 ** cells.length; way++) {
    for (const [k, { row, i }] of cells.entries()) row[i] = (way >> k) & 1 ? 2 : 0
    const answers = told(course)
    for (const key of ['covered', 'ordered', 'nothingElse'] as const) seen[key].add(answers[key])
  }
  for (const { row, i } of cells) row[i] = 1
  const one = (set: Set<Answer>): Answer => (set.size === 1 ? ([...set][0] as Answer) : 'unknown')
  return { covered: one(seen.covered), ordered: one(seen.ordered), nothingElse: one(seen.nothingElse) }
}

function randomCourse(random: (below: number) => number, untold: number): Course {
  const calls = random(6)
  let left = untold
  const row = (often: number) =>
    Uint8Array.from({ length: calls }, () => {
      if (left > 0 && random(5) === 0) {
        left--
        return 1
      }
      return random(10) < often ? 2 : 0
    })
  const stages = Array.from({ length: 1 + random(3) }, () =>
    Array.from({ length: random(3) === 0 ? 2 : 1 }, () => ({ row: row(4), optional: random(4) === 0 })),
  )
  return { calls, stages, ordered: random(4) > 0, ...(random(2) === 0 ? { allowed: row(4) } : {}) }
}

test('the answers are those of trying out every pairing', () => {
  const random = chance(1)
  for (let n = 0; n < 5000; n++) {
    const course = randomCourse(random, n % 2 === 0 ? 0 : 4)
    assert.deepEqual(judge(course), slow(course), `case ${n}`)
  }
})

test('1,000 steps and 10,000 calls end, and are judged', () => {
  const calls = 10_000
  for (const wide of [1, 50, 1000]) {
    const rows = Array.from({ length: 1000 }, (_, s) =>
      Uint8Array.from({ length: calls }, (_, c) => ((c * 7 + s * 13) % 1000 < wide ? 2 : 0)),
    )
    const stages =
      wide === 50 ? [rows.map((row) => ({ row, optional: false }))] : rows.map((row) => [{ row, optional: false }])
    const judged = judge({ calls, stages, allowed: new Uint8Array(calls).fill(2), ordered: true })
    const ordered = wide === 1 ? 'fail' : 'pass'
    assert.deepEqual(judged, { covered: 'pass', nothingElse: 'pass', ordered }, `${wide} calls a step`)
  }
})
