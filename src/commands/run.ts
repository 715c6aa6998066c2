// `run`: judges traces against scenarios.
import { gate } from '../judging/report.ts'
import { count } from '../model/text.ts'
import { type OptionName, options, UsageError } from '../options.ts'
import { chunks, feed } from '../report/feed.ts'
import { reporters } from '../report/index.ts'
import { writeReports } from '../run/reports.ts'
import { run } from '../run/run.ts'
import { apiKey, type Command, readFlags, type Terminal } from './flags.ts'

/** Options of other commands. */
const foreign: readonly OptionName[] = ['raw', 'full', 'call', 'out']
const ownOptions = options.map((o): OptionName => o.name).filter((name) => !foreign.includes(name))

const command: Command = async (argv, terminal) => {
  const { cwd, env, entry, color } = terminal
  const { settings: given } = readFlags(argv, ownOptions)
  const settings = { ...given, judge: { ...given.judge, apiKey: apiKey(env) } }
  const progress = makeProgress(terminal)
  const report = await run(cwd, settings, { progress, env, entry })
  progress.clear()
  const { title, failOn } = settings
  const unwritten = await writeReports(cwd, settings, report, { title, gates: failOn !== 'never' })
  const shown = await reporters[settings.json ? 'json' : settings.quiet ? 'line' : 'text'].load()
  const sink = chunks(terminal.out)
  feed(report, [shown.make(sink, { color })])
  sink.flush()
  // What was found is shown first: it stands nowhere else.
  if (unwritten.length > 0) throw new UsageError(unwritten.join('\n'))
  return gate(report, settings.failOn).holds ? 0 : 1
}
export default command

/** Shows on a terminal how far a long run is, from its second second on. */
function makeProgress({ live, err }: Terminal) {
  const began = performance.now()
  let shown = 0
  const update = (done: number, total: number): void => {
    const now = performance.now()
    if (!live || now - began < 1000 || now - shown < 100) return
    shown = now
    err(`\r\u001b[2Kjudged ${done} of ${count(total, 'file')}`)
  }
  return Object.assign(update, { clear: () => void (shown > 0 && err('\r\u001b[2K')) })
}
