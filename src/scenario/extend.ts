// `extends`: what a scenario inherits, from files beside it and from the packs that come with the program.
import { loadFamilies } from '../checks/index.ts'
import type { Document, Fault, Placer } from '../documents/document.ts'
import { toProblems } from '../documents/document.ts'
import { isTable, parseToml, type Table } from '../documents/toml.ts'
import { nearest } from '../model/names.ts'
import type { Place, Route } from '../model/place.ts'
import { besideOf, relativeTo } from '../model/relative.ts'
import type { Problem } from '../model/report.ts'
import { locate, merge, type Part, partOf, type Standing } from './merge.ts'

/** What a scenario says of itself alone. */
const own = ['name', 'traces', 'skip', 'expect_failure', 'every_trace', 'extends']

const packPrefix = 'agent-eval:'

/** The text of a file that a scenario extends, or why there is none; `undefined`: there is no such file. */
export type ReadBase = (file: string) => { text: string } | { why: string } | undefined

export type Bases = {
  base?: ReadBase | undefined
  /** What must be loaded for a text before it is built. */
  prepare(text: string): Promise<void>
}

/**
 * A scenario with what it inherits. `where` says where each part stands; `written` is what people of the repository wrote of it, with
 * packs by their names: a pack that grows with a new version of the program changes no scenario.
 */
export type Extended = { value: Table; written: Table; where(route: Route): Found }

/** `through`: the place in a file of the repository that names the pack. */
export type Found = Standing & { through?: Standing }

/** Merges a scenario with its bases, or says why not; the problems are of the files they stand in. */
export async function extend(
  document: Document,
  value: Table,
  bases: Bases,
): Promise<Extended | { faults: { standing: Standing; message: string }[]; problems: Problem[] }> {
  if (value['extends'] === undefined) return { value, written: value, where: (route) => ({ document, route }) }
  const repeatable = new Set((await loadFamilies()).flatMap((family) => (family.repeatable ? [family.id] : [])))
  const faults: { standing: Standing; message: string }[] = []
  const problems: Problem[] = []
  /** The packs in use, and where a file of the repository names them. */
  const through = new Map<Document, Standing>()

  const packs = new Set<string>()

  const inherit = async (part: Part, file: Document, open: readonly string[], withPacks = true): Promise<Part> => {
    let inherited: Part | undefined
    for (const { name, route } of namesIn(part.value['extends'])) {
      if (name.startsWith(packPrefix)) packs.add(name)
      if (!withPacks && name.startsWith(packPrefix)) continue
      const standing = through.get(file) ?? { document: file, route }
      const base = await baseOf(name, file, standing, open, withPacks)
      if (typeof base === 'string') faults.push({ standing, message: base })
      else if (base) inherited = inherited ? merge(inherited, base, repeatable) : base
    }
    return inherited ? merge(inherited, part, repeatable) : part
  }

  const baseOf = async (
    name: string,
    file: Document,
    standing: Standing,
    open: readonly string[],
    withPacks: boolean,
  ): Promise<Part | string | undefined> => {
    const read = name.startsWith(packPrefix) ? await packOf(name) : fileOf(name, file, bases.base)
    if (typeof read === 'string') return read
    const at = open.indexOf(read.file)
    if (at >= 0) return `Expected bases without a circle, found ${[...open.slice(at), read.file].join(' → ')}`
    if (read.isPack) through.set(read, standing)
    await bases.prepare(read.text)
    const parsed = parseToml(read)
    if ('problems' in parsed) {
      problems.push(...parsed.problems)
      return undefined
    }
    const part = await inherit(partOf(read, parsed.value), read, [...open, read.file], withPacks)
    const kept = Object.fromEntries(Object.entries(part.value).filter(([key]) => !own.includes(key)))
    return { origin: part.origin, value: read.isPack ? kept : withPaths(kept, read.file, document.file) }
  }

  const whole = await inherit(partOf(document, value), document, [document.file])
  if (faults.length + problems.length > 0) return { faults, problems }
  const written = await inherit(partOf(document, value), document, [document.file], false)
  return {
    value: whole.value,
    written: { ...written.value, extends: [...packs].sort() },
    where(route) {
      const found = locate(whole.origin, route)
      const named = through.get(found.document)
      return named ? { ...found, through: named } : found
    },
  }
}

/** The names of bases, as far as they are some: what is none the shape tells. */
function namesIn(value: unknown): { name: string; route: Route }[] {
  if (typeof value === 'string') return [{ name: value, route: ['extends'] }]
  if (!Array.isArray(value)) return []
  return value.flatMap((name: unknown, i) => (typeof name === 'string' ? [{ name, route: ['extends', i] }] : []))
}

type BaseDocument = Document & { isPack: boolean }

async function packOf(name: string): Promise<BaseDocument | string> {
  const { packs } = await import('../packs/index.ts')
  const id = name.slice(packPrefix.length)
  if (Object.hasOwn(packs, id)) return { file: name, text: packs[id] ?? '', kind: 'toml', isPack: true }
  const known = Object.keys(packs)
  const near = nearest(id, known)
  const list = known.map((k) => packPrefix + k).join(', ') || 'none'
  return `Unknown pack ${name}${near === undefined ? '' : `; did you mean ${packPrefix}${near}?`}; known are ${list}`
}

function fileOf(name: string, { file: from }: Document, read: ReadBase | undefined): BaseDocument | string {
  if (from.startsWith(packPrefix)) return `Expected a pack to extend packs alone, found ${name}`
  const file = besideOf(from, name.replaceAll('\\', '/'))
  const found = read?.(file)
  if (found === undefined) return `Missing base ${file}: no such file, relative to ${from}`
  if ('why' in found) return `Cannot extend ${file}: ${found.why}`
  return { file, text: found.text.replace(/^\ufeff/, ''), kind: 'toml', isPack: false }
}

/** Paths inside a base are relative to the base: as the heir writes them. */
function withPaths(value: Table, base: string, heir: string): Table {
  const { trajectory } = value
  if (!isTable(trajectory) || typeof trajectory['reference'] !== 'string') return value
  const reference = relativeTo(heir, besideOf(base, trajectory['reference']))
  return { ...value, trajectory: { ...trajectory, reference } }
}

/** The place of what a scenario says, in its own file or another; `said` names the line of a pack. */
export function placeIn(found: Found, scenario: Document, place: Placer): { place: Place; said?: string } {
  const { document, route } = found.through ?? found
  const at = place(document, route)
  const there = document.file === scenario.file ? at : { ...at, file: document.file }
  if (!found.through) return { place: there }
  return { place: there, said: `${found.document.file}, line ${place(found.document, found.route).line}` }
}

/** Faults of a merged scenario as problems of the files they stand in. */
export function problemsIn(faults: readonly Fault[], where: Extended['where'], place: Placer): Problem[] {
  return faults.flatMap((fault) => {
    const found = where(fault.route)
    const { document, route } = found.through ?? found
    const line = found.through && place(found.document, found.route).line
    const message = line === undefined ? fault.message : `${fault.message} (${found.document.file}, line ${line})`
    return toProblems(document, [{ route, message }], place)
  })
}
