// What people wrote for a run, read once: the texts of config, scenarios, registry and skills. Workers are handed what was read.
import path from 'node:path'
import { isExact, listFiles } from '../files/globs.ts'
import { shown, statAs } from '../files/path.ts'
import { readTextFile, Unreadable } from '../files/stream.ts'
import type { Problem } from '../model/report.ts'
import { type Settings, UsageError } from '../options.ts'
import type { ReadBase } from '../scenario/extend.ts'
import type { SourceFile } from '../scenario/load.ts'
import { hiddenNote, slashHint, unmatchedGlob } from './missing.ts'

/** Texts, and what could not be read. All of it can be sent between threads. */
export type Inputs = {
  /** The folder that the globs of traces are relative to, and that reports name traces from. */
  root: string
  /** `undefined`: there is none. */
  config: SourceFile | undefined
  scenarios: SourceFile[]
  /** What was read of files that scenarios extend, by their paths. */
  bases: Map<string, ReturnType<ReadBase>>
  registry: SourceFile | undefined
  /** The texts by the names of the skills; `undefined`: no folder was named. */
  skills: ReadonlyMap<string, string> | undefined
  problems: Problem[]
  /** The names of scenarios that `changed-since` leaves out. */
  leftOut: ReadonlySet<string>
  /** Is the digest of each run asked for? To hash recordings costs as much as to read them. */
  digests: boolean
  /** Could every scenario file be read? */
  whole: boolean
}

/** The config where no other is named. */
const defaultConfigFile = 'agent-eval.toml'

type InputSettings = Pick<Settings, 'scenarios' | 'config'> & Partial<Pick<Settings, 'registry' | 'skills'>>

/** Reads what the settings name. Throws a UsageError for a config that cannot be read, and where there is no scenario. */
export function readInputs(cwd: string, settings: InputSettings): Inputs {
  const problems: Problem[] = []
  const { files, whole, problems: unread } = readScenarioFiles(cwd, settings)
  return {
    root: cwd,
    config: readConfigFile(cwd, settings.config),
    scenarios: files,
    bases: new Map(),
    registry: readRegistryFile(cwd, settings.registry, problems),
    skills: readSkillFiles(cwd, settings.skills, problems),
    problems: [...unread, ...problems],
    leftOut: new Set(),
    digests: false,
    whole,
  }
}

/** Reads files that scenarios extend, each once: workers find them read. */
export const baseReader =
  (cwd: string, { bases }: Pick<Inputs, 'bases'>): ReadBase =>
  (file) => {
    if (!bases.has(file)) bases.set(file, textOf(cwd, file))
    return bases.get(file)
  }

/** The text of a file, or why it has none; `undefined`: there is no such file. */
function textOf(cwd: string, name: string): { file: string; text: string } | { file: string; why: string } | undefined {
  const file = shown(cwd, name)
  try {
    const text = readTextFile(path.resolve(cwd, name))
    return text === undefined ? undefined : { file, text }
  } catch (e) {
    if (!(e instanceof Unreadable)) throw e
    return { file, why: e.message }
  }
}

/** Reads the config; `undefined`: there is none. Throws a UsageError where it cannot be read. */
export function readConfigFile(cwd: string, named: string | undefined): SourceFile | undefined {
  const name = named ?? defaultConfigFile
  const read = textOf(cwd, name)
  if (read === undefined) {
    if (named !== undefined) throw new UsageError(`Missing config file ${named}`)
    return undefined
  }
  if ('why' in read) throw new UsageError(`${read.why} (the config, ${name})`)
  return read
}

/** Lists and reads the scenario files. Throws a UsageError when there is none. */
function readScenarioFiles(
  cwd: string,
  settings: Pick<Settings, 'scenarios' | 'config'>,
): { files: SourceFile[]; problems: Problem[]; whole: boolean } {
  const configFile = shown(cwd, settings.config ?? defaultConfigFile)
  const isScenario = (file: string) => /\.(toml|jsonl|ndjson)$/i.test(file) && file !== configFile
  const listing = listFiles(cwd, settings.scenarios, isScenario)
  const problems: Problem[] = listing.faults.map(({ file, message }) => ({ file, message }))
  if (listing.files.length === 0 && problems.length === 0) {
    const hidden = listing.unmatched.map((glob) => hiddenNote(cwd, glob, isScenario)).find((note) => note !== '') ?? ''
    throw new UsageError(
      `No scenario file found; tried ${settings.scenarios.join(', ')} below ${cwd}${hidden}${settings.scenarios.map(slashHint).find((hint) => hint !== '') ?? ''}. Name the files with scenarios`,
    )
  }
  const unmatched = listing.unmatched.map((glob): Problem => {
    if (isExact(glob))
      return { file: glob, message: `Missing scenario file: it was named exactly and does not exist${slashHint(glob)}` }
    return unmatchedGlob(cwd, glob, 'scenarios', isScenario)
  })
  const files: SourceFile[] = []
  // A link to a file that is listed itself is the same scenario.
  const known = new Set(listing.files.filter((file) => !listing.linked.has(file)))
  for (const file of listing.files) {
    const itself = listing.linked.get(file)
    if (itself !== undefined && known.has(itself)) continue
    if (itself !== undefined) known.add(itself)
    const read = textOf(cwd, file)
    if (read === undefined) problems.push({ file, message: 'Missing scenario file: it was listed, and is gone' })
    else if ('why' in read) problems.push({ file, message: read.why })
    else files.push(read)
  }
  return { files, problems: [...unmatched, ...problems], whole: unmatched.length + problems.length === 0 }
}

/** Reads the registry; problems say why there is none. */
export function readRegistryFile(cwd: string, name: string | undefined, problems: Problem[]): SourceFile | undefined {
  if (name === undefined) return undefined
  const read = textOf(cwd, name)
  if (read !== undefined && 'text' in read) return read
  problems.push({
    file: shown(cwd, name),
    message: read
      ? `${read.why}; name the registry file`
      : 'Missing registry file; dimensions that need it cannot be told',
  })
  return undefined
}

/** Reads all skills of a folder. Names are compared with their case also where the file system ignores it. */
function readSkillFiles(
  cwd: string,
  name: string | undefined,
  problems: Problem[],
): ReadonlyMap<string, string> | undefined {
  if (name === undefined) return undefined
  const folder = path.resolve(cwd, name)
  const entry = statAs(folder)
  if (entry !== 'folder') {
    const why = entry instanceof Error ? entry.message : 'Missing skills folder'
    problems.push({ file: shown(cwd, name), message: `${why}; dimensions that need it cannot be told` })
    return undefined
  }
  const skills = new Map<string, string>()
  const listing = listFiles(folder, ['*/SKILL.md'], () => true)
  const inFolder = (file: string): string => shown(cwd, path.join(folder, file))
  for (const { file, message } of listing.faults) problems.push({ file: inFolder(file), message })
  for (const file of listing.files) {
    const read = textOf(folder, file)
    if (read && 'text' in read) skills.set(file.slice(0, -'/SKILL.md'.length), read.text)
    else problems.push({ file: inFolder(file), message: read ? read.why : 'Missing skill: it was listed, and is gone' })
  }
  return skills
}
