// Writing the report files that the settings ask for, all of them in one pass over the report.
import path from 'node:path'
import { beginDraft, type Draft, leaves, realPlace } from '../files/draft.ts'
import { globMatcher } from '../files/globs.ts'
import { shortHash } from '../files/hash.ts'
import { reasonOf, shown } from '../files/path.ts'
import { type Settings, UsageError } from '../options.ts'
import type { Fed, Setup, Writer } from '../report/contract.ts'
import { chunks, feed } from '../report/feed.ts'
import { type FileOption, fileReporters } from '../report/index.ts'
import type { Viewed } from './conclude.ts'
import { isTraceName } from './sources.ts'

type ReportSettings = Pick<
  Settings,
  | 'reportJson'
  | 'reportJunit'
  | 'reportSarif'
  | 'reportCtrf'
  | 'reportMarkdown'
  | 'reportRows'
  | 'reportHtml'
  | 'htmlMaxMb'
>

/** Where each of these options stands among the settings. */
const settingOf: Readonly<Record<FileOption, Exclude<keyof ReportSettings, 'htmlMaxMb'>>> = {
  'report-json': 'reportJson',
  'report-junit': 'reportJunit',
  'report-sarif': 'reportSarif',
  'report-ctrf': 'reportCtrf',
  'report-markdown': 'reportMarkdown',
  'report-rows': 'reportRows',
  'report-html': 'reportHtml',
}

/** Throws a UsageError for reports at one path, among the traces of the next run, or out of the workspace through a link. */
export function checkReports(cwd: string, settings: ReportSettings, globs: readonly string[]): void {
  const places = new Map<string, FileOption>()
  const matcher = globMatcher(cwd)
  for (const { option } of fileReporters) {
    const name = settings[settingOf[option]]
    if (name === undefined) continue
    const place = checkedPlace(cwd, option, name)
    const other = places.get(place)
    if (other !== undefined)
      throw new UsageError(`Expected ${option} and ${other} to name two files, found ${name} for both`)
    places.set(place, option)
    const glob = globs.find((g) => !g.startsWith('!') && isTraceName(name) && matcher(g)(shown(cwd, name)))
    const without = globs.some((g) => g.startsWith('!') && matcher(g.slice(1))(shown(cwd, name)))
    if (glob !== undefined && !without)
      throw new UsageError(
        `Expected ${option} to name a file that is no trace, found ${name}, which ${JSON.stringify(glob)} of traces matches: the next run would read it; write it elsewhere`,
      )
  }
}

/** Where a report really lies. */
function checkedPlace(cwd: string, option: FileOption, name: string): string {
  const file = path.resolve(cwd, name)
  try {
    if (!leaves(cwd, file)) return realPlace(file)
  } catch (e) {
    throw new UsageError(`Cannot write ${option}, ${name}: ${reasonOf(e)}`)
  }
  throw new UsageError(
    `Forbidden link: ${option}, ${name}, leaves the working directory through a link; name the file itself`,
  )
}

/** Writes the reports, each as a draft that is renamed when all of it stands. Returns what could not be written, and why. */
export async function writeReports(
  cwd: string,
  settings: ReportSettings,
  report: Fed & Partial<Viewed>,
  given: Setup = {},
): Promise<string[]> {
  const setup = { ...given, viewer: viewerOf(settings) }
  const files: ReturnType<typeof reportFile>[] = []
  const writers: Writer[] = []
  for (const { option, load } of fileReporters) {
    const name = settings[settingOf[option]]
    if (name === undefined) continue
    const file = reportFile(cwd, option, name)
    files.push(file)
    const more =
      option === 'report-sarif' ? await withRules() : option === 'report-html' ? await withRuns(settings, report) : {}
    writers.push((await load()).make(file, { ...setup, ...more }))
  }
  if (writers.length > 0) feed(report, writers)
  for (const writer of writers) await writer.finish?.()
  return files.flatMap((file) => file.end() ?? [])
}

/** What the page of the viewer is called where places in it are told: a path outside of the checkout is gone with the runner. */
export function viewerOf({ reportHtml }: Pick<Settings, 'reportHtml'>): string | undefined {
  if (reportHtml === undefined) return undefined
  return /^(?:[/\\]|[a-z]:)/i.test(reportHtml) ? reportHtml.replace(/^.*[/\\]/, '') : reportHtml
}

/** Rules are gathered where they are asked for. */
async function withRules(): Promise<Setup> {
  const { rules } = await import('./rules.ts')
  return { rules: await rules(), hash: shortHash }
}

/** What packs the page is loaded where one is written. */
async function withRuns({ htmlMaxMb }: ReportSettings, { redact, asked, recordings }: Partial<Viewed>): Promise<Setup> {
  const { gzip } = await import('../files/pack.ts')
  const viewing = { room: htmlMaxMb * 1024 * 1024, gzip, redact: redact ?? ((text: string) => text) }
  return { viewing: { ...viewing, ...(asked ? { asked } : {}), ...(recordings ? { recordings } : {}) } }
}

/** A sink that writes one report; after the first fault it takes what it is given, and writes nothing. */
function reportFile(cwd: string, option: FileOption, name: string) {
  let draft: Draft | undefined
  let fault: string | undefined
  const attempt = (act: () => void): void => {
    if (fault !== undefined) return
    try {
      act()
    } catch (e) {
      fault = e instanceof UsageError ? e.message : `Cannot write ${option}, ${name}: ${reasonOf(e)}`
    }
  }
  // Asked again: the run may have taken long, and its commands may have made links.
  attempt(() => {
    checkedPlace(cwd, option, name)
    draft = beginDraft(path.resolve(cwd, name))
  })
  const sink = chunks((text) => attempt(() => draft?.write(text)))
  return {
    write: sink.write,
    end(): string | undefined {
      sink.flush()
      attempt(() => draft?.publish())
      if (fault !== undefined)
        try {
          draft?.drop()
        } catch {
          // The first fault is the one to tell.
        }
      return fault
    },
  }
}
