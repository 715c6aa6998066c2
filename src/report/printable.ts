// Makes text from outside harmless for a terminal and for a log that a CI runner reads commands from.
import { writeJson } from '../model/json.ts'
import { clip, pairStart } from '../model/text.ts'
import { visible } from './visible.ts'

const unseenInJson = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu

/**
 * GitHub's runner obeys `##[command]` anywhere in a line, Azure's agent `##vso[`. A trailing `##` and a leading `#[` are
 * broken too, so that two harmless texts do not join into a command.
 */
const hashCommand = /##(?=[a-z]*\[|$)|^#(?=\[)/gim
const colonCommand = /^(\s*)::/

const breakHashes = (text: string): string =>
  text.includes('#') ? text.replace(hashCommand, (hashes) => (hashes === '#' ? '\\#' : '#\\#')) : text

/**
 * One line of text from outside: nothing hidden, no terminal escape, no workflow command even at the start of a line.
 * With `most`, at most that many UTF-16 units.
 */
export function printable(text: string, most?: number): string {
  // Making things visible only ever lengthens a text, so its far end need not be looked at.
  const head = most !== undefined && text.length > most ? text.slice(0, pairStart(text, most + 1)) : text
  let line = breakHashes(visible(head))
  if (line.includes('::')) line = line.replace(colonCommand, '$1\\::')
  return most === undefined ? line : clip(head.length < text.length ? `${line}…` : line, most)
}

/**
 * Text of several lines in which no line is a workflow command: none starts with `::`, none holds `##[`. Nothing else changes,
 * so colours that a reporter wrote itself stay; text from outside goes through `printable` before.
 */
export function safeLines(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => breakHashes(line).replace(colonCommand, '$1\\::'))
    .join('\n')
}

const escapeUnits = (text: string): string => {
  let escaped = ''
  for (let i = 0; i < text.length; i++) escaped += `\\u${text.charCodeAt(i).toString(16).padStart(4, '0')}`
  return escaped
}

/** Is everything in a text of JSON seen? Other controls than this one are escaped in it, and in ASCII there is nothing else. */
const isPlain = (json: string): boolean => Buffer.byteLength(json) === json.length && !json.includes('\x7f')

/** Pretty JSON of a value, made safe to print (see `safeJson`); a bigint is a plain number. */
export const jsonText = (value: unknown): string => safeJson(writeJson(value, 2))

/**
 * JSON as it is written here, safe to print, and the same value when it is parsed: characters that cannot be seen are escaped, and the second
 * `#` of a `##` too (outside of strings JSON has neither).
 */
export function safeJson(json: string): string {
  const text = json.replaceAll('##', '#\\u0023')
  return isPlain(text) ? text : text.replace(unseenInJson, escapeUnits)
}
