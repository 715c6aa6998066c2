// Scenario files → scenarios, or everything that is wrong with them.
import { parse, TomlError } from 'smol-toml'
import { z } from 'zod'
import type { Check, Family } from '../checks/contract.ts'
import { families } from '../checks/index.ts'
import { parseJson } from '../model/json.ts'
import type { Route } from '../model/place.ts'
import type { Problem } from '../model/report.ts'
import { type Severity, severities } from '../model/verdict.ts'
import { type Document, type Fault, type Placer, repeatedKey, toProblems } from './document.ts'
import { loadPatterns, noPatterns, type Patterns } from './pattern.ts'
import { overrideOf, type Severities, severityFaults } from './severity.ts'
import { found, keyName, read } from './shape.ts'
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

const control = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/

const turn = z.string().refine((t) => t.trim() !== '', 'Expected a prompt turn not to be empty')

/** What stands at the top of a scenario, beside its families. */
export const headShape = {
  name: z
    .string()
    .min(1)
    .refine((n) => n.length <= 200 && [...n].length <= 100, 'Expected a name of at most 100 characters')
    .refine(
      (n) => n.trim() !== '' && !control.test(n),
      'Expected a name without control characters, found some, or blanks only',
    )
    .describe('Unique over the run; 1 to 100 characters'),
  description: z.string().optional().describe('What a correct run shows, in one sentence'),
  tags: z.array(z.string().min(1)).optional().describe('Free labels; the report breaks down by tag'),
  prompt: z
    .union([turn, z.array(turn).min(1)])
    .optional()
    .describe('What the user asked, or one text a turn; shown to the judge when the trace has no prompt'),
  traces: z
    .array(
      z
        .string()
        .min(1)
        .max(1000)
        .refine(
          (g) => !control.test(g) && !/^!?(?:[/\\]|[A-Za-z]:)|(?:^!?|[/\\])\.\.(?:[/\\]|$)/.test(g),
          'Expected a glob below the traces root, without control characters; name files elsewhere in the traces input',
        ),
    )
    .min(1)
    .optional()
    .describe('Globs, relative to the traces root: which traces are trials of this scenario'),
  trials: z
    .strictObject({
      min: z.int().min(1).optional().describe('Fewer traces than this are an error'),
      require: z
        .union([z.enum(['all', 'any']), z.number().gt(0).max(1)])
        .optional()
        .describe('How many traces must pass: all, any, or a rate above 0 and up to 1; default all'),
    })
    .optional(),
  sandbox: z.boolean().optional().describe('The run left a private workspace behind (needed by expect.verify)'),
  severity: z.record(z.string(), z.enum(severities)).optional().describe('Severity by dimension id; * is a wildcard'),
} as const
const head = z.strictObject(headShape)
const headKeys = Object.keys(headShape)
const topKeys = [...headKeys, ...families.flatMap((f) => [f.id, ...(f.flatKey === undefined ? [] : [f.flatKey])])]

/** The ids of all dimensions there are, without block numbers. */
export const dimensionIds: readonly string[] = [
  'trace_present',
  'trials_met',
  ...families.flatMap((f) => f.checks.map((c) => `${f.id}.${c.id}`)),
]

/** How many blocks of a family a scenario may have at most. */
export const mostBlocks = (family: string): number =>
  families.find((f) => f.id === family)?.repeatable ? Number.POSITIVE_INFINITY : 1

type Table = Record<string, unknown>
const isTable = (v: unknown): v is Table =>
  typeof v === 'object' && v !== null && !Array.isArray(v) && !(v instanceof Date)

export type SourceFile = { file: string; text: string }
export type LoadOptions = { config: Severities; placer(): Promise<Placer> }
/** `names`: also of the scenarios that could not be loaded, as far as they are known. */
export type Loaded = { scenarios: Scenario[]; problems: Problem[]; names: ReadonlySet<string> }

