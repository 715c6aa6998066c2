// The parts of the summary between its table and its runs. Each is a list of lines; every tag it opens it closes.
import type { Problem } from '../model/report.ts'
import { count } from '../model/text.ts'
import { differenceLines } from './difference.ts'
import type { Finding } from './findings.ts'
import { openThenFolded } from './fold.ts'
import { seenAt } from './html/fragment.ts'
import { icons } from './icons.ts'
import type { Kind } from './kinds.ts'
import { code, fence, link, prose } from './markdown.ts'
import { blobUrl, type Links } from './place.ts'
import { showCommand } from './show.ts'
import { markOf } from './table.ts'
import { andMore, differenceOf, pointOf, saidOf, tell } from './told.ts'

/** How much evidence of a finding is shown. */
const mostEvidence = 3
/** How many kinds are named in one line, and open. */
const mostKinds = 10

/** Where things stand on the page. */
export type Places = {
  links: Links | undefined
  /** The page of the viewer, where one is written. */
  viewer: string | undefined
  /** The name of the place of a finding, of a kind; `undefined`: it has none. */
  nameOf(target: Finding | string): string | undefined
}

/** GitHub puts this before the names of places that a page brings along. */
export const placeUrl = (name: string | undefined): string | undefined =>
  name === undefined ? undefined : `#user-content-${name}`
const placeHere = (name: string | undefined): string => (name === undefined ? '' : `<a id="${name}"></a>`)

/** `expect.tools_in_order 30 · trace_present 6`, each linked to where it is told. */
export function kindsLine(kinds: readonly Kind[], { nameOf }: Places): string {
  const shown = kinds
    .slice(0, mostKinds)
    .map(({ id, amount }) => `${link(code(id, 60), placeUrl(nameOf(id)))}\u00a0${amount}`)
  const more = kinds.length - shown.length
  return [...shown, ...(more > 0 ? [`${more} more dimensions`] : [])].join(' · ')
}

/** One section a kind of finding: the first of it open, its likes behind a fold. `amounts`: how many there are, shown or not. */
export function blockingLines(kinds: readonly Kind[], amounts: ReadonlyMap<string, number>, places: Places): string[] {
  return openThenFolded(
    kinds,
    mostKinds,
    (n) => count(n, 'more dimension that blocks', 'more dimensions that block'),
    ({ id, findings }) => [
      `#### ${placeHere(places.nameOf(id))}${code(id, 100)} · ${amounts.get(id) ?? findings.length}`,
      '',
      ...openThenFolded(
        findings,
        1,
        (n) => `${n} more like this`,
        (finding) => findingLines(finding, places, id),
      ),
      '',
    ],
  )
}

/** One finding as a list entry: scenario and place, expected against observed, evidence, and the diff of sequences. */
function findingLines(finding: Finding, { links, nameOf, viewer }: Places, kind?: string): string[] {
  const { scenario, dimension, trials, runs, trace, difference, unread = [] } = finding
  const { id, message: told, file, nearest, evidence } = tell(dimension, scenario)
  const message = unread.length > 0 ? `Missing trace: ${count(unread.length, 'file')} of it could not be read` : told
  const point = nearest && { line: nearest.line }
  const where = link(pointOf(prose(file, 200), point), blobUrl(links, file, nearest))
  const share = runs > 1 && trials > 0 ? ` · ${trials} of ${runs} trials` : ''
  const change = dimension.change ? ` · ${dimension.change}` : ''
  const own = id === kind ? '' : `**${code(id)}** in `
  const lines = [
    `- ${placeHere(nameOf(finding))}${markOf(dimension, scenario)} ${own}${code(scenario.name, 100)} · ${where}${share}${change}<br>${prose(message)}`,
  ]
  for (const one of evidence.slice(0, mostEvidence)) lines.push(`  <br>↳ ${saidOf(one, (t) => code(t, 100), code)}`)
  const more = evidence.length - mostEvidence
  if (more > 0) lines.push(`  <br>↳ ${more} more`)
  if (difference) lines.push(`  <br>≠ ${prose(differenceOf(difference), 600)}`)
  for (const [message, files] of byMessage(unread).slice(0, mostEvidence)) {
    const named = files.slice(0, mostEvidence).map((one) => code(one.file))
    const more = andMore(files.length - mostEvidence)
    lines.push(`  <br>↳ ${named.join(', ')}${more} could not be read: ${prose(message, 300)}`)
  }
  if (trace !== undefined)
    lines.push(
      `  <br><sub>${code(showCommand(trace, evidence.find((e) => e.call !== undefined)?.call))}${andMore(trials - 1)}</sub>`,
    )
  const seen = seenAt(viewer, finding)
  if (seen !== undefined) lines.push(`  <br><sub>${code(seen)}</sub>`)
  if (dimension.sequences)
    lines.push('', ...fence('diff', differenceLines(dimension.sequences)).map((line) => `  ${line}`), '')
  return lines
}

export function advisoryLines(findings: readonly Finding[], places: Places): string[] {
  return openThenFolded(
    findings,
    5,
    (n) => count(n, 'more advisory finding'),
    (f) => findingLines(f, places),
  )
}

function byMessage(problems: readonly Problem[]): [string, Problem[]][] {
  const said = new Map<string, Problem[]>()
  for (const problem of problems) {
    const same = said.get(problem.message)
    if (same) same.push(problem)
    else said.set(problem.message, [problem])
  }
  return [...said]
}

/** A cause that several files share is said once. */
export function problemLines(problems: readonly Problem[], links?: Links): string[] {
  // Without a line it may be a glob, a folder, an artifact: nothing that has an address.
  const where = ({ file, line, column }: Problem): string =>
    link(
      code(pointOf(file, { ...(line ? { line } : {}), ...(column ? { column } : {}) })),
      line ? blobUrl(links, file, { line }) : undefined,
    )
  return openThenFolded(
    byMessage(problems),
    5,
    (n) => count(n, 'more problem'),
    ([message, same]) => {
      const named = same.slice(0, 5).map(where).join(', ')
      return [`- ${icons.error} ${named}${andMore(same.length - 5)}<br>${prose(message)}`]
    },
  )
}

/** The one cause of all that could not be read, where there is one and it stopped several files. */
export function commonCause(problems: readonly Problem[]): string[] {
  const [first] = problems
  if (first === undefined || problems.length < 2 || problems.some((p) => p.message !== first.message)) return []
  return [
    `${icons.error} One cause for all ${problems.length} that could not be read: ${prose(first.message, 500)}`,
    '',
  ]
}

/** Traces that no scenario judged, each with the reason. */
export function leftoverLines(traces: readonly string[], reasons: readonly string[]): string[] {
  return openThenFolded(
    traces.map((trace, i) => [trace, reasons[i]] as const),
    10,
    (n) => count(n, 'more trace'),
    ([trace, reason]) => [`- ${code(trace)}${reason ? `<br>${prose(reason)}` : ''}`],
  )
}
