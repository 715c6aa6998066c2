// A trace → its timeline: every text redacted, then cut to a limit.
import { writeJson } from '../../model/json.ts'
import { type Call, calledAt, callFailed, type Event, evidenceNames, type Trace } from '../../model/trace.ts'
import type { Gzip } from '../contract.ts'
import { excerpt, hidden, type Redact } from '../redact.ts'
import type { CallRow, Field, Row, Said, Timeline } from './contract.ts'

/** A text beyond this is cut: in bytes, as far as a character has one. */
export const mostSaid = 20_000
/** What a run whose texts are too many is cut to, one after another. */
const shorter = [mostSaid, 5000, 1000, 200] as const
/** So many characters of a run are packed. */
const mostOfRun = 12_000_000

/** The timeline of a trace, packed: into the room, where shorter texts bring it about. */
export function packedTimeline(trace: Trace, redact: Redact, gzip: Gzip, room: number): Uint8Array {
  let packed: Uint8Array = new Uint8Array()
  for (const most of shorter) {
    if (most !== shorter.at(-1) && weight(trace, most) > mostOfRun) continue
    packed = gzip(JSON.stringify(timelineOf(trace, redact, most)))
    if (packed.length <= room) break
  }
  return packed
}

/** How many characters the rows of a trace have at most. */
function weight({ events }: Trace, most: number): number {
  let sum = 0
  for (const event of events) {
    const texts = event.type === 'tool_call' ? [event.arguments, event.result] : 'text' in event ? [event.text] : []
    sum += 100
    for (const one of texts)
      sum += typeof one === 'string' ? Math.min(one.length, most) : one === undefined ? 0 : most / 4
  }
  return sum
}

/** The timeline of a trace, with every text cut to so many characters. */
export function timelineOf(trace: Trace, redact: Redact, most: number): Timeline {
  const said = sayer(redact, most)
  const maker = rowMaker(said, redact)
  const rows: Row[] = []
  let size = 0
  let left = 0
  for (const event of eventsOf(trace)) {
    const row = maker(event)
    size += sizeOf(row)
    if (size > mostOfRun) left++
    else rows.push(row)
  }
  const { answer, agent, error, truncated, source, events } = trace
  const last = events.findLast((e) => e.type === 'message' && !e.agent)
  if (answer !== undefined && !(last?.type === 'message' && last.text === answer))
    rows.push({ is: 'answer', said: said(answer) })
  const started = events.find((e) => e.type === 'tool_call' && e.at !== undefined)
  return {
    rows,
    ...(left > 0 ? { left_out: left } : {}),
    ...(most < mostSaid ? { shortened: most } : {}),
    ...(agent?.model === undefined ? {} : { model: redact(agent.model) }),
    ...(agent?.name === undefined ? {} : { agent: redact(agent.name) }),
    ...(started?.type === 'tool_call' && started.at !== undefined ? { started: started.at } : {}),
    ...(trace.stop_cause === undefined ? {} : { stop: trace.stop_cause }),
    ...(error ? { error: said(error) } : {}),
    ...(truncated ? { cut_off: true as const } : {}),
    lacks: source.lacks.map((kind) => evidenceNames[kind]),
    also: alsoOf(trace, said),
  }
}

type Sayer = { (text: string): Said; field(name: string, value: unknown): Field }

/** What makes texts and values what is said of them. */
function sayer(redact: Redact, most: number): Sayer {
  const say = (text: string): Said => {
    const head = excerpt(text, redact, most)
    return text.length > most ? { head, of: Buffer.byteLength(text) } : head
  }
  const field = (name: string, value: unknown): Field => {
    if (typeof value !== 'string') return { name: redact(name), said: say(laidOut(value)) }
    // Under a key that names a secret the text is one, whatever it looks like.
    const head = value.slice(0, most)
    const secret = redact(head) === head && hidden({ [name]: head }, redact)[name] !== head
    return { name: redact(name), said: secret ? '[redacted]' : say(value) }
  }
  return Object.assign(say, { field })
}

/** So long a line is read without turning the head. */
const widest = 100
/** Of longer JSON every element has lines of its own, without looking whether one would do. */
const mostFitted = 50_000

