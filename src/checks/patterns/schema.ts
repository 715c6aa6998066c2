// The shape of a call pattern: which calls, and which other events of a run, a rule speaks of.
import * as z from 'zod/mini'
import { described, mayBeEmpty, text } from '../schema.ts'

/** Events that a pattern may name where a rule takes any moment of a run. */
export const events = ['@user', '@consent', '@compaction', '@message'] as const
export type EventName = (typeof events)[number]

/** What a value may be compared with: a scalar, or a list as a whole. Dates and large integers of TOML are scalars too. */
const plain = z.custom<bigint | Date>((v) => typeof v === 'bigint' || v instanceof Date)
const numeric = z.union([z.number(), z.custom<bigint>((v) => typeof v === 'bigint')])
const scalar = z.union([z.string(), z.number(), z.boolean(), plain])
const listed = mayBeEmpty(z.array(z.unknown()))

const bounds = z.strictObject({
  min: described(z.optional(z.int().check(z.minimum(0))), 'At least so many elements'),
  max: described(z.optional(z.int().check(z.minimum(0))), 'At most so many elements'),
})

/** What a key of a condition that is none is likely to be. */
const unquoted = (issue: { code?: string | undefined }): string | undefined =>
  issue.code === 'unrecognized_keys' ? 'a path with dots stands in quotes, as in "a.b" = 1' : undefined

export const conditionTable = z.strictObject(
  {
    equals: described(z.optional(z.unknown()), 'The value is this; numbers and decimal texts compare by value'),
    one_of: described(z.optional(z.array(z.unknown()).check(z.minLength(1))), 'The value equals one of these'),
    contains: described(z.optional(text), 'The value as text holds this, compared as in expect.contains'),
    matches: described(z.optional(text), 'An RE2 expression found anywhere in the value as text'),
    min: described(z.optional(numeric), 'A number, or a decimal text, of at least this'),
    max: described(z.optional(numeric), 'A number, or a decimal text, of at most this'),
    count: described(
      z.optional(z.union([z.int().check(z.minimum(0)), bounds])),
      'A list of so many elements; fails of anything else',
    ),
    absent: described(z.optional(z.literal(true)), 'The path yields nothing at all; stands alone'),
    not_equals: described(z.optional(z.unknown()), 'The value is there, and not this'),
    not_one_of: described(
      z.optional(z.array(z.unknown()).check(z.minLength(1))),
      'The value is there, and none of these',
    ),
    not_contains: described(z.optional(text), 'The value is there, and does not hold this'),
    not_matches: described(z.optional(text), 'The value is there, and the expression is not found in it'),
  },
  { error: unquoted },
)
export type ConditionTable = z.output<typeof conditionTable>

export const condition = z.union([conditionTable, listed, scalar])
export type Condition = z.output<typeof condition>

/** A table from path to condition. */
export const conditions = (doc: string) => described(z.record(text, condition), doc)

const resultTable = z.strictObject({
  contains: described(z.optional(text), 'The result holds this text, compared as in expect.contains'),
  matches: described(z.optional(text), 'An RE2 expression found anywhere in the result'),
  not_contains: described(z.optional(text), 'The result does not hold this text'),
  not_matches: described(z.optional(text), 'The expression is not found in the result'),
})

/** The keys of a pattern's table. All of its conditions hold on the same call. */
export const patternShape = {
  tool: described(z.optional(text), 'Tool or command; * is a wildcard. Required, unless any_of stands'),
  where: z.optional(conditions('What the arguments must be: from path, in quotes, to a condition')),
  outcome: described(
    z.optional(z.enum(['succeeded', 'failed', 'any'])),
    '"failed": an error, denied or blocked; "succeeded": recorded as neither; default any',
  ),
  exit_code: described(z.optional(z.int()), 'The recorded exit code'),
  result: described(z.optional(resultTable), 'What the text of the result must be'),
  result_where: z.optional(conditions('As where, over a result that is a JSON or YAML mapping or list')),
  agent: described(z.optional(text), '"main", or the name of a sub-agent; * is a wildcard'),
}

const whichCalls = { message: 'Missing tool; expected a tool or command, or any_of with patterns' }

/** A table says which calls it means. */
export const saysWhich = z.refine<{ tool?: unknown; any_of?: unknown }>(
  (table) => table.tool !== undefined || table.any_of !== undefined,
  whichCalls,
)

const patternTable: z.ZodMiniType<PatternTable> = z.strictObject({
  ...patternShape,
  get any_of() {
    return described(z.optional(z.array(pattern).check(z.minLength(1))), 'Patterns of which one matches')
  },
})

export type PatternTable = {
  [Key in keyof typeof patternShape]?: z.output<(typeof patternShape)[Key]> | undefined
} & { any_of?: readonly CallPattern[] | undefined }
/** A tool, a command or an event by name, or a table of conditions. */
export type CallPattern = string | PatternTable

export const pattern: z.ZodMiniType<CallPattern> = z
  .union([text, patternTable])
  .check(z.refine((p) => typeof p === 'string' || p.tool !== undefined || p.any_of !== undefined, whichCalls))
