// Measures the strength of scenarios: reads the sources once more, and has each passing run mutated, one trace at a time.

import { loadFamilies } from '../checks/index.ts'
import type { Problem } from '../model/report.ts'
import type { Strength } from '../model/strength.ts'
import { blocks } from '../model/verdict.ts'
import type { Settings } from '../options.ts'
import type { Scenario } from '../scenario/build.ts'
import { declaredEffects } from '../strength/effects.ts'
import { Measure, type Measured } from '../strength/measure.ts'
import { fixFamilies } from '../strength/operator.ts'
import { strengthOf } from '../strength/total.ts'
import { unreadOf } from './conclude.ts'
import { onlyPair } from './gather.ts'
import { beginFacts, type Numbered, type TellingSource } from './gathering.ts'
import { readInputs } from './inputs.ts'
import { type EvaluatedRun, type Prepared, prepare } from './prepare.ts'
import { listSources } from './sources.ts'

/** A scenario that was not mutated, or not scored, and why. */
export type Unscored = { name: string; why: string }

/** What was measured. `reads`: survivors that are never scored, by the scenarios' order. */
export type StrengthFound = { strength: Strength; unscored: readonly Unscored[]; measured: readonly Measured[] }

/** What is known of a run beside what its checks say: where it was recorded. */
type At = { source: number; index: number }

/** Measures the scenarios that are judged. `failed`: runs that an oracle failed. */
export async function measureStrength(
  prepared: Prepared,
  numbered: readonly Numbered[],
  failed: (scenario: Scenario, at: At) => boolean = () => false,
): Promise<StrengthFound & { telling: TellingSource[] }> {
  const { scenarios, settings, redact, registry, nameCommand } = prepared
  const families = await loadFamilies(fixFamilies)
  const by = {
    registry,
    mutating: settings.mutating ?? [],
    nameCommand,
    mostMutants: settings.maxMutants,
    redact,
    families,
  }
  const judged = scenarios.filter((s) => prepared.taken.has(s) && !s.everyTrace)
  const measures = new Map(judged.filter((s) => whyNot(s) === undefined).map((s) => [s, new Measure(s, by)]))
  const runs = new Map<Scenario, number>()
  const passing = (run: EvaluatedRun, at: At): Measure | undefined => {
    const scenario = scenarios[run.scenario] as Scenario
    runs.set(scenario, (runs.get(scenario) ?? 0) + 1)
    return passes(run) && !failed(scenario, at) ? measures.get(scenario) : undefined
  }
  const { telling, again } = await eachRun(prepared, numbered, (run, at) =>
    passing(run, at)?.take(run.result.trace, run.seen.view, run.seen.context),
  )
  if ([...measures.values()].some((one) => one.isOpen))
    await again((run, at) => passing(run, at)?.takeAgain(run.seen.view, run.seen.context))
  const unscored: Unscored[] = []
  const measured = judged.map((scenario) => {
    const found = (measures.get(scenario) ?? new Measure(scenario, by)).result()
    const why = whyNot(scenario) ?? whyUnscored(found, runs.get(scenario) ?? 0)
    if (why !== undefined) unscored.push({ name: scenario.name, why })
    return found
  })
  for (const { name, everyTrace } of scenarios)
    if (everyTrace) unscored.push({ name, why: 'it judges every trace beside the scenarios, so no run is its own' })
  const effects = declaredEffects(by)?.source ?? 'scenario'
  return { strength: strengthOf(measured, effects), unscored, measured, telling }
}

function whyNot({ skip, expectFailure }: Scenario): string | undefined {
  if (skip !== undefined) return 'it is skipped'
  return expectFailure && 'it is expected to fail'
}

function whyUnscored({ runs, strength, leftToJudge }: Measured, judged: number): string | undefined {
  if (judged === 0) return 'it has no trace'
  if (runs === 0) return 'no run of it passes'
  if (strength.score !== null) return undefined
  return leftToJudge > 0
    ? 'only a judge or a command could notice its mutants'
    : 'nothing to judge: give a registry, or --mutating'
}

/** Does a run pass, as far as it can be told without an oracle? */
function passes({ result, asked }: EvaluatedRun): boolean {
  const waiting = new Set(asked.map(({ at }) => at))
  return !result.dimensions.some((d, at) => !waiting.has(at) && blocks(d))
}

type Take = (run: EvaluatedRun, at: At) => void

/** Evaluates all runs one by one; `again` does so once more. */
async function eachRun(prepared: Prepared, numbered: readonly Numbered[], take: Take) {
  const found = beginFacts()
  const pass = async (hand: Take, some: readonly Numbered[], by?: Scenario): Promise<void> => {
    for (const { source, number } of some) {
      const facts = await prepared.evaluateSource(source, (run, { index }) => hand(run, { source: number, index }), by)
      found.takeFacts(number, source.files[0], facts)
    }
  }
  await pass(take, numbered)
  const telling = [...found.telling]
  const pair = onlyPair(prepared, found, numbered)
  if (pair) await pass(take, [pair.at], pair.only)
  return { telling, again: (hand: Take) => (pair ? pass(hand, [pair.at], pair.only) : pass(hand, numbered)) }
}

/** Measures what the settings name, below a working directory, without any oracle. Throws a UsageError for a wrong call or config. */
export async function strength(cwd: string, settings: Settings): Promise<StrengthFound & { problems: Problem[] }> {
  const prepared = await prepare(cwd, settings, readInputs(cwd, settings))
  const own = prepared.scenarios.filter((s) => !s.everyTrace).flatMap((s) => s.traces)
  const listing = listSources(cwd, [...prepared.globs, ...own.filter((glob) => !glob.startsWith('!'))])
  const numbered = listing.sources.map((source, number) => ({ source, number }))
  const found = await measureStrength(prepared, numbered)
  return { ...found, problems: [...prepared.problems, ...unreadOf(listing.faults, found).unread] }
}
