// The run as a timeline: one row for each thing that happened, and the verdicts beside the calls that they cite.
import { clip, count } from '../model/text.ts'
import type { CallRow, Field, Row, Timeline } from '../report/html/contract.ts'
import { showCommand } from '../report/show.ts'
import { type Child, el } from './dom.ts'
import { timeText } from './figures.ts'
import { foldAll, folded, sizeText } from './fold.ts'
import { isBad, type Run, type Scenario, signOf, standing } from './model.ts'
import { callPlace, verdictPlace } from './places.ts'
import { seenList } from './seen.ts'

export type TimelineView = { element: HTMLElement; callRow(call: number): HTMLElement | undefined; drawAll(): void }

/** Draws the timeline of a run. */
export function timelineView(scenario: Scenario, run: Run, timeline: Timeline): TimelineView {
  const rows = el('div', { class: 'timeline', aria: { label: 'What happened, in order' } })
  const cited = citations(scenario, run)
  const turns = turnsOf(timeline.rows)
  const list = seenList(
    rows,
    timeline.rows.length,
    (at) => drawRow(timeline.rows[at] as Row, { scenario, run, cited, turn: turns[at] }),
    { height: 90, role: true },
  )
  const at = new Map(timeline.rows.flatMap((row, i) => (row.is === 'call' ? [[row.n, i] as const] : [])))
  const unfold = el('button', {
    class: 'quiet',
    on() {
      const open = unfold.textContent === 'unfold all'
      list.drawAll()
      foldAll(rows, open)
      unfold.textContent = open ? 'fold all' : 'unfold all'
    },
  })
  unfold.textContent = 'unfold all'
  return {
    element: el(
      'section',
      { class: 'block', aria: { label: 'Timeline' } },
      el('div', 'title', el('h2', '', 'What happened'), unfold),
      rows,
      endOf(timeline),
    ),
    callRow(call) {
      const place = at.get(call)
      return place === undefined ? undefined : list.row(place)
    },
    drawAll: () => list.drawAll(),
  }
}

/** The turn that begins with each row; a message and its calls are of one. */
function turnsOf(rows: readonly Row[]): (number | undefined)[] {
  let now: number | undefined
  return rows.map((row) => {
    const turn = 'turn' in row && !('agent' in row && row.agent) ? row.turn : undefined
    if (turn === undefined || turn === now) return undefined
    now = turn
    return turn
  })
}

type Cited = ReadonlyMap<number, { id: string; bad: boolean; sign: string; state: string }[]>

/** Which verdicts cite which calls. */
function citations({ head }: Scenario, run: Run): Cited {
  const cited = new Map<number, { id: string; bad: boolean; sign: string; state: string }[]>()
  for (const d of run.dimensions) {
    const state = standing(d, head)
    for (const call of new Set((d.evidence ?? []).map((e) => e.call)))
      if (call !== undefined)
        cited.set(call, [...(cited.get(call) ?? []), { id: d.id, bad: isBad(d), sign: signOf(state), state }])
  }
  return cited
}

type Around = { scenario: Scenario; run: Run; cited: Cited; turn: number | undefined }

function drawRow(row: Row, around: Around): HTMLElement {
  const { run, turn } = around
  const command = showCommand(run.trace)
  const agent = 'agent' in row ? row.agent : undefined
  const framed = (kind: string, who: string, ...content: Child[]): HTMLElement =>
    el(
      'div',
      { class: `event ${kind}${agent === undefined ? '' : ' sub'}` },
      turn !== undefined && el('div', 'turn', `turn ${turn}`),
      el('div', 'who', who),
      el('div', 'what', agent !== undefined && el('div', 'agent', el('span', 'dim', 'sub-agent '), agent), content),
    )
  switch (row.is) {
    case 'call':
      return drawCall(row, around, framed)
    case 'user':
      return framed('user', 'user', folded(row.said, command, 'prose'))
    case 'message':
      return framed(
        'message',
        'agent',
        row.step !== undefined && el('div', 'dim', 'of ', el('code', '', row.step)),
        folded(row.said, command, 'prose'),
      )
    case 'answer':
      return framed('message answer', 'answer', folded(row.said, command, 'prose'))
    case 'compaction':
      return framed(
        'note',
        '',
        el('p', '', 'The context was summarised here: the model no longer has word by word what stands above'),
      )
    case 'confirmation':
      return framed(
        'gate',
        'gate',
        el('p', '', el('code', '', row.step), ' was let through as ', el('strong', '', row.tier)),
        fields(row.given, command),
      )
    default:
      return framed(
        `consent ${row.action}`,
        'asked',
        folded(row.said, command, 'prose'),
        row.guards !== undefined && el('p', 'dim', 'of ', el('code', '', row.guards)),
        el('p', 'reply', 'the user: ', el('strong', '', row.action)),
        fields(row.given, command),
      )
  }
}

