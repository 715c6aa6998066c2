// Reading a value by a zod schema, with faults as people need them: expected, found, the nearest right key.
import type * as z from 'zod/mini'
import { valueAt } from '../model/json.ts'
import { nearest } from '../model/names.ts'
import { clip, count } from '../model/text.ts'
import type { Fault } from './document.ts'
import { isTable } from './toml.ts'

/** A key as messages name it: quoted where it is no plain word, cut where it is long. */
export function keyName(key: string): string {
  const shown = clip(key, 60)
  return /^[\w.[\]*-]+$/.test(key) ? shown : JSON.stringify(shown)
}

/** So many mistakes of one kind are told one by one. */
export const mostTold = 50

/** Says what a value is, for "Expected X, found Y". */
export function found(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty array' : 'an array'
  if (value instanceof Date) return 'a date'
  if (typeof value === 'object') return 'a table'
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value)
  return clip(text, 60)
}

const expectedTypes: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'an array',
  object: 'a table',
  record: 'a table',
}

/** How to write a value of the wrong type right, for the end of a message; nothing where that is not known. */
function remedy(expected: string, name: string, value: unknown, keys: readonly string[]): string {
  const scalar = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  if (expected === 'array')
    return isTable(value)
      ? `; a block that may repeat has double brackets, [[…${name}]]`
      : scalar
        ? `; write [${found(value)}]`
        : ''
  if (expected === 'string') return scalar ? `; write it in quotes, "${found(value)}"` : ''
  if (expected === 'object' && scalar && keys.length > 0) return `; its keys are ${keys.slice(0, 20).join(', ')}`
  const bare = typeof value === 'string' && (expected === 'boolean' ? /^(true|false)$/ : /^-?\d+(\.\d+)?$/).test(value)
  return bare ? `; write ${value}, without quotes` : ''
}

type Issue = z.core.$ZodIssue

/** What a schema itself says of an issue, for the end of a message. */
const ownHint = ({ message }: Issue): string => (message === 'Invalid input' ? '' : `; ${message}`)

/** The faults of an issue. `known` names the keys allowed where an unknown one stands. */
function faultsOf(issue: Issue, input: unknown, schema: z.ZodMiniType): Fault[] {
  const { route, name, value } = placeOf(issue, input)
  const inList = typeof route.at(-1) === 'number' ? 'each element of ' : ''
  const fault = (message: string): Fault[] => [{ route, message }]
  switch (issue.code) {
    case 'unrecognized_keys': {
      const known = keysAt(schema, issue.path)
      return issue.keys.slice(0, mostTold).map((key) => {
        const near = nearest(key, known)
        return {
          route: [...route, key],
          message: `Unknown key ${keyName(key)}${near ? `; did you mean ${near}?` : ownHint(issue) || (known.length > 0 ? `; known here: ${known.join(', ')}` : '')}`,
          unknown: { meant: near },
        }
      })
    }
    case 'invalid_type':
      if (value === undefined)
        return [
          {
            route,
            message: `Missing ${name}; expected ${expectedTypes[issue.expected] ?? issue.expected}`,
            missing: true,
          },
        ]
      if (typeof value === 'bigint' && ['number', 'int'].includes(issue.expected))
        return fault(`Expected ${name} to be at most ${Number.MAX_SAFE_INTEGER}, found ${found(value)}`)
      return fault(
        `Expected ${inList}${name} to be ${expectedTypes[issue.expected] ?? issue.expected}, found ${found(value)}${remedy(issue.expected, name, value, keysAt(schema, issue.path))}`,
      )
    case 'invalid_value':
      return fault(
        `Expected ${name} to be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.join(', ')}, found ${found(value)}${isTable(value) ? '; a key with dots needs quotes, as in "a.b"' : ''}`,
      )
    case 'too_small':
      return fault(tooSmall(issue, `${inList === '' ? '' : 'an element of '}${name}`, value))
    case 'too_big':
      return fault(tooBig(issue, name, value))
    case 'invalid_union':
      return faultsOfUnion(issue, input, schema)
    default:
      return fault(issue.message)
  }
}

function tooSmall({ origin, minimum, inclusive }: Issue & { code: 'too_small' }, name: string, value: unknown): string {
  if (origin === 'array')
    return `Expected at least ${count(Number(minimum), 'element')} in ${name}, found ${found(value)}`
  if (origin !== 'string')
    return `Expected ${name} to be ${inclusive ? 'at least' : 'more than'} ${minimum}, found ${found(value)}`
  return value === '' ? `Expected ${name} not to be empty` : `Expected ${name} to have at least ${minimum} characters`
}

