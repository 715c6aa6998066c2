#!/usr/bin/env node
// The command line: argv → options, the report on standard output, the verdict as the exit status.
import { isMainThread } from 'node:worker_threads'
import type { Trace } from './model/trace.ts'
import type { Option, OptionName, Settings } from './options.ts'
import { version } from './version.ts'

type Streams = { out(text: string): void; err(text: string): void }

const commands = {
  run: 'judge traces against scenarios (the default)',
  validate: 'check scenario files without any trace',
  show: 'print a trace as a timeline, or with --json in the native form',
  formats: 'list the trace formats that can be read',
  'judge-check': 'measure the judge against labels: JSON Lines of {prompt, rubric, answer, pass}',
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
      case 'show':
        return await showCommand(rest, streams)
      case 'formats':
        return await formatsCommand(rest, streams)
      case 'judge-check':
        return await judgeCheckCommand(rest, streams)
      default: {
        const { nearest } = await import('./model/names.ts')
        const near = nearest(command, Object.keys(commands))
        throw new UsageError(
          `Unknown command ${command}${near ? `; did you mean ${near}?` : ''}. Commands: ${Object.keys(commands).join(', ')}`,
        )
      }
    }
  } catch (e) {
    const { printable } = await import('./report/printable.ts')
    const usage = e instanceof UsageError
    const text = usage ? e.message : `Crash of agent-eval itself, please report it: ${(e as Error).stack ?? String(e)}`
    const lines = text.split('\n').map((line) => printable(line))
    streams.err(`agent-eval: ${lines.join('\n')}\n`)
    return usage ? 2 : 1
  }
}

/** Parses flags by the options table. `only`: the options that the command takes; `files`: how many file names. */
async function readFlags(
  argv: readonly string[],
  only?: readonly OptionName[],
  files = 0,
): Promise<{ settings: Settings; files: string[] }> {
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
    const { values, positionals } = parseArgs({
      args: [...argv],
      options: config,
      strict: true,
      allowPositionals: files > 0,
      allowNegative: true,
    })
    if (positionals.length !== files)
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
    throw new UsageError(
      near ? `Unknown option ${flag}; did you mean --${near}?` : (e.message.split('\n')[0] as string),
    )
  }
}

async function runCommand(argv: readonly string[], streams: Streams): Promise<number> {
  const { settings } = await readFlags(argv)
  const [{ run }, { gateHolds }] = await Promise.all([import('./run.ts'), import('./assemble.ts')])
  const progress = makeProgress()
  const report = await run(
    process.cwd(),
    { ...settings, judgeApiKey: apiKey() },
    {
      progress,
      env: process.env,
      entry: import.meta.url,
    },
  )
  progress.clear()
  const { writeReports } = await import('./reports.ts')
  await writeReports(process.cwd(), settings, report)
  if (settings.json) {
    const { jsonText } = await import('./report/printable.ts')
    streams.out(`${jsonText(report)}\n`)
  } else {
    const { renderLine, renderText } = await import('./report/text.ts')
    streams.out((settings.quiet ? renderLine : renderText)(report, { color: wantsColor() }))
  }
  return gateHolds(report, settings.failOn) ? 0 : 1
}

