// Source files → every breach of the tables of rooms, as `file:line: what`. A function of its input, so that breaches can be planted.
import { posix } from 'node:path'
import { all, builtins, entries, globals, packages, rooms, shell, walls } from './rooms.ts'
import { readSources, type Source } from './source.ts'

/** An import of one file by another. */
type Link = { from: string; to: string; line: number }

/** Lists the breaches of some source files, named relative to src/. */
export function breaches(files: ReadonlyMap<string, string>): string[] {
  const sources = readSources(files, new Set(Object.keys(globals)))
  const found: string[] = []
  const tell = (file: string, line: number, what: string): void => void found.push(`${file}:${line}: ${what}`)
  const links: Link[] = []
  for (const source of sources) {
    const { file } = source
    const room = roomOf(file)
    if (!Object.hasOwn(rooms, room)) tell(file, 1, `unknown room ${room}`)
    for (const { text, line } of source.refused) tell(file, line, text)
    for (const { specifier, line } of source.imports) {
      // A file of a package that its exports leave out is reached by its path, and is the package's all the same.
      const stranger = specifier.startsWith('.') ? /\/node_modules\/(.+)/.exec(specifier)?.[1] : specifier
      if (stranger !== undefined) {
        const what = strangerFault(file, room, stranger)
        if (what) tell(file, line, what)
        continue
      }
      const to = posix.normalize(posix.join(posix.dirname(file), specifier))
      if (files.has(to)) links.push({ from: file, to, line })
      else tell(file, line, `imports ${to}, which is no source file`)
    }
    for (const { name, member, line } of source.uses) {
      const parts = globals[name]?.[room] ?? []
      if (!parts.includes(all) && !parts.includes(member ?? all))
        tell(file, line, `uses ${member === undefined ? name : `${name}.${member}`}`)
    }
    if (!shell.includes(room)) for (const { text, line } of source.chance) tell(file, line, `asks ${text}`)
    if (!entries.includes(room)) for (const { text, line } of source.acts) tell(file, line, `on import: ${text}`)
  }
  const isUnit = unitsOf(sources)
  for (const link of links) {
    const what = roomFault(link) ?? wallFault(link) ?? familyFault(link, isUnit)
    if (what) tell(link.from, link.line, `imports ${link.to}: ${what}`)
  }
  return [...found.sort(), ...circles(links)]
}

/** The room of a file: its folder, or the file itself at the top. */
const roomOf = (file: string): string => (file.split('/')[0] as string).replace(/\.ts$/, '')

/** The folder below a room's that a file lies in. */
function folderOf(file: string): string | undefined {
  const parts = file.split('/')
  return parts.length > 2 ? parts.slice(0, 2).join('/') : undefined
}

/** What is wrong with an import from outside of src/. */
function strangerFault(file: string, room: string, specifier: string): string | undefined {
  if (specifier.startsWith('node:'))
    return builtins[room]?.includes(specifier) ? undefined : `imports ${specifier}, which ${room} may not`
  const parts = specifier.split('/')
  const name = parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/')
  const where = Object.hasOwn(packages, name) ? (packages[name] ?? []) : []
  const inside = where.some((w) => w === room || file.startsWith(`${w}/`))
  return inside ? undefined : `imports the package ${name}, which ${room} may not`
}

function roomFault({ from, to }: Link): string | undefined {
  const [here, there] = [roomOf(from), roomOf(to)]
  return here === there || rooms[here]?.includes(there) ? undefined : `${here} may not import ${there}`
}

/** A folder behind a wall is seen by itself and by its room's index, and sees no other such folder. */
function wallFault({ from, to }: Link): string | undefined {
  const wall = walls[roomOf(to)]
  const [here, there] = [folderOf(from), folderOf(to)]
  if (!wall || there === undefined || here === there || wall.shared.includes(there)) return undefined
  return from === wall.index ? undefined : `${there} is private: ${wall.index} names what it offers`
}

/** The files that are units: their default export is what the room's index, or a family, lists. */
function unitsOf(sources: readonly Source[]): (file: string) => boolean {
  const units = new Set(sources.filter((s) => s.isUnit).map((s) => s.file))
  return (file) => units.has(file)
}

/** In a family, `family.ts` lists the dimensions, and `want.ts` is below them. */
function familyFault({ from, to }: Link, isUnit: (file: string) => boolean): string | undefined {
  if (roomOf(from) !== 'checks' || folderOf(to) === undefined || folderOf(from) !== folderOf(to)) return undefined
  const name = (file: string): string => posix.basename(file)
  if (name(to) === 'family.ts') return 'a family imports its dimensions, not they it: what both need is in want.ts'
  if (!isUnit(to) || name(from) === 'family.ts') return undefined
  return name(from) === 'want.ts' ? 'want.ts imports no dimension' : 'a dimension is imported by its family alone'
}

/** Circles of imports, those of types alone included: each is told once, from its first file on. */
function circles(links: readonly Link[]): string[] {
  const next = new Map<string, string[]>()
  for (const { from, to } of links) next.set(from, [...(next.get(from) ?? []), to])
  const found = new Set<string>()
  const done = new Set<string>()
  const visit = (file: string, path: readonly string[]): void => {
    const at = path.indexOf(file)
    if (at >= 0) found.add(circle(path.slice(at)))
    if (at >= 0 || done.has(file)) return
    for (const to of next.get(file) ?? []) visit(to, [...path, file])
    done.add(file)
  }
  for (const file of [...next.keys()].sort()) visit(file, [])
  return [...found].sort()
}

function circle(files: readonly string[]): string {
  const first = files.indexOf([...files].sort()[0] as string)
  const turned = [...files.slice(first), ...files.slice(0, first)]
  return `circle: ${[...turned, turned[0]].join(' → ')}`
}
