// Comparing with the registry and the skills: which revision a subject means, how a command is typed, what cites it.
import { nearest } from '../model/names.ts'
import type { Registry, Revision, SubjectValue } from '../model/registry.ts'
import { error, type Outcome } from '../model/verdict.ts'

export const noRegistry = (what: string): Outcome =>
  error(`Missing registry, which ${what} needs; name its file with registry`)
export const noSkills = (): Outcome => error('Missing skills folder, which skill_name needs; name it with skills')

/** How a person types a command. */
export function cliForm(registry: Registry, key: string): string {
  const own = registry.commands.get(key)?.cli
  return own ?? `${registry.cli_prefix} ${key.replaceAll('.', ' ')}`.trim()
}

const wordAt = (text: string, i: number): boolean => /[\p{L}\p{N}_]/u.test(text.charAt(i))
const joint = (c: string): boolean => c === '-' || c === '.'

/**
 * Is the phrase in the text, at word boundaries? White space of any length is one space; `modelo.work` is not cited by
 * `modelo.work.file`, nor `export` by `export-all`.
 */
export function cites(text: string, phrase: string): boolean {
  const t = text.replace(/\s+/g, ' ')
  const p = phrase.replace(/\s+/g, ' ').trim()
  if (p === '') return false
  for (let at = t.indexOf(p); at >= 0; at = t.indexOf(p, at + 1)) {
    const end = at + p.length
    const before = wordAt(t, at - 1) || (joint(t.charAt(at - 1)) && wordAt(t, at - 2))
    const after = wordAt(t, end) || (joint(t.charAt(end)) && wordAt(t, end + 1))
    if (!before && !after) return true
  }
  return false
}

/** A key that is no command of the registry, its position in the list, and the command it may have meant. */
export type Unresolved = { key: string; at: number; near?: string }

/** The keys that are no command of the registry, each once. */
export function unresolved(registry: Registry, keys: readonly string[]): Unresolved[] {
  const out = new Map<string, Unresolved>()
  for (const [at, key] of keys.entries()) {
    if (registry.commands.has(key) || out.has(key)) continue
    const near = out.size < 20 ? nearest(key, registry.commands.keys()) : undefined
    out.set(key, near === undefined ? { key, at } : { key, at, near })
  }
  return [...out.values()]
}

/** Names unresolved keys for a message. */
export const sayUnresolved = (found: readonly Unresolved[]): string =>
  found
    .slice(0, 8)
    .map((u) => (u.near ? `${u.key} (did you mean ${u.near}?)` : u.key))
    .join(', ') + (found.length > 8 ? ` and ${found.length - 8} more` : '')

export type Scalar = string | number | bigint | boolean
export type Subject = Readonly<Record<string, Scalar>>

/** Names a subject for a message. */
export const saySubject = (subject: Readonly<Record<string, unknown>>): string =>
  Object.entries(subject)
    .map(([k, v]) => `${k} = ${typeof v === 'object' ? JSON.stringify(v) : String(v)}`)
    .join(', ')

const isRange = (v: SubjectValue): v is { from?: number; to?: number } => typeof v === 'object' && !Array.isArray(v)

function holdsValue(allowed: SubjectValue, value: Scalar): boolean {
  if (Array.isArray(allowed)) return allowed.some((a) => String(a) === String(value))
  if (!isRange(allowed)) return String(allowed) === String(value)
  const n = typeof value === 'boolean' || String(value).trim() === '' ? Number.NaN : Number(value)
  return n >= (allowed.from ?? -Infinity) && n <= (allowed.to ?? Infinity)
}

/** Does everything that `a` allows lie within what `b` allows? `undefined` allows everything. */
function within(a: SubjectValue | undefined, b: SubjectValue | undefined): boolean {
  if (b === undefined) return true
  if (a === undefined) return false
  if (!isRange(a)) return (Array.isArray(a) ? a : [a]).every((v) => holdsValue(b, v))
  return isRange(b) && (a.from ?? -Infinity) >= (b.from ?? -Infinity) && (a.to ?? Infinity) <= (b.to ?? Infinity)
}

/** More keys first, then more scalars, then more lists. */
const specificity = (r: Revision): number[] => {
  const values = Object.values(r.subject)
  return [values.length, values.filter((v) => typeof v !== 'object').length, values.filter(Array.isArray).length]
}

const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((n, i) => n !== b[i])
  return at < 0 ? 0 : (a[at] as number) - (b[at] as number)
}

/** The revision that a subject means: the most specific match. None, or several equally specific ones, are a problem. */
export function resolveRevision(registry: Registry, subject: Subject): { revision: Revision } | { problem: string } {
  const matches = registry.revisions.filter((r) =>
    Object.entries(r.subject).every(([k, v]) => Object.hasOwn(subject, k) && holdsValue(v, subject[k] as Scalar)),
  )
  if (matches.length === 0) {
    const closest = registry.revisions.slice(0, 3).map((r) => `(${saySubject(r.subject)})`)
    const there =
      closest.length === 0
        ? 'the registry has no revisions'
        : `the registry has ${closest.join(', ')}${registry.revisions.length > 3 ? ' and more' : ''}`
    return { problem: `Expected a revision for ${saySubject(subject)}, found none; ${there}` }
  }
  const inside = (a: Revision, b: Revision) =>
    [...new Set([...Object.keys(a.subject), ...Object.keys(b.subject)])].every((k) =>
      within(a.subject[k], b.subject[k]),
    )
  const least = matches.filter((a) => matches.every((b) => inside(a, b)))
  if (least.length === 1) return { revision: least[0] as Revision }
  const best = matches.map(specificity).reduce((a, b) => (compare(a, b) >= 0 ? a : b))
  const top = least.length > 1 ? [] : matches.filter((r) => compare(specificity(r), best) === 0)
  if (top.length === 1) return { revision: top[0] as Revision }
  const tied = (top.length > 1 ? top : least).map((r) => `(${saySubject(r.subject)})`)
  return {
    problem: `Expected one revision for ${saySubject(subject)}, found ${tied.length} equally specific ones: ${tied.slice(0, 3).join(', ')}`,
  }
}

/** What the golden family calls its subject, in either spelling; `undefined`: none is given. */
export function subjectOf(want: {
  subject?: Subject | undefined
  modelo?: Scalar | undefined
  filing_year?: Scalar | undefined
  period?: Scalar | undefined
}): Subject | undefined {
  if (want.subject) return want.subject
  const flat = Object.entries({ modelo: want.modelo, filing_year: want.filing_year, period: want.period }).filter(
    ([, v]) => v !== undefined,
  )
  return flat.length === 0 ? undefined : (Object.fromEntries(flat) as Subject)
}

/** The ids that must be computed, in either spelling. */
export const computedOf = (want: {
  expected_computed_fields?: string[] | undefined
  expected_computed_casillas?: string[] | undefined
}): string[] => want.expected_computed_fields ?? want.expected_computed_casillas ?? []
