// TOML → values, or where and how it is wrong.
import { parse, TomlError } from 'smol-toml'
import type { Problem } from '../model/report.ts'
import type { Document } from './document.ts'

/** A table of TOML, or an object of JSON. */
export type Table = Record<string, unknown>
export const isTable = (v: unknown): v is Table =>
  typeof v === 'object' && v !== null && !Array.isArray(v) && !(v instanceof Date)

/** The first line of what an error says. */
export const reason = (e: unknown): string => (e instanceof Error ? (e.message.split('\n')[0] as string) : String(e))

/** Adds a hint to the parser's message where a slip is the likely reason. */
function withHint(said: string): string {
  const hint = syntaxHints.find(([start]) => said.startsWith(start))?.[1]
  return hint === undefined ? said : `${said}; ${hint}`
}
const syntaxHints: readonly (readonly [string, string])[] = [
  ['invalid value', 'a text stands in quotes'],
  ['illegal character in key', 'does a bracket lack its end, or a key with such a character its quotes?'],
  ['trying to redefine', 'a key or a [section] may stand once; put both into one, or write [[section]] for a list'],
  ['newlines are not allowed in strings', 'end the text with its quote, or use three of them'],
]

/** Parses TOML; integers beyond 2^53 stay exact, as bigint. */
export function parseToml(document: Document): { value: Table } | { problems: Problem[] } {
  try {
    return { value: parse(document.text, { integersAsBigInt: 'asNeeded' }) }
  } catch (e) {
    const at = e instanceof TomlError ? { line: e.line, column: e.column } : { line: 1, column: 1 }
    const message = `Expected TOML: ${withHint(reason(e).replace(/^Invalid TOML document: /, ''))}`
    return { problems: [{ file: document.file, ...at, message }] }
  }
}
