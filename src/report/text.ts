// The report for a person at a terminal: what fails first, with the place, expected against observed, and the call.
import type { BaselineResult, Problem, RunResult } from '../model/report.ts'
import { count } from '../model/text.ts'
import { blocks, type Dimension, isEcho } from '../model/verdict.ts'
import { agreementLines } from './agreement.ts'
import { countsOf, differencesOf, figureOf, weakenedOf } from './baseline.ts'
import type { Head, LineOf, Reporter, ReportSums, Rest, ScenarioHead } from './contract.ts'
import { excerptOf } from './excerpt.ts'
import { type Paints, paints } from './paint.ts'
import { printable } from './printable.ts'
import { sinceOf, unchangedIn } from './since.ts'
import { floorMissed, strengthShort } from './strength.ts'
import { ratesIn } from './tags.ts'
import { andMore, chainOf, differenceOf, pointOf, reasonOf, saidOf, shardNote, tell } from './told.ts'

/** How many passing scenarios, and traces without one, are listed one by one. */
const mostListed = 40
/** How many failing trials of one scenario are shown in full. */
const mostTrials = 5
/** How many names of a sequence are shown. */
const mostNames = 20

/** A failing scenario is written as it ends; held until the end: those that pass with something to say, and up to 40 others. */
export const text: Reporter = {
  id: 'text',
  doc: 'The report for a person at a terminal',
  make(sink, { color = false, lineOf }) {
    const p = paints(color)
    const write = (lines: readonly string[]): void => {
      for (const line of lines) sink.write(`${line}\n`)
    }
    const verdict = verdictOf(p)
    const listed: string[][] = []
    const quiet: string[][] = []
    let quiets = 0
    let baseline: Head['baseline']
    let rates: ReturnType<typeof ratesIn> = []
    let strength: Head['strength']
    return {
      begin(head, sums) {
        verdict.begin(head, sums)
        if (head.shard) write([p.yellow(`! ${shardNote(head.shard)}`), ''])
        const weaker = [...(head.baseline ? weakenedOf(head.baseline) : []), ...(head.weakened ?? [])]
        const weakened = weaker.map((said) => p.yellow(`! ${printable(said)}`))
        const since = sinceOf(head)
        if (since !== undefined) write([p.yellow(`! ${printable(since)}`), ''])
        baseline = head.baseline
        rates = ratesIn(head.totals)
        strength = head.strength
        if (weakened.length > 0) write([...weakened, ''])
      },
      scenario(scenario) {
        const part = scenarioPart(scenario, p)
        return {
          run: part.run,
          end() {
            const { lines, worthShowing } = part.end()
            if (scenario.verdict === 'fail') write([...lines, ''])
            else if (worthShowing) listed.push(lines)
            else if (quiets++ < mostListed) quiet.push(lines)
          },
        }
      },
      end(rest) {
        for (const lines of listed) write(lines)
        if (quiets > mostListed) write([`${p.green('✓')} ${count(quiets, 'more scenario')} passed`])
        else for (const lines of quiet) write(lines)
        if (listed.length + quiets > 0) write([''])
        write(problemLines(rest, p, lineOf))
        write(unmatchedLines(rest, p))
        if (rest.agreement) write(agreementLines(rest.agreement, p))
        write(noteLines(rest, p))
        if (baseline) write(baselineLines(baseline, p))
        write(rateLines(rates, p))
        if (strength) write(strengthShort(strength, p))
        write([verdict.end(rest)])
      },
    }
  },
}

/** One line alone: the verdict and the counts. */
export const line: Reporter = {
  id: 'line',
  doc: 'One line with the verdict and the counts',
  make(sink, { color = false }) {
    const verdict = verdictOf(paints(color))
    return {
      begin: verdict.begin,
      scenario: () => ({ end() {} }),
      end: (rest) => sink.write(`${verdict.end(rest)}\n`),
    }
  },
}

/** Collects what the line of the verdict says. */
function verdictOf(p: Paints) {
  let head: Head | undefined
  let spared = 0
  return {
    begin(given: Head, { counts }: ReportSums): void {
      head = given
      spared = counts.known
    },
    end: (rest: Rest): string => (head ? verdictLine(head, rest, spared, p) : ''),
  }
}