/** JSON that is read easily: what fits into a line is one. */
function laidOut(value: unknown, indent = ''): string {
  const line = writeJson(value)
  if (indent.length + line.length <= widest || typeof value !== 'object' || value === null) return line
  if (line.length > mostFitted) return writeJson(value, 2)
  const deeper = `${indent}  `
  const lines = (some: readonly string[]): string => some.map((one) => `\n${deeper}${one}`).join(',')
  if (Array.isArray(value)) return `[${lines(value.map((one) => laidOut(one, deeper)))}\n${indent}]`
  return `{${lines(Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${laidOut(one, deeper)}`))}\n${indent}}`
}

function fieldsOf(value: unknown, said: Sayer): Field[] {
  if (value === undefined) return []
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [{ said: said(typeof value === 'string' ? value : laidOut(value)) }]
  return Object.entries(value).map(([name, one]) => said.field(name, one))
}

/** The events, with the prompt ahead where no event says it. */
function* eventsOf({ prompt, events }: Trace): Generator<Event> {
  if (prompt !== undefined && !events.some((e) => e.type === 'user'))
    for (const text of typeof prompt === 'string' ? [prompt] : prompt) yield { type: 'user', text }
  yield* events
}

function rowMaker(said: Sayer, redact: Redact): (event: Event) => Row {
  let n = 0
  let began: number | undefined
  const agentOf = ({ agent }: { agent?: string }) => (agent === undefined ? {} : { agent: redact(agent) })
  const after = (call: Call): { after_ms?: number } => {
    const time = calledAt(call)
    if (time === undefined) return {}
    began ??= time
    return { after_ms: time - began }
  }
  const call = (e: Call): CallRow => ({
    is: 'call',
    n: ++n,
    tool: redact(e.tool),
    ...(e.command === undefined || e.command === e.tool ? {} : { command: redact(e.command) }),
    given: fieldsOf(e.arguments, said),
    ...(typeof e.arguments === 'string' ? { malformed: true as const } : {}),
    ...(e.result === undefined ? {} : { result: said(typeof e.result === 'string' ? e.result : laidOut(e.result)) }),
    ...(e.result_cut === undefined ? {} : { result_bytes: e.result_cut.bytes }),
    ...failureOf(e),
    ...(e.exit_code === undefined ? {} : { exit_code: e.exit_code }),
    ...(e.duration_ms === undefined ? {} : { duration_ms: e.duration_ms }),
    ...(e.turn === undefined ? {} : { turn: e.turn }),
    ...after(e),
    ...agentOf(e),
  })
  return (e) => {
    switch (e.type) {
      case 'tool_call':
        return call(e)
      case 'user':
        return { is: 'user', said: said(e.text) }
      case 'message':
        return {
          is: 'message',
          said: said(e.text),
          ...(e.step === undefined ? {} : { step: redact(e.step) }),
          ...(e.turn === undefined ? {} : { turn: e.turn }),
          ...agentOf(e),
        }
      case 'confirmation':
        return { is: 'confirmation', step: redact(e.step), tier: redact(e.tier), given: fieldsOf(e.arguments, said) }
      case 'elicitation':
        return {
          is: 'elicitation',
          action: e.action,
          said: said(e.message ?? ''),
          given: fieldsOf(e.content, said),
          ...(e.guards === undefined ? {} : { guards: redact(e.guards) }),
        }
      default:
        return { is: 'compaction' }
    }
  }
}

function failureOf(call: Call): { failed?: NonNullable<CallRow['failed']> } {
  if (call.denied) return { failed: 'denied' }
  if (call.blocked) return { failed: 'blocked' }
  const failed = callFailed(call)
  return failed === undefined ? { failed: 'unknown' } : failed ? { failed: 'error' } : {}
}

const lengthOf = (said: Said): number => (typeof said === 'string' ? said : said.head).length

function sizeOf(row: Row): number {
  const fields = 'given' in row ? row.given : []
  const texts = [
    ...fields.map((f) => f.said),
    ...('said' in row ? [row.said] : []),
    ...('result' in row ? [row.result] : []),
  ]
  return texts.reduce((sum, one) => sum + (one === undefined ? 0 : lengthOf(one)), 100)
}

/** What the run has recorded beside its events and its figures. */
function alsoOf(trace: Trace, said: Sayer): Field[] {
  const { tools, structured_output, taint, blocked_sends, signals, state, self_evaluation, labels, workspace } = trace
  const all = { tools, structured_output, taint, blocked_sends, signals, state, self_evaluation, labels, workspace }
  return Object.entries(all).flatMap(([name, value]) =>
    value === undefined ? [] : [said.field(name.replaceAll('_', ' '), value)],
  )
}
