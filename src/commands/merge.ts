// `merge`: puts the reports of shards together.
import { gate } from '../judging/report.ts'
import { UsageError } from '../options.ts'
import { chunks, feed } from '../report/feed.ts'
import { reporters } from '../report/index.ts'
import { merge } from '../run/merge.ts'
import { writeReports } from '../run/reports.ts'
import { type Command, readFlags, type Usage } from './flags.ts'
import { lineReader } from './lines.ts'

export const usage: Usage = {
  words: 'REPORT…',
  takes: [
    ...(['scenarios', 'config', 'fail-on', 'allow-missing-shards', 'quiet', 'json'] as const),
    ...(['baseline', 'baseline-missing', 'regression-alpha', 'unsettled'] as const),
    ...(['confirm', 'confirm-trials', 'protect', 'title'] as const),
    ...(['report-json', 'report-junit', 'report-sarif', 'report-ctrf', 'report-markdown', 'report-rows'] as const),
    ...(['report-html', 'html-max-mb'] as const),
  ],
}

const command: Command = async (argv, { cwd, env, out, err, color }) => {
  const { settings, files } = readFlags(argv, usage.takes, 'some')
  const report = await merge(cwd, files, settings, env['RUNNER_TEMP'] || undefined)
  try {
    for (const said of report.said) err(`agent-eval: ${said}\n`)
    const { title, failOn } = settings
    const unwritten = await writeReports(cwd, settings, report, { title, gates: failOn !== 'never' })
    const shown = await reporters[settings.json ? 'json' : settings.quiet ? 'line' : 'text'].load()
    const sink = chunks(out)
    feed(report, [shown.make(sink, { color, lineOf: lineReader(cwd) })])
    sink.flush()
    if (unwritten.length > 0) throw new UsageError(unwritten.join('\n'))
  } finally {
    report.close()
  }
  if (report.missing.length > 0 && !settings.allowMissingShards) return 1
  return gate(report.head, settings.failOn).holds ? 0 : 1
}
export default command
