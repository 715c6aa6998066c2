// What stands at the top of a scenario, beside its families; and the ids of all dimensions.
import * as z from 'zod/mini'
import type { Family } from '../checks/contract.ts'
import { always } from '../checks/index.ts'
import { described, text, texts } from '../checks/schema.ts'
import type { Dimensions } from '../documents/severity.ts'
import { severities } from '../model/verdict.ts'

const control = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/

const turn = z.string().check(z.refine((t) => t.trim() !== '', 'Expected a prompt turn not to be empty'))

/** `"2/3"` of the trials. */
const share = z.templateLiteral([z.int(), '/', z.int()]).check(
  z.refine((text) => {
    const [some = 0, all = 0] = text.split('/').map(Number)
    return some > 0 && some <= all
  }, 'Expected a fraction above 0 and up to 1, such as "2/3"'),
)

const reason = z.string().check(z.refine((t) => t.trim() !== '', 'Expected a reason, found none'))

/** What stands at the top of a scenario, beside its families. */
export const headShape = {
  name: described(
    z.string().check(
      z.minLength(1),
      z.refine((n) => n.length <= 200 && [...n].length <= 100, 'Expected a name of at most 100 characters'),
      z.refine(
        (n) => n.trim() !== '' && !control.test(n),
        'Expected a name without control characters, found some, or blanks only',
      ),
    ),
    'Unique over the run; 1 to 100 characters',
  ),
  description: described(z.optional(z.string()), 'What a correct run shows, in one sentence'),
  tags: described(z.optional(z.array(text)), 'Free labels; the report breaks down by tag'),
  prompt: described(
    z.optional(z.union([turn, z.array(turn).check(z.minLength(1))])),
    'What the user asked, or one text a turn; shown to the judge when the trace has no prompt',
  ),
  traces: described(
    z.optional(
      z
        .array(
          z.string().check(
            z.minLength(1),
            z.maxLength(1000),
            z.refine(
              (g) => !control.test(g) && !/^!?(?:[/\\]|[A-Za-z]:)|(?:^!?|[/\\])\.\.(?:[/\\]|$)/.test(g),
              'Expected a glob below the traces root, without control characters; name files elsewhere in the traces input',
            ),
          ),
        )
        .check(z.minLength(1)),
    ),
    'Globs, relative to the traces root: which traces are trials of this scenario',
  ),
  extends: described(
    z.optional(z.union([text, texts])),
    'What the scenario inherits: a file relative to this one, or agent-eval:PACK, or a list of these, later ones win',
  ),
  skip: described(
    z.optional(reason),
    'Why the scenario is judged by nothing for now; it is listed with this reason, and counted as skipped',
  ),
  expect_failure: described(
    z.optional(
      z.union([
        reason,
        z.strictObject({
          reason: described(reason, 'Why it fails for now'),
          dimensions: described(z.optional(texts), 'Dimension ids that must fail, * is a wildcard; default any'),
        }),
      ]),
    ),
    'The scenario passes as long as every trial fails: in these dimensions, and in no other; a text alone is the reason',
  ),
  every_trace: described(
    z.optional(z.boolean()),
    'true: judges every trace beside the scenario the trace belongs to, and takes none away',
  ),
  trials: z.optional(
    described(
      z.strictObject({
        min: described(z.optional(z.int().check(z.minimum(1))), 'Fewer traces than this are an error'),
        require: described(
          z.optional(z.union([z.enum(['all', 'any']), z.number().check(z.gt(0), z.maximum(1)), share])),
          'How many traces must pass: all, any, or a rate above 0 and up to 1 (0.67 holds for 2 of 3, as does "2/3"); default all',
        ),
        confidence: described(
          z.optional(z.number().check(z.minimum(0.5), z.lt(1))),
          'The trials must show the rate of require by so much (0.95), or they settle nothing; then min is their planned number',
        ),
      }),
      'How many traces the scenario needs, and how many of them must pass',
    ),
  ),
  sandbox: described(z.optional(z.boolean()), 'The run left a private workspace behind (needed by expect.verify)'),
  severity: described(
    z.optional(z.record(z.string(), z.enum(severities))),
    'Severity by dimension id; * is a wildcard',
  ),
} as const
export const head = z.strictObject(headShape)
export const headKeys = Object.keys(headShape)
export const topKeys = (families: readonly Family[]): string[] => [
  ...headKeys,
  ...families.flatMap((f) => [f.id, ...(f.flatKey === undefined ? [] : [f.flatKey])]),
]

/** The ids of all dimensions, without block numbers. */
export const dimensionIds = (families: readonly Family[]): string[] => [
  'trace_present',
  'trials_met',
  'expected_failure',
  'budget.max_increase',
  ...always.map(({ check }) => check.id),
  ...families.flatMap((f) => f.checks.map((c) => `${f.id}.${c.id}`)),
]

/** All dimensions that any scenario may have. */
export const dimensionsOf = (families: readonly Family[]): Dimensions => ({
  ids: dimensionIds(families),
  blocks: (family) =>
    families.find((f) => f.id === family)?.repeatable ? { most: Number.POSITIVE_INFINITY } : { most: 1, names: [] },
})
