// Writing the report files that the settings ask for, all of them in one pass over the report.
import fs from 'node:fs'
import path from 'node:path'
import type { Report } from '../model/report.ts'
import { type Settings, UsageError } from '../options.ts'
import type { Setup, Writer } from '../report/contract.ts'
import { chunks, feed } from '../report/feed.ts'
import { type FileOption, fileReporters } from '../report/index.ts'

type ReportSettings = Pick<Settings, 'reportJson' | 'reportJunit' | 'reportMarkdown'>

/** Where each of these options stands among the settings. */
const settingOf: Readonly<Record<FileOption, keyof ReportSettings>> = {
  'report-json': 'reportJson',
  'report-junit': 'reportJunit',
  'report-markdown': 'reportMarkdown',
}

/** Writes the reports. Throws a UsageError for a file that cannot be written. */
export async function writeReports(
  cwd: string,
  settings: ReportSettings,
  report: Report,
  setup: Setup = {},
): Promise<void> {
  const files: ReturnType<typeof fileSink>[] = []
  const writers: Writer[] = []
  try {
    for (const { option, load } of fileReporters) {
      const name = settings[settingOf[option]]
      if (name === undefined) continue
      const reporter = await load()
      const sink = fileSink(path.resolve(cwd, name))
      files.push(sink)
      writers.push(reporter.make(sink, setup))
    }
    if (writers.length > 0) feed(report, writers)
    for (const file of files) file.flush()
  } finally {
    for (const file of files) file.close()
  }
}

/** A sink that writes to a file, which it makes anew. */
function fileSink(file: string) {
  const wanting = <T>(act: () => T): T => {
    try {
      return act()
    } catch (e) {
      throw new UsageError(`Cannot write ${file}: ${(e as Error).message}`)
    }
  }
  const open = wanting(() => {
    fs.mkdirSync(path.dirname(file), { recursive: true })
    return fs.openSync(file, 'w')
  })
  // Given a descriptor, this writes all of the text from where the last write ended.
  const sink = chunks((text) => wanting(() => fs.writeFileSync(open, text)))
  return { ...sink, close: () => fs.closeSync(open) }
}
