#!/usr/bin/env node
// The command line: which command, the process it runs in, and the exit status.
import { pathToFileURL } from 'node:url'
import type { CommandFile } from './commands/flags.ts'
import { version, workerWord } from './version.ts'

const commands = {
  run: 'judge traces against scenarios (the default)',
  merge: 'put the reports of shards together: merge REPORT…',
  init: 'learn a first scenario from good runs: init --name NAME --traces GLOB',
  promote: 'make a test of a failing run: promote --report FILE --scenario NAME --run TRACE --to FOLDER',
  validate: 'check scenario files without any trace',
  strength: 'measure which faults of passing runs the scenarios would not notice',
  show: 'print a trace as a timeline, with --json in the native form, or with --html for a browser',
  diff: 'show two traces side by side, and where the first left the second: diff A B',
  shrink: 'cut a failing trace to a smallest one that fails the same way: shrink TRACE --scenario FILE',
  find: 'list what agents left on this machine, newest first, for show to take',
  convert: 'write traces in the native form: convert FILE… --out FOLDER',
  formats: 'list the trace formats that can be read',
  snapshot: 'print files and folders as they are now, as a state: snapshot PATH… [--text]',
  'judge-check': 'measure the judge against labels: JSON Lines of {prompt, rubric, answer, pass}',
  help: 'show this help',
} as const

/** Each command is loaded when it is asked for: start-up counts. */
const load: Record<Exclude<keyof typeof commands, 'help'>, () => Promise<CommandFile>> = {
  run: () => import('./commands/run.ts'),
  merge: () => import('./commands/merge.ts'),
  init: () => import('./commands/init.ts'),
  promote: () => import('./commands/promote.ts'),
  validate: () => import('./commands/validate.ts'),
  strength: () => import('./commands/strength.ts'),
  show: () => import('./commands/show.ts'),
  diff: () => import('./commands/diff.ts'),
  shrink: () => import('./commands/shrink.ts'),
  find: () => import('./commands/find.ts'),
  convert: () => import('./commands/convert.ts'),
  formats: () => import('./commands/formats.ts'),
  snapshot: () => import('./commands/snapshot.ts'),
  'judge-check': () => import('./commands/judge-check.ts'),
}

/** Runs the command line. Returns the exit status: 0 the gate holds, 1 it does not, 2 usage or config error. */
async function main(typed: readonly string[]): Promise<number> {
  const { argv, color } = takeColor(typed)
  if (argv[0] === '--version' || argv[0] === '-v' || argv[0] === 'version') {
    process.stdout.write(`${version}\n`)
    return 0
  }
  const named = argv[0] !== undefined && !argv[0].startsWith('-')
  const name = named ? (argv[0] as string) : 'run'
  const rest = named ? argv.slice(1) : argv
  try {
    if (name === workerWord) {
      await (await import('./run/workers.ts')).serve()
      return 0
    }
    if (name === 'help' || rest.includes('--help') || rest.includes('-h')) {
      // `help NAME` and `NAME --help` are of the command; `help` and `--help` are of all.
      const asked = name === 'help' ? rest.find((word) => !word.startsWith('-')) : named ? name : undefined
      process.stdout.write(await helpFor(asked))
      return 0
    }
    if (!isCommand(name)) return await unknownCommand(name)
    const { default: command } = await load[name]()
    return await command(rest, {
      cwd: process.cwd(),
      env: process.env,
      out: (text) => void process.stdout.write(text),
      err: (text) => void process.stderr.write(text),
      drained: async () => {
        if (process.stdout.writableNeedDrain) await new Promise((resolve) => process.stdout.once('drain', resolve))
      },
      input: () => process.stdin,
      color,
      columns: process.stdout.columns,
      live: Boolean(process.stderr.isTTY),
      entry: pathToFileURL(process.argv[1] ?? '').href,
    })
  } catch (e) {
    const [{ UsageError }, { printable }] = await Promise.all([import('./options.ts'), import('./report/printable.ts')])
    const usage = e instanceof UsageError
    const text = usage ? e.message : `Crash of agent-eval itself, please report it: ${(e as Error).stack ?? String(e)}`
    const lines = text.split('\n').map((line) => printable(line))
    process.stderr.write(`agent-eval: ${lines.join('\n')}\n`)
    return usage ? 2 : 1
  }
}

/** Takes `--color` and `--no-color`, which every command has, from the arguments. Else a terminal has colours, unless the environment says so. */
function takeColor(typed: readonly string[]): { argv: string[]; color: boolean } {
  const { FORCE_COLOR: force, NO_COLOR: no, TERM: term } = process.env
  let color = Boolean(process.stdout.isTTY) && !no && term !== 'dumb'
  if (force !== undefined) color = !/^(?:0|false)$/.test(force)
  const end = typed.includes('--') ? typed.indexOf('--') : typed.length
  const argv = typed.filter((arg, i) => {
    if (i >= end || !/^--(?:no-)?color$/.test(arg)) return true
    color = arg === '--color'
    return false
  })
  return { argv, color }
}

async function helpFor(name: string | undefined): Promise<string> {
  const { help, helpOf } = await import('./commands/help.ts')
  if (name === undefined || name === 'help') return help(commands, (await load.run()).usage)
  if (!isCommand(name)) return unknownCommand(name)
  return helpOf(name, commands[name], (await load[name]()).usage)
}

const isCommand = (name: string): name is keyof typeof load => Object.hasOwn(load, name)

async function unknownCommand(name: string): Promise<never> {
  const [{ UsageError }, { nearest }] = await Promise.all([import('./options.ts'), import('./model/names.ts')])
  const near = nearest(name, Object.keys(commands))
  const known = Object.keys(commands).join(', ')
  const hint = near ? `; did you mean ${near}?` : /[./\\]/.test(name) ? `; did you mean agent-eval run ${name}?` : ''
  throw new UsageError(`Unknown command ${name}${hint || '.'} Commands: ${known}`)
}

// A reader that stops reading (`| head`) is no fault of the run.
process.stdout.on('error', (e: NodeJS.ErrnoException) => {
  if (e.code !== 'EPIPE') throw e
})
// Held until there is another: what ends early was not judged.
process.exitCode = 1
process.exitCode = await main(process.argv.slice(2))