function verdictLine(head: Head, rest: Rest, spared: number, p: Paints): string {
  const { verdict, totals, strength } = head
  const { scenarios, passed, failed, skipped, traces } = totals
  const word = { pass: p.green('PASS'), fail: p.red('FAIL'), error: p.red('ERROR') }[verdict]
  const parts = [
    `${count(scenarios, 'scenario')}: ${passed} passed, ${failed} failed${totals.tolerated ? ` (${totals.tolerated} tolerated)` : ''}${skipped > 0 ? `, ${skipped} skipped` : ''}`,
    ...(unchangedIn(head) > 0 ? [`${unchangedIn(head)} not judged again`] : []),
    count(traces, 'trace'),
    `${count(totals.blocking_failures, 'blocking failure')}, ${totals.advisory_failures} advisory`,
  ]
  if (spared > 0) parts.push(`${spared} of them ${totals.tolerated ? 'tolerated' : 'spared by the baseline'}`)
  if (rest.problems.length > 0) parts.push(count(rest.problems.length, 'problem'))
  if (rest.unmatched_traces.length > 0) parts.push(count(rest.unmatched_traces.length, 'unmatched trace'))
  if (strength && floorMissed(strength, strength.floor) !== undefined) parts.push(p.red('strength below the floor'))
  return `${p.bold(word)}  ${parts.join(' · ')}`
}

/** How the run stands against its baseline: each failure with its counts, what else differs, and figures that changed. */
function baselineLines(b: BaselineResult, p: Paints): string[] {
  const named = (names: readonly string[]) =>
    `${names
      .slice(0, mostNames)
      .map((n) => printable(n, 160))
      .join(', ')}${andMore(names.length - mostNames)}`
  const failures = b.failures.slice(0, mostListed).map(({ scenario, dimension, gates, message }) => {
    const mark = gates ? p.red('✗') : p.yellow('~')
    return `  ${mark} ${printable(scenario, 100)}: ${printable(dimension)}  ${p.dim(printable(message, 500))}`
  })
  const more = b.failures.length - mostListed
  if (more > 0) failures.push(p.dim(`  … ${count(more, 'more failure')}; the JSON report has them all`))
  const figures = b.figures.filter((f) => f.marked).slice(0, mostListed)
  return [
    `Baseline: ${countsOf(b)}`,
    ...failures,
    ...differencesOf(b).map(({ word, names }) => p.dim(`  ${word}: ${named(names)}`)),
    ...figures.map((f) => {
      const { name, was, is, change } = figureOf(f)
      return `  ${p.yellow('~')} ${printable(f.scenario, 100)}: ${name} ${was} → ${is} (${change})`
    }),
    '',
  ]
}

function rateLines(rates: ReturnType<typeof ratesIn>, p: Paints): string[] {
  if (rates.length === 0) return []
  return [
    ...rates.map(({ tag, met, said }) => `${met ? p.green('✓') : p.red('✗')} tag ${printable(tag, 100)}: ${said}`),
    '',
  ]
}

function problemLines({ problems }: Rest, p: Paints, lineOf: LineOf | undefined): string[] {
  if (problems.length === 0) return []
  const files = new Set(problems.map((one) => one.file)).size
  return [
    p.bold(p.red(`${count(problems.length, 'problem')} in ${count(files, 'file')}`)),
    ...problems.flatMap((one) => [
      `  ${p.bold(printable(pointOf(one.file, one)))}`,
      `    ${printable(one.message)}`,
      ...toldOf(one).map((line) => p.dim(`    ${line}`)),
      ...excerptOf(one, lineOf).map((line) => p.dim(`    ${line}`)),
    ]),
    '',
  ]
}

/** Which scenarios lack a trace for it. */
function toldOf({ scenarios = [] }: Problem): string[] {
  if (scenarios.length === 0) return []
  const names = scenarios.slice(0, mostNames).map((name) => printable(name, 100))
  return [`of ${names.join(', ')}${andMore(scenarios.length - names.length)}`]
}

function unmatchedLines({ unmatched_traces, unmatched_reasons }: Rest, p: Paints): string[] {
  const more = unmatched_traces.length - mostListed
  if (unmatched_traces.length === 0) return []
  return [
    p.bold(p.yellow(`Traces without a scenario: ${unmatched_traces.length}`)),
    ...unmatched_traces
      .slice(0, mostListed)
      .flatMap((trace, i) => [`  ${printable(trace)}`, p.dim(`    tried: ${printable(unmatched_reasons[i] ?? '')}`)]),
    ...(more > 0 ? [`  … and ${more} more`] : []),
    '',
  ]
}

function noteLines({ workspace_files, notes }: Rest, p: Paints): string[] {
  const below = workspace_files.length
  const lines = (notes ?? []).map((note) => p.dim(`note: ${printable(note)}`))
  if (below > 0) {
    const are = below === 1 ? 'is no trace' : 'are no traces'
    lines.unshift(p.dim(`${count(below, 'file')} below the workspaces that traces declare ${are}`))
  }
  return lines.length > 0 || notes ? [...lines, ''] : []
}

