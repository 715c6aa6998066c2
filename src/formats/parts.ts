// Content parts as Gemini's API has them and agents built on it record them: texts, function calls and their responses.
import type { CallEnd } from './build.ts'
import { array, isObject, type Json, object, text, writeJson } from './json.ts'

/** The parts of a content; a text is one part. */
export const partsOf = (content: unknown): readonly Json[] =>
  typeof content === 'string'
    ? [{ text: content }]
    : (Array.isArray(content) ? content : isObject(content) ? [content] : []).map((p) =>
        typeof p === 'string' ? { text: p } : object(p),
      )

/** What the parts say, thoughts left out. */
export const saidIn = (parts: readonly Json[]): string =>
  parts.map((p) => (p['thought'] === true ? '' : (text(p['text']) ?? ''))).join('')

/** The result that a function response carries; `failed`: it is an error. */
export function responseOf(part: Json): { result: unknown; failed: boolean } {
  const response = object(object(part['functionResponse'])['response'])
  const failed = 'error' in response && response['error'] !== null && response['error'] !== ''
  const output = failed ? response['error'] : (response['output'] ?? response['result'] ?? response)
  return { result: typeof output === 'string' ? output : writeJson(output), failed }
}

/** The function responses among the parts of a result. */
export const responsesIn = (result: unknown): readonly Json[] =>
  array(result)
    .filter(isObject)
    .filter((p) => isObject(p['functionResponse']))

/** What the shell tool writes below the output of a command, its line breaks as such or escaped. */
const trailer =
  /(?:\n|\\n)Exit Code: (-?\d{1,9}|\(none\))(?:(?:\n|\\n)(?:Signal|Background PIDs|Process Group PGID): [^\n\\]{0,200}){0,3}\s*$/

/** The exit code of a shell call by the full text that the tool gives the model; newer versions name only those that are not 0. */
export function shellExit(tool: string, said: unknown): number | undefined {
  if (tool !== 'run_shell_command' || typeof said !== 'string' || !/^(?:Command|Output): /.test(said)) return undefined
  const found = trailer.exec(said.slice(-1000))?.[1]
  if (found !== undefined) return found === '(none)' ? undefined : Number(found)
  return said.startsWith('Output: ') && /\nProcess Group PGID: \d+\s*$/.test(said) && !/\nSignal: /.test(said)
    ? 0
    : undefined
}

/** How a call ended, by the status that is recorded of it. */
export function endOf(tool: string, status: unknown, result: unknown): CallEnd {
  const exit = shellExit(tool, result)
  const code = exit === undefined ? {} : { exit_code: exit }
  if (status === 'cancelled') return { result, is_error: true, denied: true }
  if (status === 'error') return { result, is_error: true, ...code }
  return { result, is_error: exit !== undefined && exit !== 0 ? true : status === 'success' ? false : null, ...code }
}
