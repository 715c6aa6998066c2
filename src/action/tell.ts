// What the action tells of a report: summary, annotations, the log, and the step's result.
import fs from 'node:fs'
import path from 'node:path'
import * as core from '@actions/core'
import { readContext } from '../github/context.ts'
import { collecting, type Result } from '../github/result.ts'
import { stepAnchor, stepTitle } from '../github/step.ts'
import { gate } from '../judging/report.ts'
import { count } from '../model/text.ts'
import type { Settings } from '../options.ts'
import { type Annotation, annotations } from '../report/annotations.ts'
import type { Fed } from '../report/contract.ts'
import { feed } from '../report/feed.ts'
import type { Links, Prefix } from '../report/place.ts'
import { safeLines } from '../report/printable.ts'
import { summary } from '../report/summary.ts'
import { text } from '../report/text.ts'
import type { Viewed } from '../run/conclude.ts'
import { viewerOf, writeReports } from '../run/reports.ts'
import { summaryFile } from './page.ts'

/** The log shows so many lines of the readable report; the summary and the report have all of it. */
const logLines = 400

/** Writes the reports, sets the outputs by `setOutputs`, and shows the report. Returns what could not be written, and what is to be told elsewhere. */
export async function tell(
  cwd: string,
  report: Fed & Partial<Viewed>,
  settings: Settings,
  setOutputs: () => void,
): Promise<{ unwritten: string[]; result: Result }> {
  const prefix = prefixOf(cwd, report)
  const links = linksOf(prefix)
  const unwritten = await writeReports(cwd, settings, report, { links, prefix, ...stepOf(settings) })
  setOutputs()
  return { unwritten, result: show(report, settings, prefix, links) }
}

/** Writes the summary, annotates, shows the readable report in the log, and fails the step where the gate does not hold. */
function show(report: Fed, settings: Settings, prefix: Prefix, links: Links | undefined): Result {
  const holds = gate(report.head, settings.failOn).holds
  const viewer = viewerOf(settings)
  const marks: Annotation[] = []
  const log = logHead()
  const writers = [
    annotations.make({ write: (mark) => void marks.push(mark) }, { prefix, holds, viewer }),
    text.make(log, { color: false }),
  ]
  const { reportJson: reportPath, artifact: artifacts } = settings
  const told = { links, viewer, reportPath, artifacts, ...stepOf(settings) }
  const page = settings.summary ? summaryFile() : undefined
  if (page) writers.push(summary.make({ write: page.append }, { ...told, room: page.room }))
  const elsewhere = collecting(settings, { ...told, prefix, holds })
  writers.push(...elsewhere.writers)
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
  return { holds, passes: report.head.verdict === 'pass', ...elsewhere.end() }
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
