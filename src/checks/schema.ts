// What the schemas of sections are put together with.
import * as z from 'zod/mini'

/** A text that is not empty. */
export const text = z.string().check(z.minLength(1))
/** At least one such text. */
export const texts = z.array(text).check(z.minLength(1))

/** The schema with a line that says what it means, for the pages and JSON Schemas that are made from it. */
export function described<T extends z.ZodMiniType>(schema: T, description: string): T {
  // A copy: what is described here may be `text`, or stand elsewhere with another meaning.
  const copy = schema.clone(schema._zod.def, { parent: true })
  z.globalRegistry.add(copy, { description })
  return copy
}
