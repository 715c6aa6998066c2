// Hides secrets in what is printed: known token shapes, values of keys that name a secret, and the config's own patterns.
import { pairStart } from '../model/text.ts'

/** What stands in place of a secret. */
const redacted = '[redacted]'

/** A compiled pattern of the config, with a linear-time engine behind it. */
export type RedactPattern = { replaceAll(text: string, replacement: string): string }

export type Redact = (text: string) => string

/**
 * Every expression below either fails after a bounded number of steps or consumes what it has read, so that the whole is linear
 * on any input. None asks for a word boundary where JSON text may have written a line break as `\n` before the token.
 */
const start = String.raw`(?:(?<![A-Za-z0-9_-])|(?<=\\[nrtbf]))`
const shapes = new RegExp(
  [
    'gh[pousr]_[A-Za-z0-9]{16,}(?:[._-][A-Za-z0-9_-]{8,})*',
    'github_pat_[A-Za-z0-9_]{20,}',
    'gl(?:pat|rt|ptt|dt|cbt)-[A-Za-z0-9_-]{16,}',
    '(?:AKIA|ASIA)[A-Z0-9]{16}',
    'xox[abeoprs]-[A-Za-z0-9-]{10,}',
    'xapp-[A-Za-z0-9-]{20,}',
    String.raw`hooks\.slack\.com/services/[A-Za-z0-9/]{16,}`,
    'AIza[A-Za-z0-9_-]{30,}',
    String.raw`ya29\.[A-Za-z0-9_-]{20,}`,
    'GOCSPX-[A-Za-z0-9_-]{20,}',
    `${start}sk-(?=[A-Za-z_-]*[0-9])[A-Za-z0-9_-]{16,}`,
    '(?:sk|rk|pk)_(?:live|test)_[A-Za-z0-9]{10,}',
    'whsec_[A-Za-z0-9+/=]{16,}',
    'npm_[A-Za-z0-9]{30,}',
    'pypi-[A-Za-z0-9_-]{50,}',
    'hf_[A-Za-z0-9]{30,}',
    'gsk_[A-Za-z0-9]{30,}',
    'xai-[A-Za-z0-9]{30,}',
    'dckr_pat_[A-Za-z0-9_-]{20,}',
    'do[opr]_v1_[a-f0-9]{32,}',
    'dapi[a-f0-9]{32}',
    'shp(?:at|ca|pa|ss)_[a-fA-F0-9]{32}',
    'lin_api_[A-Za-z0-9]{30,}',
    String.raw`hvs\.[A-Za-z0-9_-]{20,}`,
    String.raw`SG\.[A-Za-z0-9_-]{16,40}\.[A-Za-z0-9_-]{16,}`,
    'AGE-SECRET-KEY-1[0-9A-Z]{40,}',
    // A JWT; also one that was cut before its first dot.
    String.raw`eyJ[A-Za-z0-9_-]{10,}(?:\.[A-Za-z0-9_-]*)*`,
  ].join('|'),
  'g',
)

