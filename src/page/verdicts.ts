// The verdicts of a run: what does not hold first, with its evidence; what holds in a fold.
import { count } from '../model/text.ts'
import type { Dimension, Evidence } from '../model/verdict.ts'
import { pointOf, tell } from '../report/told.ts'
import { type Child, el } from './dom.ts'
import { badge, mark } from './mark.ts'
import { isBad, ownOf, type Run, ranked, type Scenario, standing } from './model.ts'
import { callPlace, verdictPlace } from './places.ts'
import { sequencesTable } from './sequences.ts'

/** The name of a verdict's element. */
export const verdictId = (at: number): string => `verdict-${at}`

export type Verdicts = { element: HTMLElement; rowOf(id: string): HTMLElement | undefined }

/** `toLine`: shows the line of a verdict in the scenario's file. */
export function verdictsOf(scenario: Scenario, run: Run | undefined, toLine: (d: Dimension) => void): Verdicts {
  const { head } = scenario
  const own = ownOf(head)
  const all = ranked([...(run?.dimensions ?? []), ...own], head)
  const rows = new Map(all.map((d) => [d.id, rowOf(d, scenario, run, toLine)] as const))
  const bad = all.filter(isBad)
  const others = all.filter((d) => !isBad(d))
  const list = (some: readonly Dimension[]): Child =>
    some.length > 0 &&
    el(
      'ul',
      'verdicts',
      some.map((d) => rows.get(d.id)),
    )
  const holds = others.filter((d) => d.verdict === 'pass').length
  const skipped = others.length - holds
  const said = [
    holds > 0 ? count(holds, 'verdict that holds', 'verdicts that hold') : '',
    skipped > 0 ? `${skipped} skipped` : '',
  ]
  const fold = el('details', 'others', el('summary', '', said.filter(Boolean).join(', ')), list(others))
  fold.open = bad.length === 0
  return {
    element: el(
      'section',
      { class: 'block', aria: { label: 'Verdicts' } },
      el('h2', '', 'Verdicts'),
      list(bad),
      others.length > 0 && fold,
      all.length === 0 && el('p', 'dim', 'No verdict'),
    ),
    rowOf(id) {
      const row = rows.get(id)
      if (row && fold.contains(row)) fold.open = true
      return row
    },
  }
}

function rowOf(d: Dimension, scenario: Scenario, run: Run | undefined, toLine: (d: Dimension) => void): HTMLElement {
  const { evidence, message } = tell(d, scenario.head)
  const state = standing(d, scenario.head)
  const [first] = evidence.flatMap(({ call }) => (call === undefined ? [] : [call]))
  const place = run && first !== undefined ? callPlace(scenario, run, first) : verdictPlace(scenario, run, d.id)
  const line = d.location?.line ?? scenario.asks.find((ask) => ask.id === d.id)?.line
  return el(
    'li',
    { class: `verdict is-${state}`, tab: -1 },
    el(
      'div',
      'head',
      mark(state),
      el('a', { class: 'id', to: place, title: first === undefined ? 'this verdict' : 'to its evidence' }, d.id),
      isBad(d) && state !== 'fail' && badge(state),
      d.severity !== 'blocking' && state !== 'advisory' && state !== 'off' && el('span', 'tag', d.severity),
      d.change !== undefined && el('span', `tag change-${d.change}`, d.change),
      line !== undefined &&
        el(
          'button',
          { class: 'line', title: 'to the line that asks for it', on: () => toLine(d) },
          pointOf((d.location?.file ?? scenario.head.file).replace(/^.*\//, ''), { line }),
        ),
    ),
    el('p', 'message', message),
    evidenceList(evidence, scenario, run),
    d.flagged_values &&
      d.flagged_values.length > 0 &&
      el(
        'p',
        'dim',
        'ungrounded: ',
        d.flagged_values.map((value, i) => [i > 0 && ', ', el('code', '', value)]),
      ),
    isBad(d) && d.sequences && sequencesTable(d.sequences),
    d.oracle &&
      el(
        'details',
        'oracle',
        el('summary', '', 'what the oracle answered'),
        el('div', 'said pre', JSON.stringify(d.oracle, undefined, 2)),
      ),
  )
}

/** So much evidence is shown before it is folded. */
const few = 4

function evidenceList(evidence: readonly Evidence[], scenario: Scenario, run: Run | undefined): Child {
  const list = (some: readonly Evidence[]): Child =>
    some.length > 0 &&
    el(
      'ul',
      'evidence',
      some.map((one) => el('li', '', evidenceOf(one, scenario, run))),
    )
  // One more takes no more room than the fold.
  const shown = evidence.length > few + 1 ? few : evidence.length
  const beyond = evidence.slice(shown)
  return [
    list(evidence.slice(0, shown)),
    beyond.length > 0 && el('details', 'beyond', el('summary', '', `${beyond.length} more`), list(beyond)),
  ]
}

const evidenceOf = ({ call, tool, excerpt }: Evidence, scenario: Scenario, run: Run | undefined): Child => {
  const step = [call === undefined ? '' : `call ${call}`, tool ?? ''].filter(Boolean).join(' ')
  const link = call !== undefined && run ? el('a', { to: callPlace(scenario, run, call) }, step) : step
  return [link, excerpt && el('code', 'excerpt', excerpt)]
}