function tooBig({ origin, maximum }: Issue & { code: 'too_big' }, name: string, value: unknown): string {
  if (origin === 'string')
    return `Expected ${name} to have at most ${maximum} characters, found ${String(value).length}`
  const percent = Number(value) >= 10 && Number(value) <= 100 ? `: ${value} % are ${Number(value) / 100}` : ''
  const rate = maximum === 1 ? `; a rate is a share, such as 0.67 or "2/3"${percent}` : ''
  return `Expected ${name} to be at most ${maximum}, found ${found(value)}${rate}`
}

/** What is wrong with a value that fits none of several shapes. */
function faultsOfUnion(issue: Issue & { code: 'invalid_union' }, input: unknown, schema: z.ZodMiniType): Fault[] {
  const within = (inner: Issue): Fault[] => faultsOf({ ...inner, path: [...issue.path, ...inner.path] }, input, schema)
  const branches = issue.errors.filter((errors) => errors.length > 0)
  // The branch that got furthest into the value says best what is wrong with it.
  const best = branches.find((errors) => errors.some((e) => e.path.length > 0 || e.code === 'unrecognized_keys'))
  if (best && branches.length > 1) return best.flatMap(within)
  const options = new Set(branches.flat().map(optionOf))
  options.delete('')
  if (options.size === 0) return branches.flat().slice(0, 1).flatMap(within)
  const { route, name, value } = placeOf(issue, input)
  const inList = typeof route.at(-1) === 'number' ? 'each element of ' : ''
  const how = options.has('a text') && inList !== '' ? remedy('string', name, value, []) : ''
  return [
    { route, message: `Expected ${inList}${name} to be ${[...options].join(' or ')}, found ${found(value)}${how}` },
  ]
}

/** What one branch of a union would have taken, in words. */
const optionOf = (issue: Issue): string =>
  issue.code === 'invalid_type'
    ? (expectedTypes[issue.expected] ?? issue.expected)
    : issue.code === 'invalid_value'
      ? issue.values.join(', ')
      : ''

/** Where an issue is, how its key is named, and what stands there. */
function placeOf(issue: Issue, input: unknown) {
  const route = issue.path.map((p) => (typeof p === 'number' ? p : String(p)))
  const name = keyName(String(route.findLast((r) => typeof r === 'string') ?? 'value'))
  return { route, name, value: valueAt(input, issue.path) }
}

/** The keys that a strict object allows at a path of the schema. */
function keysAt(schema: z.ZodMiniType, path: readonly PropertyKey[]): string[] {
  type Def = {
    type: string
    innerType?: z.ZodMiniType
    element?: z.ZodMiniType
    in?: z.ZodMiniType
    shape?: Record<string, z.ZodMiniType>
    options?: z.ZodMiniType[]
    valueType?: z.ZodMiniType
  }
  const open = (s: z.ZodMiniType): Def => {
    const def = s._zod.def as unknown as Def
    return def.innerType ? open(def.innerType) : def.in ? open(def.in) : def
  }
  let defs = [open(schema)]
  const flat = (list: Def[]): Def[] => list.flatMap((d) => (d.options ? flat(d.options.map(open)) : [d]))
  for (const key of path) {
    defs = flat(defs).flatMap((d) => {
      const next = typeof key === 'number' ? d.element : (d.shape?.[String(key)] ?? d.valueType)
      return next ? [open(next)] : []
    })
  }
  return flat(defs).flatMap((d) => Object.keys(d.shape ?? {}))
}

/** Reads a value by its schema, or lists everything wrong with it. */
export function read<T>(schema: z.ZodMiniType<T>, input: unknown): { value: T } | { faults: Fault[] } {
  const result = schema.safeParse(input)
  if (result.success) return { value: result.data }
  const { issues } = result.error
  // A rule that misses a key says nothing beside a misspelt key, which may be the one it misses.
  const slips = new Set(issues.filter((i) => i.code === 'unrecognized_keys').map((i) => JSON.stringify(i.path)))
  const told = issues.filter((i) => i.code !== 'custom' || !slips.has(JSON.stringify(i.path)))
  return { faults: told.slice(0, mostTold).flatMap((issue) => faultsOf(issue, input, schema)) }
}
