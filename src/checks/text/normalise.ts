// Normalising: a text as people read it, and what of a needle is markup.
import { foldCase, foldForms, groupBlank } from './fold.ts'

/** The characters that markdown emphasises, quotes and heads with. */
const markup = ['*', '_', '`', '#'] as const
const heading = /^[ \t]{0,3}#{1,6}(?=[ \t]|\r?$)/gm
const paired = /^(\*{1,3}|`+)([^*`]|[^*`][\s\S]*[^*`])\1$/

/** What a text has that simplifying may change. */
const changeable = /[^ -~]|[#*_`]| {2}|^ | $/

/** Folds and drops emphasis, but for the kept characters, and leaves the case: amounts tell `TRY` from `try`. */
export function simplify(text: string, kept = ''): string {
  if (!changeable.test(text)) return text
  let t = foldForms(text)
  if (!kept.includes('#') && t.includes('#')) t = t.replace(heading, '')
  for (const mark of ['*', '_', '`'] as const) if (!kept.includes(mark)) t = t.replaceAll(mark, '')
  return t.replace(/\s+/g, ' ').trim()
}

/** Normalises a text for substring tests. Groups of digits stay as they are written. */
export const normalise = (text: string, kept = ''): string => foldCase(simplify(text, kept)).replaceAll(groupBlank, ' ')

/** A needle without the markup around the whole of it, and the markup characters that it means. */
export function literal(needle: string): { text: string; kept: string } {
  let text = needle.trim()
  for (let found = paired.exec(text); found; found = paired.exec(text)) {
    const [, mark = '', inner = ''] = found
    if (inner.includes(mark[0] as string) || inner.trim() !== inner) break
    text = inner
  }
  return { text, kept: markup.filter((c) => text.includes(c)).join('') }
}

/** Marks around nothing: `**`, or two backticks. */
const aroundNothing = /^(\*{1,3}|`+)\1$/

/** Is nothing left of a needle that could be compared? */
export function isEmptyNeedle(needle: string): boolean {
  const { text, kept } = literal(needle)
  if (aroundNothing.test(text)) return true
  return normalise(text, kept) === ''
}
