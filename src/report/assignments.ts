// Values of keys that name a secret: `password=…`, `"apiKey": "…"`, `<token>…</token>`, `"secrets": ["…"]`.
import type { Range } from './secrets.ts'

const word =
  'pass(?:word|wd|phrase|code)|pwd|secret|token|credential|(?:api|access|account|private|secret|signing|encryption|auth|master|service|client|subscription|storage|shared|license)[-_ ]?key(?:_base)?|authorization'
/** `pass` alone names a secret only as a word of its own: `SMTP_PASS`, `"pass"`. */
const key = `(?:${word}|(?<=[A-Za-z0-9][_-]|["'])pass(?![a-z]))`

/** A key that names a secret, to its very end (so `token_count`, `secretary` and `max_tokens` are none), and what parts it from its value. */
const assignment = new RegExp(
  String.raw`(${key})(s?)(\\*["'\x60]?)(\s{0,8}(?:=>|:=|[:=])\s{0,8})(\\*["'\x60]|\[)?`,
  'gi',
)
/** `<db:password enc="no">…`, and `"name": "DB_PASSWORD", "value": "…"`. */
const beside: readonly RegExp[] = [
  new RegExp(String.raw`(<[\w:.-]{0,60}(?:${key})(?:\s[^<>]{0,200})?>\s{0,8})[^<\s][^<]*`, 'gi'),
  new RegExp(
    String.raw`((?:${key})\\*["']?[\s,]{0,20}(?:\\n)?\s{0,8}\\*["']?value\\*["']?\s{0,4}[:=]\s{0,4}\\*["']?)[^"'\\<>\r\n]+`,
    'gi',
  ),
]
const scheme = /(?:bearer|basic|token|apikey|negotiate|ntlm|(digest|aws4-hmac-sha256))\s+/iy
const bare = /[^\s,;&"'`<>(){}[\]\\]+/y
/** The end of a list; what was hidden before has brackets of its own. */
const listEnd = /(?<!\[redacted)\]/g
/** `username="x", response="y"` */
const fields = /(?:[\w-]{1,40}=(?:\\*"[^"\r\n]{0,1000}"|[^\s,"'\\]{1,1000})(?:,\s{0,4})?)+/y

/** Values that stand for a secret, or for none, without being one. */
const noSecret =
  /^(?:true|false|null|none|nil|undefined|required|optional|missing|invalid|expired|empty|include|omit|same-origin|yes|no|string|number|boolean|\*+|\.+|…|x+|<[^>]{0,40}>|\$\{.*|\{\{.*|\$\(.*|\$[A-Za-z_]+|\$|%\w+%|(?:process|os)\.env\S*|\[redacted\])$/i
/** Tokens that point into a list, or that a language model reads. */
const pointer =
  /(?:next|page|prev(?:ious)?|continuation|continue|sync|start|cursor|resume|delta|scroll|skip|pagination|eos|bos|pad|unk|mask|stop|special|cls|sep|per)[-_]?(?:page)?[-_]?$/i

/** Where the values stand. */
export function assignments(text: string): Range[] {
  const found: Range[] = []
  for (const pattern of beside)
    for (const m of text.matchAll(pattern)) {
      const begin = m.index + (m[1]?.length ?? 0)
      if (!noSecret.test(text.slice(begin, Math.min(begin + 200, m.index + m[0].length)).trim()))
        found.push([begin, m.index + m[0].length])
    }
  assignment.lastIndex = 0
  for (let match = assignment.exec(text); match; match = assignment.exec(text)) {
    const range = rangeOf(text, match, assignment.lastIndex, found)
    if (!range) continue
    found.push(range)
    assignment.lastIndex = Math.max(assignment.lastIndex, range[1])
  }
  return found
}

function rangeOf(text: string, match: RegExpExecArray, after: number, found: Range[]): Range | undefined {
  const [, name = '', many, closed = '', separator = '', opener] = match
  const before = text.slice(Math.max(0, match.index - 40), match.index)
  const named = { key: name.toLowerCase(), before, quoted: closed !== '' }
  if (opener === '[') {
    // Of a list of tables each is read on its own.
    if (/^\s{0,8}\{/.test(text.slice(after, after + 10))) return undefined
    listEnd.lastIndex = after
    const stop = listEnd.exec(text)?.index ?? text.length
    for (const m of text.slice(after, stop).matchAll(/"((?:[^"\\]|\\[^"])+)\\?"?|'([^']+)'?/g)) {
      const value = m[1] ?? m[2] ?? ''
      const at = after + m.index + 1
      if (named.key === 'token' ? isRandom(value) : !noSecret.test(value)) found.push([at, at + value.length])
    }
    return [stop, stop]
  }
  let begin = after
  scheme.lastIndex = begin
  const how = scheme.exec(text)
  if (how) begin = scheme.lastIndex
  if (how?.[1]) {
    fields.lastIndex = begin
    const end = fields.test(text) ? fields.lastIndex : begin
    return end > begin ? [begin, end] : undefined
  }
  const end = opener ? closing(text, begin, opener) : runEnd(text, begin)
  const value = text.slice(begin, Math.min(end, begin + 200))
  if (value === '' || noSecret.test(value)) return undefined
  if (many !== '' && named.key === 'token' && !isRandom(value)) return undefined
  if (!how && isInnocent(named, value)) return undefined
  if (!opener && !how && !secretLike(named.key, separator, value)) return undefined
  return [begin, end]
}

/** Long or mixed enough that no person wrote it as a word. */
const isRandom = (value: string): boolean =>
  !/\s/.test(value) && (value.length >= 24 || (value.length >= 8 && /\d/.test(value) && /[a-z]/i.test(value)))

type Named = { key: string; before: string; quoted: boolean }

/** Keys that name a secret elsewhere, and values that are none of theirs. */
function isInnocent({ key, before, quoted }: Named, value: string): boolean {
  // The working directory of a shell.
  if (key === 'pwd') return /^(?:[/~.]|[A-Za-z]:(?:[\\/]|$))/.test(value)
  if (key === 'pass') return !/\d/.test(value) && value.length < 8
  if (key === 'credential') return /^[\w.-]+$/.test(value) && !/\d/.test(value) && value.length < 20
  if (key !== 'token') return false
  if (pointer.test(before)) return true
  // A currency or a word of a text is called a token too, when nothing stands before that word.
  if (/[\w-]$/.test(before)) return false
  return quoted ? /^(?:[A-Za-z]{1,8}|.*\s.*|[^A-Za-z0-9]{1,4})$/.test(value) : /^[A-Za-z]{1,8}$/.test(value)
}

/** Is an unquoted value a secret? In prose a colon after a word such as `get_token` is no assignment. */
function secretLike(key: string, separator: string, value: string): boolean {
  if (key.startsWith('pass') || key === 'pwd') return true
  if (/^[\d.]+$/.test(value)) return /^(?:secret|.*key)$/.test(key) && value.length >= 4
  return /^[=:]$/.test(separator) && key !== 'authorization' ? true : /\d/.test(value) || value.length >= 20
}

/** Where a quoted value ends: before its closing quote, or at the end of a text that was cut. */
function closing(text: string, begin: number, quote: string): number {
  if (quote.length > 1) {
    const end = text.indexOf(quote, begin)
    return end < 0 ? text.length : end
  }
  for (let i = begin; i < text.length; i++) {
    if (text[i] === '\\') i++
    else if (text[i] === quote) return i
  }
  return text.length
}

function runEnd(text: string, begin: number): number {
  bare.lastIndex = begin
  return bare.test(text) ? bare.lastIndex : begin
}
