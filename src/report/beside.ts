// Two runs side by side, for a person at a terminal.
import { count } from '../model/text.ts'
import { paints } from './paint.ts'
import { printable } from './printable.ts'

/** A call on one side. `telling`: what tells it from its likes. */
export type Side = { call: number; tool: string; telling?: string; failed?: boolean }

/** A line of both. `moved`: the number of an equal call that stands elsewhere on the other side. */
export type BesideRow = {
  a?: Side
  b?: Side
  moved?: number
  changes: readonly { path: string; a?: string; b?: string }[]
}

export type Beside = {
  names: readonly [string, string]
  rows: readonly BesideRow[]
  /** The last words of both. */
  answers: readonly [string | undefined, string | undefined]
}

/** Equal calls beyond so many in a row are folded, but for those at the edges. */
const mostEqual = 6
const edge = 2
/** So many arguments that differ are shown of one call. */
const mostChanges = 12

/** Renders both. Ends with a line break. */
export function beside(
  { names, rows, answers }: Beside,
  style: { color: boolean; width: number; full?: boolean },
): string {
  const { red, yellow, green, dim, bold } = paints(style.color)
  const room = Math.max(24, Math.floor((style.width - 7) / 2))
  const cell = (text: string): string => printable(text, room).padEnd(room)
  const line = (mark: string, a: string, b: string): string => ` ${mark} ${cell(a)} │ ${printable(b, room)}`.trimEnd()
  const out = [`   ${bold(cell(names[0]))} │ ${bold(printable(names[1], room))}`]
  const paintOf = ({ a, b, moved }: BesideRow) => (a && b ? yellow : moved !== undefined ? dim : a ? red : green)
  const isEqual = (row: BesideRow | undefined): boolean =>
    row?.a !== undefined && row.b !== undefined && row.changes.length === 0 && row.a.failed === row.b.failed
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] as BesideRow
    let run = i
    while (isEqual(rows[run])) run++
    if (!style.full && run - i > mostEqual) {
      for (const one of rows.slice(i, i + edge)) out.push(dim(line('=', sideOf(one.a), sideOf(one.b))))
      out.push(dim(`   … ${count(run - i - 2 * edge, 'equal call')}`))
      for (const one of rows.slice(run - edge, run)) out.push(dim(line('=', sideOf(one.a), sideOf(one.b))))
      i = run - 1
      continue
    }
    if (isEqual(row)) out.push(dim(line('=', sideOf(row.a), sideOf(row.b))))
    else {
      const said = row.moved === undefined ? '' : `  (call ${row.moved} there)`
      const sides = [row.a ? `${sideOf(row.a)}${said}` : '', row.b ? `${sideOf(row.b)}${said}` : ''] as const
      out.push(paintOf(row)(line(markOf(row), ...sides)))
      for (const { path, a = '(none)', b = '(none)' } of row.changes.slice(0, mostChanges))
        out.push(line(' ', `      ${path}: ${a}`, `      ${path}: ${b}`))
      const more = row.changes.length - mostChanges
      if (more > 0) out.push(dim(`         … ${count(more, 'more argument')}`))
    }
  }
  if (rows.length === 0) out.push(dim('   neither made a call'))
  const [a, b] = answers
  if (a !== undefined || b !== undefined)
    out.push(
      '',
      `${a === b ? dim('   the same answer') : line('≠', `answer: ${a ?? '(none)'}`, `answer: ${b ?? '(none)'}`)}`,
    )
  return `${out.join('\n')}\n`
}

const markOf = ({ a, b, moved }: BesideRow): string => (a && b ? '≠' : moved !== undefined ? '↕' : a ? '-' : '+')

const sideOf = (side: Side | undefined): string =>
  side
    ? `${String(side.call).padStart(3)} ${side.tool}${side.telling === undefined ? '' : ` ${side.telling}`}${side.failed ? ' ✗' : ''}`
    : ''

/** What each sign means. */
export const besideSigns =
  '= equal · ≠ other arguments or outcome · - and + on one side alone · ↕ elsewhere on the other side · ✗ failed'
