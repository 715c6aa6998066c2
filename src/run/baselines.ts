// Reading the reports of a baseline, and the one that is to be confirmed.
import fs from 'node:fs'
import path from 'node:path'
import { readReport } from '../documents/report.ts'
import { listFiles } from '../files/globs.ts'
import { shown, statAs } from '../files/path.ts'
import { readTextFile, Unreadable } from '../files/stream.ts'
import { compare, marker, toRerun, wrongCount } from '../judging/baseline/compare.ts'
import type { Rerun } from '../judging/baseline/failures.ts'
import { type Past, pastOf } from '../judging/baseline/past.ts'
import type { Comparable } from '../judging/baseline/tally.ts'
import type { BaselineResult, Problem, ScenarioResult } from '../model/report.ts'
import { count } from '../model/text.ts'
import { type Settings, UsageError } from '../options.ts'
import type { FetchedBaseline } from './fetched.ts'
import type { Common } from './findings.ts'

/** What a run is compared with. `asked`: a baseline was asked for, be there one or not. */
export type Baseline = { past: Past[]; first?: First | undefined; problems: Problem[]; notes: string[] }

/** The report that a rerun confirms. */
export type First = Rerun & {
  file: string
  scenarios: readonly string[]
  contents: ReadonlyMap<string, string | undefined>
}

type BaselineSettings = Pick<
  Settings,
  | 'baseline'
  | 'baselineBranch'
  | 'baselineMissing'
  | 'confirm'
  | 'confirmTrials'
  | 'failOn'
  | 'only'
  | 'protect'
  | 'regressionAlpha'
  | 'shard'
  | 'unsettled'
>

/** No report of a sane size is larger; reading it whole takes a few times its size. */
const largest = 256 * 1024 * 1024
const mostReports = 1000

/** Throws a UsageError for settings of a baseline that do not go together. Returns whether one is asked for. */
export function asksBaseline(settings: Omit<BaselineSettings, 'baselineMissing'>): boolean {
  const { baseline = [], baselineBranch, confirm, failOn, protect, only = [], shard } = settings
  const asked = baseline.length > 0 || baselineBranch !== undefined
  if (shard !== undefined) {
    if (!asked && confirm === undefined) return false
    throw new UsageError('Expected no baseline and no confirm beside shard: give them to merge, which knows all trials')
  }
  if (!asked) {
    const needs =
      failOn === 'regressions' ? 'fail-on: regressions' : confirm ? 'confirm' : protect ? 'protect' : undefined
    if (needs === undefined) return false
    throw new UsageError(`Expected baseline beside ${needs}: name the reports to compare with`)
  }
  if (baseline.length > 0 && baselineBranch !== undefined)
    throw new UsageError(
      'Expected baseline or baseline-branch, found both: name the reports, or the branch they are of',
    )
  if (confirm !== undefined && only.length > 0)
    throw new UsageError('Expected no only beside confirm, which takes the scenarios that were run again')
  return true
}

/**
 * Reads what the settings name, or what was fetched; `undefined`: no baseline was asked for. Throws a UsageError for settings that
 * do not go together.
 */
export function readBaseline(
  cwd: string,
  settings: BaselineSettings,
  fetched: FetchedBaseline | undefined,
): Baseline | undefined {
  if (!asksBaseline(settings)) return undefined
  const { baseline = [], baselineBranch, confirm } = settings
  const problems: Problem[] = []
  const notes: string[] = [...(fetched?.notes ?? [])]
  const past: Past[] = []
  const files = fetched?.reports ?? filesOf(cwd, baseline, problems).map((file) => ({ file, label: file }))
  for (const { file, label } of files) {
    const read = readOne(cwd, file)
    if ('why' in read) problems.push({ file: label, message: `${read.why} (a report of the baseline)` })
    else past.push(pastOf(label, read.report))
  }
  if (files.length === 0) {
    const named = baselineBranch ?? baseline.join(', ')
    const said = `Missing baseline: ${fetched?.missing ?? `no report matches ${named}`}`
    if (settings.baselineMissing === 'ignore') notes.push(`${said}; every failure counts as new`)
    else problems.push({ file: named, message: `${said}; baseline-missing: ignore lets it be` })
  }
  return {
    past,
    first: confirm === undefined ? undefined : readFirst(cwd, confirm, past, settings, problems),
    problems,
    notes,
  }
}

