// The oracles: the only effects a verdict may need. Off unless the workflow turns them on.
import type { Answer, Question } from '../model/oracle.ts'
import { makeJudge } from './judge.ts'
import type { OracleSettings, Where } from './settings.ts'
import { makeVerify } from './verify.ts'

export { type Disagreement, type JudgeCheck, judgeCheck } from './calibration.ts'
export type { JudgeSettings, OracleSettings, ProviderName, VerifySettings, Where } from './settings.ts'

export type Oracles = {
  /** Never rejects: whatever goes wrong is `unavailable` and named. Ask in the report's order, so that caps fall the same way. */
  ask(question: Question, where: Where): Promise<Answer>
  /** What a user should know beside the answers: a cache file that cannot be read or written. */
  notes(): readonly string[]
}

/** Makes the oracles that the workflow allows; a question to one that it does not is answered by how to turn it on. */
export function makeOracles(settings: OracleSettings): Oracles {
  const judge = settings.judge && makeJudge(settings.judge, settings)
  const verify = settings.verify && makeVerify(settings.verify, settings)
  return {
    notes: () => judge?.notes() ?? [],
    async ask(question, where) {
      if (question.oracle === 'judge')
        return (await judge?.ask(question)) ?? { unavailable: 'not enabled: set judge-model' }
      return (await verify?.ask(question, where)) ?? { unavailable: 'not enabled: set allow-verify' }
    },
  }
}