const failed = (d: Dimension): boolean => d.severity !== 'off' && (d.verdict === 'fail' || d.verdict === 'error')

/** One scenario, with the first of its trials that have findings. */
function scenarioPart(s: ScenarioHead, p: Paints) {
  const mark = { pass: p.green('✓'), fail: p.red('✗'), skip: p.yellow('–') }[s.verdict]
  const name = printable(s.name, 100)
  const interval = s.trials?.interval.map((n) => n.toFixed(2)).join('–')
  const trials =
    s.trials && s.trials.total > 1
      ? `${s.trials.passed} of ${s.trials.total} trials passed (95 % interval ${interval})`
      : ''
  const own = s.dimensions
    .filter((d) => failed(d) && !isEcho(d, s.trials?.total))
    .flatMap((d) => dimensionLines(d, s, p))
  const shown: string[][] = []
  let telling = 0
  let judged: string | undefined
  return {
    run(r: RunResult): void {
      judged ??= `${count(r.dimensions.filter((d) => d.verdict === 'pass').length, 'dimension')} passed`
      if (!r.dimensions.some(failed) && r.notes === undefined) return
      if (telling++ < mostTrials) shown.push(runLines(r, s, p))
    },
    end(): { lines: string[]; worthShowing: boolean } {
      const worthShowing = s.verdict !== 'pass' || s.dimensions.some(failed) || telling > 0
      if (!worthShowing) return { worthShowing, lines: [`${mark} ${name}  ${p.dim(trials || (judged ?? 'no trace'))}`] }
      const reason = s.reason === undefined ? '' : `${reasonOf(s)}: ${printable(s.reason, 300)}`
      const facts = [printable(pointOf(s.file, s)), trials, reason].filter((t) => t !== '').join(' · ')
      const lines = [`${mark} ${p.bold(name)}  ${p.dim(facts)}`]
      if (s.description !== undefined && s.verdict === 'fail') lines.push(p.dim(`  ${printable(s.description, 300)}`))
      lines.push(...shown.flat())
      const more = telling - mostTrials
      if (more > 0) lines.push(p.dim(`  … ${count(more, 'more trial')} with findings; the JSON report has them all`))
      return { worthShowing, lines: [...lines, ...own] }
    },
  }
}

function runLines(r: RunResult, scenario: ScenarioHead, p: Paints): string[] {
  const { turns, tool_calls, tool_errors, cost_usd } = r.stats
  const figures = [
    r.format,
    r.persona === undefined ? '' : `persona ${printable(r.persona, 60)}`,
    turns === undefined ? '' : count(turns, 'turn'),
    `${count(tool_calls, 'call')}${tool_errors > 0 ? `, ${tool_errors} failed` : ''}`,
    cost_usd === undefined ? '' : `$${cost_usd.toFixed(4)}`,
  ].filter((f) => f !== '')
  const worstFirst = r.dimensions.filter(failed).sort((a, b) => Number(blocks(b)) - Number(blocks(a)))
  return [
    `  ${printable(r.trace)}  ${p.dim(figures.join(' · '))}`,
    ...worstFirst.flatMap((d) => dimensionLines(d, scenario, p)),
    ...(r.first_difference ? [`    ${p.yellow('≠')} ${printable(differenceOf(r.first_difference), 600)}`] : []),
    ...(r.notes ?? []).map((note) => p.dim(`    note: ${printable(note)}`)),
  ]
}

function dimensionLines(d: Dimension, scenario: ScenarioHead, p: Paints): string[] {
  const { id, message, file, place, evidence, chains } = tell(d, scenario)
  const blocking = d.severity === 'blocking' && d.gates !== false
  const mark = blocking ? p.red(d.verdict === 'error' ? '! ' : '✗ ') : p.yellow('~ ')
  const spared = d.gates === false ? 'tolerated ' : ''
  const change = d.change === undefined ? spared : `${d.change} `
  const kind =
    `${change}${blocking || change !== '' ? '' : 'advisory '}${d.verdict === 'error' ? 'cannot be told' : ''}`.trim()
  const at = place ? printable(pointOf(file, place)) : ''
  const name = (most: number) => (one: string) => printable(one, most)
  return [
    `    ${mark}${p.bold(printable(id))}${kind === '' ? '' : ` ${p.yellow(`(${kind})`)}`}  ${p.dim(at)}`,
    `      ${printable(message)}`,
    ...evidence.map((e) => p.dim(`      │ ${saidOf(e, name(80), printable, ' ')}`.trimEnd())),
    ...chains.map(({ word, names }) => p.dim(`      │ ${word}: ${chainOf(names, mostNames, '(no calls)', name(60))}`)),
  ]
}
