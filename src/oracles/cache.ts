// Verdicts of the judge kept between runs, in a JSON file that the user may store. A verdict is only believed when it is sealed
// with the key of this run: who can write the file, but does not know the key, cannot forge one.
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Tokens } from './providers.ts'

export type Kept = {
  pass: boolean
  reason: string
  votes: { pass: number; fail: number }
  tokens?: Tokens
  temperature: 0 | 'default'
  served?: string
}

export type Cache = {
  get(key: string): Promise<Kept | undefined>
  /** Keeps a verdict, and returns when the file holds it. */
  put(key: string, verdict: Kept): Promise<void>
  /** What a user should know of the file. */
  notes: string[]
}

const schema = 'agent-eval/judge-cache@1'

/** The key of a question: by content alone. */
export const keyOf = (content: readonly (string | number)[]): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex')

/** A cache in `file`; without one nothing is kept. A file that cannot be read or written is a note, and never stops a run. */
export function makeCache(file: string | undefined, secret: string): Cache {
  const notes: string[] = []
  if (file === undefined) return { get: async () => undefined, put: async () => {}, notes }
  const seal = (key: string, kept: Kept): string => {
    const content = [key, kept.pass, kept.reason, kept.votes.pass, kept.votes.fail]
    return createHmac('sha256', secret).update(JSON.stringify(content)).digest('hex')
  }
  const loading = load(file, notes)
  let writing: Promise<void> | undefined
  let next: Promise<void> | undefined

  const write = async (): Promise<void> => {
    const entries = Object.fromEntries([...(await loading)].sort(([a], [b]) => (a < b ? -1 : 1)))
    const draft = `${file}.${randomBytes(6).toString('hex')}`
    try {
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(draft, `${JSON.stringify({ schema, entries }, undefined, 1)}\n`, { mode: 0o600 })
      await rename(draft, file)
    } catch (problem) {
      await rm(draft, { force: true }).catch(() => {})
      const note = `Cannot write the judge's cache ${file} (${codeOf(problem)}): verdicts are not kept`
      if (!notes.includes(note)) notes.push(note)
    }
  }

  return {
    notes,
    async get(key) {
      const entry = (await loading).get(key)
      return isKept(entry) && entry.seal === seal(key, entry) ? entry : undefined
    },
    async put(key, verdict) {
      const entries = await loading
      entries.set(key, { ...verdict, seal: seal(key, verdict) })
      // One write at a time; a write that waits takes along whatever was put meanwhile.
      if (!writing) {
        writing = write().finally(() => {
          writing = undefined
        })
        return await writing
      }
      next ??= writing.then(() => {
        next = undefined
        writing = write().finally(() => {
          writing = undefined
        })
        return writing
      })
      return await next
    },
  }
}

async function load(file: string, notes: string[]): Promise<Map<string, unknown>> {
  try {
    const content = JSON.parse(await readFile(file, 'utf8')) as { schema?: unknown; entries?: unknown } | null
    if (content?.schema === schema && typeof content.entries === 'object' && content.entries !== null)
      return new Map(Object.entries(content.entries))
    notes.push(`Expected the judge's cache ${file} to be ${schema}: it is started anew`)
  } catch (problem) {
    if (codeOf(problem) !== 'ENOENT')
      notes.push(`Cannot read the judge's cache ${file} (${codeOf(problem)}): it is started anew`)
  }
  return new Map()
}

function isKept(entry: unknown): entry is Kept & { seal: string } {
  if (typeof entry !== 'object' || entry === null) return false
  const { pass, reason, votes, temperature, seal } = entry as Partial<Kept & { seal: string }>
  return (
    typeof pass === 'boolean' &&
    typeof reason === 'string' &&
    typeof votes === 'object' &&
    votes !== null &&
    Number.isInteger(votes.pass) &&
    Number.isInteger(votes.fail) &&
    (temperature === 0 || temperature === 'default') &&
    typeof seal === 'string'
  )
}

const codeOf = (problem: unknown): string =>
  problem instanceof Error && 'code' in problem
    ? String(problem.code)
    : problem instanceof SyntaxError
      ? 'not JSON'
      : String(problem)
