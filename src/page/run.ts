// One run in the middle: what it is, its verdicts, its timeline; or two runs side by side.
import { clip, count, thousands } from '../model/text.ts'
import type { Dimension } from '../model/verdict.ts'
import { figureOf } from '../report/baseline.ts'
import type { Timeline } from '../report/html/contract.ts'
import type { Spot } from '../report/html/fragment.ts'
import { reasonOf } from '../report/told.ts'
import { besideView, type Side } from './beside.ts'
import type { Recorded } from './block.ts'
import { type Child, chooser, el } from './dom.ts'
import { statsTexts } from './figures.ts'
import { badge } from './mark.ts'
import { type Run, type Scenario, signOf, stateOf } from './model.ts'
import { besidePlace, go, runPlace } from './places.ts'
import { timelineView } from './timeline.ts'
import { verdictsOf } from './verdicts.ts'

export type RunView = {
  element: HTMLElement
  callRow(call: number): HTMLElement | undefined
  verdictRow(id: string): HTMLElement | undefined
  parting: HTMLElement | undefined
  drawAll(): void
}

/** Draws a run; `spot` says beside which other one. */
export async function runView(
  recorded: Recorded,
  scenario: Scenario,
  run: Run | undefined,
  spot: Spot,
  toLine: (d: Dimension) => void,
): Promise<RunView> {
  const verdicts = verdictsOf(scenario, run, toLine)
  const timeline = run && (await recorded.timelineOf(scenario.number, run.number))
  const beside = run && timeline && (await sideOf(recorded, scenario, spot.beside))
  const head = headOf(recorded, scenario, run, spot, timeline)
  if (run && timeline && beside) {
    const own: Side = { name: `trial ${run.number + 1}`, to: runPlace(scenario, run), trace: run.trace, timeline }
    const view = besideView(own, beside)
    return {
      element: el('article', 'run', head, view.element),
      callRow: () => undefined,
      verdictRow: () => undefined,
      parting: view.first,
      drawAll: view.drawAll,
    }
  }
  const view = run && timeline && timelineView(scenario, run, timeline)
  return {
    element: el(
      'article',
      'run',
      head,
      run?.verdict !== undefined || scenario.head.verdict !== undefined ? verdicts.element : undefined,
      view ? view.element : absent(recorded, run),
    ),
    callRow: (call) => view?.callRow(call),
    verdictRow: verdicts.rowOf,
    parting: undefined,
    drawAll: () => view?.drawAll(),
  }
}

/** Why there is no timeline. */
function absent({ contents: { left } }: Recorded, run: Run | undefined): Child {
  if (!run) return undefined
  const why =
    left.why ??
    `The timeline of this run was left out, so that the page stays below ${left.mb} MB (html-max-mb), or its file could not be read again`
  return el('section', 'block', el('h2', '', 'What happened'), el('p', 'dim', `${why}.`))
}

async function sideOf(recorded: Recorded, scenario: Scenario, beside: Spot['beside']): Promise<Side | undefined> {
  if (beside === undefined) return undefined
  if (beside === 'reference') {
    const timeline = await recorded.referenceOf(scenario.number)
    return timeline && { name: 'reference', trace: 'REFERENCE', timeline }
  }
  const run = scenario.runs[beside - 1]
  const timeline = run && (await recorded.timelineOf(scenario.number, run.number))
  return run && timeline && { name: `trial ${beside}`, to: runPlace(scenario, run), trace: run.trace, timeline }
}

function headOf(
  recorded: Recorded,
  scenario: Scenario,
  run: Run | undefined,
  spot: Spot,
  timeline: Timeline | undefined,
): HTMLElement {
  const { head } = scenario
  const { name, description, tags, reason, trials } = head
  const state = stateOf(head)
  const who = [timeline?.agent === run?.format ? '' : timeline?.agent, timeline?.model].filter(Boolean).join(' · ')
  return el(
    'header',
    'runhead',
    el(
      'div',
      'title',
      el('h1', { tab: -1 }, name),
      state !== 'none' && badge(state),
      tags.map((tag) => el('span', 'tag', tag)),
    ),
    description && el('p', 'description', description),
    reason !== undefined && head.verdict && el('p', 'warn', `${reasonOf({ verdict: head.verdict })}: ${reason}`),
    trials &&
      trials.total > 1 &&
      el(
        'p',
        'dim',
        `${trials.passed} of ${count(trials.total, 'trial')} passed: rate ${trials.rate}, 95 % interval ${trials.interval[0]} to ${trials.interval[1]}`,
      ),
    figuresOf(recorded, scenario),
    pickers(recorded, scenario, run, spot),
    run &&
      el(
        'p',
        'facts',
        el('code', { title: run.trace }, clip(run.trace, 120)),
        [run.format, who, run.persona && `persona ${run.persona}`, ...statsTexts(run.stats), timeline?.started]
          .filter((t) => t !== undefined && t !== '')
          .map((text) => [' · ', text as string]),
      ),
    (run?.notes ?? []).map((note) => el('p', 'note', note)),
  )
}

