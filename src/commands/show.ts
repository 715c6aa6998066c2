// `show`: the traces of one file, for a person or as native JSON (JSON Lines where there are several), without the secrets that are told (`--raw`: with them).
import { statsOf } from '../judging/evaluate.ts'
import { viewOf } from '../judging/view.ts'
import { writeJson } from '../model/json.ts'
import type { Trace } from '../model/trace.ts'
import { printable, safeJson } from '../report/printable.ts'
import { hidden, type Redact, redactor } from '../report/redact.ts'
import { oneCall, timeline } from '../report/timeline.ts'
import { readConfigFile } from '../run/inputs.ts'
import { configOf } from '../run/prepare.ts'
import { makeReady } from '../run/ready.ts'
import { readSource, sourceOf } from '../run/sources.ts'
import { type Command, readFlags, type Usage } from './flags.ts'

export const usage: Usage = {
  words: 'FILE',
  takes: ['trace-format', 'max-trace-mb', 'config', 'json', 'html', 'html-max-mb', 'raw', 'full', 'call'],
}

const command: Command = async (argv, { cwd, out, err, color, columns }) => {
  const { settings, files } = readFlags(argv, usage.takes, 1)
  const file = files[0] as string
  const ready = makeReady()
  const config = await configOf({ config: readConfigFile(cwd, settings.config) }, ready)
  const redact = settings.raw ? (text: string) => text : redactor(config.redact.patterns.map(ready.pattern))
  const native = (trace: Trace): string => writeJson(settings.raw ? trace : hidden(trace, redact))
  const style = { color, width: columns ?? 160, redact, file, full: settings.full }
  const page = settings.html ? await pageOf(file, settings.htmlMaxMb, redact, out) : undefined
  let shown = 0
  let held: string | undefined
  const emit = (trace: Trace, label: string): void => {
    if (page) {
      shown++
      page.add(trace, label)
      return
    }
    const text = settings.json
      ? undefined
      : settings.call === undefined
        ? timeline(trace, style)
        : oneCall(trace, settings.call, style)
    if (!settings.json && text === undefined) return
    shown++
    if (text !== undefined) out(`${shown > 1 ? '\n' : ''}${text}`)
    // The first of several is a line too, so it is held until the second comes.
    else if (shown === 1) held = native(trace)
    else {
      if (held !== undefined) out(`${safeJson(held)}\n`)
      held = undefined
      out(`${safeJson(native(trace))}\n`)
    }
  }
  const { problems } = await readSource(cwd, sourceOf(cwd, file), settings, {
    end: config.end,
    places: ready,
    take: emit,
  })
  if (held !== undefined) out(`${safeJson(held)}\n`)
  if (shown > 0) page?.end()
  for (const problem of problems) {
    const line = problem.line === undefined ? '' : `:${problem.line}`
    err(`agent-eval: ${printable(problem.file)}${line}: ${printable(redact(problem.message))}\n`)
  }
  if (problems.length === 0 && shown === 0)
    err(`agent-eval: ${printable(file)}: No trace of it has a call ${settings.call}\n`)
  return problems.length > 0 || shown === 0 ? 1 : 0
}

/** The page with the traces of one file, loaded where it is asked for. */
async function pageOf(file: string, mb: number, redact: Redact, out: (text: string) => void) {
  const [{ tracesPage }, { gzip }] = await Promise.all([import('../report/html/traces.ts'), import('../files/pack.ts')])
  const page = tracesPage({ write: out }, { name: file, viewing: { room: mb * 1024 * 1024, gzip, redact } })
  return {
    ...page,
    add: (trace: Trace, label: string): void => page.add(trace, label, statsOf(viewOf(trace, (tool) => tool))),
  }
}

export default command
