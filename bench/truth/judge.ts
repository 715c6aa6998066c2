// Judges all runs of a set by scenarios that a rule makes: one run of the built command line, and its report.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Report } from '../../src/model/report.ts'

/** A verdict, and the blocking dimensions that made it a failure. */
export type Judged = { passes: boolean; by: string[]; message: string }

/** What to judge: scenario files by their names, the traces (a file or folder), and the config. */
export type Job = { scenarios: ReadonlyMap<string, string>; traces: string; config: string }

/** How long one run of the command line took, and its largest memory. */
export type Cost = { seconds: number; megabytes: number }

/** The built command line; TRUTH_CLI names another. */
export const bundle = process.env['TRUTH_CLI'] ?? path.resolve(import.meta.dirname, '../../dist/cli/index.js')

/** Lays the files of a job into a folder of their own, which is removed behind `use`. */
export function inScratch<T>(job: Job, use: (folder: string) => T): T {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'truth-'))
  try {
    fs.mkdirSync(path.join(folder, 'scenarios'))
    for (const [name, text] of job.scenarios) fs.writeFileSync(path.join(folder, 'scenarios', `${name}.toml`), text)
    fs.writeFileSync(path.join(folder, 'agent-eval.toml'), job.config)
    fs.cpSync(job.traces, path.join(folder, 'traces', path.basename(job.traces)), { recursive: true })
    return use(folder)
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

/** The report of a job, whose problems are errors of this program. */
export function reportOf(job: Job, cli = bundle): { report: Report; cost: Cost } {
  return inScratch(job, (folder) => {
    const started = performance.now()
    const args = [cli, 'run', '--traces', 'traces/**/*', '--report-json', 'report.json', '--missing-trace', 'ignore']
    const run = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 30 })
    const seconds = (performance.now() - started) / 1000
    const file = path.join(folder, 'report.json')
    if (!fs.existsSync(file)) throw new Error(`${run.stderr}\n${run.stdout}`.slice(0, 4000))
    const report = JSON.parse(fs.readFileSync(file, 'utf8')) as Report
    if (report.problems.length > 0) throw new Error(JSON.stringify(report.problems.slice(0, 5), undefined, 1))
    return { report, cost: { seconds, megabytes: 0 } }
  })
}

/** The verdict of each run, by its id, else by its file below `traces`. */
export function verdictsOf(report: Report): Map<string, Judged> {
  const found = new Map<string, Judged>()
  for (const { runs } of report.scenarios)
    for (const { trace, id, verdict, dimensions } of runs) {
      const blocking = dimensions.filter(
        (d) => d.severity === 'blocking' && d.verdict !== 'pass' && d.verdict !== 'skip',
      )
      const by = blocking.map((d) => `${d.id}${d.verdict === 'error' ? ' (error)' : ''}`)
      found.set(id ?? trace.replace(/^traces\/traces\//, ''), {
        passes: verdict === 'pass',
        by,
        message: blocking[0]?.message ?? '',
      })
    }
  return found
}
