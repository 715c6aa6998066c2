// The values of one scenario → the dimensions it asks for, or its faults.
import type * as z from 'zod/mini'
import type { Check, Family } from '../checks/contract.ts'
import { families } from '../checks/index.ts'
import type { Document, Fault } from '../documents/document.ts'
import type { Patterns } from '../documents/pattern.ts'
import { found, read } from '../documents/shape.ts'
import { isTable, type Table } from '../documents/toml.ts'
import { overrideOf, type Severities, severityFaults } from '../judging/severity.ts'
import type { Route } from '../model/place.ts'
import { type Severity, severities } from '../model/verdict.ts'
import { dimensionIds, head, headKeys, topKeys } from './head.ts'
import { keysOf, strayFaults, tellOnce } from './strays.ts'

/** One dimension that a scenario asks for. */
export type Graded = {
  id: string
  check: Check
  /** What the scenario wants: the block, or in `expect` the whole section. */
  want: unknown
  /** What the files say of its severity; absent: the outcome's or the check's own. */
  severity?: Severity
  /** Where an outcome's route starts. */
  base: Route
  /** Where the dimension points when its outcome names no element. */
  place: Route
}

export type Scenario = {
  name: string
  document: Document
  description?: string
  tags: string[]
  prompt: string[]
  traces: string[]
  trials: { min: number; require: 'all' | 'any' | number }
  severity: Severities
  graded: Graded[]
  /** The wants of a family's blocks. */
  wants(family: string): readonly unknown[]
}

type Block = { family: Family; number: number; value: Table; base: Route; place: Route }

/** Builds a scenario, or lists everything that is wrong with it. */
export function build(
  document: Document,
  value: Table,
  { config, pattern }: { config: Severities; pattern: Patterns },
): { scenario: Scenario } | { faults: Fault[] } {
  const faults: Fault[] = []
  const { own, blocks, strays } = split(value, faults)
  faults.push(...strayFaults(strays, [], { at: 'at the top level', known: topKeys, tops: [] }))
  own['severity'] = severityOf(own['severity'], faults)
  if (own['severity'] === undefined) delete own['severity']
  const header = read(head, own)
  if ('faults' in header) faults.push(...header.faults)
  const sandbox = own['sandbox'] === true
  const graded: Graded[] = []
  const wants = new Map<string, unknown[]>()
  for (const block of blocks) gradeBlock(block, { sandbox, pattern }, graded, wants, faults)
  const severity = isTable(own['severity']) ? (own['severity'] as Severities) : {}
  const count = (family: string) => blocks.filter((b) => b.family.id === family).length
  faults.push(...severityFaults(severity, dimensionIds, count))
  for (const g of graded) {
    const override = overrideOf(g.id, severity, config)
    if (override) g.severity = override
  }
  if (blocks.length === 0 && strays.length === 0 && !families.some((f) => Object.hasOwn(value, f.id))) {
    faults.push({
      route: ['name'],
      message: `Missing checks: the scenario has nothing to check; add [expect] or another of ${families.map((f) => `[${f.id}]`).join(', ')}`,
    })
  } else if (graded.length > 0 && graded.every((g) => g.severity === 'off')) {
    faults.push({
      route: ['severity'],
      message: 'Expected at least one dimension that counts; every dimension of this scenario is off',
    })
  }
  if (faults.length > 0 || 'faults' in header) {
    const owner = (route: Route): string =>
      blocks.find(
        (b) => b.base.length > 0 && b.base.every((r, i) => r === route[i]) && route.length === b.base.length + 1,
      )?.family.id ?? ''
    return { faults: tellOnce(faults, headKeys, owner) }
  }
  const h = header.value
  return {
    scenario: {
      name: h.name,
      document,
      ...(h.description === undefined ? {} : { description: h.description }),
      tags: h.tags ?? [],
      prompt: h.prompt === undefined ? [] : typeof h.prompt === 'string' ? [h.prompt] : h.prompt,
      traces: h.traces ?? [],
      trials: { min: h.trials?.min ?? 1, require: h.trials?.require ?? 'all' },
      severity,
      graded,
      wants: (family) => wants.get(family) ?? [],
    },
  }
}

