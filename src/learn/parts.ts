// The parts of a call's arguments: each scalar, list and table with its path, as `where` of a scenario writes it.
import { asText } from '../model/compact.ts'
import { jsonOf, valuesAt } from '../model/path.ts'

/** A scalar that is no text, a text, a list, or a table. A text that is JSON is gone into, as paths go into it. */
export type Part = { path: string; kind: 'leaf' | 'list' | 'table'; value: unknown }

/** More parts of one call than these are left aside. */
const mostParts = 2000

/** The parts of some arguments, each outer one ahead of those within it. Walks without recursion: arguments may be deep. */
export function partsOf(value: unknown): Part[] {
  const parts: Part[] = []
  const open: { path: string; value: unknown }[] = [{ path: '', value }]
  for (let at = open.pop(); at !== undefined && parts.length < mostParts; at = open.pop()) {
    const { path } = at
    const inner = typeof at.value === 'string' ? (jsonOf(at.value) ?? at.value) : at.value
    const isOuter = typeof inner === 'object' && inner !== null
    if (path !== '')
      parts.push({ path, kind: !isOuter ? 'leaf' : Array.isArray(inner) ? 'list' : 'table', value: inner })
    if (!isOuter) continue
    const entries = Object.entries(inner as object)
    for (const [key, within] of entries.reverse()) {
      const segment = segmentOf(key)
      open.push({ path: path === '' ? segment : `${path}.${segment}`, value: within })
    }
  }
  return parts
}

/** A key as a segment of a path: in quotes of its own where it would mean something else. */
const segmentOf = (key: string): string => (key === '' || key === '*' || /[.]|^"/.test(key) ? `"${key}"` : key)

/** Does a path name exactly this part? A key with quotes and dots can be named by no path. */
export const isNamed = (root: unknown, { path, value }: Part): boolean => {
  const found = valuesAt(root, path)
  if (found.length !== 1) return false
  const [one] = found
  return one === value || (typeof one === 'string' && asText(jsonOf(one) ?? one) === asText(value))
}

/** The last segment of a path that is no number: what a person calls the value. */
export function nameOf(path: string): string {
  const segments = path.split('.').filter((segment) => !/^\d+$/.test(segment))
  return segments.at(-1) ?? path
}

/** Does a name end in the word `id`, as `order_id`, `orderId` and `ID` do, and `paid` does not? */
export const isId = (name: string): boolean => /(?:^|[\W_])id$/i.test(name) || /[a-z]I[dD]$/.test(name)

/** The part that tells a call from its likes: the first whose name is or ends in `id`, else the first scalar. */
export function tellingPart(parts: readonly Part[]): Part | undefined {
  const leaves = parts.filter((part) => part.kind === 'leaf')
  return leaves.find(({ path }) => isId(nameOf(path))) ?? leaves[0]
}
