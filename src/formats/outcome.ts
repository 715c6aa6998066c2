// What home-made records say of the end of a call, in the keys that people give it: then the outcome is known.
import type { CallEnd } from './build.ts'
import { isObject, type Json, number, text, writeJson } from './json.ts'

const good = /^(?:ok|success|succeeded|successful)$/i
const bad = /^(?:error|errored|fail|failed|failure|exception|timeout|timed_out|cancelled|canceled)$/i
const refused = /^(?:denied|rejected|refused|blocked|declined)$/i

type Outcome = Omit<CallEnd, 'result'> & { is_error: boolean | null }

/** How a call ended by the record of its result; `is_error: null`: the record does not say. */
export function outcomeOf(record: Json): Outcome {
  const code = number(record['exit_code'] ?? record['exitCode'] ?? record['returncode'])
  const took = number(record['duration_ms'])
  const { denied } = record
  const isDenied = denied === true || refused.test(text(record['status']) ?? '')
  return {
    is_error: isDenied ? true : failed(record),
    ...(isDenied ? { denied: true } : {}),
    ...(code !== undefined && Number.isSafeInteger(code) ? { exit_code: code } : {}),
    ...(took !== undefined && took >= 0 ? { duration_ms: took } : {}),
  }
}

/** Any key that speaks of a failure is one: a record that also says `ok` contradicts itself. */
function failed(record: Json): boolean | null {
  const { error, status } = record
  const flags = [record['is_error'], record['isError'], negated(record['ok']), negated(record['success'])]
  const said = text(status) ?? ''
  const carried = error !== undefined && error !== null && error !== false && error !== ''
  if (flags.includes(true) || bad.test(said) || carried) return true
  return flags.includes(false) || good.test(said) || error === false || error === null ? false : null
}

const negated = (value: unknown): unknown => (typeof value === 'boolean' ? !value : undefined)

/** What an error says, where a record has it in the place of a result. */
export function errorText(record: Json): string | undefined {
  const { error } = record
  if (isObject(error)) return text(error['message']) ?? writeJson(error)
  return text(error)
}
