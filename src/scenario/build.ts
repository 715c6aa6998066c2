// The values of one scenario → the dimensions it asks for, or its faults.
import type * as z from 'zod/mini'
import type { Family, Scope, Surroundings } from '../checks/contract.ts'
import { always, familyIds } from '../checks/index.ts'
import type { Document, Fault } from '../documents/document.ts'
import type { Patterns } from '../documents/pattern.ts'
import { meansDimension, overrideOf, type Severities, severityFaults } from '../documents/severity.ts'
import { found, keyName, read } from '../documents/shape.ts'
import { isTable, type Table } from '../documents/toml.ts'
import { rateOf, trialsToShow } from '../model/chances.ts'
import { nearest } from '../model/names.ts'
import type { Route } from '../model/place.ts'
import type { Registry } from '../model/registry.ts'
import { severities } from '../model/verdict.ts'
import { type Block, blockName, type Graded, gradedBy, isWhole, judgesTogether, readBlock } from './block.ts'
import type { Found } from './extend.ts'
import { dimensionIds, head, headKeys, topKeys } from './head.ts'
import { keysOf, strayFaults, tellOnce } from './strays.ts'

/** A share of the trials: `0.67`, or `2/3`. */
export type Rate = number | `${number}/${number}`

/** A failure that is known. `dimensions`: ids with wildcards, each of which fails; absent: any. */
export type ExpectedFailure = { reason: string; dimensions?: readonly string[] }

export type Scenario = {
  name: string
  /** All that is written of it as one text, comments and the order of keys aside: two that are equal ask the same. */
  written: string
  document: Document
  /** Where a part of it stands, if it extends another; absent: in its own document. */
  where?: (route: Route) => Found
  description?: string
  tags: string[]
  prompt: string[]
  traces: string[]
  /** `confidence`: the trials must show the rate, by so much. */
  trials: { min: number; require: 'all' | 'any' | Rate; confidence?: number }
  /** Why it is judged by nothing. */
  skip?: string
  expectFailure?: ExpectedFailure
  /** It judges every trace beside the scenario the trace belongs to. */
  everyTrace: boolean
  severity: Severities
  graded: Graded[]
  /** What its sections may not mean, though nothing is wrong with them. */
  advice: readonly Fault[]
  /** The wants of a family's blocks. */
  wants(family: string): readonly unknown[]
}

/** The families that a scenario is built with where nothing is wrong with it; `undefined`: all, since it may mean any. */
export function familiesIn(value: Table): string[] | undefined {
  const keys = Object.keys(value).filter((key) => key === 'severity' || !headKeys.includes(key))
  return keys.length > 0 && keys.every((key) => familyIds.includes(key)) ? keys : undefined
}

