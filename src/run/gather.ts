// Judging all sources, by one thread or several.
import { isAsking } from '../checks/contract.ts'
import type { Scenario } from '../scenario/build.ts'
import { beginGathering, type Gathered, type Numbered } from './gathering.ts'
import type { Inputs } from './inputs.ts'
import type { Prepared } from './prepare.ts'
import { threadsFor } from './threads.ts'

export type Gather = {
  inputs: Inputs
  numbered: readonly Numbered[]
  /** Where runs wait on disk. */
  folder: string | undefined
  entry: string | undefined
  progress?: ((done: number, total: number) => void) | undefined
}

/** Judges the sources. Oracles keep their counts and caches in one thread, so questions are not shared out. */
export async function gather(
  prepared: Prepared,
  { inputs, numbered, folder, entry, progress }: Gather,
): Promise<Gathered> {
  const { cwd, root, settings, taken, scenarios, evaluateSource } = prepared
  const gathering = beginGathering(scenarios.length, folder)
  const asks = [...taken].some((s) => s.graded.some((g) => isAsking(g.check)))
  const threads = asks || entry === undefined ? 1 : threadsFor(root, settings.workers, numbered)
  let done = 0
  const judge = async ({ source, number }: Numbered): Promise<void> => {
    const facts = await evaluateSource(source, (run, at) =>
      gathering.trials[run.scenario]?.add({ source: number, ...at }, run),
    )
    gathering.takeFacts(number, source.files[0], facts)
    progress?.(++done, numbered.length)
  }
  try {
    if (threads > 1 && entry !== undefined) {
      const { shareOut } = await import('./workers.ts')
      const task = { cwd, settings, inputs }
      await shareOut({ entry, task, numbered, threads, gathering, prepared, progress: progress ?? (() => {}) })
    } else for (const one of numbered) await judge(one)
  } catch (e) {
    gathering.spool.close()
    throw e
  }
  gathering.telling.sort((a, b) => a.source - b.source)
  return gathering
}

/** The last rule of binding: exactly one scenario (none that could not be read beside it) and exactly one trace belong together. */
export function onlyPair(
  { scenarios, whole }: Prepared,
  { traces, telling }: Pick<Gathered, 'traces' | 'telling'>,
  numbered: readonly Numbered[],
): { at: Numbered; only: Scenario } | undefined {
  const found = telling.find(({ unmatched }) => unmatched[0]?.last)
  const [only, ...others] = scenarios.filter((s) => !s.everyTrace)
  const at = numbered.find(({ number }) => number === found?.source)
  return at && whole && traces === 1 && only && others.length === 0 ? { at, only } : undefined
}

/** What is gathered of the only trace, where it belongs to the only scenario. */
export async function bindOnly(
  prepared: Prepared,
  gathered: Gathered,
  numbered: readonly Numbered[],
): Promise<Gathered | undefined> {
  const pair = onlyPair(prepared, gathered, numbered)
  if (!pair) return undefined
  const { at, only } = pair
  const bound = beginGathering(prepared.scenarios.length, undefined)
  const facts = await prepared.evaluateSource(
    at.source,
    (run, place) => bound.trials[run.scenario]?.add({ source: at.number, ...place }, run),
    only,
  )
  // What other sources say, which hold no trace, stays.
  bound.takeFacts(at.number, at.source.files[0], facts)
  bound.telling.push(...gathered.telling.filter((one) => one.source !== at.number))
  bound.telling.sort((a, b) => a.source - b.source)
  gathered.spool.close()
  return bound
}
