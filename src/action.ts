// The GitHub entry, the only file that knows @actions: inputs → options; summary, annotations, outputs, the step's result.
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import * as core from '@actions/core'
import { writeOutputs } from './action/outputs.ts'
import { summaryFile } from './action/page.ts'
import { fetches, tells } from './github/asked.ts'
import type { Result } from './github/result.ts'
import { passRate } from './model/report.ts'
import { count } from './model/text.ts'
import { type Given, type Option, options, readSettings, type Settings, UsageError } from './options.ts'
import type { Head } from './report/contract.ts'
import { earlySummary } from './report/early.ts'
import { safeLines } from './report/printable.ts'
import { judge } from './run/begin.ts'
import type { Concluded } from './run/conclude.ts'
import type { Merged } from './run/merge.ts'
import { workerWord } from './version.ts'

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
    let told: { unwritten: string[]; result: Result }
    try {
      const { tell } = await import('./action/tell.ts')
      const written = (): string => (fs.existsSync(reportPath) ? path.resolve(cwd, reportPath) : '')
      told = await tell(cwd, report, settings, () => setOutputs(report, written()))
    } finally {
      report.close()
    }
    await tellElsewhere(told.result, settings)
    // What was found is shown first: it may stand nowhere else.
    const missing = report.missing?.length ?? 0
    if (missing > 0 && !settings.allowMissingShards) core.setFailed(`${count(missing, 'shard')} missing`)
    if (told.unwritten.length > 0) core.setFailed(safeLines(told.unwritten.join('\n')))
  } catch (e) {
    const usage = e instanceof UsageError
    const message = usage
      ? e.message
      : `agent-eval itself failed, please report this: ${e instanceof Error ? e.message : String(e)}`
    // Later steps compare numbers: where nothing was judged, each output is there all the same.
    if (judged) writeOutputs({ verdict: 'error' })
    else setOutputs({ head: { verdict: 'error', totals: noTotals } }, '')
    const early = earlySummary(message, judged)
    if (settings?.summary ?? true) summaryFile()?.append(early)
    core.setFailed(safeLines(message))
    if (!usage && e instanceof Error) core.debug(e.stack ?? '')
    // What was said of an earlier run must not stand as if it were of this one.
    const said = { comment: early, check: early, line: message, marks: [] }
    if (settings) await tellElsewhere({ holds: false, passes: false, ...said }, settings)
  }
}

/** Says the result in a comment and a check, where they are asked for. */
async function tellElsewhere(result: Result, settings: Settings): Promise<void> {
  if (tells(settings)) await (await import('./action/elsewhere.ts')).publishFor(result, settings)
}

/** Judges, or merges what shards judged; what is not on the disk of the runner is fetched before. */
async function reportOf(cwd: string, settings: Settings): Promise<Concluded & Partial<Pick<Merged, 'missing'>>> {
  const isMerge = settings.merge !== undefined && settings.merge.length > 0
  if (isMerge && settings.changedSince !== undefined)
    throw new UsageError('Expected no changed-since beside merge: give it to the shards, which judge')
  const fetched = fetches(settings) ? await (await import('./action/elsewhere.ts')).fetchFor(settings) : undefined
  try {
    if (!isMerge) {
      const entry = pathToFileURL(process.argv[1] ?? '').href
      return await judge(cwd, settings, { env: process.env, entry, ...(fetched ? { fetched } : {}) })
    }
    const { merge } = await import('./run/merge.ts')
    const merged = await merge(cwd, settings.merge ?? [], settings, process.env['RUNNER_TEMP'], fetched)
    for (const said of merged.said) core.info(safeLines(said))
    return merged
  } finally {
    fetched?.close()
  }
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
  writeOutputs({
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
  })
}

await main()
