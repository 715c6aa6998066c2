// Reading what a run is given: the config, scenarios, registry, skills and the lines of the traces input.
import path from 'node:path'
import { isExact, listFiles } from '../files/globs.ts'
import { isFolder, shown } from '../files/path.ts'
import { readTextFile, Unreadable } from '../files/stream.ts'
import { formats } from '../formats/index.ts'
import { type Config, defaultConfig } from '../model/config.ts'
import { nearest } from '../model/names.ts'
import type { Registry, Skills } from '../model/registry.ts'
import type { Problem } from '../model/report.ts'
import { type Settings, UsageError } from '../options.ts'
import { loadScenarios } from '../scenario/load.ts'
import type { Ready } from './ready.ts'

/** Throws a UsageError for a format that nobody knows. */
export function checkFormat(name: string): void {
  const known = ['auto', ...formats.map((f) => f.id)]
  if (known.includes(name)) return
  const near = nearest(name, known)
  throw new UsageError(
    `Unknown trace-format ${JSON.stringify(name)}${near ? `; did you mean ${near}?` : `; known are ${known.join(', ')}`}`,
  )
}

/**
 * Parts the lines `name=glob` from the globs. Throws a UsageError for a name that no scenario has, unless some scenario could not be
 * read: it may be that one's.
 */
export function splitTraces(
  lines: readonly string[],
  known: ReadonlySet<string>,
  someUnread: boolean,
): { named: { name: string; glob: string }[]; globs: string[] } {
  const named: { name: string; glob: string }[] = []
  const globs: string[] = []
  // A name may hold an equals sign: the longest that fits is meant.
  const byLength = [...known].sort((a, b) => b.length - a.length)
  for (const line of lines) {
    const fits = byLength.find((n) => line.startsWith(n) && /^\s*=/.test(line.slice(n.length)))
    const at = line.indexOf('=', fits?.length)
    const name = fits ?? line.slice(0, at).trim()
    if (at <= 0 || (fits === undefined && (!isExact(name) || name.includes('/')))) {
      globs.push(line)
      continue
    }
    if (fits === undefined && !someUnread)
      throw new UsageError(
        `Unknown scenario ${JSON.stringify(name)} in traces ${JSON.stringify(line)}; known are ${[...known].join(', ') || 'none'}`,
      )
    const glob = line.slice(at + 1).trim()
    named.push({ name, glob })
    globs.push(glob)
  }
  return { named, globs }
}

/** What reading something that a person wrote gives. */
export type Reading<T> = { value: T } | { problems: Problem[] }

/** The text of a file; `undefined`: there is none. */
function textOf(cwd: string, name: string, hint = ''): Reading<string | undefined> {
  try {
    return { value: readTextFile(path.resolve(cwd, name)) }
  } catch (e) {
    if (!(e instanceof Unreadable)) throw e
    return { problems: [{ file: shown(cwd, name), message: `${e.message}${hint}` }] }
  }
}

/** The config where no other is named. */
const defaultName = 'agent-eval.toml'

/** Reads the config. Throws a UsageError for what is wrong with it. */
export async function readConfig(cwd: string, settings: Pick<Settings, 'config'>, ready: Ready): Promise<Config> {
  const name = settings.config ?? defaultName
  const text = textOf(cwd, name, ` (the config, ${name})`)
  if ('problems' in text) throw new UsageError(text.problems.map((p) => p.message).join('\n'))
  if (text.value === undefined) {
    if (settings.config !== undefined) throw new UsageError(`Missing config file ${settings.config}`)
    return defaultConfig
  }
  const [{ loadConfig }, { dimensions }] = await Promise.all([
    import('../documents/config.ts'),
    import('../scenario/head.ts'),
  ])
  const loaded = await loadConfig(shown(cwd, name), text.value, dimensions, ready)
  if ('value' in loaded) return loaded.value
  throw new UsageError(loaded.problems.map((p) => `${p.file}:${p.line}:${p.column}: ${p.message}`).join('\n'))
}

/** Lists and loads the scenario files. Throws a UsageError when there is none. */
export async function readScenarios(
  cwd: string,
  settings: Pick<Settings, 'scenarios' | 'config'>,
  config: Config,
  registry: Registry | undefined,
  ready: Ready,
) {
  const configFile = shown(cwd, settings.config ?? defaultName)
  const isScenario = (file: string) => /\.(toml|jsonl|ndjson)$/i.test(file) && file !== configFile
  const listing = listFiles(cwd, settings.scenarios, isScenario)
  const problems: Problem[] = listing.missing.map((file) => ({
    file,
    message: 'Missing scenario file: it was named exactly and does not exist',
  }))
  if (listing.files.length === 0) {
    throw new UsageError(
      `No scenario file found; tried ${settings.scenarios.join(', ')} below ${cwd}. Name the files with scenarios`,
    )
  }
  function* sources() {
    for (const file of listing.files) {
      const text = textOf(cwd, file)
      if ('problems' in text) problems.push(...text.problems)
      else if (text.value !== undefined) yield { file, text: text.value }
    }
  }
  const loaded = await loadScenarios(sources(), { config: config.severity, registry, ...ready })
  return { ...loaded, problems: [...problems, ...loaded.problems], files: listing.files }
}

/** Reads the registry; `undefined`: none was named. */
export async function readRegistry(
  cwd: string,
  settings: Pick<Settings, 'registry'>,
  ready: Ready,
): Promise<Reading<Registry | undefined>> {
  const name = settings.registry
  if (name === undefined) return { value: undefined }
  const file = shown(cwd, name)
  const text = textOf(cwd, name, '; name the registry file')
  if ('problems' in text) return text
  if (text.value === undefined)
    return { problems: [{ file, message: 'Missing registry file; dimensions that need it cannot be told' }] }
  const { loadRegistry } = await import('../documents/registry.ts')
  return loadRegistry(file, text.value, ready)
}

/** Reads skills on demand. Names are compared with their case also where the file system ignores it, and never leave the folder. */
export function readSkills(cwd: string, settings: Pick<Settings, 'skills'>): Reading<Skills | undefined> {
  if (settings.skills === undefined) return { value: undefined }
  const folder = path.resolve(cwd, settings.skills)
  if (!isFolder(folder)) {
    const message = 'Missing skills folder; dimensions that need it cannot be told'
    return { problems: [{ file: shown(cwd, settings.skills), message }] }
  }
  const known = new Map<string, string | undefined>()
  const value: Skills = (name) => {
    if (!known.has(name)) {
      const listed = listFiles(folder, ['*/SKILL.md'], () => true).files
      known.set(
        name,
        listed.includes(`${name}/SKILL.md`) ? readTextFile(path.join(folder, name, 'SKILL.md')) : undefined,
      )
    }
    return known.get(name)
  }
  return { value }
}
