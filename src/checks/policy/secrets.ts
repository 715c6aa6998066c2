// What counts as a secret in a result: whatever is long and odd enough that nobody writes it by accident.
import type { Call } from '../../model/trace.ts'
import type { Context } from '../contract.ts'
import { eachPart } from './leaves.ts'
import { structured, textOfResult } from './results.ts'

const known = new WeakMap<Call, readonly string[]>()

/** The values of a result that may be secrets, some of them more than once. */
export function secretsOf(call: Call, context: Context): readonly string[] {
  let secrets = known.get(call)
  if (!secrets) {
    secrets = candidates(call, context)
    known.set(call, secrets)
  }
  return secrets
}

function candidates(call: Call, context: Context): string[] {
  if (call.result === undefined) return []
  const value = structured(call, context)
  if (value === undefined) return [...ofText(textOfResult(call))]
  const found: string[] = []
  eachPart(value, (part, isKey) => {
    if (isKey) return
    const text = String(part)
    if (text.includes('\n')) for (const secret of ofText(text)) found.push(secret)
    else if (isSecret(text)) found.push(text)
  })
  return found
}

/** As tools that read files number their lines (`   12→KEY=value`). */
const lineNumber = /^\d{1,9}(?:→|\t|\s*\|)\s*/

const named = /^(?:export\s+)?["']?[\w.-]+["']?\s*[=:]\s*(\S.*)$/
const quoted = /^(["'])(.*)\1[,;]?$/

/** The lines of a text, and the value of a line that names one. */
function* ofText(text: string): Generator<string> {
  for (const raw of text.split('\n')) {
    const line = raw.trim().replace(lineNumber, '')
    if (isSecret(line)) yield line
    const value = named.exec(line)?.[1]
    const bare = value === undefined ? undefined : (quoted.exec(value)?.[2] ?? value)
    if (bare !== undefined && isSecret(bare)) yield bare
  }
}

const odd = /[^\p{L}\p{M}\s'-]/u
const dateOrTime =
  /^\d{4}-\d{1,2}(?:-\d{1,2})?(?:[T ]\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?)?\s*(?:Z|UTC|[+-]\d{2}:?\d{2})?$|^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?:\s*[ap]\.?m\.?)?$/i

/** Is a text a date, a time or both? */
export const isDate = (text: string): boolean => text.length <= 40 && dateOrTime.test(text.trim())

/** Has a text a digit or sign that words do not have, or more characters than words do? */
const isSecret = (text: string): boolean => (text.length >= 16 || odd.test(text)) && text !== '' && !isDate(text)
