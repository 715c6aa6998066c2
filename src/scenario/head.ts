// What stands at the top of a scenario, beside its families; and the ids of all dimensions.
import { z } from 'zod'
import { families } from '../checks/index.ts'
import { severities } from '../model/verdict.ts'

const control = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/

const turn = z.string().refine((t) => t.trim() !== '', 'Expected a prompt turn not to be empty')

/** What stands at the top of a scenario, beside its families. */
export const headShape = {
  name: z
    .string()
    .min(1)
    .refine((n) => n.length <= 200 && [...n].length <= 100, 'Expected a name of at most 100 characters')
    .refine(
      (n) => n.trim() !== '' && !control.test(n),
      'Expected a name without control characters, found some, or blanks only',
    )
    .describe('Unique over the run; 1 to 100 characters'),
  description: z.string().optional().describe('What a correct run shows, in one sentence'),
  tags: z.array(z.string().min(1)).optional().describe('Free labels; the report breaks down by tag'),
  prompt: z
    .union([turn, z.array(turn).min(1)])
    .optional()
    .describe('What the user asked, or one text a turn; shown to the judge when the trace has no prompt'),
  traces: z
    .array(
      z
        .string()
        .min(1)
        .max(1000)
        .refine(
          (g) => !control.test(g) && !/^!?(?:[/\\]|[A-Za-z]:)|(?:^!?|[/\\])\.\.(?:[/\\]|$)/.test(g),
          'Expected a glob below the traces root, without control characters; name files elsewhere in the traces input',
        ),
    )
    .min(1)
    .optional()
    .describe('Globs, relative to the traces root: which traces are trials of this scenario'),
  trials: z
    .strictObject({
      min: z.int().min(1).optional().describe('Fewer traces than this are an error'),
      require: z
        .union([z.enum(['all', 'any']), z.number().gt(0).max(1)])
        .optional()
        .describe('How many traces must pass: all, any, or a rate above 0 and up to 1; default all'),
    })
    .optional(),
  sandbox: z.boolean().optional().describe('The run left a private workspace behind (needed by expect.verify)'),
  severity: z.record(z.string(), z.enum(severities)).optional().describe('Severity by dimension id; * is a wildcard'),
} as const
export const head = z.strictObject(headShape)
export const headKeys = Object.keys(headShape)
export const topKeys = [
  ...headKeys,
  ...families.flatMap((f) => [f.id, ...(f.flatKey === undefined ? [] : [f.flatKey])]),
]

/** The ids of all dimensions there are, without block numbers. */
export const dimensionIds: readonly string[] = [
  'trace_present',
  'trials_met',
  ...families.flatMap((f) => f.checks.map((c) => `${f.id}.${c.id}`)),
]

/** How many blocks of a family a scenario may have at most. */
export const mostBlocks = (family: string): number =>
  families.find((f) => f.id === family)?.repeatable ? Number.POSITIVE_INFINITY : 1
