// `show`: the traces of one file, for a person or as native JSON (JSON Lines where there are several), exactly as recorded.
import path from 'node:path'
import { sha256 } from '../files/hash.ts'
import { writeJson } from '../model/json.ts'
import type { Trace } from '../model/trace.ts'
import { readTraceFile } from '../reading/file.ts'
import { printable, safeJson } from '../report/printable.ts'
import { redactor } from '../report/redact.ts'
import { timeline } from '../report/timeline.ts'
import { type Command, readFlags } from './flags.ts'

const command: Command = async (argv, { cwd, out, err, color, columns }) => {
  const { settings, files } = readFlags(argv, ['trace-format', 'max-trace-mb', 'json'], 1)
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
        if (held !== undefined) out(`${safeJson(held)}\n`)
        held = undefined
        out(`${safeJson(writeJson(trace))}\n`)
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
