// Asking the oracles what only they can answer.
import type { Asked } from '../judging/evaluate.ts'
import type { RoutedRun } from '../judging/places.ts'
import type { Problem } from '../model/report.ts'
import { blocks } from '../model/verdict.ts'
import type { Shell, Where } from '../oracles/contract.ts'
import type { OracleSettings } from '../oracles/index.ts'
import type { Ready } from './ready.ts'

/** A question, the result that its answer goes into, and where it comes from. */
export type Asking = { asked: Asked; result: RoutedRun; where: Where }

/** What is around the questions. */
export type Around = {
  settings: OracleSettings
  shell: Shell
  ready: Ready
  entry: string | undefined
  /** Called after each answer. */
  progress: ((done: number, total: number, of: 'question') => void) | undefined
}

/** Asks several at a time, in the report's order. Returns what a reader should know. */
export async function ask(
  asking: readonly Asking[],
  { settings, shell, ready, entry, progress }: Around,
): Promise<{ notes: string[]; problems: Problem[] }> {
  const { makeOracles } = await import('../oracles/index.ts')
  const oracles = makeOracles(settings, shell)
  const questions = asking.map(({ asked: { question }, where }) => ({ question, where }))
  const commands = settings.verify.allow && questions.some(({ question }) => question.oracle === 'verify')
  const guarding = commands ? await import('./guard.ts') : undefined
  const changes = await guarding?.guard({ questions, shell, ready, entry, cache: settings.judge.cache })
  let done = 0
  await Promise.all(
    asking.map(async ({ asked, result, where }) => {
      result.dimensions[asked.at] = asked.decide(await oracles.ask(asked.question, where))
      result.verdict = result.dimensions.some(blocks) ? 'fail' : 'pass'
      progress?.(++done, asking.length, 'question')
    }),
  )
  return { notes: oracles.notes().map(shell.redact), problems: (await changes?.()) ?? [] }
}
