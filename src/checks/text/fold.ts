// What normalising does to characters: invisible ones, superscripts, compatibility forms, quotes and dashes.

const invisible = /\p{Default_Ignorable_Code_Point}+/gu
const ascii = /^[\t\n\r\x20-\x7e]*$/
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const raised = /(\p{Nd})([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/gu

/** Stands for a blank that groups digits (U+00A0, U+2009, U+202F): a noncharacter, which no text means. */
export const groupBlank = '\uffff'
const groupBlanks = /(?<=\p{Nd})[\u00a0\u2009\u202f](?=\p{Nd})/gu

/** Folds everything but case: invisible characters, superscripts, NFKC, quotes and dashes; marks the blanks that group digits. */
export function foldForms(text: string): string {
  if (ascii.test(text)) return text
  return text
    .replaceAll(groupBlank, '')
    .replace(invisible, '')
    .replace(raised, (_all, digit, power) => `${digit}^${[...power].map((c) => superscripts.indexOf(c)).join('')}`)
    .replace(groupBlanks, groupBlank)
    .normalize('NFKC')
    .replace(invisible, '')
    .replaceAll('\u2044', '/')
    .replace(/[‘’‚‛‹›ʼ]/g, "'")
    .replace(/[“”„‟«»]/g, '"')
    .replace(/[\p{Pd}\u2212\u2043]/gu, '-')
}

/** Full case folding for what JavaScript can express: `ß` and `SS`, `ς` and `Σ` are equal. */
export function foldCase(text: string): string {
  return ascii.test(text) ? text.toLowerCase() : text.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ')
}
