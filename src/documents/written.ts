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

/** What a reader of the file cannot see, or sees where it does not stand. */
const unseen = /(?![\ufe0e\ufe0f])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu

const escaped = (text: string): string => {
  const code = text.codePointAt(0) as number
  const digits = code.toString(16).toUpperCase()
  return code > 0xffff ? `\\U${digits.padStart(8, '0')}` : `\\u${digits.padStart(4, '0')}`
}

/** JSON's escapes are TOML's. What cannot be seen is escaped too, and what a runner's log would obey (`##[`) is broken. */
const quoted = (text: string): string =>
  JSON.stringify(text)
    .replace(unseen, escaped)
    .replace(/##(?=[a-z]*\[)/gi, '#\\u0023')
