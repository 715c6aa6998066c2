// `find`: what agents left on this machine, newest first, each with its outcome and its prompt, for `show` to take.
import { sha256 } from '../files/hash.ts'
import { findRecordings, type Recording } from '../files/recordings.ts'
import { readTextFile } from '../files/stream.ts'
import { isObject, text } from '../model/json.ts'
import { clip, count } from '../model/text.ts'
import { callFailed, type Trace } from '../model/trace.ts'
import { UsageError } from '../options.ts'
import { readTraceFile } from '../reading/file.ts'
import { printable, safeJson } from '../report/printable.ts'
import { excerpt, type Redact, redactor } from '../report/redact.ts'
import { readConfigFile } from '../run/inputs.ts'
import { configOf } from '../run/prepare.ts'
import { makeReady } from '../run/ready.ts'
import { type Command, readFlags, type Usage } from './flags.ts'

/** How many are shown, and the most bytes of a file that is looked into: a session may be of any size. */
const most = 20
const mostBytes = 32 << 20

/** What is told of a recording. `how`: what to do where `show` cannot take the file. */
type Told = { outcome: string; prompt: string; how?: string }

export const usage: Usage = { takes: ['config', 'json'] }

const command: Command = async (argv, { cwd, env, out, err, columns }) => {
  const { settings } = readFlags(argv, usage.takes)
  const home = env['HOME'] || env['USERPROFILE']
  if (!home) throw new UsageError('Expected the variable HOME, found none: agents keep their sessions below it')
  const ready = makeReady()
  const config = await configOf({ config: readConfigFile(cwd, settings.config) }, ready)
  const redact = redactor(config.redact.patterns.map(ready.pattern))
  const { recordings, looked, crowded } = findRecordings(home, env)
  const width = columns ?? 160
  for (const one of recordings.slice(0, most)) {
    const told = await tell(one, redact)
    const at = new Date(one.at).toISOString()
    if (settings.json)
      out(
        `${safeJson(JSON.stringify({ at, agent: one.agent, file: one.file, outcome: told.outcome, prompt: told.prompt }))}\n`,
      )
    else out(render(one, told, at, width))
  }
  if (settings.json) return 0
  if (recordings.length > most) out(`and ${count(recordings.length - most, 'older recording')}\n`)
  if (recordings.length === 0)
    err(`agent-eval: No recording of an agent found below ${looked.map((f) => printable(f)).join(', ')}\n`)
  for (const folder of crowded) err(`agent-eval: ${printable(folder)} holds too much: the oldest was not looked at\n`)
  return 0
}
export default command

/** Two lines: when, by whom, how it ended and what was asked; then the file, as `show` takes it. */
function render(one: Recording, { outcome, prompt, how }: Told, at: string, width: number): string {
  const head = `${at.slice(0, 16).replace('T', ' ')}Z  ${one.agent.padEnd(11)} ${outcome.padEnd(24)} `
  const room = Math.max(40, width - head.length)
  return `${head}${printable(prompt, room)}\n${' '.repeat(19)}${how ?? quoted(printable(one.file))}\n`
}

/** A path as a shell takes it. */
const quoted = (file: string): string => (/^[\w@%+=:,./-]+$/.test(file) ? file : `'${file.replaceAll("'", "'\\''")}'`)

/** Looks into a recording. All that is told is redacted and bounded. */
async function tell(one: Recording, redact: Redact): Promise<Told> {
  if (one.bytes > mostBytes) return { outcome: `not read: ${one.bytes >> 20} MB`, prompt: '' }
  if (one.agent === 'opencode') return tellOpencode(one.file, redact)
  let first: Trace | undefined
  let last: Trace | undefined
  const read = await readTraceFile(
    one.file,
    {
      sha256,
      emit(trace) {
        first ??= trace
        last = trace
      },
    },
    mostBytes,
  )
  if (!first || !last) return { outcome: 'unreadable', prompt: excerpt(read.problem ?? '', redact, 400) }
  const asked = Array.isArray(first.prompt) ? first.prompt[0] : first.prompt
  return { outcome: outcomeOf(last, redact), prompt: excerpt(asked ?? '', redact, 400) }
}

/** OpenCode keeps a session in many files, which it joins itself. */
function tellOpencode(file: string, redact: Redact): Told {
  let session: unknown
  try {
    session = JSON.parse(readTextFile(file) ?? '')
  } catch {
    session = undefined
  }
  const id = isObject(session) ? text(session['id']) : undefined
  if (!isObject(session) || id === undefined || !/^[\w-]{1,80}$/.test(id)) return { outcome: 'unreadable', prompt: '' }
  return {
    outcome: 'to be exported',
    prompt: excerpt(text(session['title']) ?? '', redact, 400),
    how: `opencode export ${id} > trace.json`,
  }
}

/** How the run ended, and how many calls it made. */
function outcomeOf(trace: Trace, redact: Redact): string {
  const calls = trace.events.filter((e) => e.type === 'tool_call')
  const failed = calls.filter((c) => callFailed(c) === true).length
  const made = `${count(calls.length, 'call')}${failed > 0 ? ` (${failed} failed)` : ''}`
  const end = trace.error
    ? `error: ${printable(clip(redact(trace.error), 60))}`
    : trace.truncated || trace.source.incomplete
      ? 'cut off'
      : (trace.stop_cause ?? (trace.answer === undefined ? 'ended' : 'answered'))
  return `${end}, ${made}`
}
