#!/usr/bin/env node
// The command line: argv → options, the report on standard output, the verdict as the exit status.
import type { Option, OptionName, Settings } from './options.ts'
import { version } from './version.ts'

type Streams = { out(text: string): void; err(text: string): void }

const commands = {
  run: 'judge traces against scenarios (the default)',
  validate: 'check scenario files without any trace',
  formats: 'list the trace formats that can be read',
  help: 'show this help',
} as const

/** Runs the command line. Returns the exit status: 0 the gate holds, 1 it does not, 2 usage or config error. */
async function main(argv: readonly string[], streams: Streams): Promise<number> {
  if (argv[0] === '--version' || argv[0] === '-v' || argv[0] === 'version') {
    streams.out(`${version}\n`)
    return 0
  }
  const { UsageError } = await import('./options.ts')
  try {
    const command = argv[0] !== undefined && !argv[0].startsWith('-') ? argv[0] : 'run'
    const rest = argv[0] === command ? argv.slice(1) : argv
    if (command === 'help' || rest.includes('--help') || rest.includes('-h')) {
      streams.out(await help())
      return 0
    }
    switch (command) {
      case 'run':
        return await runCommand(rest, streams)
      case 'validate':
        return await validateCommand(rest, streams)
      case 'formats':
        return await formatsCommand(streams)
      default: {
        const { nearest } = await import('./model/names.ts')
        const near = nearest(command, Object.keys(commands))
        throw new UsageError(
          `Unknown command ${command}${near ? `; did you mean ${near}?` : ''}. Commands: ${Object.keys(commands).join(', ')}`,
        )
      }
    }
  } catch (e) {
    if (!(e instanceof UsageError)) throw e
    const { safeLines } = await import('./report/printable.ts')
    streams.err(`agent-eval: ${safeLines(e.message)}\n`)
    return 2
  }
}

/** Parses flags by the options table. `only`: the options that the command takes. */
async function readFlags(argv: readonly string[], only?: readonly OptionName[]): Promise<Settings> {
  const { parseArgs } = await import('node:util')
  const { options, readSettings, UsageError } = await import('./options.ts')
  const { nearest } = await import('./model/names.ts')
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
    const { values } = parseArgs({
      args: [...argv],
      options: config,
      strict: true,
      allowPositionals: false,
      allowNegative: true,
    })
    return readSettings(values as never, (name) => `--${name}`)
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
    throw new UsageError(
      near ? `Unknown option ${flag}; did you mean --${near}?` : (e.message.split('\n')[0] as string),
    )
  }
}

async function runCommand(argv: readonly string[], streams: Streams): Promise<number> {
  const settings = await readFlags(argv)
  const { run, gateHolds } = await import('./run.ts')
  const progress = makeProgress()
  const report = await run(process.cwd(), settings, { progress })
  progress.clear()
  const { writeReports } = await import('./reports.ts')
  await writeReports(process.cwd(), settings, report)
  if (settings.json) {
    const { jsonText } = await import('./report/printable.ts')
    streams.out(`${jsonText(report)}\n`)
  } else {
    const { renderLine, renderText } = await import('./report/text.ts')
    const color = Boolean(process.stdout.isTTY) && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb'
    streams.out((settings.quiet ? renderLine : renderText)(report, { color }))
  }
  return gateHolds(report, settings.failOn) ? 0 : 1
}

async function validateCommand(argv: readonly string[], streams: Streams): Promise<number> {
  const settings = await readFlags(argv, ['scenarios', 'config', 'json'])
  const { validate } = await import('./run.ts')
  const { scenarios, problems } = await validate(process.cwd(), settings)
  const { jsonText, printable } = await import('./report/printable.ts')
  if (settings.json) {
    streams.out(`${jsonText({ scenarios, problems })}\n`)
  } else {
    for (const p of problems)
      streams.out(
        `${printable(p.file)}${p.line === undefined ? '' : `:${p.line}:${p.column ?? 1}`}  ${printable(p.message)}\n`,
      )
    streams.out(`${scenarios.length} scenarios are well formed, ${problems.length} problems\n`)
  }
  return problems.length === 0 ? 0 : 1
}

async function formatsCommand(streams: Streams): Promise<number> {
  const { formats } = await import('./formats/index.ts')
  const width = Math.max(...formats.map((f) => f.id.length))
  for (const f of formats) streams.out(`${f.id.padEnd(width)}  ${f.doc}\n${' '.repeat(width)}  ${f.where}\n`)
  return 0
}

/** Shows on a terminal how far a long run is, from its second second on. */
function makeProgress() {
  const began = performance.now()
  let shown = 0
  const update = (done: number, total: number): void => {
    const now = performance.now()
    if (!process.stderr.isTTY || now - began < 1000 || now - shown < 100) return
    shown = now
    process.stderr.write(`\r\u001b[2Kjudged ${done} of ${total} files`)
  }
  return Object.assign(update, { clear: () => void (shown > 0 && process.stderr.write('\r\u001b[2K')) })
}

async function help(): Promise<string> {
  const { options } = await import('./options.ts')
  const table: readonly Option[] = options
  const flags = table
    .filter((o) => o.only !== 'action')
    .map((o) => {
      const value = o.type === 'flag' ? '' : ` ${o.choices?.join('|') ?? o.value ?? 'N'}`
      const more = [
        o.type === 'list' ? 'may repeat' : '',
        o.default !== '' && o.type !== 'flag' ? `default ${o.default}` : '',
      ]
        .filter((m) => m !== '')
        .join('; ')
      return `  --${o.name}${value}\n      ${o.doc}${more === '' ? '' : ` (${more})`}`
    })
  return `agent-eval ${version}: judges recorded agent traces against declarative scenarios

Usage: agent-eval [command] [options]

Commands:
${Object.entries(commands)
  .map(([name, doc]) => `  ${name.padEnd(10)}${doc}`)
  .join('\n')}

Options of run:
${flags.join('\n')}

Exit status: 0 the gate holds; 1 it does not (an unreadable scenario or trace included); 2 usage or config error, or no scenario file found.
`
}

const write = (stream: NodeJS.WriteStream) => (text: string) => void stream.write(text)
// A reader that stops reading (`| head`) is no fault of the run.
process.stdout.on('error', (e: NodeJS.ErrnoException) => {
  if (e.code !== 'EPIPE') throw e
})
process.exitCode = await main(process.argv.slice(2), { out: write(process.stdout), err: write(process.stderr) })
