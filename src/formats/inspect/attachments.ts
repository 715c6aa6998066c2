// Texts that a sample keeps apart, put back where they belong.
import { isObject, type Json } from '../json.ts'

const reference = /(?:attachment|tc):\/\/([0-9a-f]{32})/g
/** So many characters may be put back in one sample: a small log could else name a large text without end. */
const most = 256 << 20

export function attachments(sample: Json) {
  const kept = isObject(sample['attachments']) ? sample['attachments'] : {}
  let left = most
  let lost = false

  function text(said: string): string {
    if (!said.includes('://')) return said
    return said.replaceAll(reference, (whole, id: string) => {
      const found = Object.hasOwn(kept, id) ? kept[id] : undefined
      if (typeof found !== 'string' || found.length > left) {
        lost = true
        return whole
      }
      left -= found.length
      return found
    })
  }

  function value(given: unknown): unknown {
    if (typeof given === 'string') return text(given)
    if (typeof given !== 'object' || given === null) return given
    if (Array.isArray(given)) return given.map(value)
    return Object.fromEntries(Object.entries(given).map(([key, inner]) => [key, value(inner)]))
  }

  return {
    /** A copy of a value, with the texts that it refers to. */
    value,
    /** Was a text not to be found? */
    isLost: (): boolean => lost,
  }
}
