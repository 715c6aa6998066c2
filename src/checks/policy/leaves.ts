// The values within a value: its leaves and keys. A text that is a JSON object or array is read as one.
import { jsonOf } from '../../model/path.ts'

export type Leaf = string | number | bigint

/** A list or object on the way, and how many of its elements or keys were told. */
type Open = { of: object; keys: readonly string[] | undefined; length: number; told: number; around: Open | undefined }

function opened(of: object, around: Open | undefined): Open {
  const keys = Array.isArray(of) ? undefined : Object.keys(of)
  return { of, keys, length: (keys ?? (of as unknown[])).length, told: 0, around }
}

/**
 * Tells the texts, numbers and keys within a value, in their order. `isKey`: a part is the key of an object, not a leaf. Walks
 * without recursion: what a trace holds may be deep.
 */
export function eachPart(value: unknown, tell: (part: Leaf, isKey: boolean) => void, readTexts = true): void {
  let open: Open | undefined
  for (let at = value; ; ) {
    const inner = typeof at === 'string' ? ((readTexts ? jsonOf(at) : undefined) ?? at) : at
    if (typeof inner === 'object' && inner !== null) open = opened(inner, open)
    else if (typeof inner === 'string' || typeof inner === 'number' || typeof inner === 'bigint') tell(inner, false)
    while (open && open.told === open.length) open = open.around
    if (!open) return
    const next: number = open.told++
    const key: string | undefined = open.keys?.[next]
    if (key !== undefined) tell(key, true)
    at = Reflect.get(open.of, key ?? next)
  }
}

/** The texts and numbers within a value. */
export function leavesOf(value: unknown): Leaf[] {
  const leaves: Leaf[] = []
  eachPart(value, (part, isKey) => {
    if (!isKey) leaves.push(part)
  })
  return leaves
}
