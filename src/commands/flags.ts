// The command line's flags, read by the options table.
import { parseArgs } from 'node:util'
import { nearest } from '../model/names.ts'
import {
  type Option,
  type OptionName,
  type OwnOf,
  options,
  readOwn,
  readSettings,
  type Settings,
  UsageError,
} from '../options.ts'

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

/** What the help of a command says. */
export type Usage = {
  /** What stands behind the options: `FILE…`. */
  words?: string
  takes: readonly OptionName[]
  /** Options of this command alone. */
  own?: readonly Option[]
}

/** A command's file. */
export type CommandFile = { default: Command; usage: Usage }

/**
 * Parses flags by the options table. `only`: the options that the command takes; `files`: how many file names, one and more, or
 * any number; `rows`: options that the command has alone.
 */
export function readFlags<const Rows extends readonly Option[] = readonly []>(
  argv: readonly string[],
  only?: readonly OptionName[],
  files: number | 'some' | 'any' = 0,
  rows: Rows = [] as unknown as Rows,
): { settings: Settings; files: string[]; own: OwnOf<Rows> } {
  const general: readonly Option[] = options.filter(
    (o: Option) => o.only !== 'action' && (!only || only.includes(o.name as OptionName)),
  )
  const table = [...general, ...rows]
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
    if (typeof files === 'number' && positionals.length !== files)
      throw new UsageError(
        `Expected ${files === 0 ? 'no file' : files === 1 ? 'one file' : `${files} files`}, found ${positionals.length}`,
      )
    const naming = (name: string): string => `--${name}`
    const ofTable = Object.fromEntries(general.map(({ name }) => [name, values[name]]))
    return {
      settings: readSettings(ofTable as never, naming),
      files: positionals,
      own: readOwn(rows, values as never, naming),
    }
  } catch (e) {
    if (e instanceof UsageError || !(e instanceof Error)) throw e
    throw misused(
      e,
      table.map((o) => o.name),
    )
  }
}

/** What is wrong with arguments that the parser refuses, for a person. `known`: the names of the options. */
function misused(e: Error, known: readonly string[]): UsageError {
  const stray = /^Unexpected argument '(.*?)'\./s.exec(e.message)?.[1]
  if (stray !== undefined) return new UsageError(`Unexpected argument ${stray}; this command takes no file`)
  const flag = /'(--?[^' ]+)[^']*'/.exec(e.message)?.[1]
  if (flag === undefined || (e as NodeJS.ErrnoException).code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
    return new UsageError(e.message.split('\n')[0] as string)
  const typed = flag.replace(/^-+/, '')
  const negated = /^no-?/i.exec(typed)?.[0] ?? ''
  const near = nearest(typed, known)
  const nearPositive = near === undefined && negated !== '' ? nearest(typed.slice(negated.length), known) : undefined
  const meant = near ?? (nearPositive === undefined ? undefined : `no-${nearPositive}`)
  const hint = meant === undefined ? foreignHint(typed) : `; did you mean --${meant}?`
  return new UsageError(`Unknown option ${flag}${hint}`)
}

/** What is no option here may be one elsewhere, or nearly. */
function foreignHint(typed: string): string {
  const near = nearest(
    typed,
    options.map((o) => o.name),
  )
  const option: Option | undefined = options.find((o) => o.name === near)
  if (option === undefined) return '; --help lists what there is'
  const owner = option.only === 'action' ? 'an input of the action' : 'an option of another command'
  return near === typed ? ` here; it is ${owner}: ${option.doc}` : `; did you mean --${near}? It is ${owner}`
}

/** Is an option given? */
export const given = (argv: readonly string[], name: OptionName): boolean =>
  argv.some((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`))

/** The judge's key never stands among the arguments, where other programs can read it. */
export const apiKey = (env: Terminal['env']): string | undefined => env['AGENT_EVAL_JUDGE_API_KEY'] || undefined
