// The GitHub entry, the only file that knows @actions: inputs → options; summary, annotations, outputs, the step's result.
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import * as core from '@actions/core'
import { readContext } from './github/context.ts'
import { stepAnchor, stepTitle } from './github/step.ts'
import { gate, passRate } from './judging/report.ts'
import { count } from './model/text.ts'
import { type Given, type Option, options, readSettings, type Settings, UsageError } from './options.ts'
import { type Annotation, annotations } from './report/annotations.ts'
import type { Fed, Head } from './report/contract.ts'
import { feed } from './report/feed.ts'
import type { Links, Prefix } from './report/place.ts'
import { safeLines } from './report/printable.ts'
import { earlySummary, summary } from './report/summary.ts'
import { text } from './report/text.ts'
import type { Concluded } from './run/conclude.ts'
import type { Merged } from './run/merge.ts'
import { writeReports } from './run/reports.ts'
import { judge } from './run/run.ts'
import { workerWord } from './version.ts'

/** The runner drops a summary whole that is larger than 1,048,576 bytes; masking may lengthen it. */
const summaryRoom = 1_000_000
/** The log shows so many lines of the readable report; the summary and the report have all of it. */
const logLines = 400

async function main(): Promise<void> {
  const cwd = process.cwd()
  // Where the inputs cannot be read, what was wanted of the summary is not known: then it is written.
  let settings: Settings | undefined
  let judged = false
  try {
    if (process.argv[2] === workerWord) {
      await (await import('./run/workers.ts')).serve()
      return
    }
    settings = readInputs()
    if (settings.judge.apiKey !== undefined) core.setSecret(settings.judge.apiKey)
    const reportPath = settings.reportJson ?? newReportFile()
    settings.reportJson = reportPath
    const report = await reportOf(cwd, settings)
    judged = true
    let unwritten: string[]
    try {
      const prefix = prefixOf(cwd, report)
      const links = linksOf(prefix)
      unwritten = await writeReports(cwd, settings, report, { links, prefix, ...stepOf(settings) })
      setOutputs(report, fs.existsSync(reportPath) ? path.resolve(cwd, reportPath) : '')
      show(report, settings, prefix, links)
    } finally {
      report.close()
    }
    // What was found is shown first: it may stand nowhere else.
    const missing = report.missing?.length ?? 0
    if (missing > 0 && !settings.allowMissingShards) core.setFailed(`${count(missing, 'shard')} missing`)
    if (unwritten.length > 0) core.setFailed(safeLines(unwritten.join('\n')))
  } catch (e) {
    const usage = e instanceof UsageError
    const message = usage
      ? e.message
      : `agent-eval itself failed, please report this: ${e instanceof Error ? e.message : String(e)}`
    // Later steps compare numbers: where nothing was judged, each output is there all the same.
    if (judged) core.setOutput('verdict', 'error')
    else setOutputs({ head: { verdict: 'error', totals: noTotals } }, '')
    if (settings?.summary ?? true) summaryFile()?.append(earlySummary(message, judged))
    core.setFailed(safeLines(message))
    if (!usage && e instanceof Error) core.debug(e.stack ?? '')
  }
}

/** Judges, or merges what shards judged. */
async function reportOf(cwd: string, settings: Settings): Promise<Concluded & Partial<Pick<Merged, 'missing'>>> {
  if (settings.merge === undefined || settings.merge.length === 0)
    return judge(cwd, settings, { env: process.env, entry: pathToFileURL(process.argv[1] ?? '').href })
  const { merge } = await import('./run/merge.ts')
  const merged = await merge(cwd, settings.merge, settings, process.env['RUNNER_TEMP'])
  for (const said of merged.said) core.info(safeLines(said))
  return merged
}

function readInputs(): Settings {
  const table: readonly Option[] = options.filter((o: Option) => o.only !== 'cli')
  // The runner sets the default of an input that a workflow leaves out, and an empty text where an expression gave nothing.
  const given: Given = Object.fromEntries(
    table
      .filter((o) => process.env[`INPUT_${o.name.toUpperCase()}`] !== undefined)
      .map((o) => [o.name, core.getInput(o.name)]),
  )
  return readSettings(given, (name) => `the input ${name}`)
}

/** A file of this step's own in the runner's temporary folder. */
function newReportFile(): string {
  const folder = process.env['RUNNER_TEMP'] || process.env['TMPDIR'] || '/tmp'
  for (let n = 1; ; n++) {
    const file = path.join(folder, `agent-eval-report${n === 1 ? '' : `-${n}`}.json`)
    if (!fs.existsSync(file)) return file
  }
}

