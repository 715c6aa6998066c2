// Writing the report files that the settings ask for.
import fs from 'node:fs'
import path from 'node:path'
import type { Report } from './model/report.ts'
import { type Settings, UsageError } from './options.ts'
import { jsonText } from './report/printable.ts'

/** Writes the reports. Throws a UsageError for a file that cannot be written. */
export async function writeReports(cwd: string, settings: Pick<Settings, 'reportJson'>, report: Report): Promise<void> {
  if (settings.reportJson !== '') writeText(path.resolve(cwd, settings.reportJson), `${jsonText(report)}\n`)
}

function writeText(file: string, text: string): void {
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, text)
  } catch (e) {
    throw new UsageError(`Cannot write ${file}: ${(e as Error).message}`)
  }
}
