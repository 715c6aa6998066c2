// Sidecars: which file completes which trace, and what stands in it and in the files it names.
import fs from 'node:fs'
import path from 'node:path'
import type { Places } from '../documents/document.ts'
import { loadMeta, type Meta, type RunMeta, stateFilesOf } from '../documents/meta.ts'
import { isBelow } from '../files/path.ts'
import { readTextFile } from '../files/stream.ts'
import { isObject, nestedBeyond, parseJson } from '../model/json.ts'
import { list } from '../model/text.ts'
import type { Trace } from '../model/trace.ts'
import { complete } from '../reading/meta.ts'
import type { Source, SourceProblem } from './source.ts'

const ending = /\.(?:json|jsonl|ndjson|traj|eval)(?:\.gz)?$/i
const metaName = /\.meta\.json$/i
const traceNames = ['json', 'jsonl', 'ndjson', 'traj', 'eval'].flatMap((e) => [`.${e}`, `.${e}.gz`])

/** Gives each source its sidecar. Neither a sidecar nor a file that it names is a trace, whatever the globs match. */
export function withSidecars(
  cwd: string,
  sources: readonly Source[],
): { sources: Source[]; problems: SourceProblem[] } {
  const known = new Map<string, Found>()
  const isThere = lister(cwd)
  const look = (file: string): Found => {
    let found = known.get(file)
    if (!found) {
      found = isThere(file) ? lookAt(cwd, file) : { kind: 'none' }
      known.set(file, found)
    }
    return found
  }
  const named = new Set<string>()
  const traces: { source: Source; sidecar: string | undefined }[] = []
  for (const source of sources) {
    const [file] = source.files
    if (metaName.test(file) && look(file).kind !== 'none') continue
    const beside = file.replace(ending, '.meta.json')
    traces.push({ source, sidecar: beside !== file && look(beside).kind === 'sidecar' ? beside : undefined })
  }
  for (const found of known.values()) if (found.kind === 'sidecar') for (const state of found.states) named.add(state)
  const owners = new Map<string, string[]>(
    [...known].flatMap(([file, { kind }]) => (kind === 'sidecar' ? [[file, []]] : [])),
  )
  const kept = traces.filter(({ source }) => !named.has(source.files[0]))
  for (const { source, sidecar } of kept) if (sidecar !== undefined) owners.get(sidecar)?.push(source.files[0])
  const problems: SourceProblem[] = []
  for (const [file, ofFile] of owners) {
    const message = ownersFault(cwd, file, ofFile)
    if (message !== undefined) problems.push({ file, message, isTrace: true })
  }
  return {
    sources: kept.map(({ source, sidecar }) =>
      sidecar !== undefined && owners.get(sidecar)?.length === 1
        ? { ...source, sidecar, ...namedBy(look(sidecar)) }
        : source,
    ),
    problems,
  }
}

const namedBy = (found: Found): Pick<Source, 'named'> =>
  found.kind === 'sidecar' && found.states.length > 0 ? { named: found.states } : {}

/** Says whether a sidecar may be there; a folder of thousands of traces is listed once, and not asked for each of them. */
function lister(cwd: string): (file: string) => boolean {
  const folders = new Map<string, ReadonlySet<string> | undefined>()
  return (file) => {
    const folder = path.dirname(file)
    if (!folders.has(folder)) folders.set(folder, sidecarsIn(path.resolve(cwd, folder)))
    const names = folders.get(folder)
    // Where the folder cannot be listed, the file itself says why it cannot be read.
    return names === undefined || (names.size > 0 && names.has(path.basename(file).toLowerCase()))
  }
}

/** The names of the sidecars in a folder, as they are on a file system that does not tell their case. */
function sidecarsIn(folder: string): ReadonlySet<string> | undefined {
  try {
    return new Set(fs.readdirSync(folder).flatMap((name) => (metaName.test(name) ? [name.toLowerCase()] : [])))
  } catch {
    return undefined
  }
}

/** A sidecar completes one trace file. */
function ownersFault(cwd: string, file: string, traces: readonly string[]): string | undefined {
  if (traces.length > 1)
    return `Expected one trace beside this sidecar, found ${list(traces)}; it was used for none of them`
  if (traces.length === 1) return undefined
  const stem = file.replace(metaName, '')
  if (traceNames.some((e) => fs.existsSync(path.resolve(cwd, stem + e)))) return undefined
  return `Missing trace of this sidecar: no ${path.posix.basename(stem)}.json, .jsonl or other trace lies beside it`
}

/** `passed`: another tool's notes on a transcript, passed over. `states`: the files of states that a sidecar names. */
type Found = { kind: 'none' } | { kind: 'passed' } | { kind: 'sidecar'; states: string[] }

function lookAt(cwd: string, file: string): Found {
  const whole = path.resolve(cwd, file)
  let source: string | undefined
  try {
    source = readTextFile(whole)
  } catch {
    // That it cannot be read is told when it is read.
    return { kind: 'sidecar', states: [] }
  }
  if (source === undefined) return { kind: 'none' }
  const states = stateFilesOf(source)
  if (states) return { kind: 'sidecar', states: states.map((s) => path.posix.join(path.posix.dirname(file), s)) }
  const transcript = whole.replace(metaName, '.jsonl')
  return { kind: isNote(source) && fs.existsSync(transcript) ? 'passed' : 'none' }
}

