// Whole texts of a trace for a person: every line of them, indented, and nothing that a terminal or a log would obey.
import { writeJson } from '../model/json.ts'
import { printable } from './printable.ts'
import type { Redact } from './redact.ts'

/** The lines of a text. */
export const block = (text: string, redact: Redact, indent: string): string[] =>
  redact(text)
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => `${indent}${printable(line)}`)

/** The lines of a value: of a text as it stands, of anything else as indented JSON. */
export const valueBlock = (value: unknown, redact: Redact, indent: string): string[] =>
  block(typeof value === 'string' ? value : writeJson(value, 2), redact, indent)