const failures = {
  error: 'failed',
  denied: 'denied',
  blocked: 'blocked',
  unknown: 'whether it failed is not recorded',
} as const

function drawCall(
  row: CallRow,
  { scenario, run, cited }: Around,
  framed: (kind: string, who: string, ...content: Child[]) => HTMLElement,
): HTMLElement {
  const cites = cited.get(row.n) ?? []
  const worst = cites.find((one) => one.bad)
  const { failed } = row
  const command = showCommand(run.trace, row.n)
  const facts = [
    row.exit_code === undefined ? '' : `exit ${row.exit_code}`,
    row.duration_ms === undefined ? '' : timeText(row.duration_ms),
    row.after_ms === undefined || row.after_ms <= 0 ? '' : `+${timeText(row.after_ms)}`,
  ].filter(Boolean)
  const element = framed(
    `call${failed && failed !== 'unknown' ? ' failed' : ''}${worst ? ` cited is-${worst.state}` : cites.length > 0 ? ' cited' : ''}`,
    '',
    el(
      'div',
      'head',
      el('span', 'tool', row.tool),
      row.command !== undefined && el('code', 'dim', row.command),
      failed && el('span', `state ${failed}`, failed === 'unknown' ? '?' : `✗ ${failures[failed]}`),
      facts.length > 0 && el('span', 'facts', facts.join(' · ')),
    ),
    cites.length > 0 &&
      el(
        'div',
        'cites',
        cites.map(({ id, state, sign }) =>
          el(
            'a',
            { class: `cite is-${state}`, to: verdictPlace(scenario, run, id), title: 'to the verdict' },
            `${sign} ${id}`,
          ),
        ),
      ),
    row.malformed && el('p', 'warn', 'the arguments are no JSON object'),
    fields(row.given, command),
    row.result === undefined ? el('p', 'dim', 'no result recorded') : el('div', 'result', folded(row.result, command)),
    row.result_bytes !== undefined && el('p', 'cut', `the trace itself holds a part of ${sizeText(row.result_bytes)}`),
  )
  element
    .querySelector('.who')
    ?.append(el('a', { to: callPlace(scenario, run, row.n), title: 'the address of this call' }, `call ${row.n}`))
  element.tabIndex = -1
  return element
}

function fields(given: readonly Field[], command: string): Child {
  return (
    given.length > 0 &&
    el(
      'dl',
      'fields',
      given.map(({ name, said }) => [
        el('dt', '', name === undefined ? heardName : clip(name, 80)),
        el('dd', '', folded(said, command)),
      ]),
    )
  )
}
const heardName = 'arguments'

const stops: Readonly<Record<string, string>> = {
  completed: 'The run was completed',
  interrupted: 'The run was interrupted',
  max_turns: 'The run ended at its limit of turns',
  output_token_budget: 'The run ended at its budget of output tokens',
  cost_budget: 'The run ended at its budget of cost',
}

/** How the run ended, and what the recording does not hold. */
function endOf({ rows, left_out, shortened, stop, error, cut_off, lacks, also }: Timeline): HTMLElement {
  return el(
    'div',
    'end',
    left_out !== undefined &&
      el('p', 'cut', `${count(left_out, 'later event')} left out: the run is too long for this page`),
    shortened !== undefined &&
      el('p', 'cut', `Texts of this run are cut after ${sizeText(shortened)} each, since it is very large`),
    error !== undefined &&
      el('div', 'error', el('strong', '', 'The run broke off: '), folded(error, 'agent-eval show', 'prose')),
    cut_off && el('p', 'warn', 'The recording was cut off'),
    el(
      'p',
      'stop',
      stop === undefined ? (error === undefined ? 'How the run ended is not recorded' : '') : (stops[stop] ?? stop),
    ),
    rows.length === 0 && el('p', 'dim', 'Nothing is recorded'),
    lacks.length > 0 && el('p', 'dim', `This recording does not hold: ${lacks.join(', ')}`),
    also.length > 0 &&
      el('details', 'also', el('summary', '', 'Also recorded'), fields(also, 'agent-eval show --json')),
  )
}