const noTotals: Head['totals'] = {
  ...{ scenarios: 0, passed: 0, failed: 0, skipped: 0, traces: 0 },
  ...{ blocking_failures: 0, advisory_failures: 0, tags: {} },
}

function setOutputs({ head }: { head: Pick<Head, 'verdict' | 'totals' | 'baseline'> }, reportFile: string): void {
  const t = head.totals
  const outputs = {
    verdict: head.verdict,
    report: reportFile,
    scenarios: t.scenarios,
    passed: t.passed,
    failed: t.failed,
    traces: t.traces,
    'blocking-failures': t.blocking_failures,
    'advisory-failures': t.advisory_failures,
    skipped: t.skipped,
    'pass-rate': passRate(t),
    rerun: head.baseline ? JSON.stringify(head.baseline.rerun) : '',
  }
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value)
}

/** The room that is left in the summary file, and what appends to it. Without a file of the runner there is none. */
function summaryFile(): { room: number; append(text: string): void } | undefined {
  const file = process.env['GITHUB_STEP_SUMMARY']
  if (!file) {
    core.info('No job summary is written: this runner has no summary file.')
    return undefined
  }
  // An old server, a run by hand: the summary is lost, not the step.
  const attempt = (act: () => void): void => {
    try {
      act()
    } catch (e) {
      core.warning(`The job summary cannot be written: ${(e as Error).message}`)
    }
  }
  let room = summaryRoom
  attempt(() => {
    room -= fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0
  })
  return { room, append: (text) => attempt(() => fs.appendFileSync(file, text)) }
}

/** Writes the summary, annotates, shows the readable report in the log, and fails the step where the gate does not hold. */
function show(report: Fed, settings: Settings, prefix: Prefix, links: Links | undefined): void {
  const holds = gate(report.head, settings.failOn).holds
  const marks: Annotation[] = []
  const log = logHead()
  const writers = [
    annotations.make({ write: (mark) => void marks.push(mark) }, { prefix, holds }),
    text.make(log, { color: false }),
  ]
  const page = settings.summary ? summaryFile() : undefined
  if (page) {
    const { room, append } = page
    writers.push(summary.make({ write: append }, { room, links, reportPath: settings.reportJson, ...stepOf(settings) }))
  }
  feed(report, writers)
  const failure = marks.find((mark) => mark.level === 'failure')?.message
  if (failure !== undefined) core.info(safeLines(failure.split('\n')[0] as string))
  if (settings.annotations) {
    for (const mark of marks) {
      if (mark.level === 'error') core.error(mark.message, properties(mark))
      else if (mark.level === 'warning') core.warning(mark.message, properties(mark))
      else if (mark.level === 'notice') core.notice(mark.message, properties(mark))
    }
  }
  log.end()
  if (!holds) core.setFailed(failure ?? 'The gate does not hold.')
}

/** What the summary says of the step itself. */
function stepOf({ title, matrix, failOn }: Settings): { title: string | undefined; anchor: string; gates: boolean } {
  const named = stepTitle(title, matrix)
  return { title: named, anchor: stepAnchor(process.env, named), gates: failOn !== 'never' }
}

/** Keeps the first lines of the readable report for the log, and its last one; it is written line by line. */
function logHead() {
  const shown: string[] = []
  let beyond = 0
  let last = ''
  return {
    write(line: string): void {
      last = line.slice(0, -1)
      if (shown.length < logLines) shown.push(last)
      else beyond++
    },
    end(): void {
      core.info(safeLines(shown.join('\n')))
      if (beyond > 0)
        core.info(`… and ${count(beyond, 'more line')}; the summary and the report have them\n${safeLines(last)}`)
    },
  }
}

/** What core takes of an annotation: it leaves out what is absent. */
const properties = ({ level: _level, message: _, ...rest }: Annotation): core.AnnotationProperties => rest

/** Where the working directory lies in the repository: found by the .git beside the scenarios, wherever the checkout is. */
function prefixOf(cwd: string, report: Fed): Prefix {
  const file = report.scenarios[0]?.scenario.file ?? report.rest.problems[0]?.file ?? ''
  for (let folder = path.dirname(path.resolve(cwd, file)); ; folder = path.dirname(folder)) {
    if (fs.existsSync(path.join(folder, '.git'))) {
      const below = path.relative(cwd, folder).split(path.sep).join('/')
      if (below !== '' && !below.startsWith('..')) return { below }
      return path.relative(folder, cwd).split(path.sep).join('/')
    }
    if (path.dirname(folder) === folder) return ''
  }
}

function linksOf(prefix: Prefix): Links | undefined {
  const { server, repository, sha } = readContext(process.env)
  return repository && sha ? { server, repository, sha, prefix } : undefined
}

await main()