/** Sorts the top-level keys: the scenario's own, the families' blocks (sections, repeated sections, flat), and strays. */
function split(value: Table, faults: Fault[]): { own: Table; blocks: Block[]; strays: string[] } {
  const own: Table = {}
  const blocks: Block[] = []
  const left = new Set(Object.keys(value))
  for (const key of headKeys) {
    if (left.delete(key)) own[key] = value[key]
  }
  for (const family of families) {
    let number = 0
    // What stands flat stands above every section, so that it is the first block.
    if (family.flatKey !== undefined && left.has(family.flatKey)) {
      const flat: Table = {}
      for (const key of keysOf(family)) if (Object.hasOwn(value, key) && !headKeys.includes(key)) flat[key] = value[key]
      // Beside a section, a part of a block is no block, but keys at the wrong level.
      if (!left.has(family.id) || isWhole(family, flat))
        blocks.push({ family, number: ++number, value: flat, base: [], place: [family.flatKey] })
    }
    if (left.delete(family.id)) {
      const section = value[family.id]
      const many = Array.isArray(section)
      if (many && !family.repeatable) {
        faults.push({
          route: [family.id],
          message: `Expected one [${family.id}] section, found [[${family.id}]]; this family may not repeat`,
        })
      } else {
        for (const [i, block] of (many ? section : [section]).entries()) {
          const route = many ? [family.id, i] : [family.id]
          if (isTable(block)) blocks.push({ family, number: ++number, value: block, base: route, place: route })
          else faults.push({ route, message: `Expected [${family.id}] to be a section, found ${found(block)}` })
        }
        if (many && section.length === 0)
          faults.push({ route: [family.id], message: `Expected at least one [[${family.id}]] block, found none` })
      }
    }
  }
  for (const block of blocks) if (block.base.length === 0) for (const key of Object.keys(block.value)) left.delete(key)
  return { own, blocks, strays: [...left] }
}

/** Has a block every key that it must have? */
const isWhole = (family: Family, block: Table): boolean =>
  Object.entries(family.schema.shape).every(
    ([key, shape]) => Object.hasOwn(block, key) || (shape as z.ZodMiniType).safeParse(undefined).success,
  )

/** The severity table without the keys in it that belong elsewhere, which become faults. */
function severityOf(value: unknown, faults: Fault[]): unknown {
  if (!isTable(value)) return value
  const strays = Object.keys(value).filter(
    (k) =>
      !(severities as readonly unknown[]).includes(value[k]) &&
      (headKeys.includes(k) || families.some((f) => keysOf(f).includes(k))),
  )
  if (strays.length === 0) return value
  faults.push(...strayFaults(strays, ['severity'], { at: 'in [severity]', known: [], tops: headKeys }))
  return Object.fromEntries(Object.entries(value).filter(([k]) => !strays.includes(k)))
}

function gradeBlock(
  block: Block,
  scenario: { sandbox: boolean; pattern: Patterns },
  graded: Graded[],
  wants: Map<string, unknown[]>,
  faults: Fault[],
): void {
  const { family, base } = block
  const known = new Set(keysOf(family))
  const strays = Object.keys(block.value).filter((k) => !known.has(k))
  faults.push(
    ...strayFaults(strays, base, { at: `in [${family.id}]`, known: [...known], tops: headKeys, inside: family }),
  )
  const clean =
    strays.length === 0 ? block.value : Object.fromEntries(Object.entries(block.value).filter(([k]) => known.has(k)))
  const result = read(family.schema, clean)
  const check = (want: unknown): void => {
    for (const mistake of family.mistakes?.(want as never, scenario) ?? [])
      faults.push({ route: [...base, ...mistake.route], message: mistake.message })
  }
  if ('faults' in result) {
    faults.push(...result.faults.map((f) => ({ ...f, route: [...base, ...f.route] })))
    // What is well shaped is checked all the same, so that a person need not come twice.
    const wrong = new Set(result.faults.map((f) => f.route[0]))
    const rest = read(family.schema, Object.fromEntries(Object.entries(clean).filter(([k]) => !wrong.has(k))))
    if ('value' in rest) check(rest.value)
    return
  }
  const want = result.value as Table
  check(want)
  const list = wants.get(family.id) ?? []
  list.push(want)
  wants.set(family.id, list)
  const prefix = block.number > 1 ? `${family.id}[${block.number}]` : family.id
  let populated = 0
  for (const check of family.checks) {
    const field = family.perField && check.schema !== undefined
    if (field && want[check.id] === undefined) continue
    if (field && check.isOn && !check.isOn(want as never)) continue
    if (field) populated++
    graded.push({ id: `${prefix}.${check.id}`, check, want, base, place: field ? [...base, check.id] : block.place })
  }
  if (family.perField && populated === 0 && strays.length === 0) {
    faults.push({
      route: base,
      message: `Missing checks: [${family.id}] has nothing to check; populate one of ${family.checks
        .filter((c) => c.schema)
        .map((c) => c.id)
        .join(', ')}`,
    })
  }
}
