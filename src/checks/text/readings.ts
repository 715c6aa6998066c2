// The readings of a text: as written, and with links, tags and markdown's escapes undone. All of it is linear in the text.
import { tagAt, undoEntities } from './tags.ts'

type Undone = { links?: boolean; tags?: boolean; escapes?: boolean }

const punctuation = /[!-/:-@[-`{-~]/

/** Looks for a text from a position on, and remembers what it found: asked in ascending order, it reads a text once. */
function finder(text: string, what: string): (from: number) => number {
  let found = -1
  return (from) => {
    if (found < from && found !== Infinity) {
      const at = text.indexOf(what, from)
      found = at < 0 ? Infinity : at
    }
    return found
  }
}

/** Reduces links to their text, drops known tags, undoes escapes. */
function reduce(text: string, { links, tags, escapes }: Undone): string {
  const out: string[] = []
  /** The brackets that are open, as positions in `out`. */
  let open: number[] = []
  const closing = finder(text, ')')
  const lineEnd = finder(text, '\n')
  const commentEnd = finder(text, '-->')
  const special = /[\\<[\]]/g
  let at = 0
  const upTo = (end: number) => {
    if (end > at) out.push(text.slice(at, end))
  }
  for (let found = special.exec(text); found; found = special.exec(text)) {
    const i = found.index
    const next = text[i + 1] ?? ''
    let end = i
    if (found[0] === '\\') {
      if (!punctuation.test(next)) continue
      upTo(i)
      out.push(escapes ? next : text.slice(i, i + 2))
      end = i + 2
    } else if (found[0] === '<') {
      const comment = tags && text.startsWith('<!--', i) ? commentEnd(i + 4) : Infinity
      const known = comment < Infinity ? { end: comment + 3, as: '' } : tags ? tagAt(text, i) : undefined
      if (!known) continue
      upTo(i)
      out.push(known.as)
      end = known.end
    } else if (!links) continue
    else if (found[0] === '[') {
      const from = text[i - 1] === '!' && i - 1 >= at ? i - 1 : i
      upTo(from)
      open.push(out.length)
      out.push(text.slice(from, i + 1))
      end = i + 1
    } else {
      const start = open.pop()
      const close = start !== undefined && next === '(' ? destinationEnd(text, i + 1, closing, lineEnd) : undefined
      if (start === undefined || close === undefined) continue
      upTo(i)
      out[start] = ''
      end = close
    }
    at = end
    special.lastIndex = end
    if (open.length > 100_000) open = []
  }
  upTo(text.length)
  return out.join('')
}

/** Where the destination of a link ends that begins at `(`: at the first `)`, one more for each `(` in it. */
function destinationEnd(
  text: string,
  from: number,
  closing: (from: number) => number,
  lineEnd: (from: number) => number,
): number | undefined {
  const first = closing(from)
  if (first === Infinity || lineEnd(from) < first) return undefined
  if (!text.slice(from + 1, first).includes('(')) return first + 1
  const more = /[^\s()]*\)/y
  more.lastIndex = first + 1
  return more.test(text) ? more.lastIndex : first + 1
}

/** All readings of a text, each once, the text as written first. */
export function readingsOf(text: string): string[] {
  if (!/[\\<\]]/.test(text)) return [text]
  const links = text.includes('](')
  const tags = /<[a-z/!]/i.test(text)
  const escapes = /\\[!-/:-@[-`{-~]/.test(text)
  const variants: Undone[] = []
  if (links) variants.push({ links })
  if (tags) variants.push({ tags })
  if (escapes) variants.push({ escapes })
  if (variants.length > 1) variants.push({ links, tags, escapes })
  return [...new Set([text, ...variants.map((undone) => reduce(text, undone))])]
}

/** A text with the escapes of JSON undone: what a leaked document says. */
export const undoJson = (text: string): string =>
  text.replace(/\\(?:u([0-9a-fA-F]{4})|(["\\/])|([bfnrt]))/g, (_all, hex, literal) =>
    hex === undefined ? (literal ?? ' ') : String.fromCharCode(Number.parseInt(hex, 16)),
  )

/** The readings of a text in which something may be hidden: entities and JSON's escapes are undone too. */
export function readingsOfLeak(text: string): string[] {
  const json = undoJson(text)
  const plain = [text, undoEntities(text), json, undoEntities(json)]
  return [...new Set([...new Set(plain)].flatMap(readingsOf))]
}
