// The arguments that two events must have in common, as something to compare.
import { valuesAt } from '../../model/path.ts'
import type { Call } from '../../model/trace.ts'
import { areEqual, type Comparable, comparable } from '../canonical.ts'
import type { Moment } from '../patterns/moments.ts'

/**
 * `missing`: an argument is not there, which equals nothing. With `compare`: only keys that share it may be equal. Without: the
 * arguments cannot be told, and only an equal raw text is surely equal.
 */
export type Key = 'missing' | Comparable | { raw: string | undefined }

/** The key of whatever has no arguments in common: all are equal. */
export const anyKey: Key = comparable(null)

/** Are two keys that are known equal? */
export const sameKey: (a: Comparable, b: Comparable) => boolean = areEqual

const known = new WeakMap<Call, Map<string, Key>>()

/** The key of a moment: what stands at each of the paths. Many rules ask for the same. */
export function keyOf(moment: Moment | undefined, paths: readonly string[] | undefined): Key {
  if (paths === undefined) return anyKey
  if (!moment || !('call' in moment)) return 'missing'
  const { call } = moment
  let keys = known.get(call)
  if (!keys) {
    keys = new Map()
    known.set(call, keys)
  }
  const by = paths.join('\0')
  let key = keys.get(by)
  if (!key) {
    key = make(call, paths)
    keys.set(by, key)
  }
  return key
}

function make({ arguments: given, arguments_cut }: Call, paths: readonly string[]): Key {
  if (typeof given === 'string') return { raw: given }
  const values: unknown[] = []
  for (const path of paths) {
    const at = valuesAt(given, path)
    if (at.length === 0) return 'missing'
    values.push(at.length === 1 ? at[0] : at)
  }
  // What was cut to its head compares as nothing that is known.
  return arguments_cut ? { raw: undefined } : comparable(values)
}
