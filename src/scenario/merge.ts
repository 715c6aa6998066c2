// Two scenarios → one, which remembers where each of its parts stands.
import type { Document } from '../documents/document.ts'
import { isTable, type Table } from '../documents/toml.ts'
import type { Route } from '../model/place.ts'

/** Where a value stands; `fields` and `elements` where its parts do not all stand there. */
type Origin = { document: Document; at: Route; fields?: ReadonlyMap<string, Origin>; elements?: readonly Origin[] }

/** A table, and where it and its parts stand. */
export type Part = { value: Table; origin: Origin }

/** The place of a route: the document, and the route in it. */
export type Standing = { document: Document; route: Route }

/** A table that stands in one document as a whole. */
export const partOf = (document: Document, value: Table): Part => ({ value, origin: { document, at: [] } })

const fieldOf = (origin: Origin, key: string): Origin =>
  origin.fields?.get(key) ?? { document: origin.document, at: [...origin.at, key] }

const elementOf = (origin: Origin, index: number): Origin =>
  origin.elements?.[index] ?? { document: origin.document, at: [...origin.at, index] }

/** Where a route of a merged table stands. */
export function locate(origin: Origin, route: Route): Standing {
  const [next, ...rest] = route
  if (next === undefined) return { document: origin.document, route: origin.at }
  if (typeof next === 'number' ? origin.elements === undefined : origin.fields === undefined)
    return { document: origin.document, route: [...origin.at, ...route] }
  return locate(typeof next === 'number' ? elementOf(origin, next) : fieldOf(origin, next), rest)
}

/** The arrays to which blocks are added; every other array is a value, which replaces what was inherited. */
const holdsBlocks = (path: Route, repeatable: ReadonlySet<unknown>): boolean =>
  path.length === 1 ? repeatable.has(path[0]) : path.length === 2 && path[0] === 'expect' && path[1] === 'args'

/** Merges table into table, key by key; the second wins. `repeatable`: the families of which there may be several blocks. */
export function merge(base: Part, heir: Part, repeatable: ReadonlySet<unknown>, path: Route = []): Part {
  const merged = new Map<string, { value: unknown; origin: Origin }>()
  for (const [key, value] of Object.entries(base.value)) merged.set(key, { value, origin: fieldOf(base.origin, key) })
  for (const [key, value] of Object.entries(heir.value)) {
    const old = merged.get(key)
    const origin = fieldOf(heir.origin, key)
    merged.set(key, old ? both(old, { value, origin }, repeatable, [...path, key]) : { value, origin })
  }
  const fields = new Map([...merged].map(([key, { origin }]) => [key, origin]))
  return {
    value: Object.fromEntries([...merged].map(([key, { value }]) => [key, value])),
    origin: { document: heir.origin.document, at: heir.origin.at, fields },
  }
}

type Placed = { value: unknown; origin: Origin }

function both(old: Placed, own: Placed, repeatable: ReadonlySet<unknown>, path: Route): Placed {
  if (isTable(old.value) && isTable(own.value))
    return merge({ value: old.value, origin: old.origin }, { value: own.value, origin: own.origin }, repeatable, path)
  const [inherited, added] = [old, own].map(blocksOf)
  if (!holdsBlocks(path, repeatable) || !inherited || !added) return own
  const all = [...inherited]
  for (const block of added) {
    const id = isTable(block.value) ? block.value['id'] : undefined
    const same = typeof id === 'string' ? all.findIndex(({ value }) => isTable(value) && value['id'] === id) : -1
    if (same < 0) all.push(block)
    else all[same] = block
  }
  return {
    value: all.map((b) => b.value),
    origin: { document: own.origin.document, at: own.origin.at, elements: all.map((b) => b.origin) },
  }
}

/** The blocks of an array, or the one of a section; `undefined`: the value is neither. */
function blocksOf({ value, origin }: Placed): Placed[] | undefined {
  if (isTable(value)) return [{ value, origin }]
  return Array.isArray(value)
    ? value.map((one: unknown, i) => ({ value: one, origin: elementOf(origin, i) }))
    : undefined
}
