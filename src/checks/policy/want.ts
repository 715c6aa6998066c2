// What a `[[policy]]` block says, and which of the seven forms it has.
import * as z from 'zod/mini'
import { conditions, pattern } from '../patterns/schema.ts'
import { described, text, texts } from '../schema.ts'

const patterns = z.array(pattern).check(z.minLength(1))
const paths = z.union([text, texts])

export const schema = z.strictObject({
  call: described(z.optional(pattern), 'The calls that the rule is about'),
  requires: described(z.optional(pattern), 'precedence: what must have happened before, by default with success'),
  reset: described(z.optional(pattern), 'precedence: what makes an earlier match of requires stale'),
  leads_to: described(z.optional(pattern), 'response: what must follow, by default with success'),
  within: described(
    z.optional(z.int().check(z.minimum(1))),
    'response: at the latest so many calls of the same agent later',
  ),
  same: described(
    z.optional(z.union([texts, z.record(text, text)])),
    'precedence, response: paths of arguments that must be equal; a table maps a path of call to one of the other',
  ),
  never: described(z.optional(pattern), 'absence: what must not happen'),
  after: described(z.optional(pattern), 'absence: only after the first match of this'),
  until: described(z.optional(pattern), 'absence: only until a match of this'),
  only_with: z.optional(conditions('only: what the arguments must be: from path, in quotes, to a condition')),
  argument: described(
    z.optional(paths),
    'grounded, untainted: paths of the arguments that are judged; "*" in grounded: every leaf with a digit',
  ),
  from: described(z.optional(patterns), 'grounded: results, "@user" or "@prompt" that a value must stand in'),
  secret_from: described(z.optional(patterns), 'confined: calls whose results hold secrets'),
  untrusted_from: described(z.optional(patterns), 'untainted: calls whose results anyone may have written'),
  min_length: described(
    z.optional(z.int().check(z.minimum(1))),
    'confined (default 8), untainted (default 4): shorter values are not judged',
  ),
  fields: described(
    z.optional(z.boolean()),
    'untainted: what is a whole leaf of a JSON or YAML result counts as untrusted too; default false',
  ),
  except: described(z.optional(texts), 'Scenarios whose runs are left out; * is a wildcard'),
  required: described(z.optional(z.boolean()), 'A rule that is not exercised is an error instead of a skip'),
})

/** A policy block as checks see it. */
export type PolicyWant = z.output<typeof schema>

export const forms = ['precedence', 'response', 'absence', 'only', 'grounded', 'confined', 'untainted'] as const
export type Form = (typeof forms)[number]
type Key = keyof PolicyWant

/** For each form, the key that tells it, those that it must have beside, and those that it may. */
export const keysOf: Readonly<Record<Form, { by: Key; needs: readonly Key[]; takes: readonly Key[] }>> = {
  precedence: { by: 'requires', needs: ['call'], takes: ['same', 'reset'] },
  response: { by: 'leads_to', needs: ['call'], takes: ['same', 'within'] },
  absence: { by: 'never', needs: [], takes: ['after', 'until'] },
  only: { by: 'only_with', needs: ['call'], takes: [] },
  grounded: { by: 'from', needs: ['call', 'argument'], takes: [] },
  confined: { by: 'secret_from', needs: ['call'], takes: ['min_length'] },
  untainted: { by: 'untrusted_from', needs: ['call'], takes: ['argument', 'min_length', 'fields'] },
}

/** The form of a block that has one. */
export const formOf = (want: PolicyWant): Form | undefined => forms.find((form) => want[keysOf[form].by] !== undefined)

export const pathsOf = (want: string | readonly string[]): readonly string[] =>
  typeof want === 'string' ? [want] : want

/** The paths of `same`, of the call and of the other event. */
export function samePaths(want: PolicyWant): { call?: readonly string[]; other?: readonly string[] } {
  const { same } = want
  if (same === undefined) return {}
  return Array.isArray(same) ? { call: same, other: same } : { call: Object.keys(same), other: Object.values(same) }
}
