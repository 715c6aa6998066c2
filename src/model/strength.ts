// How strong scenarios are, `agent-eval/strength@1`: which small faults of a passing run they would notice. The names are pinned.
import type { Count, Share } from './numbers.ts'

/** What a mutant changes. */
export const operators = [
  'drop_call',
  'swap_calls',
  'repeat_call',
  'again_other',
  'fail_call',
  'deny_call',
  'change_argument',
  'change_number',
  'drop_sentence',
  'insert_call',
  'stop_early',
  'flip_exit',
] as const
export type OperatorId = (typeof operators)[number]

/** `effects`: a call that has an effect was changed or added; `answer`: the final answer; `reads`: the rest, which is never scored. */
export const groups = ['effects', 'answer', 'reads'] as const
export type Group = (typeof groups)[number]

/** How many mutants a scenario failed, and how many it still passed. */
export type Kills = {
  /** The scenario failed them. */
  killed: Count
  /** The scenario still passed them. */
  survived: Count
}

/** A mutant that its scenario still passes. */
export type Survivor = {
  /** The trace that was changed. */
  trace: string
  /** How it was changed. */
  operator: OperatorId
  /** The call that was changed, counted from 1; absent: a call was added, or the answer was changed. */
  call?: Count
  /** One sentence. */
  message: string
  /** Lines that were tried: with them the passing runs still pass, and the mutant fails. */
  fix?: string
}

/** The strength of one scenario. */
export type ScenarioStrength = {
  /** The name of the scenario. */
  name: string
  /** Of its effects; without any, of its answer; `null`: nothing was there to judge. */
  score: Share | null
  /** By what the mutants change. */
  groups: Record<Group, Kills>
  /** By how they change it. */
  operators: Partial<Record<OperatorId, Kills>>
  /** How many mutants each blocking dimension was the first to fail. */
  kills: Record<string, Count>
  /** Of the scored group, the most serious first. */
  survivors: Survivor[]
}

/** The strength of all scenarios. The counts are of the scored group of each. */
export type Strength = {
  schema: 'agent-eval/strength@1'
  /** `null`: nothing was there to judge. */
  score: Share | null
  /** What says which calls have an effect. */
  effects: 'registry' | 'option' | 'scenario'
  /** How many were judged. */
  mutants: Count
  /** How many the scenarios failed. */
  killed: Count
  /** How many they still passed. */
  survived: Count
  /** Mutants that only a judge or a command of `verify` could kill, which are not asked. */
  left_to_judge: Count
  /** Mutants beyond `max-mutants`, which were not made. */
  left_out: Count
  /** Of each scenario. */
  scenarios: ScenarioStrength[]
}

/** The strength as a report holds it. */
export type StrengthResult = Omit<Strength, 'schema'> & {
  /** The least that was asked for; absent: none. */
  floor?: Share
}

/** Is a floor reached? By the counts, as the score that is told is rounded; where nothing was judged, never. */
export const reaches = (
  { killed, mutants }: Pick<Strength, 'killed' | 'mutants'>,
  floor: number | undefined,
): boolean => floor === undefined || (mutants > 0 && killed / mutants >= floor)
