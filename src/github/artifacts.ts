// Downloading artifacts: which are meant, and what becomes of each. All of it was uploaded by somebody, and may be anything.
import fs from 'node:fs'
import path from 'node:path'
import { archiveLimit, BadArchive, extractArchive } from '../files/archive.ts'
import { nameMatcher } from '../files/glob.ts'
import type { Problem } from '../model/report.ts'
import { list } from '../model/text.ts'
import { reasonOf } from './client.ts'
import type { Artifact, Store } from './store.ts'
import { type Taken, transfer } from './transfer.ts'

export type Downloaded = {
  /** The names of the artifacts that are there, each with a folder of its name. */
  names: string[]
  problems: Problem[]
}

/** So many are downloaded; more would fill the disk of a runner. */
const most = 1000
/** So many at a time. */
const atOnce = 4

export type Place = {
  /** A folder that is there and empty. */
  folder: string
  /** The most bytes of one document: the limit of an archive is told by it. */
  limit: number
}

/** Downloads what the lines mean, names or globs, `!` in front of those that are not meant. What is not there is a problem. */
export async function download(store: Store, lines: readonly string[], { folder, limit }: Place): Promise<Downloaded> {
  let listed: Artifact[]
  try {
    listed = newest(await store.list())
  } catch (e) {
    const message = reasonOf(e, { what: `the artifacts of ${store.of}`, permission: store.permission })
    return { names: [], problems: [problemOf(lines.join(', '), message)] }
  }
  const { meant, unmatched } = choose(listed, lines)
  const problems = unmatched.map((line) => problemOf(line, unmatchedNote(line, listed, store.of)))
  if (meant.length > most) {
    problems.push(problemOf(lines.join(', '), `Too many artifacts: ${meant.length} of at most ${most}; name fewer`))
    return { names: [], problems }
  }
  const names: string[] = []
  let left = archiveLimit(limit)
  for (let at = 0; at < meant.length; at += atOnce) {
    const some = meant.slice(at, at + atOnce)
    const got = await Promise.all(some.map((artifact) => taken(store, artifact, folder, left)))
    for (const [i, { name }] of some.entries()) {
      const one = got[i] ?? { why: '' }
      try {
        if ('why' in one) throw new BadArchive(one.why)
        left -= await unpack(one, path.join(folder, name), left)
        names.push(name)
      } catch (e) {
        problems.push(problemOf(name, `Cannot download ${name} of ${store.of}: ${(e as Error).message}`))
      } finally {
        if ('file' in one) fs.rmSync(path.dirname(one.file), { recursive: true, force: true })
      }
    }
  }
  return { names, problems }
}

const problemOf = (name: string, message: string): Problem => ({ file: `artifact ${name}`, message })

/** Each attempt of a run may have uploaded an artifact of the same name. */
function newest(artifacts: readonly Artifact[]): Artifact[] {
  const byName = new Map<string, Artifact>()
  for (const one of artifacts) {
    const other = byName.get(one.name)
    if (!other || other.id < one.id) byName.set(one.name, one)
  }
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

function choose(listed: readonly Artifact[], lines: readonly string[]): { meant: Artifact[]; unmatched: string[] } {
  const without = lines.filter((l) => l.startsWith('!')).map((l) => nameMatcher(l.slice(1)))
  const wanted = lines.filter((l) => !l.startsWith('!')).map((line) => ({ line, matches: nameMatcher(line) }))
  const left = listed.filter(({ name }) => !without.some((matches) => matches(name)))
  return {
    meant: left.filter(({ name }) => wanted.some(({ matches }) => matches(name))),
    unmatched: wanted.filter(({ matches }) => !left.some(({ name }) => matches(name))).map(({ line }) => line),
  }
}

function unmatchedNote(line: string, listed: readonly Artifact[], of: string): string {
  const names = listed.map(({ name }) => name)
  const there = names.length === 0 ? 'there is none' : `there ${names.length === 1 ? 'is' : 'are'} ${list(names)}`
  return `Unmatched artifact: expected ${JSON.stringify(line)} to match an artifact of ${of}, found none; ${there}. An earlier step or job must have uploaded it`
}

/** Downloads one artifact as it was uploaded, into a folder beside those of the artifacts. */
async function taken(store: Store, artifact: Artifact, folder: string, most: number): Promise<Taken | { why: string }> {
  const { id, name, size, digest } = artifact
  if (!isFolderName(name)) return { why: 'its name can be no folder' }
  if (size > most) return { why: `it has ${size} bytes, more than may be unpacked; raise max-trace-mb` }
  const target = fs.mkdtempSync(`${folder}-${id}-`)
  try {
    return await transfer(await store.addressOf(artifact), { folder: target, most, digest }, store.wait)
  } catch (e) {
    fs.rmSync(target, { recursive: true, force: true })
    return { why: reasonOf(e, { what: 'the download', permission: store.permission }) }
  }
}

/** GitHub forbids most of these itself. */
const isFolderName = (name: string): boolean =>
  name !== '' && name !== '.' && name !== '..' && Buffer.byteLength(name) <= 255 && !/[/\\\0:]/.test(name)

/** Unpacks an archive into a folder of its own; another file is moved there. Returns how many bytes there are. */
async function unpack({ file, packed }: Taken, folder: string, most: number): Promise<number> {
  try {
    fs.mkdirSync(folder)
  } catch {
    throw new BadArchive('another artifact has the same name but for the case of letters')
  }
  try {
    if (packed) return await extractArchive(file, folder, most)
    const { size } = fs.statSync(file)
    if (size > most) throw new BadArchive('it has more bytes than may be unpacked; raise max-trace-mb')
    fs.renameSync(file, path.join(folder, path.basename(file)))
    return size
  } catch (e) {
    // A part of it would be judged as if it were all.
    fs.rmSync(folder, { recursive: true, force: true })
    throw e
  }
}