/** Builds a scenario, or lists everything that is wrong with it: what it may have meant is told of all `families`. */
export function build(
  document: Document,
  value: Table,
  {
    config,
    pattern,
    registry,
    families,
  }: {
    config: Severities
    pattern: Patterns
    registry?: Registry | undefined
    families: readonly Family[]
  },
): { value: Scenario } | { faults: Fault[] } {
  const faults: Fault[] = []
  const { own, blocks, strays } = split(value, families, faults)
  faults.push(...strayFaults(strays, [], { at: 'at the top level', families, known: topKeys(families), tops: [] }))
  own['severity'] = severityOf(own['severity'], families, faults)
  if (own['severity'] === undefined) delete own['severity']
  const header = read(head, own)
  if ('faults' in header) faults.push(...header.faults)
  const surroundings: Surroundings = {
    sandbox: own['sandbox'] === true,
    isCase: document.kind === 'json',
    registry,
    pattern,
  }
  const wants = new Map<string, Table[]>()
  const whole: { block: Block; section: Table }[] = []
  const advice: Fault[] = []
  for (const block of blocks) {
    const { section, faults: wrong } = readBlock(block, surroundings, families)
    faults.push(...wrong)
    if (!section) continue
    whole.push({ block, section })
    advice.push(...block.family.advice(section).map((a) => ({ ...a, route: [...block.base, ...a.route] })))
    wants.set(block.family.id, [...(wants.get(block.family.id) ?? []), section])
  }
  const graded = gradedAll(whole, surroundings)
  const table = isTable(own['severity']) ? own['severity'] : {}
  const severity = severitiesIn(table)
  faults.push(...repeatedIds(blocks))
  const blocksOf = (family: string) => {
    const names = blocks
      .filter((b) => b.family.id === family)
      .map((b) => blockName(b.value) ?? b.family.nameOf?.(b.value))
    return { most: names.length, names }
  }
  faults.push(...severityFaults(table, { ids: dimensionIds(families), blocks: blocksOf }))
  for (const g of graded) {
    const override = overrideOf(g.id, severity, config)
    if (override) g.severity = override
  }
  if (blocks.length === 0 && strays.length === 0 && !familyIds.some((id) => Object.hasOwn(value, id))) {
    faults.push({
      route: ['name'],
      message: `Missing checks: the scenario has nothing to check; add [expect] or another of ${familyIds.map((id) => `[${id}]`).join(', ')}`,
    })
  } else if (
    whole.length > 0 &&
    !whole.some(({ block, section }) => judgesTogether(block, section)) &&
    graded.every((g) => g.severity === 'off' || always.some(({ check }) => check.id === g.id))
  ) {
    faults.push({
      route: ['severity'],
      message: 'Expected at least one dimension that counts; every dimension of this scenario is off',
    })
  }
  if ('value' in header) faults.push(...aloneFaults(header.value, graded))
  if (faults.length > 0 || 'faults' in header) {
    const owner = (route: Route): string =>
      blocks.find(
        (b) => b.base.length > 0 && b.base.every((r, i) => r === route[i]) && route.length === b.base.length + 1,
      )?.family.id ?? ''
    return { faults: tellOnce(faults, { families, tops: headKeys }, owner) }
  }
  const h = header.value
  return {
    value: {
      name: h.name,
      written: '',
      document,
      ...(h.description === undefined ? {} : { description: h.description }),
      tags: h.tags ?? [],
      prompt: h.prompt === undefined ? [] : typeof h.prompt === 'string' ? [h.prompt] : h.prompt,
      traces: h.traces ?? [],
      trials: {
        min: h.trials?.min ?? 1,
        require: h.trials?.require ?? 'all',
        ...(h.trials?.confidence === undefined ? {} : { confidence: h.trials.confidence }),
      },
      ...(h.skip === undefined ? {} : { skip: h.skip }),
      ...(h.expect_failure === undefined ? {} : { expectFailure: expectedFailure(h.expect_failure) }),
      everyTrace: h.every_trace ?? false,
      severity,
      graded,
      advice,
      wants: (family) => wants.get(family) ?? [],
    },
  }
}

type Header = z.output<typeof head>

const expectedFailure = (given: NonNullable<Header['expect_failure']>): ExpectedFailure =>
  typeof given === 'string'
    ? { reason: given }
    : { reason: given.reason, ...(given.dimensions === undefined ? {} : { dimensions: given.dimensions }) }

/** What is wrong with the keys of the top beside each other, and with dimensions that the scenario does not have. */
function aloneFaults({ every_trace, trials, expect_failure }: Header, graded: readonly Graded[]): Fault[] {
  const faults: Fault[] = []
  if (every_trace && trials !== undefined)
    faults.push({ route: ['trials'], message: 'Expected no trials beside every_trace, of which each trace must pass' })
  faults.push(...confidenceFaults(trials))
  if (expect_failure === undefined || typeof expect_failure === 'string' || graded.length === 0) return faults
  const ids = graded.map((g) => g.id)
  for (const [i, pattern] of (expect_failure.dimensions ?? []).entries()) {
    if (ids.some((id) => meansDimension(pattern, id))) continue
    const near = nearest(pattern, ids)
    faults.push({
      route: ['expect_failure', 'dimensions', i],
      message: `Unknown dimension ${keyName(pattern)}; ${near ? `did you mean ${near}?` : `this scenario has ${ids.join(', ')}`}`,
    })
  }
  return faults
}

