// What the pages show in code: fenced blocks by their language, and whole files, whose first line is a comment with their path.
import { readFileSync } from 'node:fs'

/** The text of a file of this repository. */
export const page = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')

/** The fenced blocks of a page, those within lists too. */
export function blocks(text: string, language: string): string[] {
  const found = text.matchAll(/^( *)```(\w+)\n(.*?)^\1```$/gms)
  return [...found].flatMap(([, indent = '', named, body = '']) =>
    named === language ? [body.replaceAll(new RegExp(`^${indent}`, 'gm'), '')] : [],
  )
}

/** Whole files by path: `# scenarios/refund.toml` above the rest. */
export function filesIn(text: string): Record<string, string> {
  const all = ['yaml', 'toml', 'python', 'json', 'sh'].flatMap((language) => blocks(text, language))
  return Object.fromEntries(
    all.flatMap((body) => {
      const path = /^# ([\w./-]+\.\w+)\n/.exec(body)?.[1]
      return path ? [[path, body]] : []
    }),
  )
}

/** The sections of the second level by their heading. */
export function sections(text: string): Record<string, string> {
  const parts = text.split(/^## /m).slice(1)
  return Object.fromEntries(parts.map((part) => [part.slice(0, part.indexOf('\n')), part]))
}
