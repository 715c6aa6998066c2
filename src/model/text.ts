// Cutting a text where people read it.

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
