// What the records of a home-made log are.
import { flatCall } from '../flat.ts'
import { isObject, type Json, text } from '../json.ts'
import { listIn } from '../wrapped.ts'

const isMessage = (m: Json): boolean =>
  /^(?:system|developer|user|assistant)$/.test(text(m['role']) ?? '') &&
  (typeof m['content'] === 'string' || Array.isArray(m['content'])) &&
  !isChat(m)

/** A message of OpenAI's that makes its calls there: what names a tool behind it is the result. */
export const isChat = (m: unknown): boolean => isObject(m) && ('tool_calls' in m || 'function_call' in m)

/** The answer, where a record is kept for it alone. */
export const finalOf = (m: Json): string | undefined => text(m['final_answer']) ?? text(m['answer'])

export const isRecord = (r: unknown): r is Json =>
  flatCall(r) !== undefined ||
  (isObject(r) && (isMessage(r) || (finalOf(r) !== undefined && !Object.values(r).some(Array.isArray))))

/** The records that stand in a list under a key, with a call among them. */
export function recordsIn(value: unknown): readonly unknown[] | undefined {
  const list = listIn(value, (r) => isRecord(r) || isChat(r))
  if (list?.some(isChat)) return undefined
  return list?.some((r) => flatCall(r) !== undefined) ? list : undefined
}
