// What Codex tells the model of a call that ended: plain text, text below a header, JSON text, blocks, or an object.
import { contentText, isObject, number, object } from '../json.ts'

export type Output = {
  /** The text, for a look at how it begins. */
  text: string
  /** What the tool itself returned, without Codex's header. */
  result: unknown
  exit?: number
  duration_ms?: number
  /** Whether it worked, where Codex says so. */
  ok?: boolean
}

const headerLine =
  /^(?:(Chunk ID|Original token count|Total output lines|Warning)\b|(?:Exit code: |Process exited with code )(-?\d+)|(Process running with session ID)|Wall time:? ([\d.]+) seconds|Script (completed|failed|running))/
/** What Codex itself says of a call that it could not make. */
const broken =
  /^(failed to parse (function )?arguments|unsupported (custom tool )?call|tool call error|err: |apply_patch verification failed|execution error|aborted by user)/i
const worked = /^(Plan updated|Success\. Updated the following files)/

/** Reads the output of a call, in any of its forms. `own`: of a tool of Codex itself, whose header in the text is Codex's. */
export function readOutput(output: unknown, own: boolean): Output {
  const readText = (said: string): Output => (own ? readOwn(said) : { text: said, result: said })
  if (isObject(output)) {
    const inner = output['content'] ?? output['output']
    if (typeof output['success'] === 'boolean') return { ...readText(contentText(inner)), ok: output['success'] }
    if (isObject(output['metadata'])) return withMetadata(output)
    if (typeof output['text'] === 'string' && String(output['type']).endsWith('text')) return readText(output['text'])
    const exit = number(output['exitCode'] ?? output['exit_code'])
    return { text: contentText(inner), result: output, ...(exit === undefined ? {} : { exit }) }
  }
  if (Array.isArray(output)) {
    // The header is a block of its own, which ends with a line break.
    const [first, ...more] = output
    const header = contentText([first])
    const said = more.length > 0 && header.endsWith('\nOutput:\n') ? header + contentText(more) : contentText(output)
    return said === '' && output.length > 0 ? { text: '', result: output } : readText(said)
  }
  return typeof output === 'string' ? readText(output) : { text: '', result: output }
}

/** A text below the header that Codex writes over the output of its own tools. */
function readOwn(said: string): Output {
  if (said.startsWith('{"')) {
    try {
      const parsed: unknown = JSON.parse(said)
      if (isObject(parsed) && isObject(parsed['metadata']) && 'output' in parsed) return withMetadata(parsed)
    } catch {}
  }
  let out: Output = { text: said, result: said }
  let at = 0
  // Only a whole header counts, down to its last line: what a command printed may begin the same.
  for (let lines = 0; lines < 12; lines++) {
    const end = said.indexOf('\n', at)
    const line = said.slice(at, end < 0 ? said.length : end)
    if (line === 'Output:') {
      if (lines > 0) out.result = end < 0 ? '' : said.slice(end + 1)
      break
    }
    const found = headerLine.exec(line.slice(0, 200))
    if (!found && line !== '') {
      out = { text: said, result: said }
      break
    }
    if (found?.[2] !== undefined) out.exit = Number(found[2])
    if (found?.[4] !== undefined) out.duration_ms = Math.round(Number(found[4]) * 1000)
    if (found?.[5] === 'completed' || found?.[5] === 'failed') out.ok = found[5] === 'completed'
    if (end < 0) break
    at = end + 1
  }
  if (out.exit === undefined && out.ok === undefined) {
    if (broken.test(said)) out.ok = false
    else if (worked.test(said)) out.ok = true
  }
  return out
}

/** The JSON form: `{output, metadata: {exit_code, duration_seconds}}`. */
function withMetadata(parsed: Record<string, unknown>): Output {
  const meta = object(parsed['metadata'])
  const exit = number(meta['exit_code'])
  const seconds = number(meta['duration_seconds'])
  return {
    text: contentText(parsed['output']),
    result: parsed['output'],
    ...(exit === undefined ? {} : { exit }),
    ...(seconds === undefined ? {} : { duration_ms: Math.round(seconds * 1000) }),
  }
}
