// What of a run is compared with another run: its calls with an effect, each as short texts, so that many can be kept.
import { canonical } from '../model/canonical.ts'
import { asText } from '../model/compact.ts'
import { decimalOf } from '../model/decimal.ts'
import { clip } from '../model/text.ts'
import { type Call, callFailed } from '../model/trace.ts'
import { nameOf, type Part, partsOf, tellingPart } from './parts.ts'

/** A part of an argument. `key`: what tells it from others; `number`: its value, where it is one, or a text of digits. */
export type Trait = { path: string; kind: Part['kind']; key: string; said: string; number?: string }

/** A call with an effect. `call`: its number, from 1; `failed`: it was tried, and took none. */
export type Deed = { call: number; tool: string; telling?: string; failed?: true; traits: Trait[] }

export type Telling = {
  /** Hides secrets. */
  redact(text: string): string
  /** Of texts that are not kept. */
  hash(text: string): string
}

/** A run with more of either is compared with none: what is kept of runs must stay small. */
const mostDeeds = 500
const mostTraits = 5000
const longestKey = 200
const longestSaid = 60

/** The calls of a run that have an effect, and those that would have had one; `undefined`: they are too many to be kept. */
export function deedsOf(calls: readonly Call[], has: (call: Call) => boolean, telling: Telling): Deed[] | undefined {
  const deeds: Deed[] = []
  let traits = 0
  for (const [at, call] of calls.entries()) {
    if (!has(call)) continue
    const deed = deedOf(call, at + 1, telling)
    traits += deed.traits.length
    if (deeds.push(deed) > mostDeeds || traits > mostTraits) return undefined
  }
  return deeds
}

export function deedOf(call: Call, number: number, telling: Telling): Deed {
  const parts = partsOf(call.arguments)
  const told = tellingPart(parts)
  return {
    call: number,
    tool: clip(telling.redact(call.tool), longestSaid),
    ...(told === undefined ? {} : { telling: sayOf(told.value, telling) }),
    ...(callFailed(call) === true ? { failed: true } : {}),
    traits: parts.map((part) => traitOf(part, telling)),
  }
}

const sayOf = (value: unknown, { redact }: Telling): string => clip(redact(asText(value)), longestSaid)

function traitOf({ path, kind, value }: Part, telling: Telling): Trait {
  const at = { path: clip(telling.redact(path), 120), kind }
  if (kind === 'table') return { ...at, key: '', said: 'a table' }
  if (kind === 'list') {
    const { length } = value as unknown[]
    return { ...at, key: String(length), said: `a list of ${length}` }
  }
  const text = typeof value === 'string' ? value : canonical(value)
  const isKept = text.length <= longestKey && telling.redact(text) === text
  const decimal = decimalOf(value)
  return {
    ...at,
    key: `${typeof value === 'string' ? 'text' : 'value'} ${isKept ? text : telling.hash(text)}`,
    said: sayOf(value, telling),
    ...(decimal && isKept ? { number: `${decimal.negative ? '-' : ''}${decimal.whole}.${decimal.fraction}` } : {}),
  }
}

/** Are two parts equal, as conditions compare them: numbers by value, two texts as texts? */
export function isSame(a: Trait, b: Trait): boolean {
  if (a.kind !== b.kind) return false
  if (a.key === b.key) return true
  const texts = a.key.startsWith('text ') && b.key.startsWith('text ')
  return !texts && a.number !== undefined && a.number === b.number
}

/** A deed as a person names it: the tool, and what tells it from its likes. */
export const sayDeed = ({ tool, telling }: Deed): string => `\`${tool}\`${telling === undefined ? '' : ` ${telling}`}`

/** The name of a part, as short as it tells enough. */
export const sayPath = (path: string): string => (/\d/.test(path) || path.length > 40 ? path : nameOf(path))
