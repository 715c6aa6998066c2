// A text with its escapes undone, and where each of its characters stood: what is found in it is hidden in the text as it was.

/** The text as a reader would decode it. `from[i]` is where its character `i` began; one more entry stands for the end. */
export type Plain = { text: string; from: Uint32Array }

const escapes =
  /%[2-7][0-9a-f]|\\{1,8}u00[2-7][0-9a-f]|\\{1,8}x[2-7][0-9a-f]|&#(?:x[2-7][0-9a-f]|\d{2,3});|&(?:quot|amp|apos|lt|gt);|\\{1,8}\/|[\u00ad\u200b-\u200d\u2060\ufeff]+|\\?\r?\n[ \t]{0,8}(?=[\w+/=.-])|\\{1,8}n(?=[\w+/=.-])/gi

const named: Readonly<Record<string, string>> = { '&quot;': '"', '&amp;': '&', '&apos;': "'", '&lt;': '<', '&gt;': '>' }

function decoded(written: string): string {
  const hex = /^(?:%|\\+u00|\\+x|&#x)([0-9a-f]{2});?$/i.exec(written)
  if (hex) return String.fromCharCode(Number.parseInt(hex[1] as string, 16))
  const decimal = /^&#(\d+);$/.exec(written)
  if (decimal) return Number(decimal[1]) < 127 ? String.fromCharCode(Number(decimal[1])) : written
  if (written.endsWith('/')) return '/'
  return named[written.toLowerCase()] ?? ''
}

const word = /[\w+/=.-]/
/** Is the line break at this place inside of a token? Both sides are parts of one, and what follows is no plain word. */
function splits(text: string, at: number, after: number): boolean {
  if (!word.test(text[at - 1] ?? '')) return false
  const next = /^[\w+/=.-]{4,200}/.exec(text.slice(after, after + 200))?.[0] ?? ''
  return /\d/.test(next) && !/^[\d.]+$/.test(next) && !/=./.test(next)
}

const hint = /[%\\&\n\u00ad\u200b-\u200d\u2060\ufeff]/

/** `undefined` when the text has no escape and no token that is parted. */
export function unescaped(text: string): Plain | undefined {
  if (!hint.test(text)) return undefined
  let plain = ''
  let last = 0
  let origins: Uint32Array | undefined
  const copy = (to: number, at: Uint32Array): void => {
    for (let i = last; i < to; i++) at[plain.length + i - last] = i
    plain += text.slice(last, to)
  }
  for (const match of text.matchAll(escapes)) {
    const [written] = match
    const end = match.index + written.length
    if (/^\\?\r?\n|^\\+n$/.test(written) && !splits(text, match.index, end)) continue
    origins ??= new Uint32Array(text.length + 1)
    copy(match.index, origins)
    const by = decoded(written)
    for (let i = 0; i < by.length; i++) origins[plain.length + i] = match.index
    plain += by
    last = end
  }
  if (!origins) return undefined
  copy(text.length, origins)
  origins[plain.length] = text.length
  return { text: plain, from: origins }
}
