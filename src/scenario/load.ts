// Scenario files → scenarios, or everything that is wrong with them.

import { loadFamilies } from '../checks/index.ts'
import { type Document, type Places, repeatedKey, toProblems } from '../documents/document.ts'
import type { Expressions } from '../documents/pattern.ts'
import type { Severities } from '../documents/severity.ts'
import { found, keyName } from '../documents/shape.ts'
import { isTable, parseToml, reason, type Table } from '../documents/toml.ts'
import type { Yaml } from '../documents/yaml.ts'
import { compact } from '../model/compact.ts'
import { parseJson } from '../model/json.ts'
import type { Route } from '../model/place.ts'
import type { Registry } from '../model/registry.ts'
import type { Problem } from '../model/report.ts'
import { build, familiesIn, type Scenario } from './build.ts'
import { extend, problemsIn, type ReadBase } from './extend.ts'

export type SourceFile = { file: string; text: string }
export type LoadOptions = {
  config: Severities
  registry?: Registry | undefined
  base?: ReadBase | undefined
} & Places &
  Expressions &
  Yaml
/** `names`: also of the scenarios that could not be loaded, as far as they are known. */
export type Loaded = { scenarios: Scenario[]; problems: Problem[]; names: ReadonlySet<string> }

/** Loads scenario files, in their order. One bad file never stops the others. */
export async function loadScenarios(files: Iterable<SourceFile>, options: LoadOptions): Promise<Loaded> {
  const scenarios: Scenario[] = []
  const problems: Problem[] = []
  const named = new Map<string, string>()
  const prepare = async (text: string): Promise<void> => {
    if (text.includes('matches')) await options.expressions()
    if (looksIntoResults.test(text)) await options.yaml()
  }
  const add = async (document: Document, given: unknown): Promise<void> => {
    const whole = isTable(given) ? await extend(document, given, { base: options.base, prepare }) : undefined
    const value = whole && 'value' in whole ? whole.value : given
    const where = whole && 'where' in whole ? whole.where : (route: Route) => ({ document, route })
    const built = !isTable(value)
      ? { faults: [{ route: [], message: `Expected a case, found ${found(value)}` }] }
      : whole && 'faults' in whole
        ? { faults: [] }
        : await buildWith(document, value, options)
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
    if (whole && 'faults' in whole) {
      const place = await options.placer()
      problems.push(...whole.problems)
      for (const { standing, message } of whole.faults)
        problems.push(...toProblems(standing.document, [{ route: standing.route, message }], place))
    }
    if (faults.length > 0) {
      const place = await options.placer()
      const isOwn = given === value
      problems.push(...(isOwn ? toProblems(document, faults, place) : problemsIn(faults, where, place)))
    } else if ('value' in built) {
      const written = whole && 'written' in whole ? whole.written : value
      const scenario = { ...built.value, written: compact(written) }
      scenarios.push(given === value ? scenario : { ...scenario, where })
    }
  }
  for (const { file, text } of files) {
    await prepare(text)
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
          await add(document, caseOf(value))
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
    if ('problems' in parsed) problems.push(...parsed.problems)
    else await add(document, parsed.value)
  }
  return { scenarios, problems: withoutRepeats(problems), names: new Set(named.keys()) }
}

/** Builds a scenario with the families that it names, and with all where something is wrong with it. */
async function buildWith(document: Document, value: Table, options: LoadOptions): Promise<ReturnType<typeof build>> {
  const named = familiesIn(value)
  const built = build(document, value, { ...options, families: await loadFamilies(named) })
  if ('value' in built || named === undefined) return built
  return build(document, value, { ...options, families: await loadFamilies() })
}

/** The keys of rules that read what tools returned. */
const looksIntoResults = /result_where|argument|secret_from|untrusted_from/

/** A mistake in a base is told once, whatever extends it. */
function withoutRepeats(problems: readonly Problem[]): Problem[] {
  const told = new Set<string>()
  return problems.filter(({ file, line, column, message }) => {
    const key = JSON.stringify([file, line, column, message])
    return !told.has(key) && told.add(key)
  })
}

/** A case of a case set as a scenario: its id is the name. A name of its own stays as it is, beside it, to be refused. */
function caseOf(value: unknown): unknown {
  if (!isTable(value)) return value
  const { id, name, ...rest } = value
  return { ...(id === undefined ? {} : { name: id }), ...(name === undefined ? {} : { [idNotName]: name }), ...rest }
}
const idNotName = 'name (a case of a case set is named by its id)'
