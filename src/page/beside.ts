// Two runs side by side, aligned by a longest common subsequence of their calls; where they part is marked.
import { count } from '../model/text.ts'
import { align, type Pair } from '../report/align.ts'
import type { CallRow, Row, Timeline } from '../report/html/contract.ts'
import { showCommand } from '../report/show.ts'
import { type Child, el } from './dom.ts'
import { folded } from './fold.ts'
import { seenList } from './seen.ts'

/** A run of the two: what it is called, and where its timeline is. */
export type Side = { name: string; to?: string; trace: string; timeline: Timeline }

const callsOf = ({ rows }: Timeline): CallRow[] => rows.filter((row: Row): row is CallRow => row.is === 'call')
/** So many cells of the alignment are computed: a thousand calls on either side. */
const mostCells = 4_000_000

export type BesideView = { element: HTMLElement; first: HTMLElement | undefined; drawAll(): void }

/** Draws both runs. */
export function besideView(one: Side, other: Side): BesideView {
  const [left, right] = [callsOf(one.timeline), callsOf(other.timeline)]
  const pairs = pairsOf(left, right)
  const parts = pairs.findIndex((pair) => pair.one === undefined || pair.other === undefined)
  const differs = parts >= 0 ? parts : pairs.findIndex(({ one: i = 0, other: j = 0 }) => !same(left[i], right[j]))
  const rows = el('div', { class: 'beside', aria: { label: 'Calls of both runs' } })
  const list = seenList(
    rows,
    pairs.length,
    (at) => {
      const pair = pairs[at] as Pair
      const [a, b] = [
        pair.one === undefined ? undefined : left[pair.one],
        pair.other === undefined ? undefined : right[pair.other],
      ]
      const kind = !a ? 'added' : !b ? 'gone' : same(a, b) ? 'same' : 'changed'
      const folds = kind === 'same' && JSON.stringify(a?.result) === JSON.stringify(b?.result)
      return el(
        'div',
        `pair ${kind}${at === differs ? ' parts' : ''}`,
        at === differs &&
          el('p', 'parting', parts >= 0 ? 'Here the runs part' : 'The same calls; here an argument differs first'),
        cell(a, one, b, folds),
        cell(b, other, a, folds),
      )
    },
    { height: 70, role: true },
  )
  const alone = (key: 'one' | 'other') =>
    pairs.filter((pair) => pair[key === 'one' ? 'other' : 'one'] === undefined).length
  const said =
    differs < 0
      ? 'Both runs make the same calls with the same arguments'
      : `${count(pairs.length - alone('one') - alone('other'), 'call')} in common, ${alone('one')} here alone, ${alone('other')} there alone`
  return {
    element: el(
      'section',
      { class: 'block', aria: { label: 'Side by side' } },
      el('h2', '', 'Side by side'),
      el('p', 'dim', said),
      el('div', 'pair heads', headOf(one), headOf(other)),
      rows,
      el('div', 'pair answers', answerOf(one), answerOf(other)),
    ),
    first: differs < 0 ? undefined : list.row(differs),
    drawAll: () => list.drawAll(),
  }
}

/** By the names of the tools; too many calls are paired in their order. */
function pairsOf(left: readonly CallRow[], right: readonly CallRow[]): Pair[] {
  const names = (calls: readonly CallRow[]) => calls.map(({ tool, agent = '' }) => `${tool}\0${agent}`)
  const [a, b] = [names(left), names(right)]
  return (
    align(a, b, mostCells) ??
    Array.from(
      { length: Math.max(a.length, b.length) },
      (_, i): Pair => (i >= a.length ? { other: i } : i >= b.length ? { one: i } : { one: i, other: i }),
    )
  )
}

const same = (a: CallRow | undefined, b: CallRow | undefined): boolean =>
  JSON.stringify(a?.given) === JSON.stringify(b?.given)

const headOf = ({ name, to }: Side): HTMLElement =>
  el('div', 'cell', el('h3', '', to === undefined ? name : el('a', { to }, name)))

/** A call of one side. What is alike on both sides is folded to its first line. */
function cell(call: CallRow | undefined, side: Side, beside: CallRow | undefined, folds: boolean): HTMLElement {
  if (!call) return el('div', 'cell none', el('span', 'dim', 'no such call'))
  const command = showCommand(side.trace, call.n)
  const others = new Map(beside?.given.map(({ name, said }) => [name, JSON.stringify(said)]))
  const fields: Child = call.given.map(({ name, said }) => [
    el('dt', '', name ?? 'arguments'),
    el('dd', beside && others.get(name) !== JSON.stringify(said) ? 'differs' : '', folded(said, command)),
  ])
  const { failed, given } = call
  const head = [
    el('span', 'dim', `call ${call.n}`),
    el('span', 'tool', call.tool),
    failed && failed !== 'unknown' && el('span', `state ${failed}`, `✗ ${failed}`),
  ]
  const body = [
    given.length > 0 && el('dl', 'fields', fields),
    call.result !== undefined && el('div', 'result', folded(call.result, command)),
  ]
  if (!folds) return el('div', 'cell', el('div', 'head', head), body)
  const [first] = given
  const line = first && (typeof first.said === 'string' ? first.said : first.said.head).split('\n')[0]
  return el('details', 'cell', el('summary', 'head', head, line !== undefined && el('code', 'line', line)), body)
}

function answerOf({ timeline: { rows }, trace }: Side): HTMLElement {
  const last = rows.findLast((row) => row.is === 'answer' || (row.is === 'message' && row.agent === undefined))
  return el(
    'div',
    'cell',
    el('div', 'head', el('span', 'dim', 'answer')),
    last && 'said' in last ? folded(last.said, showCommand(trace), 'prose') : el('span', 'dim', 'none recorded'),
  )
}
