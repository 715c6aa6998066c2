// Where runs are recorded: sources, each of them one file or several, and the traces that are read from them.
import fs from 'node:fs'
import path from 'node:path'
import type { Places } from '../documents/document.ts'
import { digestOf, digestOfBytes } from '../files/digest.ts'
import { type Listing, listFiles } from '../files/globs.ts'
import { sha256 } from '../files/hash.ts'
import { sizeOf } from '../files/machine.ts'
import { cutAtLines } from '../files/parts.ts'
import type { Format } from '../formats/contract.ts'
import { formats } from '../formats/index.ts'
import type { EndSettings } from '../model/config.ts'
import { count } from '../model/text.ts'
import type { Trace } from '../model/trace.ts'
import type { Settings } from '../options.ts'
import { readOn, readTraceFiles } from '../reading/file.ts'
import { chosenBy, type FilePart, readPart, wholeFormat } from '../reading/parts.ts'
import { openSidecar, withSidecars } from './sidecars.ts'
import type { Source, SourceProblem } from './source.ts'

export type { Source, SourceProblem } from './source.ts'

/** A part of a source that is one file of traces, a line each. */
export type SourcePart = FilePart & {
  nth: number
  /** Of the whole source. */
  digest: string | undefined
}

type ReadSettings = Pick<Settings, 'traceFormat' | 'maxTraceMb'>
const limitOf = ({ maxTraceMb }: ReadSettings): number => maxTraceMb * 1024 * 1024

/** What reading a source gave beside its traces. */
export type SourceRead = { problems: SourceProblem[] }

const traceNames = /\.(json|jsonl|ndjson|traj|eval)(\.gz)?$/i
/** What the name of a trace ends in, for messages. */
export const traceEndings = '.json, .jsonl, .ndjson, .traj, .eval (or one of these and .gz)'

/** May a file be a trace, by its name? */
export const isTraceName = (file: string): boolean => traceNames.test(file)

/** Lists the sources that the globs match. */
export function listSources(
  cwd: string,
  globs: readonly string[],
): Omit<Listing, 'files' | 'linked'> & { sources: Source[] } {
  const { files, linked, ...rest } = listFiles(cwd, globs, isTraceName)
  const sources = sourcesOf(files).map((source): Source => {
    const itself = linked.get(source.files[0])
    return { ...source, ...(itself === undefined ? {} : { itself }) }
  })
  const { sources: whole, problems } = withSidecars(cwd, sources)
  return { ...rest, faults: [...rest.faults, ...problems], sources: whole }
}

/** Each file is a source, unless a format says that it is a part of a run. `parts`: what formats say so. */
export function sourcesOf(
  files: readonly string[],
  parts = formats.flatMap((f: Format) => (f.partOf ? [f.partOf] : [])),
): Source[] {
  const found = new Map<string, Source>()
  for (const file of parts.length > 0 ? files.toSorted() : files) {
    const label = parts.map((partOf) => partOf(file)).find((run) => run !== undefined) ?? file
    const known = found.get(label)
    found.set(label, { label, files: known ? [...known.files, file] : [file] })
  }
  return [...found.values()]
}

/** The source that a file is, or is a part of: then the other parts that lie beside it belong to it. */
export function sourceOf(cwd: string, file: string): Source {
  const parts = formats.flatMap((f: Format) => (f.partOf ? [f.partOf] : []))
  const named = file.replaceAll('\\', '/')
  const label = parts.map((partOf) => partOf(named)).find((run) => run !== undefined)
  const completed = (source: Source): Source => withSidecars(cwd, [source]).sources[0] ?? source
  if (label === undefined) return completed({ label: file, files: [file] })
  const folders = [...new Set([path.posix.dirname(named), path.posix.dirname(label), label])]
  const beside = folders.flatMap((folder) => {
    const there = path.resolve(cwd, folder)
    if (!fs.existsSync(there)) return []
    const inside = fs.readdirSync(there, { withFileTypes: true, encoding: 'utf8' })
    return inside.filter((entry) => entry.isFile()).map((entry) => path.posix.join(folder, entry.name))
  })
  return completed(sourcesOf(beside).find((source) => source.label === label) ?? { label: file, files: [file] })
}

/** A digest of all that a source is read from; `undefined`: not all of it can be read twice. */
export const sourceDigest = (cwd: string, { files, sidecar, named = [] }: Source): string | undefined =>
  digestOf([...files, ...(sidecar === undefined ? [] : [sidecar]), ...named].map((file) => path.resolve(cwd, file)))

/** Tells the digest of a source while it is read: of the bytes that come by where they are all of it, else of its files, once more. */
export function digester(cwd: string, source: Source): Pick<Reading, 'seen'> & { digest(): string | undefined } {
  let known: { digest: string | undefined } | undefined
  const { files, sidecar, named = [] } = source
  const isOne = files.length === 1 && sidecar === undefined && named.length === 0
  const seen = (bytes: Uint8Array): void => {
    known = { digest: digestOfBytes(bytes) }
  }
  return {
    ...(isOne ? { seen } : {}),
    digest() {
      known ??= { digest: sourceDigest(cwd, source) }
      return known.digest
    },
  }
}

