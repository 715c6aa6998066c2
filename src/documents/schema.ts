// What the schemas of the config and the registry are put together with.
import * as z from 'zod/mini'

/** A text that is not empty. */
export const text = z.string().check(z.minLength(1))

/** The schema with a line that says what it means, for the JSON Schemas that are made from it. */
export const described = <T extends z.ZodMiniType>(schema: T, description: string): T =>
  schema.check(z.describe(description))
