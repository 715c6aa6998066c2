// The strength of all scenarios, from that of each.
import type { Strength } from '../model/strength.ts'
import type { EffectSource } from './effects.ts'
import { type Measured, scoreOf } from './measure.ts'

/** Adds up what was measured of each scenario. */
export function strengthOf(measured: readonly Measured[], effects: EffectSource): Strength {
  const sum = (of: (one: Measured) => number): number => measured.reduce((n, one) => n + of(one), 0)
  const killed = sum((one) => one.killed)
  const survived = sum((one) => one.survived)
  return {
    schema: 'agent-eval/strength@1',
    score: scoreOf(killed, survived),
    effects,
    mutants: killed + survived,
    killed,
    survived,
    left_to_judge: sum((one) => one.leftToJudge),
    left_out: sum((one) => one.leftOut),
    scenarios: measured.map((one) => one.strength),
  }
}
