// Writing the report files that the settings ask for.
import fs from 'node:fs'
import path from 'node:path'
import type { Report } from '../model/report.ts'
import { type Settings, UsageError } from '../options.ts'
import type { Links } from '../report/place.ts'
import { jsonText } from '../report/printable.ts'

/** Writes the reports. Throws a UsageError for a file that cannot be written. */
export async function writeReports(
  cwd: string,
  settings: Pick<Settings, 'reportJson' | 'reportJunit' | 'reportMarkdown'>,
  report: Report,
  links?: Links,
): Promise<void> {
  const { reportJson, reportJunit, reportMarkdown } = settings
  if (reportJson !== '') writeText(path.resolve(cwd, reportJson), `${jsonText(report)}\n`)
  if (reportJunit !== '') {
    const { junit } = await import('../report/junit.ts')
    writeText(path.resolve(cwd, reportJunit), junit(report))
  }
  if (reportMarkdown !== '') {
    const { summary } = await import('../report/summary.ts')
    writeText(path.resolve(cwd, reportMarkdown), summary(report, { room: Number.POSITIVE_INFINITY, links }))
  }
}

function writeText(file: string, text: string): void {
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, text)
  } catch (e) {
    throw new UsageError(`Cannot write ${file}: ${(e as Error).message}`)
  }
}
