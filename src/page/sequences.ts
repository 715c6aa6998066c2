// What was expected and what was observed, side by side: missing, superfluous and moved steps marked.
import { count } from '../model/text.ts'
import type { Sequences } from '../model/verdict.ts'
import { align, type Pair } from '../report/align.ts'
import { el } from './dom.ts'

type Kind = 'same' | 'missing' | 'beyond' | 'moved'
type Line = { kind: Kind; expected?: string | undefined; observed?: string | undefined }

const words: Readonly<Record<Kind, string>> = {
  same: '',
  missing: 'missing',
  beyond: 'extra',
  moved: 'out of order',
}
/** So many lines of one kind are shown before they are folded. */
const most = 4

/** The table of two sequences. */
export function sequencesTable({ expected, observed }: Sequences): HTMLElement {
  const lines = linesOf(expected, observed)
  const body = el('tbody', '')
  for (let from = 0; from < lines.length; ) {
    let to = from + 1
    const folds = (kind: Kind | undefined) => kind === 'same' || kind === 'beyond'
    while (to < lines.length && lines[to]?.kind === lines[from]?.kind) to++
    const run = lines.slice(from, to)
    if (run.length > most && folds(run[0]?.kind)) body.append(...folded(run))
    else body.append(...run.map(rowOf))
    from = to
  }
  if (lines.length === 0) body.append(el('tr', '', el('td', '', '(none)'), el('td', '', '(none)')))
  const head = (text: string) => {
    const cell = el('th', '', text)
    cell.scope = 'col'
    return cell
  }
  return el(
    'table',
    'sequences',
    el('caption', 'heard', 'Expected and observed steps'),
    el('thead', '', el('tr', '', head('expected'), head('observed'))),
    body,
  )
}

/** A few lines of many, and a row that shows the others. */
function folded(lines: readonly Line[]): HTMLElement[] {
  const few = lines.slice(0, 2)
  const others = lines.slice(2)
  const cell = el('td', '')
  cell.colSpan = 2
  const row = el('tr', 'others', cell)
  cell.append(
    el(
      'button',
      { class: 'more', aria: { expanded: 'false' }, on: () => row.replaceWith(...others.map(rowOf)) },
      count(others.length, 'more step'),
    ),
  )
  return [...few.map(rowOf), row]
}

function rowOf({ kind, expected, observed }: Line): HTMLElement {
  const note = kind !== 'same' && el('span', 'note', words[kind])
  return el(
    'tr',
    `step ${kind}`,
    el('td', '', expected !== undefined && el('code', '', expected), expected !== undefined && note),
    el('td', '', observed !== undefined && el('code', '', observed), expected === undefined && note),
  )
}

/** A step that one side misses and the other has elsewhere is out of order. */
function linesOf(expected: readonly string[], observed: readonly string[]): Line[] {
  const sides: Pair[] = align(expected, observed) ?? [
    ...expected.map((_, one) => ({ one })),
    ...observed.map((_, other) => ({ other })),
  ]
  const alone = (names: readonly (string | undefined)[]) => {
    const left = new Map<string, number>()
    for (const name of names) if (name !== undefined) left.set(name, (left.get(name) ?? 0) + 1)
    return (name: string): boolean => {
      const n = left.get(name) ?? 0
      left.set(name, n - 1)
      return n > 0
    }
  }
  const missing = alone(
    sides.map(({ one, other }) => (one !== undefined && other === undefined ? expected[one] : undefined)),
  )
  const beyond = alone(
    sides.map(({ one, other }) => (one === undefined && other !== undefined ? observed[other] : undefined)),
  )
  return sides.map(({ one, other }): Line => {
    if (one !== undefined && other !== undefined)
      return { kind: 'same', expected: expected[one], observed: observed[other] }
    if (one !== undefined) return { kind: beyond(expected[one] ?? '') ? 'moved' : 'missing', expected: expected[one] }
    const name = observed[other ?? 0]
    return { kind: missing(name ?? '') ? 'moved' : 'beyond', observed: name }
  })
}
