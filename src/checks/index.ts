// The check families, in the order reports show them. `[expect]` stands in nearly every scenario; the others are loaded when a
// scenario names them: making all their shapes takes longer than judging a hundred runs.
import type { Check, Family } from './contract.ts'
import expect, { turn } from './expect/family.ts'
import runCompleted from './expect/run_completed.ts'

const loaders: Readonly<Record<string, () => Promise<{ default: Family }>>> = {
  expect: async () => ({ default: expect }),
  turn: async () => ({ default: turn }),
  golden: () => import('./golden/family.ts'),
  exit_code: () => import('./exit_code/family.ts'),
  under_declaration: () => import('./under_declaration/family.ts'),
  contradiction: () => import('./contradiction/family.ts'),
  profile_confirmation: () => import('./profile_confirmation/family.ts'),
  live: () => import('./live/family.ts'),
  audit_closure: () => import('./audit_closure/family.ts'),
  calls: () => import('./calls/family.ts'),
  trajectory: () => import('./trajectory/family.ts'),
  policy: () => import('./policy/family.ts'),
  budget: () => import('./budget/family.ts'),
  state: () => import('./state/family.ts'),
}

/** The ids of all families. */
export const familyIds: readonly string[] = Object.keys(loaders)

/** Loads families by their ids, or all, in their order. */
export async function loadFamilies(ids: readonly string[] = familyIds): Promise<readonly Family[]> {
  const wanted = Object.entries(loaders).filter(([id]) => ids.includes(id))
  return (await Promise.all(wanted.map(([, load]) => load()))).map((module) => module.default)
}

/** The checks that grade every scenario, under their own names where the section of their family does not stand. */
export const always: readonly { family: Family; check: Check }[] = [{ family: expect, check: runCompleted }]

/** Where the values of a run's calls come from: for those who learn from runs, too. */
export const loadFlow = async () => (await import('./policy/flow.ts')).flowOf

/** Of a run: made by what `loadFlow` loads. */
export type FlowOf = Awaited<ReturnType<typeof loadFlow>>
