// What good runs have in common → what a careful person would ask of the next one.
import type { Command } from '../../model/registry.ts'
import type { Effects } from '../../strength/effects.ts'
import { type Part, tellingPart } from '../parts.ts'
import { type Candidate, idOf, inRuns, isPlain, succeeded } from './candidate.ts'
import { type Common, commonCalls, commonOrder, countOf, sharedWhere } from './common.ts'
import { policyRules } from './policies.ts'
import type { LearnRun } from './runs.ts'

export type Known = {
  /** Which calls have an effect; `undefined`: nothing says so, and every call counts as one. */
  effects: Effects | undefined
  /** Commands of the registry that change something. */
  mutating: readonly Command[]
}

/** So many calls become rules; a run of hundreds says nothing that a person reads. */
const mostCalls = 40

export function rules(runs: readonly LearnRun[], known: Known): Candidate[] {
  const all = inRuns(runs.length, runs.length)
  // Without effects three runs tell what is common from what is chance.
  const asked = known.effects !== undefined || runs.length >= 3
  const tools = toolsOf(runs)
  const common = commonCalls(runs.map(({ took }) => took))
  const found: Candidate[] = []
  const expect = (key: string, value: unknown, support = all, isAsked = asked): void => {
    found.push({ variants: [{ section: 'expect', key, value }], support, asked: isAsked })
  }
  if (tools.length > 0) expect('tools', tools, all, true)
  const order = commonOrder(runs.map(({ took }) => took.map(({ call }) => call.tool)))
  if (known.effects && new Set(order).size > 1) expect('tools_in_order', order)
  const never = neverCalled(runs, known)
  if (never.length > 0)
    found.push({
      variants: [never, never.map((tool) => `=${tool}`)].map((value) => ({
        section: 'expect',
        key: 'forbid_tools',
        value,
      })),
      support: `changes something, and was called by none of ${runs.length}`,
      asked,
    })
  for (const [key, value] of endOf(runs)) expect(key, value)
  found.push(...callRules(common, tools, runs, known).map((rule) => ({ ...rule, asked })))
  found.push(...policyRules(runs, tools, all).map((rule) => ({ ...rule, asked })))
  for (const tool of neverTook(runs, known))
    found.push({
      variants: [{ block: 'calls', value: { tool, outcome: 'succeeded', max: 0 } }],
      support: `tried, and never with success, ${all}`,
      asked,
      id: idOf(tool, 'never'),
    })
  const largest = Math.max(...runs.map(({ view }) => view.calls.length))
  found.push({
    variants: [{ section: 'budget', key: 'max_calls', value: Math.max(2 * largest, largest + 10) }],
    support: `at most ${largest} ${all}`,
    asked,
  })
  return found
}

/** The tools that took effect in all runs, in the order of the first. */
export function toolsOf(runs: readonly LearnRun[]): string[] {
  const [first] = runs
  const own = [...new Set((first?.took ?? []).map(({ call }) => call.tool))]
  return own.filter(isPlain).filter((tool) => runs.every(({ took }) => took.some(({ call }) => call.tool === tool)))
}

/** What changes something and no run called: of the registry, and of what was offered. */
function neverCalled(runs: readonly LearnRun[], { effects, mutating }: Known): string[] {
  if (!effects) return []
  const names = new Set(mutating.map(({ key, tool }) => tool ?? key))
  for (const { view } of runs) for (const tool of view.trace.tools ?? []) if (effects.has({ tool })) names.add(tool)
  const called = new Set(runs.flatMap(({ view }) => [...view.calls.map(({ tool }) => tool), ...view.commands]))
  return [...names].filter((tool) => isPlain(tool) && !called.has(tool)).sort()
}

/** What has an effect, was tried, and took none in any run. */
function neverTook(runs: readonly LearnRun[], { effects }: Known): string[] {
  if (!effects) return []
  const tried = new Set(runs.flatMap(({ view }) => view.calls.filter(effects.has).map(({ tool }) => tool)))
  const took = new Set(runs.flatMap((run) => run.took.map(({ call }) => call.tool)))
  return [...tried].filter((tool) => !took.has(tool) && isPlain(tool)).sort()
}

/** How the runs ended, where all of them record it and agree. */
function endOf(runs: readonly LearnRun[]): [string, unknown][] {
  const causes = new Set(runs.map(({ view }) => view.trace.stop_cause))
  const [cause] = causes
  if (causes.has(undefined)) return []
  return [...(causes.size === 1 ? [['stop_cause', cause] as [string, unknown]] : []), ['ended_on_failed_call', false]]
}

/** Each call that all runs have, with what it was called with; and how often each tool was, where a second time is another. */
function callRules(common: readonly Common[], tools: readonly string[], runs: readonly LearnRun[], { effects }: Known) {
  const all = inRuns(runs.length, runs.length)
  const found: Candidate[] = []
  const alike = new Map<
    string,
    { tool: string; where: Record<string, unknown>; times: number; parts: readonly Part[] }
  >()
  for (const one of common) {
    const tool = one[0]?.call.tool ?? ''
    if (!isPlain(tool)) continue
    const where = sharedWhere(one)
    const key = JSON.stringify([tool, where], (_key, value) => (typeof value === 'bigint' ? `${value}n` : value))
    const same = alike.get(key)
    if (same) same.times++
    else alike.set(key, { tool, where, times: 1, parts: one[0]?.parts ?? [] })
  }
  const mostOf = new Map(
    tools.map((tool) => [
      tool,
      Math.max(...runs.map(({ took }) => took.filter(({ call }) => call.tool === tool).length)),
    ]),
  )
  const limited = new Set(tools.filter((tool) => effects && !effects.idempotent({ tool })))
  for (const { tool, where, times, parts } of [...alike.values()].slice(0, mostCalls)) {
    const isBare = Object.keys(where).length === 0
    // That the tool was called once stands in tools.
    if (isBare && times === 1) continue
    const table = { tool, ...(isBare ? {} : { where }), ...(times > 1 ? { min: times } : {}) }
    const told = tellingPart(parts.filter(({ path }) => Object.hasOwn(where, path)))
    const id = idOf(tool, told === undefined ? '' : String(told.value))
    found.push({
      variants: succeeded(table).map((value) => ({ block: 'calls', value })),
      support: all,
      asked: true,
      id,
    })
  }
  for (const tool of limited) {
    const max = mostOf.get(tool) ?? 0
    const values = succeeded({ tool, max })
    const support = `at most ${max} ${all}`
    found.push({
      variants: values.map((value) => ({ block: 'calls', value })),
      support,
      asked: true,
      id: idOf(tool, 'most'),
    })
  }
  return found
}

/** Tools that took effect in some runs only. */
export function sometimes(runs: readonly LearnRun[]): { tool: string; some: number }[] {
  const names = new Set(runs.flatMap(({ took }) => took.map(({ call }) => call.tool)))
  return [...names]
    .map((tool) => ({ tool, some: countOf(runs, ({ took }) => took.some(({ call }) => call.tool === tool)) }))
    .filter(({ tool, some }) => some < runs.length && isPlain(tool))
}
