// Values, conditions and patterns in words, for messages.
import { asText } from '../../model/compact.ts'
import { clip, list } from '../../model/text.ts'
import { tableOf } from './condition.ts'
import type { CallPattern, Condition, ConditionTable } from './schema.ts'

/** A value as a reader knows it: a text in quotes, anything else as JSON; nothing is escaped that need not be. */
export function sayValue(value: unknown, most = 80): string {
  const text = clip(asText(value), most)
  if (typeof value !== 'string') return text
  return /["\\]/.test(text) && !text.includes("'") ? `'${text}'` : JSON.stringify(text)
}

const quoted = (value: unknown): string => sayValue(value)
const oneOf = (values: readonly unknown[]): string => clip(values.map(quoted).join(', '), 120)

type Say = (table: ConditionTable) => string | undefined
/** Says one key where it is given. */
const say =
  <Key extends keyof ConditionTable>(key: Key, words: (want: NonNullable<ConditionTable[Key]>) => string): Say =>
  ({ [key]: want }) =>
    want === undefined || want === null ? undefined : words(want)

const sayings: readonly Say[] = [
  say('equals', (w) => `equal to ${quoted(w)}`),
  say('one_of', (w) => `one of ${oneOf(w)}`),
  say('contains', (w) => `containing ${quoted(w)}`),
  say('matches', (w) => `matching /${clip(w, 80)}/`),
  say('min', (w) => `at least ${String(w)}`),
  say('max', (w) => `at most ${String(w)}`),
  say(
    'count',
    (w) => `a list of ${typeof w === 'number' ? w : `${w.min ?? 0} to ${w.max ?? 'any number of'}`} elements`,
  ),
  say('absent', () => 'absent'),
  say('not_equals', (w) => `not equal to ${quoted(w)}`),
  say('not_one_of', (w) => `none of ${oneOf(w)}`),
  say('not_contains', (w) => `not containing ${quoted(w)}`),
  say('not_matches', (w) => `not matching /${clip(w, 80)}/`),
]

/** A condition in words, as in `at least 5 and at most 10`. */
export const sayCondition = (condition: Condition): string =>
  sayings
    .map((one) => one(tableOf(condition)))
    .filter((words) => words !== undefined)
    .join(' and ')

/** A pattern in words: its tool, or those of which one suffices, and its conditions. */
export function sayPattern(pattern: CallPattern): string {
  if (typeof pattern === 'string') return pattern
  const { tool, any_of = [], agent, outcome, exit_code, where = {}, result, result_where = {} } = pattern
  const paths = (of: Record<string, Condition>) => Object.entries(of).map(([path, c]) => `${path} ${sayCondition(c)}`)
  const conditions = [
    ...paths(where),
    ...(agent === undefined ? [] : [`by ${agent}`]),
    ...(outcome === undefined ? [] : [`outcome ${outcome}`]),
    ...(exit_code === undefined ? [] : [`exit code ${exit_code}`]),
    ...(result ? [`result ${sayCondition(result)}`] : []),
    ...paths(result_where).map((condition) => `result ${condition}`),
  ]
  const name = tool ?? alternativesIn(any_of)
  return conditions.length === 0 ? name : `${name} (${clip(conditions.join(', '), 120)})`
}

/** Several alternatives by the names of their tools, each once. */
function alternativesIn(patterns: readonly CallPattern[]): string {
  const tools = patterns.map((p) => (typeof p === 'string' ? p : (p.tool ?? alternativesIn(p.any_of ?? []))))
  const names = [...new Set(tools.map((tool) => tool.replace(/^=/, '')))]
  return names.length === 1 ? (names[0] as string) : `any of ${list(names, 3)}`
}

/** What a part of a pattern misses: `whose where.id is 2 instead of equal to 1`. */
export const sayMiss = ({ key, seen, wanted }: { key: string; seen: string; wanted: string }): string =>
  `whose ${key} is ${seen} instead of ${wanted}`
