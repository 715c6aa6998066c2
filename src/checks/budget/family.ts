// `[budget]`: what a run may cost, in calls, turns, tokens, money and time.
import * as z from 'zod/mini'
import { familyOfFields } from '../contract.ts'
import { increaseShape } from '../increase.ts'
import { described } from '../schema.ts'
import maxCalls from './max_calls.ts'
import maxCostUsd from './max_cost_usd.ts'
import maxFailedCalls from './max_failed_calls.ts'
import maxIdenticalCalls from './max_identical_calls.ts'
import maxInputTokens from './max_input_tokens.ts'
import maxOutputTokens from './max_output_tokens.ts'
import maxSeconds from './max_seconds.ts'
import maxTokens from './max_tokens.ts'
import maxTurns from './max_turns.ts'

export default familyOfFields({
  id: 'budget',
  doc: 'What a run may cost: one dimension per populated field, limits included',
  scoped: false,
  ofScenario: {
    max_increase: z.optional(
      described(increaseShape, 'Shares by which the medians of the runs may exceed those of the baseline'),
    ),
  },
  checks: [
    maxCalls,
    maxFailedCalls,
    maxIdenticalCalls,
    maxTurns,
    maxInputTokens,
    maxOutputTokens,
    maxTokens,
    maxCostUsd,
    maxSeconds,
  ],
})