async function validateCommand(argv: readonly string[], streams: Streams): Promise<number> {
  const { settings } = await readFlags(argv, ['scenarios', 'config', 'json'])
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
    const count = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`
    streams.out(`${count(scenarios.length, 'scenario')} well formed, ${count(problems.length, 'problem')}\n`)
  }
  return problems.length === 0 ? 0 : 1
}

/** Prints the traces of one file: for a person, or as native JSON (JSON Lines where there are several), exactly as recorded. */
async function showCommand(argv: readonly string[], streams: Streams): Promise<number> {
  const { settings, files } = await readFlags(argv, ['trace-format', 'max-trace-mb', 'json'], 1)
  const [{ readTraceFile }, { sha256 }, { prepareExact, writeJson }, { printable, safeJson }, { redactor }] =
    await Promise.all([
      import('./traces.ts'),
      import('./files.ts'),
      import('./formats/json.ts'),
      import('./report/printable.ts'),
      import('./report/redact.ts'),
    ])
  const { timeline } = await import('./report/timeline.ts')
  await prepareExact()
  const file = files[0] as string
  const redact = redactor([])
  let shown = 0
  let held: string | undefined
  const emit = (trace: Trace): void => {
    shown++
    if (settings.json) {
      // The first of several is a line too, so it is held until the second comes.
      if (shown === 1) held = writeJson(trace)
      else {
        if (held !== undefined) streams.out(`${safeJson(held)}\n`)
        held = undefined
        streams.out(`${safeJson(writeJson(trace))}\n`)
      }
    } else {
      const width = process.stdout.columns ?? 160
      streams.out(`${shown > 1 ? '\n' : ''}${timeline(trace, { color: wantsColor(), width, redact, file })}`)
    }
  }
  const read = await readTraceFile(file, { format: settings.traceFormat, sha256, emit }, settings.maxTraceMb << 20)
  if (held !== undefined) streams.out(`${safeJson(held)}\n`)
  if (read.problem === undefined) return 0
  streams.err(
    `agent-eval: ${printable(file)}${read.line && read.line > 0 ? `:${read.line}` : ''}: ${printable(redact(read.problem))}\n`,
  )
  return 1
}

/** Asks the judge about labels that people gave, and prints how far it agrees with them. */
async function judgeCheckCommand(argv: readonly string[], streams: Streams): Promise<number> {
  const { settings, files } = await readFlags(argv, ['json', ...judgeOptions], 1)
  const { UsageError } = await import('./options.ts')
  if (settings.judgeModel === '') throw new UsageError('Missing --judge-model: name the model to measure')
  const [{ judgeCheck }, { judgeSettings }, { readTextFile }, { jsonText, printable }, { redactor }] =
    await Promise.all([
      import('./oracles/index.ts'),
      import('./run.ts'),
      import('./files.ts'),
      import('./report/printable.ts'),
      import('./report/redact.ts'),
    ])
  const file = files[0] as string
  const text = readTextFile(file)
  if (text === undefined) throw new UsageError(`Missing file ${file}`)
  const redact = redactor([])
  const judge = judgeSettings(process.cwd(), { ...settings, judgeApiKey: apiKey() })
  const result = await judgeCheck(text.split('\n'), { judge, concurrency: 4, redact }, file)
  if (settings.json) streams.out(`${jsonText(result)}\n`)
  else {
    for (const d of result.disagreements) {
      streams.out(
        `${printable(file)}:${d.line}  people ${d.expected ? 'pass' : 'fail'} it, the judge ${d.judged ? 'passes' : 'fails'} it: ${printable(redact(d.reason), 300)}\n`,
      )
    }
    for (const p of result.problems)
      streams.out(
        `${printable(p.file)}${p.line === undefined ? '' : `:${p.line}`}  ${printable(redact(p.message), 500)}\n`,
      )
    const rate = (n: number | null) => (n === null ? 'not defined' : String(n))
    streams.out(
      `${result.labels} labels judged: agreement ${rate(result.agreement)}, false passes ${result.false_passes}, false fails ${result.false_fails}, Cohen's kappa ${rate(result.kappa)}\n`,
    )
  }
  return result.problems.length === 0 ? 0 : 1
}

const judgeOptions = [
  'judge-model',
  'judge-endpoint',
  'judge-provider',
  'judge-votes',
  'judge-timeout',
  'judge-max-calls',
  'judge-max-chars',
  'judge-cache',
] as const

/** The judge's key never stands among the arguments, where other programs can read it. */
const apiKey = (): string => process.env['AGENT_EVAL_JUDGE_API_KEY'] ?? ''

const wantsColor = (): boolean =>
  Boolean(process.stdout.isTTY) && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb'

async function formatsCommand(argv: readonly string[], streams: Streams): Promise<number> {
  await readFlags(argv, [])
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
if (isMainThread)
  process.exitCode = await main(process.argv.slice(2), { out: write(process.stdout), err: write(process.stderr) })
else await (await import('./workers.ts')).serve()