/** The files of all lines, each once: a folder's in natural order of their names. */
function filesOf(cwd: string, lines: readonly string[], problems: Problem[]): string[] {
  const isReport = (file: string): boolean => /\.json$/i.test(file)
  const found = lines
    .filter((line) => !line.startsWith('!'))
    .flatMap((line) => {
      const glob = statAs(path.resolve(cwd, line)) === 'folder' ? `${line.replace(/[\\/]+$/, '')}/**/*.json` : line
      const listing = listFiles(cwd, [glob, ...lines.filter((l) => l.startsWith('!'))], isReport)
      for (const { file, message } of listing.faults) problems.push({ file, message })
      return listing.files.sort(new Intl.Collator('en', { numeric: true }).compare)
    })
  const files = [...new Set(found)]
  if (files.length > mostReports)
    throw new UsageError(`Expected at most ${count(mostReports, 'report')} of a baseline, found ${files.length}`)
  return files
}

function readOne(cwd: string, file: string): ReturnType<typeof readReport> {
  try {
    const whole = path.resolve(cwd, file)
    const size = fs.statSync(whole, { throwIfNoEntry: false })?.size ?? 0
    if (size > largest) return { why: `Expected a report of at most ${largest / 1024 / 1024} MB, found ${size} bytes` }
    const text = readTextFile(whole)
    return text === undefined ? { why: 'Missing report: no such file' } : readReport(text)
  } catch (e) {
    if (!(e instanceof Unreadable)) throw e
    return { why: e.message }
  }
}

/** Reads the report to be confirmed, and decides again what it asks to rerun: what it says of that itself is not believed. */
function readFirst(
  cwd: string,
  name: string,
  past: readonly Past[],
  settings: BaselineSettings,
  problems: Problem[],
): First {
  const file = shown(cwd, name)
  const read = readOne(cwd, name)
  if ('why' in read) throw new UsageError(`Cannot confirm ${file}: ${read.why}`)
  const { report } = read
  if (report.baseline?.confirmed)
    throw new UsageError(`Expected a report of first trials to confirm, found ${file}, which is confirmed already`)
  const { baseline } = compare(report.scenarios, past, settings)
  const { scenarios, dimensions, always } = toRerun({ baseline })
  if (scenarios.length === 0) throw new UsageError(`Nothing to confirm: ${file} has no new and no flaky failure`)
  if (report.problems.length + always > 0)
    problems.push({
      file,
      message: `No rerun settles ${count(report.problems.length + always, 'finding')} of this report: problems, missing traces, numbers of trials`,
    })
  const contents = new Map(report.scenarios.map((s) => [s.name, s.content]))
  return { file, scenarios, dimensions, contents }
}

/** A scenario's result; its runs are read once. */
export type Compared = Comparable & Pick<ScenarioResult, 'file' | 'verdict'>

/** Compares the results with the baseline, and says what is wrong with either. */
export function compareWith(
  { past, first, ...said }: Baseline,
  settings: BaselineSettings,
  { asks, unread }: Pick<Common, 'asks' | 'unread'>,
  results: readonly Compared[],
) {
  const { baseline, notes } = compare(results, past, settings, {
    weakening: { asks, unread: new Set(unread) },
    rerun: first,
  })
  const faults = rerunFaults({ first }, results, settings)
  return {
    baseline,
    marks: marker(baseline, settings.failOn === 'regressions'),
    problems: [...said.problems, ...faults.problems, ...(settings.protect ? protectedFrom(baseline, asks) : [])],
    notes: [...said.notes, ...notes, ...faults.notes],
  }
}

/** What is wrong with a rerun: other trials than it asks for, another content than was run first. */
function rerunFaults(
  { first }: Pick<Baseline, 'first'>,
  results: readonly Compared[],
  { confirmTrials, unsettled }: BaselineSettings,
): { problems: Problem[]; notes: string[] } {
  const problems: Problem[] = []
  const notes: string[] = []
  if (!first) return { problems, notes }
  const byName = new Map(results.map((s) => [s.name, s]))
  for (const name of first.scenarios) {
    const scenario = byName.get(name)
    const found = scenario?.trials?.total ?? 0
    if (scenario && scenario.content !== first.contents.get(name))
      problems.push({
        file: first.file,
        message: `Expected the scenario ${JSON.stringify(name)} as it was run first, found another content`,
      })
    // A missing trace is told by the scenario itself, where it is not let be.
    if (found === confirmTrials || (found === 0 && scenario?.verdict === 'fail')) continue
    const message = `Not settled: ${wrongCount(name, found, confirmTrials)}`
    if (unsettled === 'fail') problems.push({ file: scenario?.file ?? first.file, message })
    else notes.push(message)
  }
  return { problems, notes }
}

/** What was made weaker than in the baseline, as problems of the files it stands in. */
function protectedFrom({ weakened }: BaselineResult, asks: Common['asks']): Problem[] {
  return weakened.map(({ scenario, dimension, was, is }) => {
    const { file, line } = asks.find((one) => one.name === scenario) ?? { file: scenario }
    const message = `Weakened: ${dimension} of ${JSON.stringify(scenario)} was ${was} in the baseline and is ${is}`
    return { file, ...(line === undefined ? {} : { line }), message }
  })
}
