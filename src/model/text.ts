// Text for people: cut to a length, counted, listed.

/** The text cut to at most `most` UTF-16 units, the last of them `…`; a surrogate pair is never split. */
export function clip(text: string, most: number): string {
  if (text.length <= most) return text
  return `${text.slice(0, pairStart(text, Math.max(0, most - 1)))}…`
}

/** The index itself, or one less where it would fall between the halves of a surrogate pair. */
export function pairStart(text: string, index: number): number {
  const before = text.charCodeAt(index - 1)
  const after = text.charCodeAt(index)
  return (before & 0xfc00) === 0xd800 && (after & 0xfc00) === 0xdc00 ? index - 1 : index
}

/** `3,000`. */
export const thousands = (n: number): string => String(n).replace(/\B(?=(?:\d{3})+$)/g, ',')

/** `1 trace`, `2,000 traces`, `1 reply`, `2 replies`: the only place that chooses between one and many. */
export const count = (n: number, noun: string, plural = `${noun}s`): string =>
  `${thousands(n)} ${n === 1 ? noun : plural}`

/** Lists names for a message, the first few of many. */
export function list(names: readonly string[], most = 8): string {
  const shown = names.slice(0, most).map((n) => clip(n, 80))
  return names.length > most ? `${shown.join(', ')} and ${names.length - most} more` : shown.join(', ')
}
