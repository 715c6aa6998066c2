// Judges the mutants of one run by its scenario.
import { type Context, isAsking, type View } from '../checks/contract.ts'
import { always } from '../checks/index.ts'
import { firstBlocking, questionOf } from '../judging/evaluate.ts'
import type { Trace } from '../model/trace.ts'
import type { Graded } from '../scenario/block.ts'
import type { Candidate } from './choose.ts'

/** The dimensions of a scenario, by what they say of a mutant. */
export type Judges = {
  /** Those that grade every scenario, or every one with an `[expect]`: what they notice, nobody had to ask for. */
  always: readonly Graded[]
  /** What the scenario itself asks, and blocks. */
  asked: readonly Graded[]
  /** What is asked of an oracle. */
  outside: readonly Graded[]
}

const isAlways = ({ check }: Graded): boolean =>
  always.some(({ family }) => family.checks.some((one) => one === check && one.schema === undefined))

export function judgesOf(graded: readonly Graded[]): Judges {
  const counting = graded.filter(({ severity, check }) => (severity ?? check.severity) !== 'off')
  return {
    always: counting.filter(isAlways),
    asked: counting.filter((one) => !isAlways(one) && !isAsking(one.check)),
    outside: counting.filter((one) => isAsking(one.check) && (one.severity ?? one.check.severity) === 'blocking'),
  }
}

/** What becomes of a mutant. `equivalent`: it is no fault of the run's, or one that is noticed in any scenario. */
export type Fate = { killedBy: string } | 'survived' | 'left to the judge' | 'equivalent'

/** Judges one mutant of a run. */
export function fateOf(mutant: Trace, { group }: Candidate, judges: Judges, view: View, context: Context): Fate {
  const other = view.part(mutant, 0)
  if (firstBlocking(judges.always, other, context)) return 'equivalent'
  const killer = firstBlocking(judges.asked, other, context)
  if (killer) return { killedBy: killer.id }
  const mayKill = judges.outside.some((graded) => {
    const question = questionOf(graded, view, context)
    // A command judges what the calls left behind, a judge what it is shown.
    if (question?.oracle === 'verify') return group !== 'answer'
    const asked = questionOf(graded, other, context)
    return question !== undefined && JSON.stringify(asked) !== JSON.stringify(question)
  })
  return mayKill ? 'left to the judge' : 'survived'
}