/** A rate can be shown by so many trials only as are planned, and one of 1 by none. */
function confidenceFaults(trials: Header['trials']): Fault[] {
  const { min = 1, require = 'all', confidence } = trials ?? {}
  if (confidence === undefined) return []
  const rate = require === 'all' || require === 'any' ? 1 : rateOf(require)
  if (rate >= 1)
    return [
      {
        route: ['trials', 'confidence'],
        message: `Expected require to be a rate below 1 beside confidence, found ${JSON.stringify(require)}`,
      },
    ]
  const least = trialsToShow(rate, confidence)
  if (least !== undefined && min >= least) return []
  return [
    {
      route: ['trials', trials?.min === undefined ? 'confidence' : 'min'],
      message: `Expected min to plan enough trials to show ${require} at ${Number((confidence * 100).toFixed(6))} %: ${least ?? 'more than 10,000'} if all pass, found ${min}`,
    },
  ]
}

/** The dimensions of all blocks, and those that every scenario has. */
function gradedAll(blocks: readonly { block: Block; section: Table }[], surroundings: Surroundings): Graded[] {
  const sectionOf = (id: string) => blocks.find(({ block }) => block.family.id === id)?.section
  const general: Scope = {}
  const unasked: Graded[] = []
  for (const { family, check } of always) {
    const section = sectionOf(family.id)
    const scope = family.scopeOf(section ?? {}, surroundings)
    // Whose calls count is said of the fields of the section alone.
    Object.assign(general, { ...scope, agents: undefined })
    if (!section) unasked.push({ id: check.id, check, want: {}, scope, base: [], place: ['name'] })
  }
  const asked = blocks.flatMap(({ block, section }) =>
    gradedBy(block, section, block.family.perField ? block.family.scopeOf(section, surroundings) : general),
  )
  return [...unasked, ...asked]
}

/** An id names one block of its family. */
function repeatedIds(blocks: readonly Block[]): Fault[] {
  const seen = new Set<string>()
  return blocks.flatMap((block) => {
    const name = blockName(block.value) ?? block.family.nameOf?.(block.value)
    if (name === undefined || !block.family.repeatable) return []
    const key = `${block.family.id}[${name}]`
    if (!seen.has(key)) {
      seen.add(key)
      return []
    }
    if (blockName(block.value) === undefined)
      return [
        {
          route: block.base,
          message: `Expected an id in a second block of ${block.family.id} ${name}, to tell them apart`,
        },
      ]
    const message = `Expected a unique id, found a duplicate: another block of ${block.family.id} has the id ${keyName(name)}`
    return [{ route: [...block.base, 'id'], message }]
  })
}

/** Sorts the top-level keys: the scenario's own, the families' blocks (sections, repeated sections, flat), and strays. */
function split(
  value: Table,
  families: readonly Family[],
  faults: Fault[],
): { own: Table; blocks: Block[]; strays: string[] } {
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

/** What a table says of severities, without the values that are none, which the shape tells. */
const severitiesIn = (table: Table): Severities =>
  Object.fromEntries(
    Object.entries(table).flatMap(([id, value]) => {
      const severity = severities.find((s) => s === value)
      return severity ? [[id, severity]] : []
    }),
  )

/** The severity table without the keys in it that belong elsewhere, which become faults. */
function severityOf(value: unknown, families: readonly Family[], faults: Fault[]): unknown {
  if (!isTable(value)) return value
  const strays = Object.keys(value).filter(
    (k) =>
      !severities.some((s) => s === value[k]) && (headKeys.includes(k) || families.some((f) => keysOf(f).includes(k))),
  )
  if (strays.length === 0) return value
  faults.push(...strayFaults(strays, ['severity'], { at: 'in [severity]', families, known: [], tops: headKeys }))
  return Object.fromEntries(Object.entries(value).filter(([k]) => !strays.includes(k)))
}
