// The oracles: the only effects a verdict may need.
import type { Answer, Question } from '../model/oracle.ts'
import type { Oracle, OracleSettings, Shell, Where } from './contract.ts'
import { judge } from './judge.ts'
import { verify } from './verify.ts'

export type { JudgeSettings, OracleSettings, Shell, Where } from './contract.ts'

export const oracles: readonly Oracle[] = [judge, verify]

export type Oracles = {
  /** Never rejects: whatever goes wrong is `unavailable` and named. Ask in the report's order, so that caps fall the same way. */
  ask(question: Question, where: Where): Promise<Answer>
  /** What a user should know beside the answers: a cache file that cannot be read or written. */
  notes(): readonly string[]
}

/** Makes the oracles that the workflow allows; a question to one that it does not is answered by how to turn it on. */
export function makeOracles(settings: OracleSettings, shell: Shell): Oracles {
  const made = oracles.map(({ id, option, make }) => ({ id, option, on: make(settings, shell) }))
  return {
    notes: () => made.flatMap(({ on }) => on?.notes?.() ?? []),
    async ask(question, where) {
      const meant = made.find(({ id }) => id === question.oracle)
      if (meant?.on) return meant.on.ask(question, where)
      return { unavailable: `not enabled: set ${meant?.option}` }
    },
  }
}