/** What Claude Code writes beside the transcript of a sub-agent. */
function isNote(source: string): boolean {
  const value: unknown = parseJson(source)
  return isObject(value) && typeof value['agentType'] === 'string'
}

/** A sidecar, ready for the traces of its file. */
export type Sidecar = {
  /** `several`: the file holds more than one trace. */
  complete(trace: Trace, label: string, several: boolean): Trace
  /** What is wrong with it, once all traces have come. */
  problems(): SourceProblem[]
}

/** Opens a sidecar. What is wrong with it makes it complete nothing. */
export async function openSidecar(cwd: string, file: string, limit: number, places: Places): Promise<Sidecar> {
  const problems: SourceProblem[] = []
  const wrong = (message: string): void => {
    if (!problems.some((p) => p.message === message)) problems.push({ file, message, isTrace: true })
  }
  const meta = await readMeta(cwd, file, places, problems)
  const folder = path.dirname(path.resolve(cwd, file))
  const used = new Set<string>()
  return {
    complete(trace, label, several) {
      if (!meta) return trace
      if (meta.of === 'file' && several) {
        wrong(
          'Expected runs = { "ID": {…} } in the sidecar of a file of several traces: it does not say which one it is about',
        )
        return trace
      }
      const run = meta.of === 'file' ? meta.run : trace.id === undefined ? undefined : meta.runs.get(trace.id)
      if (!run) return trace
      if (trace.id !== undefined) used.add(trace.id)
      const { run: whole, faults: unread } = withStates(run, folder, limit)
      const { trace: completed, faults } = complete(trace, whole)
      for (const fault of [...unread, ...faults]) wrong(`${label}: ${fault}`)
      return completed
    },
    problems() {
      if (meta?.of === 'runs')
        for (const id of meta.runs.keys())
          if (!used.has(id)) wrong(`Unknown run ${JSON.stringify(id)} in the sidecar: no trace of its file has this id`)
      return problems
    },
  }
}

async function readMeta(
  cwd: string,
  file: string,
  places: Places,
  problems: SourceProblem[],
): Promise<Meta | undefined> {
  const whole = path.resolve(cwd, file)
  let message: string
  try {
    if (!staysIn(path.dirname(whole), whole)) throw new Error('Forbidden link: a sidecar stays in its folder')
    const loaded = await loadMeta(file, readTextFile(whole) ?? '', places)
    if ('value' in loaded) return loaded.value
    problems.push(...loaded.problems.map((p) => ({ ...p, isTrace: true })))
    return undefined
  } catch (e) {
    message = (e as Error).message
  }
  problems.push({ file, message, isTrace: true })
  return undefined
}

/** The run with the states that its sidecar names by files. */
function withStates(run: RunMeta, folder: string, limit: number): { run: RunMeta; faults: string[] } {
  if (!run.state) return { run, faults: [] }
  const faults: string[] = []
  const state: { before?: unknown; after?: unknown } = {}
  for (const leg of ['before', 'after'] as const) {
    const given = run.state[leg]
    if (given === undefined) continue
    try {
      state[leg] = typeof given === 'string' ? readState(given, folder, limit) : given
    } catch (e) {
      faults.push(`state.${leg} of the sidecar: ${(e as Error).message}`)
    }
  }
  return { run: { ...run, state }, faults }
}

/** Throws where there is no state to be had. */
function readState(name: string, folder: string, limit: number): unknown {
  const whole = path.resolve(folder, name)
  const forbidden = new Error(`Forbidden file ${JSON.stringify(name)}: a file of a sidecar stays in its folder`)
  if (path.isAbsolute(name) || name.includes('\0') || !isBelow(path.relative(folder, whole))) throw forbidden
  const stats = fs.statSync(whole, { throwIfNoEntry: false })
  if (!stats) throw new Error(`Missing file ${JSON.stringify(name)}`)
  if (!staysIn(folder, whole)) throw forbidden
  if (!stats.isFile()) throw new Error(`Expected a file, found ${JSON.stringify(name)} to be none`)
  if (stats.size > limit) throw new Error(`Too large a file ${JSON.stringify(name)}: raise max-trace-mb`)
  const value: unknown = jsonOf(name, readTextFile(whole) ?? '')
  if (nestedBeyond(value)) throw new Error(`Expected JSON in ${JSON.stringify(name)}, found it nested too deeply`)
  return value
}

function jsonOf(name: string, source: string): unknown {
  try {
    return parseJson(source)
  } catch {
    throw new Error(`Expected JSON in ${JSON.stringify(name)}, found another text, or a part of it`)
  }
}

/** Does a path lie in a folder behind all links? */
function staysIn(folder: string, file: string): boolean {
  const real = fs.realpathSync(file)
  return isBelow(path.relative(fs.realpathSync(folder), real))
}
