// What recordings of Codex, and those written like them, say of a failure: its text, and whether it is a refusal.
import { isObject, text } from './json.ts'

/** Is it what Codex tells the model of a call that a person or the approval policy refused? Looks at the first line only. */
export const isRefusal = (said: string): boolean =>
  /^.{0,80}?\b(rejected by user|user (rejected|cancel+ed|declined|denied)|rejected due to unacceptable risk|command rejected|approval policy is \w+; reject|approval (was )?(denied|declined|rejected))/i.test(
    said.slice(0, 400),
  )

/** What an error says: its text, or the message within it (which may itself be JSON text). */
export function failureText(error: unknown): string {
  let at = error
  for (let depth = 0; depth < 5; depth++) {
    if (typeof at === 'string') {
      if (!at.trimStart().startsWith('{')) break
      try {
        at = JSON.parse(at)
      } catch {
        break
      }
    }
    if (!isObject(at)) break
    const inner: unknown = at['message'] ?? at['error'] ?? at['errorMessage'] ?? at['errorType'] ?? at['kind']
    if (inner === undefined || inner === null)
      return Object.keys(at).slice(0, 8).join(', ') || 'the run recorded an error'
    at = inner
  }
  return text(typeof at === 'string' ? at.trim() : undefined) ?? 'the run recorded an error'
}
