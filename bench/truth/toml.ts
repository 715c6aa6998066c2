// Values as TOML, for the scenarios that the rules write.

export const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value in one line; a table is an inline one. TOML has no null, so a key without a value is left out. */
export function toml(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toml).join(', ')}]`
  if (!isTable(value)) return typeof value === 'string' ? text(value) : JSON.stringify(value)
  const entries = Object.entries(value).filter(([, inner]) => inner !== null && inner !== undefined)
  return `{ ${entries.map(([key, inner]) => `${text(key)} = ${toml(inner)}`).join(', ')} }`
}

/** JSON's escapes are TOML's, but for the sign that TOML does not allow bare. */
const text = (value: string): string => JSON.stringify(value).replaceAll('\u007f', '\\u007f')
