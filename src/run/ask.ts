// Asking the oracles what only they can answer.
import type { Asked } from '../judging/evaluate.ts'
import type { RoutedRun } from '../judging/places.ts'
import { blocks } from '../model/verdict.ts'
import type { Shell, Where } from '../oracles/contract.ts'
import type { OracleSettings } from '../oracles/index.ts'

/** A question, the result that its answer goes into, and where it comes from. */
export type Asking = { asked: Asked; result: RoutedRun; where: Where }

/** Asks several at a time, in the report's order. Returns what a reader should know. */
export async function ask(asking: readonly Asking[], settings: OracleSettings, shell: Shell): Promise<string[]> {
  const { makeOracles } = await import('../oracles/index.ts')
  const oracles = makeOracles(settings, shell)
  await Promise.all(
    asking.map(async ({ asked, result, where }) => {
      result.dimensions[asked.at] = asked.decide(await oracles.ask(asked.question, where))
      result.verdict = result.dimensions.some(blocks) ? 'fail' : 'pass'
    }),
  )
  return oracles.notes().map(shell.redact)
}
