// Tries lines that would catch a mutant: by themselves, over the run, the mutant and every other passing run.
import type { Context, Family, View } from '../checks/contract.ts'
import { overrideOf } from '../documents/severity.ts'
import type { Table } from '../documents/toml.ts'
import { firstBlocking } from '../judging/evaluate.ts'
import { type Graded, gradedBy, readBlock } from '../scenario/block.ts'
import type { Scenario } from '../scenario/build.ts'
import { listed, written } from './fixes.ts'
import type { Fix } from './operator.ts'

/** Lines, the dimensions that they ask for, and which run they were first tried on. */
export type Trial = { lines: string; graded: readonly Graded[]; from: number; holds: boolean }

/** The trials of one scenario, each lines once. A run that they refuse ends them for every mutant. */
export class Trials {
  readonly #scenario: Scenario
  readonly #families: readonly Family[]
  readonly #known = new Map<string, Trial | undefined>()

  /** `families`: those that lines may be of. */
  constructor(scenario: Scenario, families: readonly Family[]) {
    this.#scenario = scenario
    this.#families = families
  }

  /** Makes lines ready, and tries them on a run; `undefined`: they refuse it, or are none. */
  of(fix: Fix, run: number, view: View, context: Context): Trial | undefined {
    const expect = this.#scenario.wants('expect')[0] as Table | undefined
    const lines = written(fix, expect)
    if (lines === undefined) return undefined
    if (!this.#known.has(lines)) {
      const graded = gradedOf(fix, expect, context, this.#families)
      const holds = graded !== undefined && !firstBlocking(graded, view, context)
      this.#known.set(lines, graded && { lines, graded, from: run, holds })
    }
    const trial = this.#known.get(lines)
    return trial?.holds ? trial : undefined
  }

  /** Do lines notice a mutant? */
  catches({ graded }: Trial, mutant: View, context: Context): boolean {
    return firstBlocking(graded, mutant, context) !== undefined
  }

  /** Tries all lines on a run that were not tried on it yet: those of earlier runs, or of later ones. */
  try(which: 'earlier' | 'later', run: number, view: View, context: Context): void {
    for (const trial of this.#known.values())
      if (trial?.holds && (which === 'earlier' ? trial.from < run : trial.from > run))
        trial.holds = !firstBlocking(trial.graded, view, context)
  }

  /** Are there lines that earlier runs have not been tried with? */
  get isOpen(): boolean {
    return [...this.#known.values()].some((trial) => trial?.holds && trial.from > 0)
  }
}

/** The dimensions that lines ask for, beside what `[expect]` says once for all its fields; `undefined`: they are wrong. */
function gradedOf(
  fix: Fix,
  expect: Table | undefined,
  context: Context,
  families: readonly Family[],
): readonly Graded[] | undefined {
  const id = 'block' in fix ? fix.block : 'expect'
  const family = families.find((one) => one.id === id)
  if (!family) return undefined
  const value = 'block' in fix ? fix.value : listed(fix, expect)
  const block = { family, number: 1, value, base: [], place: [] }
  const surroundings = { sandbox: false, isCase: false, registry: context.registry, pattern: context.pattern }
  const { section, faults } = readBlock(block, surroundings, families)
  if (!section || faults.length > 0) return undefined
  const graded = gradedBy(block, section, family.scopeOf({ ...expect, ...section }, surroundings))
  for (const one of graded) {
    const severity = overrideOf(one.id, {}, context.config.severity)
    if (severity) one.severity = severity
  }
  return graded
}
