// Values → TOML, as a person would write it.
import { isTable } from './toml.ts'

const lone = /\p{Surrogate}/u

/** A key, in quotes where it needs them. */
export const tomlKey = (key: string): string => (/^[\w-]+$/.test(key) ? key : quoted(key))

/** A value; a table stands inline. `undefined`: TOML has no such value, such as `null` or a text with half a character. */
export function tomlValue(value: unknown): string | undefined {
  if (typeof value === 'string') return lone.test(value) ? undefined : quoted(value)
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : undefined
  if (typeof value === 'bigint') return BigInt.asIntN(64, value) === value ? String(value) : undefined
  if (Array.isArray(value)) return joined(value.map(tomlValue), '[', ']', '')
  if (!isTable(value)) return undefined
  const entries = Object.entries(value).map(([key, inner]) => {
    const written = tomlValue(inner)
    return written === undefined ? undefined : `${tomlKey(key)} = ${written}`
  })
  return joined(entries, '{', '}', ' ')
}

function joined(parts: readonly (string | undefined)[], open: string, close: string, pad: string): string | undefined {
  if (parts.includes(undefined)) return undefined
  return parts.length === 0 ? `${open}${close}` : `${open}${pad}${parts.join(', ')}${pad}${close}`
}

/** JSON's escapes are TOML's, but for one control character that JSON leaves as it is. */
const quoted = (text: string): string => JSON.stringify(text).replaceAll('\u007f', '\\u007F')
