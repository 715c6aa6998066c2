// One block of a scenario → the dimensions it asks for, or what is wrong with it.
import * as z from 'zod/mini'
import type { Check, Family, Scope, Surroundings } from '../checks/contract.ts'
import type { Fault } from '../documents/document.ts'
import { read } from '../documents/shape.ts'
import type { Table } from '../documents/toml.ts'
import type { Route } from '../model/place.ts'
import type { Severity } from '../model/verdict.ts'
import { emptied } from './empty.ts'
import { headKeys } from './head.ts'
import { keysOf, strayFaults } from './strays.ts'

/** A block as it is written. `number` counts from 1; `base` is where it stands, `place` where it is pointed at. */
export type Block = { family: Family; number: number; value: Table; base: Route; place: Route }

/** Has a block every key that it must have? */
export const isWhole = (family: Family, block: Table): boolean =>
  Object.entries(family.schema.shape).every(
    ([key, shape]) => Object.hasOwn(block, key) || z.safeParse(shape, undefined).success,
  )

/** One dimension that a scenario asks for. */
export type Graded = {
  id: string
  check: Check
  /** What the scenario wants: the value of the check's field, or the whole block. */
  want: unknown
  /** What the section says once for all its fields. */
  scope: Scope
  /** What the files say of its severity; absent: the outcome's or the check's own. */
  severity?: Severity
  /** Where an outcome's route starts. */
  base: Route
  /** Where the dimension points when its outcome names no element. */
  place: Route
}

/** A block as its family reads it, if its shape is right; and everything that is wrong with it, at routes from the root. */
export function readBlock(
  { family, base, value }: Block,
  scenario: Surroundings,
  families: readonly Family[],
): { section?: Table; faults: Fault[] } {
  const known = new Set(keysOf(family))
  const strays = Object.keys(value).filter((k) => !known.has(k))
  const level = { at: `in [${family.id}]`, families, known: [...known], tops: headKeys, inside: family }
  const own = only(value, (k) => known.has(k))
  const result = read(family.schema, own)
  const wrong: Fault[] = 'faults' in result ? [...result.faults] : []
  const misshapen = new Set(wrong.map((f) => f.route[0]))
  // A person who has one key wrong still hears of all others.
  const rest =
    'faults' in result
      ? read(
          family.schema,
          only(own, (k) => !misshapen.has(k)),
        )
      : result
  if ('value' in rest) {
    wrong.push(...family.mistakes(rest.value, scenario))
    if (
      family.perField &&
      strays.length === 0 &&
      wrong.length === 0 &&
      !turnedOn(family, rest.value).some((c) => c.schema) &&
      !judgesTogether({ family }, rest.value)
    )
      wrong.push({ route: [], message: nothingToCheck(family) })
  }
  const empty = emptied(family.schema, own).filter((e) => !wrong.some((f) => isWithin(f.route, e.route)))
  const inside = [...wrong, ...empty].map((f): Fault => ({ ...f, route: [...base, ...f.route] }))
  const faults = [...strayFaults(strays, base, level), ...inside]
  return 'value' in result ? { section: result.value, faults } : { faults }
}

const only = (table: Table, keep: (key: string) => boolean): Table =>
  Object.fromEntries(Object.entries(table).filter(([key]) => keep(key)))

const isWithin = (route: Route, outer: Route): boolean => outer.every((key, i) => key === route[i])

/** The checks that a section turns on: those of its populated fields, and all without a field. */
const turnedOn = (family: Family, section: Table): Check[] =>
  family.checks.filter((check) => {
    if (!check.schema) return check.isOn?.(section) ?? true
    const value = section[check.id]
    return value !== undefined && (check.isOn?.(value) ?? true)
  })

/** Does a section say something of all runs together? */
export const judgesTogether = ({ family }: Pick<Block, 'family'>, section: Table): boolean =>
  (family.ofScenario ?? []).some((key) => section[key] !== undefined)

const nothingToCheck = ({ id, checks, ofScenario = [] }: Family): string => {
  const fields = [...checks.filter((c) => c.schema).map((c) => c.id), ...ofScenario]
  return `Missing checks: [${id}] has nothing to check; populate one of ${fields.join(', ')}`
}

/** The id that a block has, in its own words. */
export const blockName = (block: Table): string | undefined =>
  typeof block['id'] === 'string' ? block['id'] : undefined

/** The dimensions that a block asks for. */
export function gradedBy({ family, number, base, place }: Block, section: Table, scope: Scope): Graded[] {
  const name = blockName(section) ?? family.nameOf?.(section) ?? (number > 1 ? String(number) : undefined)
  const prefix = name === undefined ? family.id : `${family.id}[${name}]`
  return turnedOn(family, section).map((check) => {
    const id = `${prefix}.${check.id}`
    if (!check.schema) return { id, check, want: section, scope, base, place }
    const route = [...base, check.id]
    return { id, check, want: section[check.id], scope, base: route, place: route }
  })
}