/** The digest of the n-th trace of a source, which is alone where it is labelled like the source. */
export const runDigest = (digest: string, source: Source, label: string, n: number): string =>
  label === source.label ? digest : `${digest}-${n}`

/** What reading a source needs beside it; `take` is handed each trace and its label, `seen` the bytes of a file that is read at once. */
type Reading = {
  end: EndSettings
  places: Places
  take: (trace: Trace, label: string) => void
  seen?: (bytes: Uint8Array) => void
}

/** Reads a source, or what stands in it from a part on. */
export async function readSource(
  cwd: string,
  { label, files, sidecar: sidecarFile }: Source,
  settings: ReadSettings,
  { end, places, take: hand, seen }: Reading,
  from?: SourcePart,
): Promise<SourceRead> {
  const limit = limitOf(settings)
  const result: SourceRead = { problems: [] }
  let traces = 0
  const sidecar = sidecarFile === undefined ? undefined : await openSidecar(cwd, sidecarFile, limit, places)
  const take = (trace: Trace, label: string): void =>
    hand(sidecar ? sidecar.complete(trace, label, traces > 1) : trace, label)
  // The first trace waits until a second comes: alone, it is labelled by its file.
  let alone: Trace | undefined
  const emit = (trace: Trace): void => {
    traces++
    if (traces === 1 && !from) {
      alone = trace
      return
    }
    if (alone) take(alone, labelIn(label, alone, 1))
    alone = undefined
    take(trace, labelIn(label, trace, traces + (from?.before ?? 0)))
  }
  const options = { format: settings.traceFormat, end, sha256, emit, seen }
  const [first, ...more] = files
  const paths = [path.resolve(cwd, first), ...more.map((file) => path.resolve(cwd, file))] as const
  const read = await (from
    ? readOn(paths[0], from.from, { chosen: chosenBy(from), records: from.before }, options, limit)
    : readTraceFiles(paths, options, limit))
  if (alone) take(alone, label)
  if (read.problem !== undefined) {
    const line = read.line === undefined || read.line < 1 ? {} : { line: read.line }
    result.problems.push({ file: first, ...line, message: read.problem, isTrace: read.isTrace ?? false })
  }
  if (sidecar) result.problems.push(...sidecar.problems())
  return result
}

/** What one of several traces of a source is called. */
const labelIn = (label: string, trace: Trace, number: number): string => `${label}#${trace.id || number}`

/** Cuts a source into parts that can be read side by side; `undefined`: it is read in one piece. `digests`: are digests asked for? */
export function partsOf(
  cwd: string,
  source: Source,
  { traceFormat }: ReadSettings,
  digests: boolean,
): SourcePart[] | undefined {
  const file = path.resolve(cwd, source.files[0])
  if (!mayBeCut(source, sizeOf(file))) return undefined
  try {
    const format = wholeFormat(file, traceFormat)
    if (format === undefined) return undefined
    const digest = digests ? sourceDigest(cwd, source) : undefined
    return cutAtLines(file).map((part, nth) => ({ ...part, nth, format, digest }))
  } catch {
    // Why it cannot be read is told where it is read.
    return undefined
  }
}

/** A file up to this size is read at once. What stands beside a file says something of all of it. */
const leastCut = 16 << 20
export const mayBeCut = ({ files, sidecar }: Source, bytes: number): boolean =>
  files.length === 1 && sidecar === undefined && bytes > leastCut

/** Reads one part of a source. False: what stands in it can only be told where the file is read in one piece. */
export function readSourcePart(
  cwd: string,
  { label, files }: Source,
  part: SourcePart,
  settings: ReadSettings,
  { end, take }: Pick<Reading, 'end' | 'take'>,
): boolean {
  let number = part.before
  const emit = (trace: Trace): void => take(trace, labelIn(label, trace, ++number))
  return readPart(path.resolve(cwd, files[0]), part, { sha256, end, emit }, limitOf(settings))
}

/** What a reader of the report should know of how a trace was read. */
export function notesOf(trace: Trace): string[] {
  const notes: string[] = [...(trace.source.notes ?? []), ...(trace.source.uncertain ?? [])]
  const { unrecognised, junk_lines } = trace.source
  if (unrecognised)
    notes.push(`${count(unrecognised, 'record of the file was', 'records of the file were')} not recognised`)
  if (junk_lines) notes.push(`${count(junk_lines, 'line of the file is', 'lines of the file are')} not JSON`)
  if (trace.truncated) notes.push('The trace was cut off')
  let cut = 0
  for (const e of trace.events) if (e.type === 'tool_call' && e.result_cut) cut++
  if (cut > 0)
    notes.push(
      `${count(cut, 'large result was kept as its', 'large results were kept as their')} first characters and a hash`,
    )
  return notes
}

/** The folder that a trace declares as its workspace, relative to the traces root; never the trace's own folder. */
export function workspaceOf(file: string, workspace: string): string {
  const inside = path.posix.normalize(workspace.replaceAll('\\', '/')).replace(/\/+$/, '')
  if (inside === '.' || inside === '' || inside.startsWith('..') || path.posix.isAbsolute(inside)) return '\0'
  return path.posix.join(path.posix.dirname(file), inside)
}
