// Conditions in words, for messages.
import { asText } from '../../model/compact.ts'
import { clip } from '../../model/text.ts'
import { tableOf } from './condition.ts'
import type { Condition, ConditionTable } from './schema.ts'

const quoted = (value: unknown): string => clip(JSON.stringify(asText(value)), 80)
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