/** Loads scenario files, in their order. One bad file never stops the others. */
export async function loadScenarios(files: Iterable<SourceFile>, options: LoadOptions): Promise<Loaded> {
  const scenarios: Scenario[] = []
  const problems: Problem[] = []
  const named = new Map<string, string>()
  const add = async (document: Document, value: unknown, patterns: Patterns): Promise<void> => {
    const built = isTable(value)
      ? build(document, value, options.config, patterns)
      : { faults: [{ route: [], message: `Expected a case, found ${found(value)}` }] }
    const faults = 'faults' in built ? built.faults : []
    const name = isTable(value) && typeof value['name'] === 'string' ? value['name'] : undefined
    if (name !== undefined) {
      const where = document.line === undefined ? document.file : `${document.file}:${document.line}`
      const other = named.get(name)
      if (other !== undefined)
        faults.push({
          route: ['name'],
          message: `Expected a unique name, found a duplicate: ${JSON.stringify(name)} is the name of a scenario in ${other} too; rename one`,
        })
      else named.set(name, where)
    }
    // A case of a case set is named by its id.
    if (document.kind === 'json')
      for (const f of faults) if (f.route[0] === 'name') f.message = f.message.replace(/\bname\b/, 'id')
    if (faults.length > 0) problems.push(...toProblems(document, faults, await options.placer()))
    else if ('scenario' in built) scenarios.push(built.scenario)
  }
  for (const { file, text } of files) {
    const patterns = text.includes('matches') ? await loadPatterns() : noPatterns
    if (/\.(jsonl|ndjson)$/i.test(file)) {
      let cases = 0
      for (const [i, raw] of text.split('\n').entries()) {
        const line = (i === 0 ? raw.replace(/^\ufeff/, '') : raw).trim()
        if (line === '' || line.startsWith('//')) continue
        cases++
        const document: Document = { file, text: line, kind: 'json', line: i + 1 }
        try {
          const value = parseJson(line)
          const twice = await repeatedKey(line, value)
          if (twice) throw new Error(`${keyName(twice.key)} stands in it twice`)
          await add(document, caseOf(value), patterns)
        } catch (e) {
          problems.push({ file, line: i + 1, column: 1, message: `Expected one JSON object a line: ${reason(e)}` })
        }
      }
      if (cases === 0)
        problems.push({ file, line: 1, column: 1, message: 'Missing cases: the case set has none; add one a line' })
      continue
    }
    const document: Document = { file, text: text.replace(/^\ufeff/, ''), kind: 'toml' }
    const parsed = parseToml(document)
    if ('problem' in parsed) problems.push(parsed.problem)
    else await add(document, parsed.value, patterns)
  }
  return { scenarios, problems, names: new Set(named.keys()) }
}

/** A case of a case set as a scenario: its id is the name. A name of its own stays as it is, beside it, to be refused. */
function caseOf(value: unknown): unknown {
  if (!isTable(value)) return value
  const { id, name, ...rest } = value
  return { ...(id === undefined ? {} : { name: id }), ...(name === undefined ? {} : { [idNotName]: name }), ...rest }
}
const idNotName = 'name (a case of a case set is named by its id)'

const reason = (e: unknown): string => (e instanceof Error ? (e.message.split('\n')[0] as string) : String(e))

/** Adds to what the parser says how it is written rightly, where a slip is the likely reason. */
function rightly(said: string): string {
  const hint = syntaxHints.find(([start]) => said.startsWith(start))?.[1]
  return hint === undefined ? said : `${said}; ${hint}`
}
const syntaxHints: readonly (readonly [string, string])[] = [
  ['invalid value', 'a text stands in quotes'],
  ['illegal character in key', 'does a bracket lack its end, or a key with such a character its quotes?'],
  ['trying to redefine', 'a key or a [section] may stand once; put both into one, or write [[section]] for a list'],
  ['newlines are not allowed in strings', 'end the text with its quote, or use three of them'],
]

/** Parses TOML; integers beyond 2^53 stay exact, as bigint. */
export function parseToml(document: Document): { value: Table } | { problem: Problem } {
  try {
    return { value: parse(document.text, { integersAsBigInt: 'asNeeded' }) as Table }
  } catch (e) {
    const at = e instanceof TomlError ? { line: e.line, column: e.column } : { line: 1, column: 1 }
    return {
      problem: {
        file: document.file,
        ...at,
        message: `Expected TOML: ${rightly(reason(e).replace(/^Invalid TOML document: /, ''))}`,
      },
    }
  }
}

type Block = { family: Family; number: number; value: Table; base: Route; place: Route }

function build(
  document: Document,
  value: Table,
  config: Severities,
  patterns: Patterns,
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
  for (const block of blocks) gradeBlock(block, { sandbox, pattern: patterns }, graded, wants, faults)
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
    ([key, shape]) => Object.hasOwn(block, key) || (shape as z.ZodType).safeParse(undefined).success,
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
