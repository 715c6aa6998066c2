// The whole report: its counts, what could not be read, and what is left out of this page.

import type { Agreement } from '../model/report.ts'
import { count, thousands } from '../model/text.ts'
import { countsOf, differencesOf, weakenedOf } from '../report/baseline.ts'
import type { Contents, LeftOut } from '../report/html/contract.ts'
import { fragmentOf } from '../report/html/fragment.ts'
import { pointOf, shardNote } from '../report/told.ts'
import { type Child, el } from './dom.ts'
import { badge } from './mark.ts'
import { repeats, type Scenario } from './model.ts'

/** What the page leaves out, in sentences. */
export function leftTexts({ mb, runs, timelines, files, why }: LeftOut): string[] {
  const limit = `so that the page stays below ${mb} MB (html-max-mb)`
  return [
    why ?? '',
    runs > 0 ? `${count(runs, 'run')} left out, ${limit}: failing runs come first, then the newest` : '',
    timelines > runs && !why ? `${count(timelines - runs, 'timeline')} left out, ${limit}` : '',
    files > 0 ? `The text of ${count(files, 'scenario file')} left out, ${limit}` : '',
  ].filter((text) => text !== '')
}

/** Draws the overview. */
export function overviewOf({ title, head, rest, more, left }: Contents, scenarios: readonly Scenario[]): HTMLElement {
  const repeated = scenarios.filter(repeats).length
  return el(
    'article',
    'run',
    el(
      'header',
      'runhead',
      el('div', 'title', el('h1', { tab: -1 }, title ?? 'agent-eval'), head && badge(head.verdict)),
      head && el('p', '', totalsText(head.totals, repeated)),
    ),
    head?.shard && el('p', 'note', shardNote(head.shard)),
    list('Left out of this page', leftTexts(left)),
    list('What weakens the gate', [...(head?.baseline ? weakenedOf(head.baseline) : []), ...(head?.weakened ?? [])]),
    head?.baseline &&
      el(
        'section',
        'block',
        el('h2', '', 'Against the baseline'),
        el('p', '', countsOf(head.baseline)),
        differencesOf(head.baseline).map(({ word, names }) => [
          el('h3', '', word),
          el(
            'ul',
            '',
            names.slice(0, 200).map((name) => el('li', '', name)),
          ),
        ]),
      ),
    list(
      'What could not be read',
      (rest?.problems ?? []).map((p) => [
        el(
          'code',
          '',
          pointOf(
            p.file,
            p.line === undefined
              ? undefined
              : { line: p.line, ...(p.column === undefined ? {} : { column: p.column }) },
          ),
        ),
        ` ${p.message}`,
      ]),
      more?.problems,
    ),
    list(
      'Traces without a scenario',
      (rest?.unmatched_traces ?? []).map((trace, i) => [el('code', '', trace), ` ${rest?.unmatched_reasons[i] ?? ''}`]),
      more?.unmatched_traces,
    ),
    rest?.agreement && agreementOf(rest.agreement),
    list('Notes', rest?.notes ?? []),
    tagsOf(head?.totals.tags ?? {}),
    el('p', 'dim', head ? `agent-eval ${head.tool.version}` : ''),
  )
}

function totalsText(totals: NonNullable<Contents['head']>['totals'], repeated: number): string {
  const { scenarios, passed, failed, skipped, traces, blocking_failures, advisory_failures } = totals
  return [
    count(scenarios, 'scenario'),
    `${passed} passed`,
    `${failed} failed`,
    skipped > 0 ? `${skipped} skipped` : '',
    count(traces, 'trace'),
    count(blocking_failures - repeated, 'blocking finding'),
    count(advisory_failures, 'advisory finding'),
  ]
    .filter(Boolean)
    .join(' · ')
}

function list(title: string, lines: readonly Child[], more = 0): Child {
  if (lines.length === 0) return undefined
  return el(
    'section',
    'block',
    el('h2', '', title),
    el(
      'ul',
      'plain',
      lines.map((line) => el('li', '', line)),
    ),
    more > 0 && el('p', 'dim', `and ${thousands(more)} more; the JSON report has them all`),
  )
}

/** How the verdicts agree with a label, and the runs where they do not. */
function agreementOf(agreement: Agreement): Child {
  const { label, disagreements, true_pass, true_fail, false_pass, false_fail, unlabelled } = agreement
  return [
    el(
      'section',
      'block',
      el('h2', '', `Agreement with ${label}`),
      el(
        'p',
        '',
        `${true_pass + true_fail} agree; ${false_pass} pass where the label is bad, ${false_fail} fail where it is good; ${unlabelled} without it`,
      ),
      el(
        'ul',
        'plain',
        disagreements.map(({ kind, scenario, trace, dimension = '' }) =>
          el(
            'li',
            '',
            `${kind === 'false_pass' ? 'passes' : 'fails'}: `,
            el('a', { to: fragmentOf({ scenario }) }, scenario),
            ' ',
            el('code', '', trace),
            ` ${dimension}`,
          ),
        ),
      ),
    ),
  ]
}

function tagsOf(tags: Readonly<Record<string, { scenarios: number; passed: number }>>): Child {
  return list(
    'By tag',
    Object.entries(tags).map(([tag, { scenarios, passed }]) => [
      el('span', 'tag', tag),
      ` ${passed} of ${scenarios} passed`,
    ]),
  )
}
