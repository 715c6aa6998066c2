// File names as a person types them, or a shell or pre-commit expands them: each one file, meant word by word.
import path from 'node:path'
import { isExact } from '../files/globs.ts'
import { shown, statAs } from '../files/path.ts'
import { type Settings, UsageError } from '../options.ts'
import { slashHint } from '../run/missing.ts'
import { given as isGiven } from './flags.ts'

/** Names as globs, which mean the same. Throws a UsageError for what is no file; a wildcard that no shell expanded stays one. */
export function asGlobs(cwd: string, names: readonly string[]): string[] {
  return names.map((name) => {
    const entry = statAs(path.resolve(cwd, name))
    if (entry === 'file') return /^!|=/.test(name) ? path.resolve(cwd, name) : name
    if (entry === 'folder')
      throw new UsageError(
        `Expected files, found the folder ${name}; name what is in it by an option, as in --traces "${name}/**/*"`,
      )
    if (entry === undefined && !isExact(name)) return name
    throw new UsageError(entry === undefined ? `Missing file ${name}${slashHint(name)}` : `${name}: ${entry.message}`)
  })
}

/** May a file be a scenario file? A run takes JSON Lines for traces, so that case sets are named by `--scenarios`. */
export const isToml = (name: string): boolean => /\.toml$/i.test(name)

/** The names without the config file, which is read anyway. */
export const withoutConfig = (cwd: string, names: readonly string[], config = 'agent-eval.toml'): string[] =>
  names.filter((name) => shown(cwd, name) !== shown(cwd, config))

/** The settings with the files that are named: scenarios end in `.toml`, all else is a trace. Named files take the place of defaults. */
export function withFiles(
  cwd: string,
  settings: Settings,
  files: readonly string[],
  argv: readonly string[],
): Settings {
  const named = asGlobs(cwd, withoutConfig(cwd, files, settings.config))
  const scenarios = named.filter(isToml)
  const traces = named.filter((name) => !isToml(name))
  const joined = (name: 'scenarios' | 'traces', some: string[]): string[] =>
    some.length > 0 && !isGiven(argv, name) ? some : [...settings[name], ...some]
  return { ...settings, scenarios: joined('scenarios', scenarios), traces: joined('traces', traces) }
}
