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

const columns = new WeakMap<readonly Moment[], Map<string, (Key | undefined)[]>>()

/** The key of each moment: what stands at each of the paths. Many rules ask for the same, so that they are kept by their moments. */
export function keysOf(moments: readonly Moment[], paths: readonly string[] | undefined): (at: number) => Key {
  if (paths === undefined) return () => anyKey
  const known = columns.get(moments) ?? new Map<string, (Key | undefined)[]>()
  columns.set(moments, known)
  const by = paths.join('\0')
  const keys = known.get(by) ?? new Array<Key | undefined>(moments.length)
  known.set(by, keys)
  return (at) => {
    const moment = moments[at]
    const key = keys[at] ?? (moment && 'call' in moment ? make(moment.call, paths) : 'missing')
    keys[at] = key
    return key
  }
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
