// What the schemas of sections are put together with.
import * as z from 'zod/mini'
import { leafFault } from '../model/names.ts'

/** The schema with a line that says what it means, for the pages and JSON Schemas that are made from it. */
export function described<T extends z.ZodMiniType>(schema: T, description: string): T {
  // A copy: what is described here may be `text`, or stand elsewhere with another meaning.
  const copy = schema.clone(schema._zod.def, { parent: true })
  z.globalRegistry.add(copy, { description })
  return copy
}

/** A text that is not empty. */
export const text = z.string().check(z.minLength(1))
/** At least one such text. */
export const texts = z.array(text).check(z.minLength(1))
/** A command as a registry has it: what it is compared with is one name, so that a wildcard can match nothing. */
export const command = text.check(
  z.refine((name) => !name.includes('*'), {
    error: ({ input }) =>
      `Expected one command, found ${JSON.stringify(input)}; commands take no wildcards here, write each in full`,
  }),
)
/** At least one command. */
export const commands = z.array(command).check(z.minLength(1))

/** The last part of a command. */
const leafName = text.check(
  z.refine((name) => leafFault(name) === undefined, { error: ({ input }) => leafFault(String(input)) }),
)
/** At least one leaf. */
export const leafNames = z.array(leafName).check(z.minLength(1))

/** Tool names or needles: at least one, none empty. */
export const names = (doc: string) => described(texts, doc)

/** What a section says once for all its fields. */
export const scope = z.strictObject({
  agents: described(
    z.optional(
      z.pipe(
        z.enum(['main', 'all']),
        z.transform((a) => (a === 'all' ? undefined : a)),
      ),
    ),
    '"main" limits requirements, never prohibitions, to the calls of the main agent; default all',
  ),
  attempts: described(
    z.optional(z.boolean()),
    'true: a call that failed, was denied or blocked meets a requirement too; default false, save where blocked_sends or ended_on_failed_call is about attempts',
  ),
  answer_in: described(
    z.optional(z.enum(['final', 'any_message'])),
    'Where contains, contains_any, not_contains and answer_matches look: in the final answer, which is the default, or in every text of the main agent',
  ),
})

/** What a scenario says once for several dimensions. */
export type Scope = Partial<z.output<typeof scope>> & {
  /** May a limit or a person have stopped the run? */
  mayStop?: boolean
  /** The turn of the user that is asked about; absent: the whole run. */
  turn?: { n?: number | undefined; says?: string | undefined }
}

/** The schemas of lists and tables that may be empty. */
export const emptyAllowed = z.registry<{ empty: true }>()

/** The list or table with leave to be empty, which in a section is a mistake otherwise. */
export function mayBeEmpty<T extends z.ZodMiniType>(schema: T): T {
  const copy = schema.clone(schema._zod.def, { parent: true })
  emptyAllowed.add(copy, { empty: true })
  return copy
}

/** The name of a block of a family that may repeat. */
export const blockId = described(
  z
    .string()
    .check(
      z.regex(
        /^[A-Za-z][A-Za-z0-9._-]{0,59}$/,
        'Expected an id of 1 to 60 letters, digits, - , _ and . of which the first is a letter',
      ),
    ),
  'Names the block in reports and severities; unique in its family and file',
)