const keyBlock =
  /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----[\s\S]*?(?:-----END [A-Z0-9 ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----|$)/g
const urlLogin = /:\/\/(?:[^\s/@:"'<>\\]{0,200}:[^\s/"'<>\\]{1,400}|[^\s/@:"'<>\\]{20,200})@/g
const bearer =
  /\b(bearer\s{1,4})(?:[\w.~+/-]{24,}=*|(?=[A-Za-z.~+/_-]{0,24}\d)[\w.~+/-]{8,}=*)|\b(basic\s{1,4})(?=[A-Za-z+/]{0,400}[\d=])[A-Za-z0-9+/]{8,}=*/gi
const cookie = /\b((?:set-)?cookie\\*["']?\s{0,4}[:=]\s{0,4}\\*["']?)[^\s=;,"'\\]{1,64}=[^\r\n"'\\]*/gi
const signature = /([?&]sig=)[^\s&"'<>\\]+/gi
const flag = /(--[\w-]{0,40}(?:password|passphrase|secret|token|api-?key)\s{1,4})(?![-$<*[])[^\s"'\\;|&]+/gi

/** A key that names a secret, to its very end (so `token_count`, `secretary` and `max_tokens` are none), and what parts it from its value. */
const assignment =
  /(pass(?:word|wd|phrase)|pwd|secret|token|credentials?|(?:api|access|account|private|secret|signing|encryption|auth|master|service|client|subscription)[-_ ]?key(?:_base)?|authorization)\\*["'`]?(\s{0,8}(?:=>|[:=])\s{0,8})(\\*["'`])?/gi
const scheme = /(?:bearer|basic|token|apikey|negotiate|ntlm|(digest|aws4-hmac-sha256))\s+/iy
const bare = /[^\s,;&"'`<>(){}[\]\\]+/y
const restOfLine = /[^\r\n"'\\]+/y
/** Values that stand for a secret, or for none, without being one. */
const noSecret =
  /^(?:true|false|null|none|nil|undefined|required|missing|\*+|\.+|…|x+|<[^>]{0,40}>|\$\{.*|\$[A-Z_]+|\$|%\w+%|\[redacted\])$/i

const hint =
  /gh[opsur]_|github_|gl[prdc]\w{1,2}-|A[KS]IA|xox|xapp|slack|AIza|ya29|GOCSPX|sk[-_]|[rp]k_|whsec|npm_|pypi-|hf_|xai-|_pat_|_v1_|dapi|shp|lin_|hvs\.|SG\.|AGE-|eyJ|-----B|bearer|basic|cookie|sig=|:\/\/|pass|pwd|secret|token|credential|key|authorization/i

/** Makes the function that hides secrets; ordinary short text costs it less than a microsecond. */
export function redactor(patterns: readonly RedactPattern[] = []): Redact {
  return (text) => {
    let shown = text
    for (const pattern of patterns) shown = pattern.replaceAll(shown, redacted)
    if (shown.length < 8 || !hint.test(shown)) return shown
    return hideAssignments(shown.replace(keyBlock, redacted).replace(urlLogin, `://${redacted}@`))
      .replace(cookie, `$1${redacted}`)
      .replace(signature, `$1${redacted}`)
      .replace(flag, `$1${redacted}`)
      .replace(shapes, redacted)
      .replace(bearer, (_, b?: string, c?: string) => `${b ?? c}${redacted}`)
  }
}

function hideAssignments(text: string): string {
  let shown = ''
  let from = 0
  assignment.lastIndex = 0
  for (let match = assignment.exec(text); match; match = assignment.exec(text)) {
    const [, key = '', separator = '', quote] = match
    let begin = assignment.lastIndex
    scheme.lastIndex = begin
    const named = scheme.exec(text)
    if (named) begin = scheme.lastIndex
    const end = quote ? closing(text, begin, quote) : bareEnd(text, begin, named?.[1] ? restOfLine : bare)
    const value = text.slice(begin, Math.min(end, begin + 200))
    if (value === '' || !(quote || named ? !noSecret.test(value) : secretLike(key.toLowerCase(), separator, value)))
      continue
    shown += text.slice(from, begin) + redacted
    from = end
    assignment.lastIndex = end
  }
  return shown + text.slice(from)
}

/** Is an unquoted value a secret? In prose a colon after a word such as `get_token` is no assignment. */
function secretLike(key: string, separator: string, value: string): boolean {
  if (noSecret.test(value)) return false
  if (key.startsWith('pass') || key === 'pwd') return true
  if (/^[\d.]+$/.test(value)) return false
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

function bareEnd(text: string, begin: number, run: RegExp): number {
  run.lastIndex = begin
  return run.test(text) ? run.lastIndex : begin
}

const window = 2000
/** Longer than the least length of any known token: what a cut window may hold of one that it does not show whole. */
const margin = 120

/**
 * At most 200 characters of a text for evidence. Secrets are hidden first, in a bounded window, so that a cut never shows a part
 * of one.
 */
export function excerpt(text: string, redact: Redact, most = 200): string {
  const whole = text.length <= window
  let shown = redact(whole ? text : text.slice(0, pairStart(text, window)))
  if (!whole) {
    const last = shown.lastIndexOf(redacted)
    const after = last < 0 ? 0 : last + redacted.length
    shown = shown.slice(0, pairStart(shown, Math.max(after, shown.length - margin)))
  }
  if (whole && shown.length <= most) return shown
  return `${shown.slice(0, pairStart(shown, Math.min(shown.length, most - 1)))}…`
}
