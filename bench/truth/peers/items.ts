// The runs that every peer judges, in a form that each of them can read: what a task expects, and what the run did.
import fs from 'node:fs'
import path from 'node:path'
import { type Task as Dojo, effects, effectsOf, parts, where } from '../rules/agentdojo.ts'
import type { Task as Turns } from '../rules/bfcl.ts'
import { type Task as Airline, writes, writesOf } from '../rules/tau.ts'
import type { LabelledSet } from '../sets.ts'

type Made = { tool: string; arguments: Record<string, unknown>; failed: boolean; result?: string }

/** `asked`: the arguments that the task asks for by their value; the others are made up. */
type Wanted = { tool: string; arguments: Record<string, unknown>; asked: string[] }

export type Item = {
  id: string
  set: string
  good: boolean
  prompt: string
  ordered: boolean
  expected: Wanted[]
  /** Tools that change something and are not expected at all. */
  forbidden: string[]
  needles: string[]
  calls: Made[]
  /** The calls that changed something and did not fail: what a user could filter before asking a peer. */
  effects: Made[]
  /** All that the agent said. */
  said: string
}

/** The items of some runs of a set. */
export function itemsOf(set: LabelledSet, ids: ReadonlySet<string>): Item[] {
  return set.name === 'tau-airline' ? airline(set, ids) : recorded(set, ids)
}

function airline(set: LabelledSet, ids: ReadonlySet<string>): Item[] {
  return [...ids].map((id) => {
    const task = set.tasks.get(id.split('/')[0] as string) as Airline
    const { messages } = JSON.parse(fs.readFileSync(path.join(set.traces, id), 'utf8')) as { messages: Message[] }
    const results = new Map(messages.filter((m) => m.role === 'tool').map((m) => [m.tool_call_id, m.content ?? '']))
    const calls = messages.flatMap((m) =>
      (m.tool_calls ?? []).map(({ id: call, function: f }) => {
        const result = results.get(call) ?? ''
        return { tool: f.name, arguments: JSON.parse(f.arguments), result, failed: result.startsWith('Error') }
      }),
    )
    const expected = writesOf(task).map((a) => ({ tool: a.name, arguments: a.kwargs, asked: Object.keys(a.kwargs) }))
    return {
      ...{ id, set: set.name, good: set.labels.get(id)?.good === true, prompt: 'task', ordered: false, expected },
      ...{ forbidden: without(writes, expected), needles: task.outputs, calls },
      effects: calls.filter((c) => !c.failed && writes.includes(c.tool)),
      said: messages.flatMap((m) => (m.role === 'assistant' ? (m.content ?? []) : [])).join('\n'),
    }
  })
}

type Message = {
  role: string
  content?: string
  tool_call_id?: string
  tool_calls?: { id: string; function: { name: string; arguments: string } }[]
}

type Run = { id: string; scenario: string; prompt: string; answer: string; events: Event[] }
type Event = { type: string; tool: string; arguments: Record<string, unknown>; result: string; is_error: boolean }

function recorded(set: LabelledSet, ids: ReadonlySet<string>): Item[] {
  const files = fs.readdirSync(set.traces).map((file) => fs.readFileSync(path.join(set.traces, file), 'utf8'))
  return files
    .flatMap((text) => text.split('\n'))
    .flatMap((line): Item[] => {
      // Most lines are of other runs, and long.
      if (!ids.has(/"id": "([^"]+)", "prompt": /.exec(line)?.[1] ?? '')) return []
      const run = JSON.parse(line) as Run
      const calls = run.events
        .filter((e) => e.type === 'tool_call')
        .map(({ tool, arguments: given, result, is_error: failed }) => ({ tool, arguments: given, result, failed }))
      const common = {
        id: run.id,
        set: set.name,
        good: set.labels.get(run.id)?.good === true,
        prompt: run.prompt,
        calls,
      }
      const task = set.tasks.get(run.scenario)
      const asked = set.name === 'bfcl' ? ofTurns(task as Turns, calls) : ofDojo(task as Dojo, calls)
      return [{ ...common, said: run.answer, ...asked }]
    })
}

function ofTurns(task: Turns, calls: Made[]): Pick<Item, 'ordered' | 'expected' | 'forbidden' | 'needles' | 'effects'> {
  const expected = task.turns.flat().map((c) => ({ ...c, asked: Object.keys(c.arguments) }))
  return { ordered: true, expected, forbidden: [], needles: [], effects: calls }
}

function ofDojo(task: Dojo, calls: Made[]): Pick<Item, 'ordered' | 'expected' | 'forbidden' | 'needles' | 'effects'> {
  const expected = effectsOf(task).map((call) => {
    const asked = Object.entries(where(task, call)).flatMap(([k, v]) => ('equals' in (v as object) ? [k] : []))
    return { tool: call.tool, arguments: call.arguments, asked }
  })
  const known = effects[task.suite] ?? []
  return {
    ...{ ordered: false, expected, forbidden: without(known, expected), needles: parts(task) },
    effects: calls.filter((c) => !c.failed && known.includes(c.tool)),
  }
}

const without = (tools: readonly string[], expected: readonly Wanted[]): string[] =>
  tools.filter((tool) => !expected.some((c) => c.tool === tool))
