// The calls of one Codex rollout: those the model made, those its scripts made, and those that only events tell of, each once.
import { count } from '../../model/text.ts'
import type { Call, Event } from '../../model/trace.ts'
import { type Builder, type CallEnd, isOpen } from '../build.ts'
import { type Json, text } from '../json.ts'
import { type CallKind, type EndedCall, kindOf, sameTool } from './item.ts'
import { callId, responseCall, responseEnd } from './response.ts'
import type { CodexRun } from './run.ts'
import { scriptCalls } from './script.ts'

/** Collects the calls of one session. */
export function codexCalls(b: Builder, run: CodexRun) {
  const { trace } = b
  const open = new Set<Call>()
  /** Calls of which the response item was read: another item with the same id is another call. */
  const items = new Set<Call>()
  /** Calls that only the text of a script tells of, and the call that ran the script. */
  let told: { call: Call; script: Call }[] = []
  /** Those of them that were found to have run, by the id that was found for them. */
  const found = new Map<string, Call>()
  /** The kinds of calls of which this file records every one as an item of its turn. */
  const itemised = new Set<CallKind>()
  let computed = false

  function add(id: string | undefined, tool: string, given: unknown, turn?: number): Call {
    const made = b.call({ id, tool, arguments: given, turn }, true)
    open.add(made)
    run.course.called(made)
    return made
  }

  function settle(call: Call, end: CallEnd): void {
    b.settle(call, end)
    open.delete(call)
  }

  /** What an event tells of the end overrides what a text seemed to say. What the model was told before stays the result. */
  function override(call: Call, { result, ...end }: CallEnd): void {
    if (end.is_error === false) delete call.denied
    settle(call, call.result === undefined ? { ...end, result } : end)
  }

  /** In code mode the model calls `exec` with a script that calls the tools: they are calls of their own. */
  function script(made: Call, source: string): void {
    const read = scriptCalls(source)
    computed ||= read.computed
    for (const one of read.calls)
      told.push({ call: b.call({ tool: one.tool, arguments: one.arguments, turn: made.turn }), script: made })
  }

  /** The call that is over: one that the model made, one that its script made, or one that is nowhere else. */
  function callOf({ id, tool, arguments: given }: EndedCall): Call {
    const known = b.find(id) ?? (id === undefined ? undefined : found.get(id))
    if (known) return known
    const first = told.find((t) => sameTool(t.call.tool, tool))
    if (!first) return add(id, tool, given)
    told = told.filter((t) => t !== first)
    const { call } = first
    if (kindOf(tool) === 'mcp') call.tool = tool
    if (Object.keys(given).length > 0) b.giveArguments(call, given)
    if (id !== undefined) {
      call.id = id
      found.set(id, call)
    }
    return call
  }

  /** Is it a search that the model asked for itself, of which the file keeps no id? */
  const isNamelessSearch = (e: Event): boolean =>
    e.type === 'tool_call' && e.tool === 'web_search' && e.id === undefined && !told.some((t) => t.call === e)

  return {
    /** A response item that is a call. False: it does not say of what. */
    made(type: string, it: Json): boolean {
      const id = callId(it)
      const read = responseCall(type, it)
      if (!read) return false
      const told = b.find(id)
      const known = told && !items.has(told) ? told : undefined
      const one = known ?? add(id, read.tool, read.arguments, run.respond())
      items.add(one)
      const input = it['input']
      if (!known && type === 'custom_tool_call' && read.tool === 'exec' && typeof input === 'string') script(one, input)
      if (type === 'web_search_call') settle(one, { is_error: it['status'] === 'completed' ? false : null })
      return true
    },
    /** A response item that is a result. False: of no call that is known. */
    result(it: Json): boolean {
      run.input()
      run.course.returned()
      const id = callId(it)
      // A file that drifted from the format pairs by name.
      const waiting = [...open].find((c) => (id === undefined ? c.tool === it['name'] : c.id === id))
      const one = waiting ?? b.find(id)
      if (!one) return false
      const end = responseEnd(it, one)
      // What a script says is the result of its one call too; whether that call worked it does not say.
      const [only, ...more] = told.filter((t) => t.script === one)
      if (only && more.length === 0) b.settle(only.call, { result: end.result })
      settle(one, end)
      return true
    },
    /** A call that an event tells of when it is over. */
    event(ended: EndedCall): void {
      // A search that the model asked for itself is a response item too, with or without an id.
      if (ended.tool === 'web_search' && !told.some((t) => sameTool(t.call.tool, ended.tool))) return
      override(callOf(ended), ended.end)
    },
    /** A call that an item of its turn tells of. What is known from the output of a script gives way to it. */
    item(ended: EndedCall): void {
      itemised.add(kindOf(ended.tool))
      // Some versions keep no id of a search.
      if (ended.tool === 'web_search' && !b.find(ended.id) && trace.events.some(isNamelessSearch)) return
      const one = callOf(ended)
      if (b.find(ended.id) === one) override(one, ended.end)
      else settle(one, ended.end)
    },
    /** Codex's guardian decided whether a call may run. */
    assessed(e: Json): void {
      const about = b.find(text(e['target_item_id']) ?? text(e['call_id']))
      if (about && /^(denied|rejected)$/.test(String(e['status']))) b.settle(about, { denied: true, is_error: true })
    },
    /** Takes back the calls that did not run, and notes which are not known well. */
    finish(): void {
      // A call that a script holds and that is not among those that ran did not: its branch was not taken.
      const ran = told.filter((t) => isOpen(t.script) || !itemised.has(kindOf(t.call.tool)))
      b.drop(new Set(told.filter((t) => !ran.includes(t)).map((t) => t.call)))
      const spawned = trace.events.filter((e) => e.type === 'tool_call' && e.tool === 'spawn_agent').length
      const notes: string[] = []
      if (ran.length > 0) notes.push(byText(ran.length))
      if (computed && itemised.size === 0) run.course.uncertain(byName)
      if (spawned > 0) notes.push(elsewhere(spawned))
      if (notes.length > 0) trace.source.notes = notes
    },
  }
}

const byText = (n: number): string =>
  `Codex ran scripts (code mode), and ${count(n, 'call is', 'calls are')} known from their text only: whether they ran, and how they ended, is not recorded`
const byName =
  'Codex ran a script (code mode) that cannot be parsed or calls tools by names it computes: which ones is not recorded'
const elsewhere = (n: number): string =>
  `${count(n, 'agent was', 'agents were')} spawned: their calls are not in this file but in rollouts of their own`
