// The strength of scenarios in words: scores, what kills, and the survivors.
import {
  groups,
  type Kills,
  type OperatorId,
  reaches,
  type ScenarioStrength,
  type Strength,
  type StrengthResult,
  type Survivor,
} from '../model/strength.ts'
import { count } from '../model/text.ts'
import type { Paints } from './paint.ts'
import { printable } from './printable.ts'

/** How many survivors of a scenario a terminal shows. */
const mostSurvivors = 10

/** What stands beside the scores. */
export type StrengthSaid = {
  strength: Strength
  /** Why a scenario has no score, or was not mutated. */
  unscored: readonly { name: string; why: string }[]
  /** Survivors that are never scored, by scenario. */
  reads: ReadonlyMap<string, readonly Survivor[]>
  floor: number | undefined
}

export const effectsSaid = {
  registry: 'effects by the registry',
  option: 'effects by mutating',
  scenario: 'effects by the tools that the scenarios name',
} as const

export const scoreSaid = (score: number | null): string => (score === null ? 'no score' : score.toFixed(2))
/** `3/4`: three of four killed. */
export const killsOf = ({ killed, survived }: Kills): string => `${killed}/${killed + survived}`

/** The scenarios from the weakest on; those without a score come last. */
export const weakestFirst = (scenarios: readonly ScenarioStrength[]): ScenarioStrength[] =>
  [...scenarios].sort((a, b) => (a.score ?? 2) - (b.score ?? 2))

/** The first line: the score of all scenarios, and what it is made of. */
export function strengthLine(strength: Omit<Strength, 'schema'>): string {
  const { score, killed, mutants, effects, left_to_judge, left_out } = strength
  return [
    `Strength ${scoreSaid(score)}: ${killed} of ${count(mutants, 'mutant')} killed`,
    effectsSaid[effects],
    ...(left_to_judge > 0 ? [`${left_to_judge} left to the judge`] : []),
    ...(left_out > 0 ? [`${left_out} left out`] : []),
  ].join(' · ')
}

/** How many mutants of each group and operator were killed. */
export const killsLine = ({ groups: by, operators }: ScenarioStrength): { groups: string; operators: string } => ({
  groups: groups
    .filter((group) => by[group].killed + by[group].survived > 0)
    .map((group) => `${group} ${killsOf(by[group])}`)
    .join(' · '),
  operators: (Object.entries(operators) as [OperatorId, Kills][])
    .map(([id, kills]) => `${id} ${killsOf(kills)}`)
    .join(' · '),
})

/** The dimensions that kill, the most telling first, and those that never do. */
export function killers({ kills }: ScenarioStrength): { kill: [string, number][]; never: string[] } {
  const all = Object.entries(kills)
  return {
    kill: all.filter(([, n]) => n > 0).sort(([, a], [, b]) => b - a),
    never: all.filter(([, n]) => n === 0).map(([id]) => id),
  }
}

/** The readable report of `agent-eval strength`, line by line. */
export function* strengthLines({ strength, unscored, reads, floor }: StrengthSaid, p: Paints): Generator<string> {
  const whys = new Map(unscored.map(({ name, why }) => [name, why]))
  const ranked = weakestFirst(strength.scenarios)
  for (const one of ranked) {
    yield* scenarioLines(one, whys.get(one.name), reads.get(one.name) ?? [], p)
    yield ''
  }
  const listed = new Set(ranked.map(({ name }) => name))
  for (const { name, why } of unscored)
    if (!listed.has(name)) yield `${p.yellow('–')} ${printable(name, 100)}  ${p.dim(why)}`
  yield p.bold(strengthLine(strength))
  const miss = floorMissed(strength, floor)
  if (miss !== undefined) yield p.red(miss)
}

/** Why a floor is not reached; `undefined`: it is, or there is none. */
export function floorMissed(strength: Omit<Strength, 'schema'>, floor: number | undefined): string | undefined {
  if (reaches(strength, floor)) return undefined
  const { killed, mutants } = strength
  return mutants === 0
    ? `Expected a strength of at least ${floor}, found nothing to judge; give a registry, or mutating`
    : `Expected a strength of at least ${floor}, found ${killed} of ${count(mutants, 'mutant')} killed`
}

/** What the report of a run says of it: the score, and the scenarios that have the weakest. */
export function strengthShort(strength: StrengthResult, p: Paints): string[] {
  const miss = floorMissed(strength, strength.floor)
  const weak = weakestFirst(strength.scenarios).filter(({ score }) => score !== null && score < 1)
  const more = weak.length - mostSurvivors
  return [
    strengthLine(strength),
    ...weak
      .slice(0, mostSurvivors)
      .flatMap(({ name, score, survivors: [worst] }) => [
        `  ${p.yellow('~')} ${printable(name, 100)}  ${scoreSaid(score)}`,
        ...(worst ? [p.dim(`    ${printable(worst.message)}`)] : []),
      ]),
    ...(more > 0 ? [p.dim(`  … and ${count(more, 'more scenario')}; agent-eval strength tells all`)] : []),
    ...(miss === undefined ? [] : [p.red(miss)]),
    '',
  ]
}

function* scenarioLines(
  one: ScenarioStrength,
  why: string | undefined,
  reads: readonly Survivor[],
  p: Paints,
): Generator<string> {
  const { name, score, survivors } = one
  const mark = score === null ? p.yellow('–') : survivors.length === 0 ? p.green('✓') : p.yellow('~')
  const said = killsLine(one)
  yield `${mark} ${p.bold(printable(name, 100))}  ${scoreSaid(score)}${why === undefined ? '' : `: ${why}`}`
  if (said.groups !== '') yield p.dim(`  killed: ${said.groups}`)
  if (said.operators !== '') yield p.dim(`  of which: ${said.operators}`)
  const { kill, never } = killers(one)
  if (kill.length > 0) yield p.dim(`  by: ${kill.map(([id, n]) => `${printable(id)} ${n}`).join(' · ')}`)
  if (said.groups !== '' && never.length > 0) yield p.dim(`  never: ${never.map((id) => printable(id)).join(' · ')}`)
  let trace: string | undefined
  const shown = new Set<string>()
  for (const survivor of survivors.slice(0, mostSurvivors)) {
    if (survivor.trace !== trace) yield `  ${printable(survivor.trace)}`
    trace = survivor.trace
    yield* survivorLines(survivor, shown, p)
  }
  const more = survivors.length - mostSurvivors
  if (more > 0) yield p.dim(`    … ${count(more, 'more survivor')}; --json has them all`)
  if (reads.length > 0) yield p.dim('  not scored, among others:')
  for (const survivor of reads) yield* survivorLines(survivor, shown, p)
}

/** The sentence and its lines, which are shown once. */
function* survivorLines({ message, fix }: Survivor, shown: Set<string>, p: Paints): Generator<string> {
  const again = fix !== undefined && shown.has(fix)
  yield `    ${p.yellow('~')} ${printable(message)}${again ? p.dim(' (lines as above)') : ''}`
  if (fix === undefined || again) return
  shown.add(fix)
  for (const line of fix.split('\n')) yield p.dim(`        ${printable(line)}`)
}
