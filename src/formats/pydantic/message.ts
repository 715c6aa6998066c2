// What a message of Pydantic AI's is.
import { isObject, type Json, text } from '../json.ts'

/** A request to the model or its response, in parts that name their kinds. */
export const isMessage = (m: unknown): m is Json =>
  isObject(m) &&
  (m['kind'] === 'request' || m['kind'] === 'response') &&
  Array.isArray(m['parts']) &&
  m['parts'].every((p) => isObject(p) && text(p['part_kind']) !== undefined)
