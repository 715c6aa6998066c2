// The page: opens the block, and shows what the address names.
import { count } from '../model/text.ts'
import { type Spot, spotOf } from '../report/html/fragment.ts'
import { openBlock, type Recorded } from './block.ts'
import { el, fill, put } from './dom.ts'
import { listen } from './keys.ts'
import { scenarioList } from './list.ts'
import { badge } from './mark.ts'
import type { Run, Scenario } from './model.ts'
import { leftTexts, overviewOf } from './overview.ts'
import { go, runPlace, scenarioPlace } from './places.ts'
import { pointAt } from './point.ts'
import { type RunView, runView } from './run.ts'
import { type SourceView, sourceView } from './source.ts'

openBlock().then(start, (e: unknown) => {
  put(document.body, [
    el(
      'main',
      'broken',
      el('h1', '', 'This page cannot be read'),
      el('p', '', e instanceof Error ? e.message : String(e)),
    ),
  ])
})

type Pane = 'list' | 'run' | 'file'

function start(recorded: Recorded): void {
  const { contents, scenarios } = recorded
  const list = scenarioList(scenarios, contents)
  const main = el('main', { class: 'middle', tab: -1 })
  const side = el('aside', { class: 'right', aria: { label: 'Scenario file' } })
  const status = el('p', { class: 'heard', role: 'status' })
  const byName = new Map(scenarios.map((s) => [s.head.name, s]))
  let shown:
    | { scenario: Scenario; run: Run | undefined; beside: Spot['beside']; view: RunView; source: SourceView }
    | undefined
  let wanted = 0

  const panes: Record<Pane, HTMLButtonElement> = {
    list: paneButton('list', 'Scenarios'),
    run: paneButton('run', 'Run'),
    file: paneButton('file', 'File'),
  }
  function paneButton(pane: Pane, text: string): HTMLButtonElement {
    return el('button', { on: () => showPane(pane) }, text)
  }
  function showPane(pane: Pane): void {
    document.body.dataset['pane'] = pane
    for (const [name, button] of Object.entries(panes)) button.setAttribute('aria-pressed', String(name === pane))
  }

  async function show(): Promise<void> {
    const spot = spotOf(location.hash)
    const scenario = spot && byName.get(spot.scenario)
    if (!spot || !scenario) return showOverview(spot)
    const run = spot.trial === undefined ? firstRun(scenario) : scenario.runs[spot.trial - 1]
    const ticket = ++wanted
    if (shown?.scenario !== scenario || shown.run !== run || shown.beside !== spot.beside) {
      const source = sourceView(recorded, scenario, run)
      const view = await runView(recorded, scenario, run, spot, (d) => {
        showPane('file')
        source.show(d)
      })
      if (ticket !== wanted) return
      shown = { scenario, run, beside: spot.beside, view, source }
      fill(main, view.element)
      fill(side, source.element)
      main.scrollTop = 0
      document.body.classList.toggle('two', spot.beside !== undefined)
      document.title = `${scenario.head.name} · agent-eval`
      list.select(scenario)
      fill(status, `${scenario.head.name}: ${scenario.head.verdict ?? 'not judged'}`)
    }
    showPane('run')
    point(shown, spot)
  }

  function showOverview(spot: Spot | undefined): void {
    wanted++
    shown = undefined
    fill(main, spot && el('p', 'warn', `This page has no scenario ${spot.scenario}`), overviewOf(contents, scenarios))
    fill(side)
    document.body.classList.remove('two')
    document.title = 'agent-eval'
    list.select(undefined)
    showPane('run')
  }

  function move(by: number, fits?: (scenario: Scenario) => boolean): void {
    const all = list.shown()
    // Of the address, as keys come faster than runs are shown.
    const here = byName.get(spotOf(location.hash)?.scenario ?? '')
    const from = here ? all.indexOf(here) : by > 0 ? -1 : all.length
    for (let step = 1; step <= all.length; step++) {
      const at = from + by * step
      // Only what is looked for is looked for from the start again.
      const next = all[fits && at >= all.length ? at - all.length : at]
      if (!next || (fits && !fits(next))) continue
      go(scenarioPlace(next))
      return
    }
  }

  function moveTrial(by: number): void {
    const next = shown?.run && shown.scenario.runs[shown.run.number + by]
    if (shown && next) go(runPlace(shown.scenario, next))
  }

  const help = helpDialog()
  const keys = {
    j: { does: 'next scenario', act: () => move(1) },
    k: { does: 'scenario before', act: () => move(-1) },
    n: { does: 'next failure', act: () => move(1, ({ head }) => head.verdict === 'fail') },
    ']': { does: 'next trial', act: () => moveTrial(1) },
    '[': { does: 'trial before', act: () => moveTrial(-1) },
    '/': {
      does: 'search',
      act() {
        showPane('list')
        list.search.focus()
      },
    },
    '?': { does: 'keys', act: () => help.showModal() },
  }
  put(help, [
    el('h2', '', 'Keys'),
    el(
      'dl',
      'keys',
      Object.entries(keys).map(([key, { does }]) => [el('dt', '', el('kbd', '', key)), el('dd', '', does)]),
    ),
    el('button', { on: () => help.close() }, 'close'),
  ])
  listen(keys)
  const left = leftTexts(contents.left)
  const problems = (contents.rest?.problems.length ?? 0) + (contents.more?.problems ?? 0)
  put(document.body, [
    el(
      'header',
      { class: 'top' },
      el('a', { class: 'brand', to: '#' }, contents.title ?? 'agent-eval'),
      contents.head && badge(contents.head.verdict),
      contents.head && el('span', 'sum', sumText(contents.head.totals)),
      problems > 0 && el('a', { class: 'warn', to: '#' }, count(problems, 'problem')),
      left.length > 0 &&
        el(
          'a',
          { class: 'warn', to: '#', title: left.join('\n') },
          contents.left.why ? 'verdicts alone' : 'not all is here',
        ),
      el('span', { class: 'panes', role: 'group', aria: { label: 'Show' } }, panes.list, panes.run, panes.file),
      el('button', { class: 'quiet', on: () => help.showModal(), aria: { label: 'Keys' } }, '?'),
    ),
    el('div', 'panes-of', list.element, main, side),
    status,
    help,
  ])
  addEventListener('hashchange', () => void show())
  addEventListener('beforeprint', () => {
    list.drawAll()
    shown?.view.drawAll()
  })
  const first = list.shown()[0]
  if (location.hash.length > 1 || !first) void show()
  else {
    history.replaceState(null, '', scenarioPlace(first))
    void show().then(() => showPane('list'))
  }
}

/** The first run that fails, else the first. */
const firstRun = ({ runs }: Scenario): Run | undefined =>
  runs.find((run) => run?.verdict === 'fail') ?? runs.find(Boolean)

/** Scrolls to what the address names, and marks it. */
function point({ view }: { view: RunView }, { call, verdict }: Spot): void {
  const row = call !== undefined ? view.callRow(call) : verdict !== undefined ? view.verdictRow(verdict) : view.parting
  if (row) pointAt(row)
}

const sumText = ({
  scenarios,
  passed,
  failed,
  skipped,
}: {
  scenarios: number
  passed: number
  failed: number
  skipped: number
}): string =>
  [
    failed > 0
      ? `${failed} of ${count(scenarios, 'scenario')} ${failed === 1 ? 'fails' : 'fail'}`
      : `${passed} of ${count(scenarios, 'scenario')} hold`,
    skipped > 0 ? `${skipped} skipped` : '',
  ]
    .filter(Boolean)
    .join(', ')

const helpDialog = (): HTMLDialogElement => el('dialog', { class: 'help', aria: { label: 'Keys' } })
