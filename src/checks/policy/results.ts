// What a call returned, as rules about data read it.
import type { Call } from '../../model/trace.ts'
import type { Context } from '../contract.ts'
import { resultText, structureOf } from '../patterns/result.ts'

/** A text that is longer is read as YAML in no time that anyone waits; its lines say the same. */
const longestYaml = 1_000_000

/** A result that is a mapping or list; `undefined`: it is a text. */
export function structured(call: Call, context: Context): unknown {
  const { result } = call
  if (typeof result === 'string' && result.length > longestYaml && !/^\s*[[{]/.test(result)) return undefined
  return structureOf(call, context)?.value
}

/** A result as a text. */
export const textOfResult = (call: Call): string => resultText(call) ?? ''

/** Is it unknown what a call returned, or a part of it? What was denied returned nothing. */
export const isUntold = (call: Call): boolean =>
  call.denied !== true && (call.result === undefined || call.result_cut !== undefined)
