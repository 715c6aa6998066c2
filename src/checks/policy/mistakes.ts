// What is wrong with a `[[policy]]` block of the right shape.
import type { Mistake, Surroundings } from '../contract.ts'
import { pathMistakes, pathTableMistakes, patternMistakes } from '../patterns/mistakes.ts'
import { type CallPattern, events } from '../patterns/schema.ts'
import { type Form, formOf, forms, keysOf, type PolicyWant, pathsOf } from './want.ts'

type Key = keyof PolicyWant

/** Lists what is wrong with a block. */
export function mistakesOf(want: PolicyWant, scenario: Surroundings): Mistake[] {
  const told = forms.filter((form) => want[keysOf[form].by] !== undefined)
  const [form] = told
  if (!form) {
    const keys = forms.map((f) => `${keysOf[f].by} (${f})`).join(', ')
    return [{ route: [], message: `Missing rule; a policy has one of ${keys}` }]
  }
  if (told.length > 1) {
    const found = told.map((f) => keysOf[f].by).join(' and ')
    return [
      {
        route: [keysOf[told[1] as Form].by],
        message: `Expected one rule in a block, found ${found}; make two [[policy]] blocks of it`,
      },
    ]
  }
  return [...strangers(want, form), ...patternsOf(want, scenario), ...pathsIn(want, scenario)]
}

const everywhere: readonly string[] = ['id', 'except', 'required']

/** Keys that a form needs and lacks, and those that mean nothing in it. */
function strangers(want: PolicyWant, form: Form): Mistake[] {
  const { by, needs, takes } = keysOf[form]
  const found: Mistake[] = needs
    .filter((key) => want[key] === undefined)
    .map((key) => ({ route: [], message: `Missing ${key} beside ${by} (policy.${form})` }))
  const known: readonly string[] = [by, ...needs, ...takes, ...everywhere]
  for (const key of Object.keys(want) as Key[])
    if (want[key] !== undefined && !known.includes(key))
      found.push({
        route: [key],
        message: `Expected no ${key} beside ${by}: policy.${form} takes ${[...needs, ...takes].join(', ') || 'no other key'}`,
      })
  return found
}

function patternsOf(want: PolicyWant, scenario: Surroundings): Mistake[] {
  const found: Mistake[] = []
  const ask = (pattern: CallPattern | undefined, allowed: readonly string[], ...route: (string | number)[]) => {
    if (pattern === undefined) return
    for (const m of patternMistakes(pattern, scenario, allowed)) found.push({ ...m, route: [...route, ...m.route] })
  }
  ask(want.call, [], 'call')
  ask(want.never, [], 'never')
  // An event has no arguments that could be the same.
  const besideSame = want.same === undefined ? events : []
  ask(want.requires, besideSame, 'requires')
  ask(want.leads_to, besideSame, 'leads_to')
  for (const key of ['reset', 'after', 'until'] as const) ask(want[key], events, key)
  for (const [i, pattern] of (want.from ?? []).entries()) ask(pattern, ['@user', '@prompt'], 'from', i)
  for (const key of ['secret_from', 'untrusted_from'] as const)
    for (const [i, pattern] of (want[key] ?? []).entries()) ask(pattern, [], key, i)
  return found
}

function pathsIn(want: PolicyWant, scenario: Surroundings): Mistake[] {
  const found: Mistake[] = []
  if (want.only_with)
    for (const m of pathTableMistakes(want.only_with, scenario)) found.push({ ...m, route: ['only_with', ...m.route] })
  if (want.only_with && Object.keys(want.only_with).length === 0)
    found.push({ route: ['only_with'], message: 'Expected at least one path with a condition, found none' })
  for (const path of want.argument === undefined ? [] : pathsOf(want.argument))
    found.push(...pathMistakes(path, 'argument'))
  const { same } = want
  if (same && !Array.isArray(same) && Object.keys(same).length === 0)
    found.push({ route: ['same'], message: 'Expected at least one path, found none' })
  for (const path of same ? (Array.isArray(same) ? same : Object.entries(same).flat()) : [])
    found.push(...pathMistakes(path, 'same'))
  return found
}

/** Is a block of this form? */
export const isForm =
  (form: Form) =>
  (want: PolicyWant): boolean =>
    formOf(want) === form
