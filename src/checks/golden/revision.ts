// The revision of the registry that a golden block is about.
import type { Registry, Revision, SubjectValue } from '../../model/registry.ts'
import type { GoldenWant } from './want.ts'

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
    Object.entries(r.subject).every(([k, v]) => {
      const value = Object.hasOwn(subject, k) ? subject[k] : undefined
      return value !== undefined && holdsValue(v, value)
    }),
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
  const [only, ...others] = least
  if (only && others.length === 0) return { revision: only }
  const best = matches.map(specificity).reduce((a, b) => (compare(a, b) >= 0 ? a : b))
  const top = least.length > 1 ? [] : matches.filter((r) => compare(specificity(r), best) === 0)
  const [first, ...equals] = top
  if (first && equals.length === 0) return { revision: first }
  const tied = (top.length > 1 ? top : least).map((r) => `(${saySubject(r.subject)})`)
  return {
    problem: `Expected one revision for ${saySubject(subject)}, found ${tied.length} equally specific ones: ${tied.slice(0, 3).join(', ')}`,
  }
}

/** The subject of a block, in either spelling; `undefined`: none is given. */
export function subjectOf(want: GoldenWant): Subject | undefined {
  if (want.subject) return want.subject
  const { modelo, filing_year, period } = want
  const subject: Record<string, Scalar> = {}
  for (const [key, value] of Object.entries({ modelo, filing_year, period }))
    if (value !== undefined) subject[key] = value
  return Object.keys(subject).length === 0 ? undefined : subject
}

/** The ids that must be computed, in either spelling. */
export const computedOf = (want: GoldenWant): string[] =>
  want.expected_computed_fields ?? want.expected_computed_casillas ?? []
