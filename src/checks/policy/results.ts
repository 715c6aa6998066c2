// What a call returned, as rules about data read it.
import type { Call } from '../../model/trace.ts'
import type { Context } from '../contract.ts'
import { isUnread, resultText, structureOf } from '../patterns/result.ts'

/** A result that is a mapping or list; `undefined`: it is a text. */
export const structured = (call: Call, context: Context): unknown => structureOf(call, context)?.value

/** A result as a text. */
export const textOfResult = (call: Call): string => resultText(call) ?? ''

/** Is it unknown what a call returned, or a part of it? What was denied returned nothing. */
export const isUntold = (call: Call, context: Context): boolean =>
  call.denied !== true && (call.result === undefined || call.result_cut !== undefined || isUnread(call, context))
