// Misplaced keys: one fault for those that belong together elsewhere, and no second fault for what the first explains.
import type { Family } from '../checks/contract.ts'
import type { Fault } from '../documents/document.ts'
import { keyName, mostTold } from '../documents/shape.ts'
import { nearest } from '../model/names.ts'
import type { Route } from '../model/place.ts'

export const keysOf = (family: Family): string[] => Object.keys(family.schema.shape)

/** Does a key that stands elsewhere belong to the family? An `id` says nothing of which. */
const isKeyOf = (family: Family, key: string): boolean => key !== 'id' && keysOf(family).includes(key)

/** A table of a scenario. `families`: all of them; `tops`: the keys of the top level, unless this is the top level; `inside`: the family whose section it is. */
export type Level = {
  at: string
  families: readonly Family[]
  known: readonly string[]
  tops: readonly string[]
  inside?: Family
}

/** One fault for all keys that stand at the wrong level but belong together, one for each that belongs nowhere. */
export function strayFaults(strays: readonly string[], base: Route, level: Level): Fault[] {
  const { at, families, tops, inside } = level
  const faults: Fault[] = []
  const left = new Set(strays)
  const ofTop = strays.filter((k) => tops.includes(k))
  if (ofTop[0] !== undefined) {
    faults.push({
      route: [...base, ofTop[0]],
      message: `Unknown ${noun(ofTop)} ${ofTop.join(', ')} ${at}; did you mean the top level? Such keys stand above the first section`,
      stray: { family: '', keys: ofTop },
    })
    for (const k of ofTop) left.delete(k)
  }
  const sections = base.length === 0 ? [] : strays.filter((k) => families.some((f) => f.id === k))
  for (const k of sections) {
    left.delete(k)
    faults.push({
      route: [...base, k],
      message: `Unknown key ${k} ${at}; did you mean a section of its own, [${k}]?`,
    })
  }
  for (;;) {
    const ranked = families
      .filter((f) => f !== inside)
      .map((family) => ({ family, keys: [...left].filter((k) => isKeyOf(family, k)) }))
      .sort((a, b) => b.keys.length - a.keys.length)[0]
    const first = ranked?.keys[0]
    if (!ranked || first === undefined) break
    const { family, keys } = ranked
    const above = at.startsWith(`in [${family.id}.`) ? ', above it' : ''
    faults.push({
      route: [...base, first],
      message: `Unknown ${noun(keys)} ${keys.join(', ')} ${at}; did you mean [${family.id}]${above}?`,
      stray: { family: family.id, keys },
    })
    for (const k of keys) left.delete(k)
  }
  const rest = [...left].slice(mostTold)
  if (rest[0] !== undefined)
    faults.push({
      route: [...base, rest[0]],
      message: `Unknown keys, ${rest.length} more of them, from ${keyName(rest[0])} on`,
    })
  for (const key of [...left].slice(0, mostTold)) {
    const near = nearest(
      key,
      level.known.filter((known) => isNegative(known) === isNegative(key)),
    )
    faults.push({
      route: [...base, key],
      message: `Unknown key ${keyName(key)}${near ? `; did you mean ${near}?` : `; known here: ${level.known.join(', ')}`}`,
      unknown: { meant: near },
    })
  }
  return faults
}

/** Does a key prohibit? What a person wrote to allow is never answered with its opposite. */
const isNegative = (key: string): boolean => /^(?:no|not|never|forbid|without)_/.test(key)

const noun = (keys: readonly string[]): string => (keys.length === 1 ? 'key' : 'keys')

const parentOf = (route: Route): string => JSON.stringify(route.slice(0, -1))

/**
 * Tells each mistake once: unknown keys inside a table of a section that belong elsewhere become one fault, and what is missing
 * is not told where a key is misspelt for it or stands at the wrong level. `owner`: the family whose block a route is in.
 */
export function tellOnce(
  faults: readonly Fault[],
  { families, tops }: Pick<Level, 'families' | 'tops'>,
  owner: (route: Route) => string,
): Fault[] {
  const belongs = (key: string) => tops.includes(key) || families.some((f) => isKeyOf(f, key))
  const isStray = (f: Fault) =>
    f.unknown !== undefined && f.unknown.meant === undefined && f.route.length > 1 && belongs(String(f.route.at(-1)))
  const groups = new Map<string, { base: Route; keys: string[] }>()
  for (const f of faults) {
    if (!isStray(f)) continue
    const parent = parentOf(f.route)
    const group = groups.get(parent) ?? { base: f.route.slice(0, -1), keys: [] }
    group.keys.push(String(f.route.at(-1)))
    groups.set(parent, group)
  }
  const grouped = [...groups.values()].flatMap(({ base, keys }) => {
    const name = base.filter((r) => typeof r === 'string').join('.')
    return strayFaults(keys, base, { at: `in [${name}]`, families, known: [], tops })
  })
  const all = [...faults.filter((f) => !isStray(f)), ...grouped]
  return all.filter((f) => {
    if (!f.missing) return true
    const key = String(f.route.at(-1))
    const parent = parentOf(f.route)
    return !all.some(
      (other) =>
        (other.unknown?.meant === key && parentOf(other.route) === parent) ||
        (other.stray?.family === owner(f.route) && other.stray.keys.includes(key)),
    )
  })
}
