// The command line's flags, read by the options table.
import { parseArgs } from 'node:util'
import { nearest } from '../model/names.ts'
import { type Option, type OptionName, options, readSettings, type Settings, UsageError } from '../options.ts'

/** What a command has of the process it runs in. */
export type Terminal = {
  cwd: string
  env: Readonly<Record<string, string | undefined>>
  out(text: string): void
  err(text: string): void
  /** Waits until what reads standard output has taken what was written. */
  drained(): Promise<void>
  /** Standard input. */
  input(): NodeJS.ReadableStream
  /** Standard output is a terminal that shows colours. */
  color: boolean
  /** The width of the terminal; absent: there is none. */
  columns: number | undefined
  /** Standard error is a terminal, where progress may be shown. */
  live: boolean
  /** The URL of the program's entry, for workers. */
  entry: string
}

/** Runs a command. Returns the exit status; throws a UsageError for a wrong call. */
export type Command = (argv: readonly string[], terminal: Terminal) => Promise<number>

/** Parses flags by the options table. `only`: the options that the command takes; `files`: how many file names, or one and more. */
export function readFlags(
  argv: readonly string[],
  only?: readonly OptionName[],
  files: number | 'some' = 0,
): { settings: Settings; files: string[] } {
  const table: readonly Option[] = options.filter(
    (o: Option) => o.only !== 'action' && (!only || only.includes(o.name as OptionName)),
  )
  const config = Object.fromEntries(
    table.map((o) => [
      o.name,
      { type: o.type === 'flag' ? ('boolean' as const) : ('string' as const), multiple: o.type === 'list' },
    ]),
  )
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      options: config,
      strict: true,
      allowPositionals: files !== 0,
      allowNegative: true,
    })
    if (files === 'some' && positionals.length === 0) throw new UsageError('Expected one file or more, found 0')
    if (files !== 'some' && positionals.length !== files)
      throw new UsageError(`Expected ${files === 1 ? 'one file' : 'no file'}, found ${positionals.length}`)
    return { settings: readSettings(values as never, (name) => `--${name}`), files: positionals }
  } catch (e) {
    if (e instanceof UsageError || !(e instanceof Error)) throw e
    const flag = /'(--?[^' ]+)[^']*'/.exec(e.message)?.[1]
    const near =
      flag && (e as NodeJS.ErrnoException).code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION'
        ? nearest(
            flag.replace(/^-+/, ''),
            table.map((o) => o.name),
          )
        : undefined
    const stray = /^Unexpected argument '(.*?)'\./s.exec(e.message)?.[1]
    if (stray !== undefined)
      throw new UsageError(
        `Unexpected argument ${stray}; name files by an option, as in --scenarios "GLOB": in quotes, so that the shell does not expand it`,
      )
    throw new UsageError(
      near ? `Unknown option ${flag}; did you mean --${near}?` : (e.message.split('\n')[0] as string),
    )
  }
}

/** The judge's key never stands among the arguments, where other programs can read it. */
export const apiKey = (env: Terminal['env']): string | undefined => env['AGENT_EVAL_JUDGE_API_KEY'] || undefined
