// A trace for a person: what happened in order, one line each, errors marked.

import { count } from '../model/text.ts'
import { type Call, callFailed, type Event, evidenceNames, type Trace } from '../model/trace.ts'
import { paints } from './paint.ts'
import { printable } from './printable.ts'
import { excerpt, type Redact } from './redact.ts'

export type TimelineOptions = { color: boolean; width: number; redact: Redact; file: string }

/** Renders one trace. Ends with a line break. */
export function timeline(trace: Trace, options: TimelineOptions): string {
  const { redact, width } = options
  const { red, yellow, dim, bold } = paints(options.color)
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
  const last = trace.events.findLast((e) => e.type === 'message')
  if (trace.answer !== undefined && last?.text === trace.answer)
    out.push('', dim('The last message is the final answer.'))
  else if (trace.answer !== undefined) out.push('', `${bold('answer'.padEnd(9))} ${said(trace.answer, 10)}`)
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
        return [`${who('user')}${said(event.text, 10)}`]
      case 'message':
        return [
          `${who('says', event.agent)}${event.step === undefined ? '' : dim(`(${named(event.step, 60)}) `)}${said(event.text, 10)}`,
        ]
      case 'compaction':
        return [yellow(`${'·'.padEnd(9)} the transcript was summarised`)]
      case 'confirmation':
        return [`${who('gate')}${said(`${event.step}: ${event.tier}`, 10)}`]
      case 'elicitation':
        return [`${who('asked')}${said(`${event.message ?? event.guards ?? ''} → ${event.action}`, 10)}`]
      default:
        return call(event)
    }
  }

  function call(c: Call): string[] {
    number++
    const given = typeof c.arguments === 'string' ? `${c.arguments} (no JSON)` : inline(c.arguments)
    const name =
      named(c.tool, 60) + (c.command === undefined || c.command === c.tool ? '' : dim(` (${named(c.command, 60)})`))
    const head = `${dim(`call ${number}`.padEnd(9))} ${c.agent === undefined ? '' : dim(`[${named(c.agent, 40)}] `)}${bold(name)} ${said(given, 12 + c.tool.length)}`
    const state = c.denied ? 'denied' : c.blocked ? 'blocked' : c.is_error ? 'error' : undefined
    const exit = c.exit_code === undefined ? '' : dim(`exit ${c.exit_code} · `)
    const took = c.duration_ms === undefined ? '' : dim(` · ${Math.round(c.duration_ms)} ms`)
    const cut = c.result_cut === undefined ? '' : dim(` (${count(c.result_cut.bytes, 'byte')}, cut)`)
    const result =
      c.result === undefined
        ? dim('no result recorded')
        : said(typeof c.result === 'string' ? c.result : inline(c.result), 14)
    const mark = state === undefined ? (c.is_error === null ? dim('?') : '→') : red(`✗ ${state}`)
    return [head, `${''.padEnd(9)} ${mark} ${exit}${result}${cut}${took}`]
  }
}

const inline = (value: unknown): string =>
  JSON.stringify(value, (_key, v) => (typeof v === 'bigint' ? String(v) : v)) ?? ''
