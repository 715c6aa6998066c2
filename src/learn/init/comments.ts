// What was seen and is not asked: it may be chance, so that a person decides.
import { isObject } from '../../model/json.ts'
import { tellingPart } from '../parts.ts'
import { answerNumbers } from './answers.ts'
import { type Candidate, idOf, inRuns, isPlain, type Said, succeeded } from './candidate.ts'
import { commonCalls, commonOrder, sharedWhere } from './common.ts'
import { unkeyed } from './policies.ts'
import { type Known, sometimes, toolsOf } from './rules.ts'
import type { LearnRun } from './runs.ts'

/** So many lines of one kind are told. */
const mostTold = 12

export function comments(runs: readonly LearnRun[], known: Known, asked: readonly Candidate[] = []): Candidate[] {
  const all = inRuns(runs.length, runs.length)
  const told = (variants: readonly Said[], support: string, id?: string): Candidate => ({
    variants,
    support,
    asked: false,
    ...(id === undefined ? {} : { id }),
  })
  const calls = (values: readonly object[], support: string, id: string): Candidate =>
    told(
      values.map((value) => ({ block: 'calls', value: value as Record<string, unknown> })),
      support,
      id,
    )
  const found: Candidate[] = []
  for (const { texts, some } of answerNumbers(runs))
    found.push(
      told([{ section: 'expect', key: 'contains', value: texts }], `in the answer, ${inRuns(some, runs.length)}`),
    )
  for (const { tool, some } of sometimes(runs).slice(0, mostTold))
    found.push(calls(succeeded({ tool }), `succeeded ${inRuns(some, runs.length)}`, idOf(tool)))
  const reads = commonCalls(runs.map((run) => run.reads))
  const seen = new Set<string>()
  for (const one of reads) {
    const tool = one[0]?.call.tool ?? ''
    const where = sharedWhere(one)
    const key = JSON.stringify([tool, Object.entries(where).map(([path, value]) => [path, String(value)])])
    if (!isPlain(tool) || seen.has(key) || seen.size >= mostTold) continue
    seen.add(key)
    const first = tellingPart((one[0]?.parts ?? []).filter(({ path }) => Object.hasOwn(where, path)))
    found.push(
      calls(
        succeeded({ tool, ...(Object.keys(where).length > 0 ? { where } : {}) }),
        `a read, ${all}`,
        idOf(tool, first === undefined ? '' : String(first.value)),
      ),
    )
  }
  const order = commonOrder(runs.map(({ view }) => view.calls.map(({ tool }) => tool))).filter(isPlain)
  if (new Set(order).size > 1 && order.length <= 40)
    found.push(told([{ section: 'trajectory', key: 'steps', value: order }], `the order of all calls, ${all}`))
  const unused = offered(runs, known)
  if (unused.length > 0)
    found.push(calls([{ any_of: unused, max: 0 }], `offered, and called by none of ${runs.length}`, 'never-called'))
  const keyed = new Set(
    asked.flatMap(({ variants: [first] }) => (first && 'block' in first ? [pairOf(first.value)] : [])),
  )
  for (const { call, requires } of unkeyed(runs, toolsOf(runs)).slice(0, mostTold)) {
    if (keyed.has(pairOf({ call, requires }))) continue
    const variants = succeeded({ tool: call }).map((pattern): Said => {
      const name = Object.keys(pattern).length === 1 ? call : pattern
      return { block: 'policy', value: { call: name, requires } }
    })
    found.push(told(variants, all, idOf(call, 'after', requires)))
  }
  for (const [key, value, seenAs] of budgets(runs))
    found.push(told([{ section: 'budget', key, value }], `${seenAs} ${all}`))
  return found
}

/** A precedence by its two tools. */
function pairOf({ call, requires }: Readonly<Record<string, unknown>>): string {
  const tool = isObject(call) ? call['tool'] : call
  return `${String(tool)}\0${String(requires)}`
}

/** What was offered, has no effect as far as it is known, and was called by none. */
function offered(runs: readonly LearnRun[], { effects }: Known): string[] {
  const names = new Set(runs.flatMap(({ view }) => view.trace.tools ?? []))
  const called = new Set(runs.flatMap(({ view }) => view.calls.map(({ tool }) => tool)))
  return [...names]
    .filter((tool) => isPlain(tool) && !called.has(tool) && effects?.has({ tool }) !== true)
    .sort()
    .slice(0, 40)
}

/** Twice what the largest run took, where all record it. */
function budgets(runs: readonly LearnRun[]): [string, number, string][] {
  const figures: readonly (readonly [string, (run: LearnRun) => number | undefined, number])[] = [
    ['max_failed_calls', ({ view, took, reads }) => view.calls.length - took.length - reads.length, 1],
    ['max_turns', ({ view }) => view.trace.turns, 1],
    ['max_tokens', ({ view: { trace } }) => sum(trace.usage?.input_tokens, trace.usage?.output_tokens), 1000],
    ['max_cost_usd', ({ view }) => view.trace.usage?.cost_usd, 0.01],
    [
      'max_seconds',
      ({ view: { trace } }) => (trace.duration_ms === undefined ? undefined : trace.duration_ms / 1000),
      1,
    ],
  ]
  return figures.flatMap(([key, of, unit]): [string, number, string][] => {
    const values = runs.map(of)
    if (values.includes(undefined)) return []
    const most = Math.max(...(values as number[]))
    const shown = Number(most.toPrecision(4))
    return [[key, Number((Math.ceil((2 * most) / unit) * unit).toFixed(2)), `at most ${shown}`]]
  })
}

const sum = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || b === undefined ? undefined : a + b
