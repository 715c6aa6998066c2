// JSON from outside: exact integers, safe access, depth.
import { isLosslessNumber, parse, stringify } from 'lossless-json'

/** A JSON object. Keys come from outside: read them with `Object.hasOwn`, or where the prototype has no such key. */
export type Json = Record<string, unknown>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value when it is a text that is not empty. */
export const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** The value when it is a finite number. */
export const number = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined

/** The value as an object, or an empty one. */
export const object = (value: unknown): Json => (isObject(value) ? value : {})

/** The value as an array, or an empty one. */
export const array = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/**
 * The value at a path of own keys and indices; `undefined`: none. A text is a dotted path, `result.items.0.id`, where an
 * exact key wins. The length of an array is no part of what was written.
 */
export function valueAt(value: unknown, path: string | readonly PropertyKey[]): unknown {
  if (typeof path === 'string') {
    const exact = own(value, path)
    return exact === undefined ? valueAt(value, path.split('.')) : exact
  }
  let at = value
  for (const key of path) at = own(at, key)
  return at
}

function own(value: unknown, key: PropertyKey): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
  return Array.isArray(value) && key === 'length' ? undefined : Reflect.get(value, key)
}

const integer = /^-?\d+$/
const unsafe = (source: string, value: number): boolean => integer.test(source) && !Number.isSafeInteger(value)
type Reviver = (this: unknown, key: string, value: unknown, context?: { source?: string }) => unknown

/** Does JSON.parse show the source of a number? Node 20 does not. */
function showsSource(): boolean {
  let source: string | undefined
  const probe: Reviver = (_key, value, context) => {
    source = context?.source
    return value
  }
  JSON.parse('1', probe)
  return source !== undefined
}

const sources = new WeakMap<object, Map<string, string>>()

/** Remembers how a number is written where the number alone does not tell (`1600.0`). */
function keep(holder: unknown, key: string, value: number | bigint, source: string): number | bigint {
  if (typeof holder !== 'object' || holder === null || String(value) === source) return value
  const known = sources.get(holder)
  if (known) known.set(key, source)
  else sources.set(holder, new Map([[key, source]]))
  return value
}

/** How a number of an object or array is written in the JSON that it was parsed from, where the number does not tell. */
export const exactSource = (holder: object, key: string): string | undefined => sources.get(holder)?.get(key)

/**
 * Parses JSON, keeps integers beyond 2^53 as bigint and remembers how numbers are written (`exactSource`). Slow: for texts
 * that hold such a number. Throws SyntaxError.
 */
export function parseExact(source: string): unknown {
  if (!showsSource()) return parseLossless(source)
  const reviver: Reviver = function (key, value, context) {
    if (typeof value !== 'number' || context?.source === undefined) return value
    return keep(this, key, exactly(context.source, value), context.source)
  }
  return JSON.parse(source, reviver)
}

const exactly = (source: string, value: number): number | bigint => (unsafe(source, value) ? BigInt(source) : value)

/** The same where JSON.parse does not show sources. */
function parseLossless(source: string): unknown {
  return parse(source, function (this: unknown, key: string, value: unknown) {
    if (!isLosslessNumber(value)) return value
    const written = value.toString()
    return keep(this, key, exactly(written, Number(written)), written)
  })
}

/** So many digits may be more than a number holds. */
const manyDigits = 16
const decimalZeros = /[:,[]\s{0,8}-?\d{1,15}\.0{1,15}[\s,}\]]/

/** May the text hold a number such as `1600.0`, which JSON.parse makes an integer? */
export const holdsDecimalZeros = (source: string): boolean => source.includes('.0') && decimalZeros.test(source)

const isDigit = (code: number): boolean => code >= 48 && code <= 57

/** May the text hold a number that JSON.parse changes: an integer beyond 2^53, or one with decimals that are all zeros? */
export const needsExact = (source: string): boolean => holdsManyDigits(source) || holdsDecimalZeros(source)

/** Are there so many digits in a row? One of them has a place that their number divides: only such places are looked at, and what is around a digit there. */
function holdsManyDigits(source: string): boolean {
  for (let i = manyDigits - 1; i < source.length; i += manyDigits) {
    if (!isDigit(source.charCodeAt(i))) continue
    let from = i
    while (isDigit(source.charCodeAt(from - 1))) from--
    let to = i + 1
    while (to - from < manyDigits && isDigit(source.charCodeAt(to))) to++
    if (to - from >= manyDigits) return true
  }
  return false
}

/** Parses JSON, exactly where the text may hold a number that needs it. Throws SyntaxError. */
export const parseJson = (source: string): unknown => (needsExact(source) ? parseExact(source) : JSON.parse(source))

/** `JSON.rawJSON`, which Node 20 does not have. */
type RawJson = { rawJSON?: (source: string) => unknown }

/** Writes JSON, bigints as the integers they are. Throws RangeError on a value nested too deeply (see `nestedBeyond`). */
export function writeJson(value: unknown, indent?: number): string {
  try {
    return JSON.stringify(value, undefined, indent) ?? 'null'
  } catch (e) {
    if (!(e instanceof TypeError)) throw e
    const raw = (JSON as RawJson).rawJSON
    if (raw === undefined) return stringify(value, undefined, indent) ?? 'null'
    return JSON.stringify(value, (_key, v) => (typeof v === 'bigint' ? raw(String(v)) : v), indent)
  }
}

const token = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}]/g

/** Has an object in a text that is JSON the same key twice? */
export function repeatsKey(source: string): boolean {
  const open: Set<string>[] = []
  for (const [found, colon] of source.matchAll(token)) {
    if (found === '{') open.push(new Set())
    else if (found === '}') open.pop()
    else if (colon !== undefined) {
      const quoted = found.slice(0, -colon.length)
      const key = quoted.includes('\\') ? String(JSON.parse(quoted)) : quoted.slice(1, -1)
      const keys = open.at(-1)
      if (keys?.has(key)) return true
      keys?.add(key)
    }
  }
  return false
}

/** Deeper JSON than this is refused: what comes after parsing (writing it, walking it) uses the stack. */
export const deepest = 500

/** Is the value nested more than so many levels deep? */
export function nestedBeyond(value: unknown, levels = deepest): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  if (Array.isArray(value)) {
    for (const inner of value) if (typeof inner === 'object' && nestedBeyond(inner, levels - 1)) return true
    return false
  }
  for (const key in value) {
    const inner = (value as Json)[key]
    if (typeof inner === 'object' && nestedBeyond(inner, levels - 1)) return true
  }
  return false
}

/** Does the value hold an integer that JSON.parse has rounded? Walks without recursion. */
export function holdsRounded(value: unknown): boolean {
  if (typeof value === 'number') return Number.isInteger(value) && !Number.isSafeInteger(value)
  if (typeof value !== 'object' || value === null) return false
  const open: object[] = []
  for (let at: object | undefined = value; at; at = open.pop()) {
    for (const key in at) {
      const inner = (at as Json)[key]
      if (typeof inner === 'number') {
        if (Number.isInteger(inner) && !Number.isSafeInteger(inner)) return true
      } else if (typeof inner === 'object' && inner !== null) open.push(inner)
    }
  }
  return false
}
