// One call of a trace for a person: in two lines, or whole.
import { count } from '../model/text.ts'
import type { Call } from '../model/trace.ts'
import { valueBlock } from './blocks.ts'
import type { Paints } from './paint.ts'
import { printable } from './printable.ts'
import { excerpt, type Redact } from './redact.ts'

export type CallStyle = { paints: Paints; width: number; redact: Redact }

const inline = (value: unknown): string =>
  JSON.stringify(value, (_key, v) => (typeof v === 'bigint' ? String(v) : v)) ?? ''

/** What each sign before a result means. */
export const signs = '→ did not fail · ✗ failed, was denied or was blocked · ? whether it failed is not recorded'

const margin = ' '.repeat(10)

function markOf(c: Call, { red, dim }: Paints): string {
  const state = c.denied ? 'denied' : c.blocked ? 'blocked' : c.is_error ? 'error' : undefined
  if (state !== undefined) return red(`✗ ${state}`)
  return c.is_error === null ? dim('?') : '→'
}

function headOf(c: Call, number: number, { paints: { bold, dim }, redact }: CallStyle): string {
  const named = (text: string, most: number): string => printable(redact(text), most)
  const command = c.command === undefined || c.command === c.tool ? '' : dim(` (${named(c.command, 60)})`)
  const agent = c.agent === undefined ? '' : dim(`[${named(c.agent, 40)}] `)
  return `${dim(`call ${number}`.padEnd(9))} ${agent}${bold(named(c.tool, 60))}${command}`
}

/** A call in two lines. */
export function callLines(c: Call, number: number, style: CallStyle): string[] {
  const { paints, redact, width } = style
  const { dim } = paints
  const said = (text: string, indent: number): string => {
    const room = Math.max(40, width - indent)
    return printable(excerpt(text, redact, room), room)
  }
  const given = typeof c.arguments === 'string' ? `${c.arguments} (no JSON)` : inline(c.arguments)
  const exit = c.exit_code === undefined ? '' : dim(`exit ${c.exit_code} · `)
  const took = c.duration_ms === undefined ? '' : dim(` · ${Math.round(c.duration_ms)} ms`)
  const cut = c.result_cut === undefined ? '' : dim(` (${count(c.result_cut.bytes, 'byte')}, cut)`)
  const result =
    c.result === undefined
      ? dim('no result recorded')
      : said(typeof c.result === 'string' ? c.result : inline(c.result), 14)
  return [
    `${headOf(c, number, style)} ${said(given, 12 + c.tool.length)}`,
    `${margin}${markOf(c, paints)} ${exit}${result}${cut}${took}`,
  ]
}

/** A call whole: all arguments, all of the result. */
export function wholeCall(c: Call, number: number, style: CallStyle): string[] {
  const { paints, redact } = style
  const { dim } = paints
  const facts = [
    c.turn === undefined ? '' : `turn ${c.turn}`,
    c.at === undefined ? '' : printable(c.at, 40),
    c.exit_code === undefined ? '' : `exit ${c.exit_code}`,
    c.duration_ms === undefined ? '' : `${Math.round(c.duration_ms)} ms`,
    c.arguments_cut === undefined ? '' : `arguments cut, of ${count(c.arguments_cut.bytes, 'byte')}`,
    c.result_cut === undefined ? '' : `result cut, of ${count(c.result_cut.bytes, 'byte')}`,
    typeof c.arguments === 'string' ? 'the arguments are no JSON' : '',
  ].filter((fact) => fact !== '')
  const result =
    c.result === undefined ? [`${margin}${dim('no result recorded')}`] : valueBlock(c.result, redact, margin)
  return [
    `${headOf(c, number, style)}${facts.length > 0 ? dim(` · ${facts.join(' · ')}`) : ''}`,
    ...valueBlock(c.arguments, redact, margin),
    `${margin}${markOf(c, paints)}`,
    ...result,
  ]
}
