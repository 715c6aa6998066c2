// Call patterns once more, slow and simple, straight from what the pages say: what the real ones are compared with.
import type { CallPattern, Condition, ConditionTable } from '../../src/checks/patterns/schema.ts'
import type { Call } from '../../src/model/trace.ts'

export type Slow = 'yes' | 'no' | 'unknown'

const and = (answers: Slow[]): Slow => (answers.includes('no') ? 'no' : answers.includes('unknown') ? 'unknown' : 'yes')
const or = (answers: Slow[]): Slow => (answers.includes('yes') ? 'yes' : answers.includes('unknown') ? 'unknown' : 'no')
const told = (holds: boolean): Slow => (holds ? 'yes' : 'no')
const literally = (text: string) => text.replace(/[^\w]/g, '\\$&')
const glob = (pattern: string, name: string) =>
  new RegExp(`^${pattern.split('*').map(literally).join('.*')}$`, 's').test(name)
const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Splits at the dots that stand outside quotes: each segment with all that is left from it on. */
function segments(path: string): { own: string; rest: string }[] {
  const found: { own: string; rest: string }[] = []
  let inside = false
  let from = 0
  for (let i = 0; i <= path.length; i++) {
    if (path[i] === '"') inside = !inside
    if (i < path.length && (path[i] !== '.' || inside)) continue
    found.push({ own: path.slice(from, i), rest: path.slice(from) })
    from = i + 1
  }
  return found
}

function valuesAt(value: unknown, path: { own: string; rest: string }[]): unknown[] {
  const [first, ...others] = path
  if (!first) return [value]
  let inner = value
  if (typeof value === 'string') {
    try {
      inner = JSON.parse(value)
    } catch {
      return []
    }
  }
  if (typeof inner !== 'object' || inner === null) return []
  const entries: [string, unknown][] = Array.isArray(inner)
    ? inner.map((v, i): [string, unknown] => [String(i), v])
    : Object.entries(inner)
  const exact = entries.find(([key]) => key === first.rest)
  if (exact) return [exact[1]]
  if (first.own === '*') return entries.flatMap(([, v]) => valuesAt(v, others))
  const quoted = /^"(.*)"$/.exec(first.own)?.[1]
  const like =
    quoted?.includes('*') && !Array.isArray(inner)
      ? new RegExp(
          `^${(quoted.match(/\*\*|\*|[^*]+/g) ?? []).map((p) => (p === '**' ? '.*' : p === '*' ? '[^/]*' : literally(p))).join('')}$`,
          's',
        )
      : undefined
  return entries
    .filter(([key]) => (like ? like.test(key) : key === (quoted ?? first.own)))
    .flatMap(([, v]) => valuesAt(v, others))
}

/** A number or decimal text as a whole number of millionths: no more decimals are drawn. */
function millionths(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value * 1_000_000n
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || !/^-?(0|[1-9]\d*)(\.\d+)?$/.test(text)) return undefined
  const [whole = '', rest = ''] = text.replace('-', '').split('.')
  const all = BigInt(whole + rest.padEnd(6, '0'))
  return text.startsWith('-') ? -all : all
}

function equal(want: unknown, value: unknown): boolean {
  if ([want, value].some((v) => typeof v === 'number' || typeof v === 'bigint')) {
    const [a, b] = [millionths(want), millionths(value)]
    return a !== undefined && a === b
  }
  if (Array.isArray(want))
    return Array.isArray(value) && want.length === value.length && want.every((w, i) => equal(w, value[i]))
  if (isTable(want))
    return (
      isTable(value) &&
      Object.keys(want).length === Object.keys(value).length &&
      Object.entries(want).every(([k, w]) => Object.hasOwn(value, k) && equal(w, value[k]))
    )
  return want === value
}

const text = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : JSON.stringify(value, (_key, v) => (typeof v === 'bigint' ? `@${v}@` : v)).replace(/"@(-?\d+)@"/g, '$1')
const has = (value: unknown, needle: string) => text(value).toLowerCase().includes(needle.toLowerCase())

function meets(t: ConditionTable, value: unknown): boolean {
  const n = millionths(value)
  const bound = (b: unknown): bigint => millionths(b) ?? 0n
  const count = typeof t.count === 'number' ? { min: t.count, max: t.count } : t.count
  return [
    t.equals === undefined || equal(t.equals, value),
    t.one_of === undefined || t.one_of.some((w) => equal(w, value)),
    t.contains === undefined || has(value, t.contains),
    t.matches === undefined || new RegExp(t.matches).test(text(value)),
    t.min === undefined || (n !== undefined && n >= bound(t.min)),
    t.max === undefined || (n !== undefined && n <= bound(t.max)),
    count === undefined ||
      (Array.isArray(value) && value.length >= (count.min ?? 0) && value.length <= (count.max ?? 1e9)),
    t.not_equals === undefined || !equal(t.not_equals, value),
    t.not_one_of === undefined || !t.not_one_of.some((w) => equal(w, value)),
    t.not_contains === undefined || !has(value, t.not_contains),
    t.not_matches === undefined || !new RegExp(t.not_matches).test(text(value)),
  ].every((holds) => holds)
}

function at(root: unknown, path: string, want: Condition): Slow {
  const values = valuesAt(root, segments(path))
  const table: ConditionTable = isTable(want) ? want : { equals: want }
  return told(table.absent ? values.length === 0 : values.some((v) => meets(table, v)))
}

/** Does the pattern match the call? */
export function slow(pattern: CallPattern, call: Call): Slow {
  if (typeof pattern === 'string') return told(glob(pattern, call.tool))
  const refused = call.denied || call.blocked
  const answers: Slow[] = []
  if (pattern.tool !== undefined) answers.push(told(glob(pattern.tool, call.tool)))
  if (pattern.any_of) answers.push(or(pattern.any_of.map((p) => slow(p, call))))
  if (pattern.agent !== undefined) answers.push(told(glob(pattern.agent, call.agent ?? 'main')))
  for (const [path, want] of Object.entries(pattern.where ?? {}))
    answers.push(typeof call.arguments === 'string' ? 'unknown' : at(call.arguments, path, want))
  if (pattern.outcome === 'succeeded' || pattern.outcome === 'failed') {
    const failed = refused || call.is_error === true
    const recorded = failed || typeof call.is_error === 'boolean'
    answers.push(recorded ? told(failed === (pattern.outcome === 'failed')) : 'unknown')
  }
  if (pattern.exit_code !== undefined)
    answers.push(
      call.exit_code === undefined ? (refused ? 'no' : 'unknown') : told(call.exit_code === pattern.exit_code),
    )
  if (pattern.result)
    answers.push(
      call.result === undefined ? (refused ? 'no' : 'unknown') : told(meets(pattern.result, text(call.result))),
    )
  for (const [path, want] of Object.entries(pattern.result_where ?? {})) {
    if (call.result === undefined) answers.push(refused ? 'no' : 'unknown')
    else {
      let value = call.result
      try {
        if (typeof value === 'string') value = JSON.parse(value)
      } catch {}
      answers.push(typeof value === 'object' && value !== null ? at(value, path, want) : 'no')
    }
  }
  return and(answers)
}
