// What is wrong with a pattern or a condition of the right shape.
import { compareDecimals, decimalOf } from '../../model/decimal.ts'
import { nearest } from '../../model/names.ts'
import { parsePath } from '../../model/path.ts'
import type { Mistake, Surroundings } from '../contract.ts'
import { emptyNeedle } from '../needles.ts'
import { neverMatching } from '../prohibited.ts'
import { tableOf } from './condition.ts'
import { type CallPattern, type Condition, events, type PatternTable } from './schema.ts'

type Step = string | number
const within = (found: readonly Mistake[], ...route: Step[]): Mistake[] =>
  found.map((m) => ({ ...m, route: [...route, ...m.route] }))

/** What is wrong with a pattern where these events may stand for one. */
export function patternMistakes(
  pattern: CallPattern,
  scenario: Surroundings,
  allowed: readonly string[] = [],
): Mistake[] {
  if (typeof pattern === 'string') return nameMistakes(pattern, allowed)
  return [...tableMistakes(pattern, scenario, allowed), ...callMistakes(pattern, scenario)]
}

function nameMistakes(name: string, allowed: readonly string[]): Mistake[] {
  if (!name.startsWith('@')) {
    return neverMatching([name]).map(({ message }) => ({ route: [], message }))
  }
  if (allowed.includes(name)) return []
  const known: readonly string[] = [...events, '@prompt']
  const near = nearest(name, allowed) ?? nearest(name, known)
  const message = known.includes(name)
    ? `Expected a tool or command here, found the event ${name}${allowed.length === 0 ? '' : `; events here are ${allowed.join(', ')}`}`
    : `Unknown event ${name}${near === undefined ? `; events are ${known.join(', ')}` : `; did you mean ${near}?`}`
  return [{ route: [], message }]
}

function tableMistakes(pattern: PatternTable, scenario: Surroundings, allowed: readonly string[]): Mistake[] {
  const { tool, any_of } = pattern
  const found: Mistake[] = []
  if (tool !== undefined) {
    found.push(...within(nameMistakes(tool, allowed), 'tool'))
    const beside = callKeys.find((key) => pattern[key] !== undefined)
    if (tool.startsWith('@') && beside !== undefined)
      found.push({
        route: [beside],
        message: `Expected no ${beside} beside ${tool}, which is no call; drop one of them`,
      })
  }
  for (const [i, inner] of (any_of ?? []).entries())
    found.push(...within(patternMistakes(inner, scenario, allowed), 'any_of', i))
  return found
}

const callKeys = ['where', 'outcome', 'exit_code', 'result', 'result_where', 'agent', 'any_of'] as const

function callMistakes({ where, result, result_where }: PatternTable, scenario: Surroundings): Mistake[] {
  return [
    ...(where ? within(pathTableMistakes(where, scenario), 'where') : []),
    ...(result ? within(conditionMistakes(result, scenario), 'result') : []),
    ...(result_where ? within(pathTableMistakes(result_where, scenario), 'result_where') : []),
  ]
}

/** What is wrong with a table from path to condition. */
export const pathTableMistakes = (table: Readonly<Record<string, Condition>>, scenario: Surroundings): Mistake[] =>
  Object.entries(table).flatMap(([path, want]) => [
    ...pathMistakes(path, path),
    ...within(conditionMistakes(want, scenario), path),
  ])

/** What is wrong with a path, which stands at the route. */
export const pathMistakes = (path: string, ...route: Step[]): Mistake[] =>
  parsePath(path).some((segment) => 'key' in segment && segment.key.startsWith('"'))
    ? [
        {
          route,
          message: `Expected the quote in ${path} to close before a dot or the end, as in 'files."src/app.ts".size'`,
        },
      ]
    : []

/** What is wrong with a condition. */
export function conditionMistakes(condition: Condition, scenario: Surroundings): Mistake[] {
  const table = tableOf(condition)
  const found: Mistake[] = []
  const wrong = (message: string, ...route: Step[]) => found.push({ route, message })
  const { min, max, count, contains, not_contains } = table
  if (table.absent && Object.keys(table).length > 1)
    wrong('Expected absent to stand alone: nothing that is absent meets another condition', 'absent')
  const [low, high] = [decimalOf(min), decimalOf(max)]
  if (low && high && compareDecimals(low, high) > 0)
    wrong(`Expected min to be at most max, found ${min} and ${max}`, 'min')
  if (typeof count === 'object') {
    if (count.min === undefined && count.max === undefined) wrong('Expected a number, or min or max, in count', 'count')
    if (count.min !== undefined && count.max !== undefined && count.min > count.max)
      wrong(`Expected min to be at most max, found ${count.min} and ${count.max}`, 'count', 'min')
  }
  if (contains !== undefined) found.push(...emptyNeedle(contains, 'contains'))
  if (not_contains !== undefined) found.push(...emptyNeedle(not_contains, 'not_contains'))
  for (const key of ['matches', 'not_matches'] as const) {
    const expression = table[key]
    const why = expression === undefined ? undefined : whyBad(expression, scenario)
    if (why !== undefined)
      wrong(`Expected an RE2 expression: ${why}; look-around and back-references do not exist there`, key)
  }
  return found
}

/** Why an expression cannot be compiled; `undefined`: it can. */
export function whyBad(source: string, scenario: Surroundings): string | undefined {
  try {
    scenario.pattern(source)
    return undefined
  } catch (e) {
    return e instanceof Error ? e.message : String(e)
  }
}
