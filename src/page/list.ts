// The list of scenarios on the left, and what narrows it.
import { count, thousands } from '../model/text.ts'
import type { Contents } from '../report/html/contract.ts'
import { chooser, el, fill } from './dom.ts'
import { mark } from './mark.ts'
import { familyOf, isBad, type Scenario, stateOf } from './model.ts'
import { scenarioPlace } from './places.ts'
import { type SeenList, seenList } from './seen.ts'

export type ScenarioList = {
  element: HTMLElement
  search: HTMLInputElement
  /** The scenarios that are listed, in their order. */
  shown(): readonly Scenario[]
  select(scenario: Scenario | undefined): void
  drawAll(): void
}

type Filter = { text: string; verdict: string; tag: string; family: string; change: string }

/** Makes the list. */
export function scenarioList(scenarios: readonly Scenario[], { head }: Contents): ScenarioList {
  const filter: Filter = { text: '', verdict: '', tag: '', family: '', change: '' }
  const sorted = [...scenarios].sort((a, b) => rankOf(a) - rankOf(b))
  const told = el('p', { class: 'count', role: 'status' })
  const rows = el('div', { class: 'scenarios' })
  let shown: Scenario[] = []
  let list: SeenList | undefined
  let selected: Scenario | undefined
  const draw = (): void => {
    shown = sorted.filter((one) => fits(one, filter))
    fill(
      told,
      shown.length === sorted.length
        ? count(shown.length, 'scenario')
        : `${thousands(shown.length)} of ${count(sorted.length, 'scenario')}`,
    )
    list = seenList(rows, shown.length, (at) => rowOf(shown[at] as Scenario, selected), { height: 32, role: true })
  }
  const search = el('input', { aria: { label: 'Search scenarios' } })
  search.type = 'search'
  search.placeholder = 'Search  /'
  search.addEventListener('input', () => {
    filter.text = search.value.trim().toLowerCase()
    draw()
  })
  const choose = (key: keyof Filter, name: string, values: readonly (readonly [string, string])[]) =>
    values.length > 0 &&
    chooser(`Show ${name}`, '', [['', name], ...values], (value) => {
      filter[key] = value
      draw()
    })
  const states = new Set(scenarios.map((s) => stateOf(s.head)))
  const verdicts = (
    [
      ['fail', 'fails'],
      ['pass', 'holds'],
      ['skip', 'skipped'],
      ['open', 'left open'],
    ] as const
  ).filter(([state]) => states.has(state))
  const named = (names: Iterable<string>) => [...new Set(names)].sort().map((name) => [name, name] as const)
  const changes = head?.baseline ? (['new', 'flaky', 'known'] as const).map((one) => [one, one] as const) : []
  draw()
  return {
    element: el(
      'nav',
      { class: 'list', aria: { label: 'Scenarios' } },
      el(
        'div',
        'filters',
        search,
        el(
          'div',
          'choices',
          verdicts.length > 1 && choose('verdict', 'any verdict', verdicts),
          choose('tag', 'any tag', named(scenarios.flatMap((s) => s.head.tags))),
          choose('family', 'any family', named(scenarios.flatMap(familiesOf))),
          choose('change', 'new and known', changes),
        ),
        told,
      ),
      rows,
    ),
    search,
    shown: () => shown,
    select(scenario) {
      selected = scenario
      for (const link of rows.querySelectorAll('[aria-current]')) link.removeAttribute('aria-current')
      const at = scenario ? shown.indexOf(scenario) : -1
      const link = at < 0 ? undefined : list?.row(at)?.querySelector('a')
      link?.setAttribute('aria-current', 'true')
      link?.scrollIntoView({ block: 'nearest' })
    },
    drawAll: () => list?.drawAll(),
  }
}

/** What fails comes first, and of that what the baseline does not know. */
function rankOf(scenario: Scenario): number {
  const { verdict = 'pass' } = scenario.head
  if (verdict !== 'fail') return verdict === 'pass' ? 4 : 5
  const changes = changesOf(scenario)
  return changes.includes('new') ? 0 : changes.includes('flaky') ? 1 : changes.length === 0 ? 2 : 3
}

function rowOf(scenario: Scenario, selected: Scenario | undefined): HTMLElement {
  const { head } = scenario
  const { name, tags, trials } = head
  const changes = changesOf(scenario)
  return el(
    'div',
    'row',
    el(
      'a',
      { to: scenarioPlace(scenario), ...(scenario === selected ? { aria: { current: 'true' } } : {}) },
      mark(stateOf(head)),
      el(
        'span',
        'name',
        el('span', 'text', name),
        changes.map((one) => el('span', `tag change-${one}`, one)),
        tags.map((tag) => el('span', 'tag', tag)),
      ),
      trials &&
        trials.total > 1 &&
        el('span', { class: 'trials', title: 'trials that passed' }, `${trials.passed}/${trials.total}`),
    ),
  )
}

function* dimensionsOf({ head, runs }: Scenario) {
  yield* head.dimensions
  for (const run of runs) if (run) yield* run.dimensions
}

const familiesOf = (scenario: Scenario): string[] =>
  [...dimensionsOf(scenario)].filter(({ id }) => id.includes('.')).map(({ id }) => familyOf(id))

const changesOf = (scenario: Scenario): string[] => [
  ...new Set([...dimensionsOf(scenario)].flatMap(({ change }) => (change === undefined ? [] : [change]))),
]

const texts = new WeakMap<Scenario, string>()

/** All that a search looks through, in small letters. */
function textOf(scenario: Scenario): string {
  let text = texts.get(scenario)
  if (text === undefined) {
    const { name, description = '', file, tags } = scenario.head
    const dimensions = [...dimensionsOf(scenario)].flatMap((d) => (isBad(d) ? [d.id, d.message] : [d.id]))
    const runs = scenario.runs.flatMap((run) => (run ? [run.trace, run.id ?? '', run.persona ?? ''] : []))
    text = [...new Set([name, description, file, ...tags, ...runs, ...dimensions])].join('\n').toLowerCase()
    texts.set(scenario, text)
  }
  return text
}

function fits(scenario: Scenario, { text, verdict, tag, family, change }: Filter): boolean {
  if (verdict !== '' && stateOf(scenario.head) !== verdict) return false
  if (tag !== '' && !scenario.head.tags.includes(tag)) return false
  if (change !== '' && !changesOf(scenario).includes(change)) return false
  // Beside a verdict that fails, a family is one that fails.
  const counts = [...(family === '' ? [] : dimensionsOf(scenario))]
  if (family !== '' && !counts.some((d) => familyOf(d.id) === family && (verdict !== 'fail' || isBad(d)))) return false
  return text === '' || text.split(/\s+/).every((word) => textOf(scenario).includes(word))
}