/** What the baseline says of the scenario. */
function figuresOf({ contents: { head } }: Recorded, { head: { name } }: Scenario): Child {
  const baseline = head?.baseline
  if (!baseline) return undefined
  const failures = baseline.failures.filter((f) => f.scenario === name)
  const figures = baseline.figures.filter((f) => f.scenario === name)
  if (failures.length + figures.length === 0) return undefined
  return el(
    'details',
    'baseline',
    el('summary', '', 'Against the baseline'),
    failures.map((f) =>
      el('p', '', el('span', `tag change-${f.change}`, f.change), ' ', el('code', '', f.dimension), ` ${f.message}`),
    ),
    figures.map((f) => {
      const { name: figure, was, is, change } = figureOf(f)
      return el('p', f.marked ? 'warn' : 'dim', `${figure}: ${was} in the baseline, ${is} now (${change})`)
    }),
  )
}

const fewTrials = 24

/** Which trial is shown, and beside which other. */
function pickers(recorded: Recorded, scenario: Scenario, run: Run | undefined, { beside }: Spot): Child {
  const { runs, number } = scenario
  if (!run || (runs.length < 2 && !recorded.hasReference(number))) return undefined
  const others = runs.flatMap((one, i) => (one && one !== run && recorded.hasTimeline(number, i) ? [one] : []))
  const able = recorded.hasTimeline(number, run.number)
  return el(
    'div',
    'pickers',
    runs.length > 1 && runs.length <= fewTrials && trialLinks(scenario, run),
    runs.length > fewTrials && trialChooser(scenario, run),
    able &&
      (others.length > 0 || recorded.hasReference(number)) &&
      chooser(
        'Lay beside',
        String(beside ?? ''),
        [
          ['', 'beside …'],
          ...(recorded.hasReference(number) ? [['reference', 'the reference'] as const] : []),
          ...others
            .slice(0, 500)
            .map(
              (one) => [String(one.number + 1), `trial ${one.number + 1} ${signOf(one.verdict ?? 'none')}`] as const,
            ),
        ],
        (value) =>
          go(besidePlace(scenario, run, value === '' ? undefined : value === 'reference' ? value : Number(value))),
      ),
  )
}

function trialLinks(scenario: Scenario, run: Run): HTMLElement {
  return el(
    'div',
    { class: 'trials', role: 'group', aria: { label: 'Trials' } },
    scenario.runs.map((one, i) =>
      one
        ? el(
            'a',
            {
              class: `trial is-${one.verdict ?? 'none'}`,
              to: runPlace(scenario, one),
              title: one.trace,
              aria: { current: one === run ? 'true' : undefined, label: `trial ${i + 1} ${one.verdict ?? ''}` },
            },
            `${i + 1} ${signOf(one.verdict ?? 'none')}`,
          )
        : el('span', { class: 'trial', title: 'left out' }, String(i + 1)),
    ),
  )
}

function trialChooser(scenario: Scenario, run: Run): HTMLElement {
  const known = scenario.runs.flatMap((one) => (one ? [one] : []))
  const text = (one: Run): string => `trial ${thousands(one.number + 1)} ${signOf(one.verdict ?? 'none')}`
  const ordered = [...known.filter((one) => one.verdict === 'fail'), ...known.filter((one) => one.verdict !== 'fail')]
  return chooser(
    'Trial',
    String(run.number),
    ordered.map((one) => [String(one.number), text(one)]),
    (value) => {
      const one = known.find((r) => String(r.number) === value)
      if (one) go(runPlace(scenario, one))
    },
  )
}
