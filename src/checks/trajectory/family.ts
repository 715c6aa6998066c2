// `[trajectory]`: the whole sequence of calls, as steps or as a reference run.
import { family, type Mistake } from '../contract.ts'
import { patternMistakes } from '../patterns/mistakes.ts'
import covered from './covered.ts'
import nothingElse from './nothing_else.ts'
import ordered from './ordered.ts'
import { isOnly, mostSteps, patternOf, schema, type TrajectoryWant } from './want.ts'

export default family({
  id: 'trajectory',
  doc: 'The calls of a run are these steps, in this order, and where it is asked, no others',
  repeatable: false,
  schema,
  checks: [covered, ordered, nothingElse],
  mistakes(want, scenario) {
    const found: Mistake[] = besides(want)
    const steps = want.steps ?? []
    const flat = steps.flatMap((of, i) =>
      Array.isArray(of) ? of.map((step, k) => ({ step, route: ['steps', i, k] })) : [{ step: of, route: ['steps', i] }],
    )
    for (const { step, route } of flat)
      for (const m of patternMistakes(patternOf(step).pattern, scenario))
        found.push({ ...m, route: [...route, ...m.route] })
    for (const [i, pattern] of (want.allow ?? []).entries())
      for (const m of patternMistakes(pattern, scenario)) found.push({ ...m, route: ['allow', i, ...m.route] })
    if (flat.length > mostSteps)
      found.push({ route: ['steps'], message: `Expected at most ${mostSteps} steps, found ${flat.length}` })
    return found
  },
})

/** Keys that mean nothing beside, or without, each other. */
function besides(want: TrajectoryWant): Mistake[] {
  const found: Mistake[] = []
  const { steps, reference, order, only, allow } = want
  if (steps === undefined && reference === undefined)
    found.push({ route: [], message: 'Missing steps; give steps, or reference with a trace' })
  if (steps !== undefined && reference !== undefined)
    found.push({ route: ['reference'], message: 'Expected steps or reference, found both; drop one of them' })
  if (allow !== undefined && order === 'exact')
    found.push({
      route: ['allow'],
      message:
        'Expected no allow beside order = "exact", which leaves no other call; use only = true with order = "in_order"',
    })
  else if (allow !== undefined && !isOnly(want))
    found.push({ route: ['allow'], message: 'Expected allow beside only = true: without it every other call is right' })
  if (only === false && order === 'exact')
    found.push({
      route: ['only'],
      message: 'Expected only to be true beside order = "exact", which says so; drop it, or use order = "in_order"',
    })
  if (reference === undefined)
    for (const key of ['compare_outcomes', 'arguments', 'ignore_arguments'] as const)
      if (want[key] !== undefined)
        found.push({ route: [key], message: `Expected ${key} beside reference: steps say themselves what is compared` })
  return found
}
