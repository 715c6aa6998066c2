// The strength of one scenario: its passing runs come one by one, each is mutated, and what the mutants show is added up.
import type { Context, Family, View } from '../checks/contract.ts'
import {
  type Group,
  operators as ids,
  type Kills,
  type OperatorId,
  type ScenarioStrength,
  type Survivor,
} from '../model/strength.ts'
import type { Scenario } from '../scenario/build.ts'
import { type Candidate, choose } from './choose.ts'
import { type EffectSource, type Effects, type EffectsBy, effectsOf } from './effects.ts'
import { fateOf, type Judges, judgesOf } from './judge.ts'
import { type Run, runOf } from './operator.ts'
import { operators } from './operators/index.ts'
import { type Trial, Trials } from './trial.ts'

/** What is measured by, beside the scenario. */
export type MeasureBy = EffectsBy & {
  /** The most mutants of a run. */
  mostMutants: number
  /** The families that lines which would catch a mutant are of: `fixFamilies`. */
  families: readonly Family[]
  redact(text: string): string
}

/** A survivor before it is known whether its lines hold in every run. */
type Found = { survivor: Omit<Survivor, 'fix'>; group: Group; trial: Trial | undefined }

/** The strength of a scenario, and what adds up over all of them. */
export type Measured = {
  strength: ScenarioStrength
  /** Counts of the scored group. */
  killed: number
  survived: number
  leftToJudge: number
  leftOut: number
  /** How many runs were mutated. */
  runs: number
  /** Survivors that are never scored. */
  reads: Survivor[]
}

/** So many survivors of a scenario are told, and so many of its reads. */
const mostTold = 1000
const mostReads = 3

const none = (): Kills => ({ killed: 0, survived: 0 })

export class Measure {
  readonly #scenario: Scenario
  readonly #by: MeasureBy
  readonly #judges: Judges
  readonly #effects: Effects
  readonly #trials: Trials
  readonly #groups = { effects: none(), answer: none(), reads: none() }
  readonly #left = { effects: 0, answer: 0, reads: 0 }
  readonly #operators = new Map<OperatorId, Kills>()
  readonly #kills = new Map<string, number>()
  readonly #found: Found[] = []
  #leftOut = 0
  #runs = 0
  #again = 0

  constructor(scenario: Scenario, by: MeasureBy) {
    this.#scenario = scenario
    this.#by = by
    this.#judges = judgesOf(scenario.graded)
    this.#effects = effectsOf(scenario, by)
    this.#trials = new Trials(scenario, by.families)
    for (const { id, severity, check } of this.#judges.asked)
      if ((severity ?? check.severity) === 'blocking') this.#kills.set(id, 0)
  }

  get effects(): EffectSource {
    return this.#effects.source
  }

  /** Mutates a passing run. */
  take(trace: string, view: View, alone: Context): void {
    const context: Context = { ...alone, again: new WeakMap() }
    const number = this.#runs++
    this.#trials.try('earlier', number, view, context)
    const run = runOf(view, {
      effects: this.#effects,
      registry: context.registry,
      redact: this.#by.redact,
    })
    const { chosen, leftOut } = choose(run, operators, this.#by.mostMutants)
    this.#leftOut += leftOut
    for (const one of chosen) this.#judge(one, { run, number, trace, context })
  }

  /** Tries what catches survivors of later runs on a run that was mutated before, in the same order. */
  takeAgain(view: View, context: Context): void {
    this.#trials.try('later', this.#again++, view, context)
  }

  /** Must the runs come again? */
  get isOpen(): boolean {
    return this.#trials.isOpen
  }

  #judge(one: Candidate, of: { run: Run; number: number; trace: string; context: Context }): void {
    const { operator, point, group } = one
    const { run, number, trace, context } = of
    const mutant = operator.make(run, point)
    const fate = fateOf(mutant, one, this.#judges, run.view, context)
    if (fate === 'equivalent') return
    if (fate === 'left to the judge') {
      this.#left[group]++
      return
    }
    const kills = this.#operators.get(operator.id) ?? none()
    this.#operators.set(operator.id, kills)
    if (fate !== 'survived') {
      kills.killed++
      this.#groups[group].killed++
      this.#kills.set(fate.killedBy, (this.#kills.get(fate.killedBy) ?? 0) + 1)
      return
    }
    kills.survived++
    this.#groups[group].survived++
    if (group === 'reads' ? this.#groups.reads.survived > mostReads : this.#found.length >= mostTold) return
    // Of an answer no survivor is told where there are effects.
    const isTold = group !== 'answer' || !this.#hasEffects
    const fix = isTold ? operator.fix(run, point) : undefined
    const trial = fix && this.#trials.of(fix, number, run.view, context)
    const at = operator.call?.(point)
    this.#found.push({
      survivor: {
        trace,
        operator: operator.id,
        ...(at === undefined ? {} : { call: at + 1 }),
        message: `Would not notice that ${operator.say(run, point)}`,
      },
      group,
      trial: trial && this.#trials.catches(trial, run.view.part(mutant, 0), context) ? trial : undefined,
    })
  }

  /** Are effects what the score is of? Then it is so also where only a judge could notice them. */
  get #hasEffects(): boolean {
    return this.#judgedOf('effects') + this.#left.effects > 0
  }

  #judgedOf(group: Group): number {
    return this.#groups[group].killed + this.#groups[group].survived
  }

  /** What the runs that came add up to. */
  result(): Measured {
    const scored = this.#hasEffects ? 'effects' : 'answer'
    const { killed, survived } = this.#groups[scored]
    const told = this.#found.map((one) => ({ group: one.group, survivor: this.#told(one) }))
    const of = (group: Group) => told.filter((one) => one.group === group).map(({ survivor }) => survivor)
    return {
      strength: {
        name: this.#scenario.name,
        score: scoreOf(killed, survived),
        groups: this.#groups,
        operators: Object.fromEntries(
          ids.flatMap((id) => {
            const kills = this.#operators.get(id)
            return kills ? [[id, kills]] : []
          }),
        ),
        kills: Object.fromEntries(this.#kills),
        survivors: of(scored).sort((a, b) => seriousness(a) - seriousness(b)),
      },
      ...{ killed, survived, leftToJudge: this.#left[scored], leftOut: this.#leftOut, runs: this.#runs },
      reads: of('reads'),
    }
  }

  /** A secret in the lines is none that may be told, and hidden they would mean something else. */
  #told({ survivor, trial }: Found): Survivor {
    const { redact } = this.#by
    return trial?.holds && redact(trial.lines) === trial.lines ? { ...survivor, fix: trial.lines } : survivor
  }
}

/** Of killed and survived, two decimals; `null`: there was nothing to judge. */
export const scoreOf = (killed: number, survived: number): number | null =>
  killed + survived === 0 ? null : Math.round((killed / (killed + survived)) * 100) / 100

/** The operators whose faults do the most harm when nobody notices them. */
const worst: readonly OperatorId[] = ['fail_call', 'insert_call', 'change_argument', 'change_number']

function seriousness({ operator }: Survivor): number {
  const at = worst.indexOf(operator)
  return at < 0 ? worst.length : at
}
