// The values within a value: its leaves and keys. A text that is a JSON object or array is read as one.
import { jsonOf } from '../../model/path.ts'

export type Leaf = string | number | bigint
/** `key`: it is the key of an object, not a leaf. */
export type Part = { value: Leaf; key: boolean }

/** The texts, numbers and keys within a value, in their order. Walks without recursion: what a trace holds may be deep. */
export function partsOf(value: unknown, readTexts = true): Part[] {
  const parts: Part[] = []
  const open: unknown[] = [value]
  while (open.length > 0) {
    const at = open.pop()
    if (at instanceof Key) parts.push({ value: at.name, key: true })
    else if (typeof at === 'string') {
      const inner = readTexts ? jsonOf(at) : undefined
      if (inner === undefined) parts.push({ value: at, key: false })
      else open.push(inner)
    } else if (typeof at === 'number' || typeof at === 'bigint') parts.push({ value: at, key: false })
    else if (Array.isArray(at)) for (let i = at.length - 1; i >= 0; i--) open.push(at[i])
    else if (typeof at === 'object' && at !== null) {
      for (const [key, inner] of Object.entries(at).reverse()) open.push(inner, new Key(key))
    }
  }
  return parts
}

/** A key on its way to be told: an object of its own, which no value of a trace is. */
class Key {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** The texts and numbers within a value. */
export const leavesOf = (value: unknown): Leaf[] => partsOf(value).flatMap((p) => (p.key ? [] : [p.value]))
