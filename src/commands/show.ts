// `show`: the traces of one file, for a person or as native JSON (JSON Lines where there are several), without the secrets that are told (`--raw`: with them).
import path from 'node:path'
import { sha256 } from '../files/hash.ts'
import { writeJson } from '../model/json.ts'
import type { Trace } from '../model/trace.ts'
import { readTraceFile } from '../reading/file.ts'
import { printable, safeJson } from '../report/printable.ts'
import { hidden, redactor } from '../report/redact.ts'
import { timeline } from '../report/timeline.ts'
import { readConfigFile } from '../run/inputs.ts'
import { configOf } from '../run/prepare.ts'
import { makeReady } from '../run/ready.ts'
import { type Command, readFlags } from './flags.ts'

const command: Command = async (argv, { cwd, out, err, color, columns }) => {
  const { settings, files } = readFlags(argv, ['trace-format', 'max-trace-mb', 'config', 'json', 'raw'], 1)
  const file = files[0] as string
  const ready = makeReady()
  const config = settings.raw ? undefined : await configOf({ config: readConfigFile(cwd, settings.config) }, ready)
  const redact = config ? redactor(config.redact.patterns.map(ready.pattern)) : (text: string) => text
  const native = (trace: Trace): string => writeJson(settings.raw ? trace : hidden(trace, redact))
  let shown = 0
  let held: string | undefined
  const emit = (trace: Trace): void => {
    shown++
    if (settings.json) {
      // The first of several is a line too, so it is held until the second comes.
      if (shown === 1) held = native(trace)
      else {
        if (held !== undefined) out(`${safeJson(held)}\n`)
        held = undefined
        out(`${safeJson(native(trace))}\n`)
      }
    } else {
      const width = columns ?? 160
      out(`${shown > 1 ? '\n' : ''}${timeline(trace, { color, width, redact, file })}`)
    }
  }
  const read = await readTraceFile(
    path.resolve(cwd, file),
    { format: settings.traceFormat, sha256, emit },
    settings.maxTraceMb * 1024 * 1024,
  )
  if (held !== undefined) out(`${safeJson(held)}\n`)
  if (read.problem === undefined) return 0
  err(
    `agent-eval: ${printable(file)}${read.line && read.line > 0 ? `:${read.line}` : ''}: ${printable(redact(read.problem))}\n`,
  )
  return 1
}
export default command
