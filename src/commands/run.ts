// `run`: judges traces against scenarios.

import { linesOf } from '../files/stream.ts'
import { gate } from '../judging/report.ts'
import { count } from '../model/text.ts'
import { type OptionName, options, type Settings, UsageError } from '../options.ts'
import { chunks, feed } from '../report/feed.ts'
import { reporters } from '../report/index.ts'
import { printable } from '../report/printable.ts'
import { judge } from '../run/begin.ts'
import { standardInput } from '../run/lines.ts'
import { writeReports } from '../run/reports.ts'
import { apiKey, type Command, readFlags, type Terminal, type Usage } from './flags.ts'
import { lineReader } from './lines.ts'
import { withFiles } from './named.ts'

/** Options of other commands. */
const foreign: readonly OptionName[] = ['raw', 'full', 'call', 'html', 'out', 'allow-missing-shards']
export const usage: Usage = {
  words: '[FILE…]',
  takes: options.map((o): OptionName => o.name).filter((name) => !foreign.includes(name)),
}

const command: Command = async (argv, terminal) => {
  const { cwd, env, entry, color } = terminal
  const { settings: given, files } = readFlags(argv, usage.takes, 'any')
  const named = withFiles(cwd, given, files, argv)
  const settings = { ...named, judge: { ...given.judge, apiKey: apiKey(env) } }
  if (settings.traces.includes(standardInput)) {
    await pipe(settings, terminal)
    return 0
  }
  const asRows = settings.reportRows === standardInput
  if (asRows) settings.reportRows = undefined
  const progress = makeProgress(terminal)
  const report = await judge(cwd, settings, { progress, env, entry, digests: showsDigests(settings) })
  progress.clear()
  const { title, failOn } = settings
  let unwritten: string[]
  try {
    unwritten = await writeReports(cwd, settings, report, { title, gates: failOn !== 'never' })
    const shown = await reporters[asRows ? 'rows' : settings.json ? 'json' : settings.quiet ? 'line' : 'text'].load()
    const sink = chunks(terminal.out)
    feed(report, [shown.make(sink, { color, lineOf: lineReader(cwd) })])
    sink.flush()
  } finally {
    report.close()
  }
  // What was found is shown first: it stands nowhere else.
  if (unwritten.length > 0) throw new UsageError(unwritten.join('\n'))
  return gate(report.head, settings.failOn).holds ? 0 : 1
}
export default command

/** Is a report asked for that tells the digests of runs, or do they decide what is judged? */
const showsDigests = ({ json, reportJson, reportHtml, shard, changedSince }: Settings): boolean =>
  json || [reportJson, reportHtml, shard, changedSince].some((given) => given !== undefined)

/** Judges the traces of standard input, and writes their rows to standard output. */
async function pipe(settings: Settings, { cwd, out, err, drained, input }: Terminal): Promise<void> {
  if (settings.traces.length > 1 || settings.reportRows !== standardInput || settings.shard !== undefined)
    throw new UsageError('Expected --traces - alone, with --report-rows -: traces come in as JSON Lines, rows go out')
  if (settings.changedSince !== undefined)
    throw new UsageError('Expected no changed-since beside --traces -: what comes in as a stream is judged once')
  const limit = settings.maxTraceMb * 1024 * 1024
  const { filter } = await import('../run/filter.ts')
  await filter(cwd, settings, linesOf(input(), limit), {
    async write(text) {
      out(text)
      await drained()
    },
    err: (text) => err(`agent-eval: ${printable(text)}\n`),
  })
}

/** Shows on a terminal how far a long run is, from its second second on. */
function makeProgress({ live, err }: Terminal) {
  const began = performance.now()
  let shown = 0
  const update = (done: number, total: number, of: 'file' | 'question' = 'file'): void => {
    const now = performance.now()
    if (!live || now - began < 1000 || now - shown < 100) return
    shown = now
    err(`\r\u001b[2K${of === 'file' ? 'judged' : 'answered'} ${done} of ${count(total, of)}`)
  }
  return Object.assign(update, { clear: () => void (shown > 0 && err('\r\u001b[2K')) })
}
