// `max_increase`: shares by which the medians of a scenario's runs may exceed those of the baseline.
import * as z from 'zod/mini'
import { described } from './schema.ts'

export const increases = ['cost_usd', 'calls', 'failed_calls', 'turns', 'tokens', 'seconds'] as const
export type IncreaseKey = (typeof increases)[number]
export type Increase = { [Key in IncreaseKey]?: number | undefined }

const share = (what: string) =>
  described(
    z.optional(z.number().check(z.minimum(0))),
    `How much more ${what} the median may be than in the baseline: 0.2 is 20 %`,
  )

export const increaseShape = z
  .strictObject({
    cost_usd: share('cost'),
    calls: share('calls'),
    failed_calls: share('failed calls'),
    turns: share('turns'),
    tokens: share('tokens, input and output together,'),
    seconds: share('time'),
  })
  .check(
    z.refine(
      (limits) => Object.values(limits).some((limit) => limit !== undefined),
      `Expected max_increase to limit one of ${increases.join(', ')}, found none`,
    ),
  )
