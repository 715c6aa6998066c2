// Rules for values that others wrote: each reads one value as the program keeps it, or says what was expected.
import { FormatError, kind } from '../contract.ts'
import { isObject, type Json } from '../json.ts'

/** What a rule answers for a value that says no more than an absent key. */
const nothing = Symbol('nothing')

/** What one value may be. */
export type Rule<T> = {
  expected: string
  /** Any value of this type is kept as it is, so that it need not be read. */
  plain?: 'string' | 'boolean'
  /** The value as it is kept; `undefined`: it breaks the rule. `at` leads to the object that holds it. */
  read(value: unknown, at: string, key: string): T | typeof nothing | undefined
}

type RequiredKey<T> = { [K in keyof T]-?: object extends Pick<T, K> ? never : K }[keyof T]
type RulesOf<T, K extends keyof T> = { readonly [Key in K]-?: Rule<Exclude<T[Key], undefined>> }

function leaf<T>(expected: string, is: (value: unknown) => value is T): Rule<T> {
  return { expected, read: (value) => (is(value) ? value : undefined) }
}

export const text: Rule<string> = { ...leaf('a text', (v) => typeof v === 'string'), plain: 'string' }
export const flag: Rule<boolean> = { ...leaf('true or false', (v) => typeof v === 'boolean'), plain: 'boolean' }
/** JSON holds no integer beyond 2^53 exactly, so that none is a count. */
export const count = leaf('a whole number of 0 or more', (v): v is number => Number.isSafeInteger(v) && Number(v) >= 0)
export const integer = leaf('a whole number', (v): v is number => Number.isSafeInteger(v))
export const amount = leaf(
  'a number of 0 or more',
  (v): v is number => typeof v === 'number' && v >= 0 && v <= Number.MAX_SAFE_INTEGER,
)
export const anything: Rule<unknown> = { expected: 'any value', plain: 'string', read: (value) => value }

/** A text that is not empty. */
export const name = (expected: string): Rule<string> =>
  leaf(expected, (v): v is string => typeof v === 'string' && v !== '')

/** A text that may be empty, and then says nothing. */
export const perhaps = (expected: string): Rule<string> => ({
  expected,
  read: (value) => (value === '' ? nothing : typeof value === 'string' ? value : undefined),
})

export const like = (expected: string, pattern: RegExp): Rule<string> =>
  leaf(expected, (v): v is string => typeof v === 'string' && pattern.test(v))

export const oneOf = <const T extends string | null>(...values: readonly T[]): Rule<T> =>
  leaf(values.length === 1 ? String(values[0]) : `one of ${values.join(', ')}`, (v): v is T =>
    (values as readonly unknown[]).includes(v),
  )

/** A list of values that one of the rules above allows. */
export const list = <T>(expected: string, inner: Rule<T>): Rule<T[]> =>
  leaf(expected, (v): v is T[] => Array.isArray(v) && v.every((value) => inner.read(value, '', '') === value))

/** A number, a text, true or false. */
export const label = leaf('a number, a text, true or false', (v): v is number | string | boolean =>
  ['number', 'string', 'boolean'].includes(typeof v),
)

/** An object whose values one of the rules above allows, whatever its keys. */
export const mapOf = <T>(expected: string, inner: Rule<T>): Rule<Record<string, T>> =>
  leaf(
    expected,
    (v): v is Record<string, T> =>
      isObject(v) && Object.values(v).every((value) => inner.read(value, '', '') === value),
  )

export const textOr = <T>(other: Rule<T>): Rule<string | T> => ({
  expected: `a text or ${other.expected}`,
  read: (value, at, key) => (typeof value === 'string' ? value : other.read(value, at, key)),
})

/** `null` is a value of its own here, and not the same as an absent key. */
export const orNull = <T>(expected: string, inner: Rule<T>): Rule<T | null> => ({
  ...inner,
  expected,
  read: (value, at, key) => (value === null ? null : inner.read(value, at, key)),
})

/** A rule that puts a value in the place of one that was left out. */
export const orElse = <T>(inner: Rule<T>, fallback: () => T): Rule<T> => ({
  expected: inner.expected,
  read: (value, at, key) => (value === undefined ? fallback() : inner.read(value, at, key)),
})

/** An object with certain keys. */
export type Shape<T> = Rule<T> & {
  keys: ReadonlySet<string>
  /** Reads the object at the root of a document, or at a place in it. Throws a FormatError that names the wrong value. */
  of(value: Json, at: string): T
}

/**
 * An object with these keys, changed in place to what is kept of it. A required key that is missing is read as
 * `undefined`, so that its rule may fill it in. `null` says no more than an absent key. Other keys stay as they are, but
 * for one in camel case that has a meaning in snake case: what it says would be lost.
 */
export function shape<T extends object>(
  required: RulesOf<T, RequiredKey<T>>,
  optional: RulesOf<T, Exclude<keyof T, RequiredKey<T>>>,
): Shape<T> {
  const must = Object.entries<Rule<unknown>>(required)
  const all = new Map([...must, ...Object.entries<Rule<unknown>>(optional)])
  const keys = new Set(all.keys())

  /** Every event of every trace comes by here: what is as it should be costs one look at each of its keys. */
  function of(value: Json, at: string): T {
    let gone: string[] | undefined
    for (const key in value) {
      const rule = all.get(key)
      if (rule === undefined) {
        refuseCamel(value, key, keys, at)
        continue
      }
      const found = value[key]
      if (typeof found === rule.plain) continue
      const kept = rule.read(found, at, key)
      if (kept === found) continue
      if (kept === nothing || (kept === undefined && found === null && !Object.hasOwn(required, key))) {
        gone ??= []
        gone.push(key)
      } else value[key] = kept ?? fill(found, key, rule, at)
    }
    for (const key of gone ?? []) delete value[key]
    for (const one of must) if (value[one[0]] === undefined) value[one[0]] = fill(undefined, one[0], one[1], at)
    return value as T
  }
  return {
    expected: 'an object',
    keys,
    of,
    read: (value, at, key) => (isObject(value) ? of(value, within(at, key)) : undefined),
  }
}

/** What stands for a required value that was left out; throws where nothing does, and for a value that breaks its rule. */
function fill(found: unknown, key: string, rule: Rule<unknown>, at: string): unknown {
  const kept = found === undefined || found === null ? rule.read(undefined, at, key) : undefined
  if (kept !== undefined) return kept
  throw new FormatError(`Expected ${within(at, key)} to be ${rule.expected}, found ${kind(found)}`)
}

function refuseCamel(value: Json, key: string, known: ReadonlySet<string>, at: string): void {
  if (known.has(key) || !/[A-Z]/.test(key)) return
  const meant = snake(key)
  if (known.has(meant) && !Object.hasOwn(value, meant))
    throw new FormatError(`Unknown key ${key}${at === '' ? '' : ` at ${at}`}; did you mean ${meant}?`)
}

/** `isError` → `is_error`: how a key would be spelt here. */
export const snake = (key: string): string => key.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`)

const within = (at: string, key: string): string => (at === '' ? key : `${at}.${key}`)
