// A trace for a person: what happened in order, one line each, errors marked.

import { count } from '../model/text.ts'
import { callFailed, type Event, evidenceNames, type Trace } from '../model/trace.ts'
import { block } from './blocks.ts'
import { callLines, signs, wholeCall } from './call.ts'
import { paints } from './paint.ts'
import { printable } from './printable.ts'
import { excerpt, type Redact } from './redact.ts'

export type TimelineOptions = {
  color: boolean
  width: number
  redact: Redact
  file: string
  /** Every text, argument and result whole. */
  full?: boolean
}

const margin = ' '.repeat(10)

/** Renders one trace. Ends with a line break. */
export function timeline(trace: Trace, options: TimelineOptions): string {
  const { redact, width } = options
  const style = { paints: paints(options.color), width, redact }
  const { red, yellow, dim, bold } = style.paints
  /** What was said, behind its label: one line of it, or all. */
  const told = (label: string, text: string): string[] =>
    options.full && text.includes('\n')
      ? [label.trimEnd(), ...block(text, redact, margin)]
      : [`${label}${options.full ? printable(redact(text)) : said(text, 10)}`]
  /** One line of text from the trace. */
  const said = (text: string, indent: number): string => {
    const room = Math.max(40, width - indent)
    return printable(excerpt(text, redact, room), room)
  }
  /** A short name from the trace. */
  const named = (text: string, most: number): string => printable(redact(text), most)
  const calls = trace.events.filter((e) => e.type === 'tool_call')
  const failed = calls.filter((c) => callFailed(c) === true).length
  const facts = [
    trace.source.format,
    trace.agent?.model === undefined ? '' : named(trace.agent.model, 60),
    trace.turns === undefined ? '' : count(trace.turns, 'turn'),
    `${count(calls.length, 'call')}${failed > 0 ? ` (${failed} failed)` : ''}`,
    trace.stop_cause ?? '',
    trace.truncated ? 'cut off' : '',
    trace.usage?.cost_usd === undefined ? '' : `$${trace.usage.cost_usd.toFixed(4)}`,
    trace.duration_ms === undefined ? '' : `${(trace.duration_ms / 1000).toFixed(1)} s`,
  ]
  const out = [
    `${bold(printable(options.file))}${trace.id === undefined ? '' : dim(` ${named(trace.id, 80)}`)}`,
    dim(facts.filter((f) => f !== '').join(' · ')),
  ]
  if (trace.error) out.push(red(`run error: ${said(trace.error, 11)}`))
  out.push('')
  let number = 0
  if (trace.prompt !== undefined && !trace.events.some((e) => e.type === 'user')) {
    for (const turn of typeof trace.prompt === 'string' ? [trace.prompt] : trace.prompt)
      out.push(...line({ type: 'user', text: turn }))
  }
  for (const event of trace.events) out.push(...line(event))
  if (trace.answer !== undefined) {
    const [first = '', ...more] = block(trace.answer, redact, margin)
    out.push('', `${bold('answer'.padEnd(9))} ${first.trimStart()}`, ...more)
  }
  out.push('')
  if (calls.length > 0) out.push(dim(`${'signs'.padEnd(9)} ${signs}`))
  const { lacks, unrecognised, junk_lines, notes } = trace.source
  if (lacks.length > 0)
    out.push(
      dim(`${'unknown'.padEnd(9)} this recording does not hold: ${lacks.map((k) => evidenceNames[k]).join(', ')}`),
    )
  for (const note of notes ?? []) out.push(yellow(`${'note'.padEnd(9)} ${said(note, 10)}`))
  if (unrecognised)
    out.push(yellow(`${'note'.padEnd(9)} ${count(unrecognised, 'record was', 'records were')} not recognised`))
  if (junk_lines) out.push(yellow(`${'note'.padEnd(9)} ${count(junk_lines, 'line is', 'lines are')} not JSON`))
  return `${out.join('\n')}\n`

  function line(event: Event): string[] {
    const who = (label: string, agent?: string) =>
      `${dim(label.padEnd(9))} ${agent === undefined ? '' : dim(`[${named(agent, 40)}] `)}`
    switch (event.type) {
      case 'user':
        return told(who('user'), event.text)
      case 'message':
        return told(
          `${who('says', event.agent)}${event.step === undefined ? '' : dim(`(${named(event.step, 60)}) `)}`,
          event.text,
        )
      case 'compaction':
        return [yellow(`${'·'.padEnd(9)} the transcript was summarised`)]
      case 'confirmation':
        return [`${who('gate')}${said(`${event.step}: ${event.tier}`, 10)}`]
      case 'elicitation':
        return [`${who('asked')}${said(`${event.message ?? event.guards ?? ''} → ${event.action}`, 10)}`]
      default:
        return (options.full ? wholeCall : callLines)(event, ++number, style)
    }
  }
}

/** One call of a trace, whole, by its number in reports; `undefined`: there is none. */
export function oneCall(trace: Trace, number: number, options: TimelineOptions): string | undefined {
  const call = trace.events.filter((e) => e.type === 'tool_call')[number - 1]
  if (!call) return undefined
  const style = { paints: paints(options.color), width: options.width, redact: options.redact }
  return `${[...wholeCall(call, number, style), '', style.paints.dim(`${'signs'.padEnd(9)} ${signs}`)].join('\n')}\n`
}
