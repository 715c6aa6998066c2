// The GitHub entry, the only file that knows @actions: inputs → options; summary, annotations, outputs, the step's result.
import fs from 'node:fs'
import path from 'node:path'
import * as core from '@actions/core'
import { gateHolds } from './judging/report.ts'
import type { Report } from './model/report.ts'
import { type Given, type Option, options, readSettings, type Settings, UsageError } from './options.ts'
import { type Annotation, annotations } from './report/annotations.ts'
import type { Links, Prefix } from './report/place.ts'
import { safeLines } from './report/printable.ts'
import { earlySummary, summary } from './report/summary.ts'
import { renderText } from './report/text.ts'
import { writeReports } from './run/reports.ts'
import { run } from './run/run.ts'
import { workerWord } from './version.ts'

/** The runner drops a summary whole that is larger than 1,048,576 bytes; masking may lengthen it. */
const summaryRoom = 1_000_000
/** The log shows so many lines of the readable report; the summary and the report have all of it. */
const logLines = 400

async function main(): Promise<void> {
  const cwd = process.cwd()
  // Where the inputs cannot be read, what was wanted of the summary is not known: then it is written.
  let settings: Settings | undefined
  try {
    if (process.argv[2] === workerWord) {
      await (await import('./run/workers.ts')).serve()
      return
    }
    settings = readInputs()
    if (settings.judgeApiKey !== '') core.setSecret(settings.judgeApiKey)
    settings.reportJson ||= newReportFile()
    const report = await run(cwd, settings, { env: process.env, entry: import.meta.url })
    const prefix = prefixOf(cwd, report)
    const links = linksOf(prefix)
    await writeReports(cwd, settings, report, links)
    setOutputs(report, path.resolve(cwd, settings.reportJson))
    if (settings.summary) writeSummary((room) => summary(report, { room, links, reportPath: settings?.reportJson }))
    announce(report, settings, prefix)
  } catch (e) {
    const usage = e instanceof UsageError
    const message = usage
      ? e.message
      : `agent-eval itself failed, please report this: ${e instanceof Error ? e.message : String(e)}`
    core.setOutput('verdict', 'error')
    if (settings?.summary ?? true) writeSummary(() => earlySummary(message))
    core.setFailed(safeLines(message))
    if (!usage && e instanceof Error) core.debug(e.stack ?? '')
  }
}

function readInputs(): Settings {
  const table: readonly Option[] = options.filter((o: Option) => o.only !== 'cli')
  const given: Given = Object.fromEntries(table.map((o) => [o.name, core.getInput(o.name)]))
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

function setOutputs(report: Report, reportFile: string): void {
  const t = report.totals
  const rate = t.scenarios === 0 ? 0 : Math.round((t.passed / t.scenarios) * 1000) / 1000
  const outputs = {
    verdict: report.verdict,
    report: reportFile,
    scenarios: t.scenarios,
    passed: t.passed,
    failed: t.failed,
    traces: t.traces,
    'blocking-failures': t.blocking_failures,
    'advisory-failures': t.advisory_failures,
    'pass-rate': rate,
  }
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value)
}

/** Appends to the summary file. A runner without one (an old server, a run by hand) loses the summary, not the step. */
function writeSummary(render: (room: number) => string): void {
  const file = process.env['GITHUB_STEP_SUMMARY']
  if (!file) {
    core.info('No job summary is written: this runner has no summary file.')
    return
  }
  try {
    const written = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0
    fs.appendFileSync(file, render(summaryRoom - written))
  } catch (e) {
    core.warning(`The job summary cannot be written: ${(e as Error).message}`)
  }
}

/** Annotates, shows the readable report in the log, and fails the step where the gate does not hold. */
function announce(report: Report, settings: Settings, prefix: Prefix): void {
  const { errors, warnings, failure } = annotations(report, { prefix, failOn: settings.failOn })
  if (failure !== undefined) core.info(safeLines(failure.split('\n')[0] as string))
  if (settings.annotations) {
    for (const a of errors) core.error(a.message, properties(a))
    for (const a of warnings) core.warning(a.message, properties(a))
  }
  const lines = renderText(report, { color: false }).trimEnd().split('\n')
  core.info(safeLines(lines.slice(0, logLines).join('\n')))
  if (lines.length > logLines)
    core.info(
      `… and ${lines.length - logLines} more lines; the summary and the report have them\n${safeLines(lines.at(-1) as string)}`,
    )
  if (!gateHolds(report, settings.failOn)) core.setFailed(failure ?? 'The gate does not hold.')
}

/** What core takes of an annotation: it leaves out what is absent. */
const properties = ({ message: _, ...rest }: Annotation): core.AnnotationProperties => rest

/** Where the working directory lies in the repository: found by the .git beside the scenarios, wherever the checkout is. */
function prefixOf(cwd: string, report: Report): Prefix {
  const file = report.scenarios[0]?.file ?? report.problems[0]?.file ?? ''
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
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: sha } = process.env
  return server && repository && sha ? { server, repository, sha, prefix } : undefined
}

await main()
