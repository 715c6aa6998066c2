// Hides secrets in what is printed: known token shapes, values of keys that name a secret, and the config's own patterns.
import { remembered } from '../model/remembered.ts'
import { pairStart } from '../model/text.ts'
import { assignments } from './assignments.ts'
import { keyBody, type Range, shapes } from './secrets.ts'
import { unescaped } from './unescape.ts'

/** What stands in place of a secret. */
const redacted = '[redacted]'

/** A compiled pattern of the config, with a linear-time engine behind it. */
export type RedactPattern = { replaceAll(text: string, replacement: string): string }

export type Redact = (text: string) => string

/**
 * Where secrets stand that a surrounding tells. What the first group matches stays visible. Every expression either fails after
 * a bounded number of steps or consumes what it has read, so that the whole is linear on any input.
 */
const around: readonly RegExp[] = [
  /()-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----[\s\S]*?(?:-----END [A-Z0-9 ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----|$)/g,
  // The login of a URL.
  /(:\/\/)(?:[^\s/@:"'<>\\]{0,200}:[^\s/"'<>\\]{1,400}|[^\s/@:"'<>\\]{20,200})(?=@)/g,
  /\b(bearer\s{1,4})(?:[\w.~+/-]{24,}=*|(?=[A-Za-z.~+/_-]{0,24}\d)[\w.~+/-]{8,}=*)/gi,
  /\b(basic\s{1,4})(?=[A-Za-z+/]{0,400}[\d=])[A-Za-z0-9+/]{8,}=*/gi,
  /\b(digest\s{1,4}(?=username))(?:\w{1,40}=(?:\\*"[^"\r\n]{0,400}"|[^\s,"'\\]{1,400})(?:,\s{0,4})?)+/gi,
  /\b((?:set-)?cookie\\*["']?\s{0,4}[:=]\s{0,4}\\*["']?)[^\s=;,"'\\]{1,64}=[^\r\n"'\\]*/gi,
  /([?&](?:sig|x-amz-signature|x-goog-signature)=)[^\s&"'<>\\]+/gi,
  // Flags of a command line: `--api-token x`, `-u user:pass`, `-pS3cret` of database clients, `-passin pass:x`.
  /(--[\w-]{0,40}(?:password|passphrase|passwd|secret|token|api-?key)\s{1,4}\\*["']?)(?![-$<*[])[^\s"'\\;|&]+/gi,
  /(\b(?:sshpass\s{1,4}-p\s{0,4}|(?:mysql|mysqldump|mariadb)\s[^\r\n"'\\]{0,80}?-p)\\*["']?)(?![-$<*[\s])[^\s"'\\;|&]{3,}/gi,
  /(\b(?:docker|podman|helm|az|oc|redis-cli|mongo|mongosh)\s(?:login\s)?[^\r\n"'\\]{0,120}?\s-[pa]\s{1,4}\\*["']?)(?![-$<*[\d])[^\s"'\\;|&]{4,}/gi,
  /(-pass(?:in|out)\s{1,4}pass:)[^\s"'\\;|&]+/gi,
  // A netrc.
  /(\b(?:machine(?:\s|\\n){1,8}[^\s\\]{1,200}|default)(?:\s|\\n){1,8}login(?:\s|\\n){1,8}[^\s\\]{1,200}(?:\s|\\n){1,8}(?:account\s{1,8}\S{1,100}\s{1,8})?password(?:\s|\\n){1,8})[^\s"'\\]+/gi,
  // `the password is hunter2`
  /(\b(?:pass(?:word|phrase|code)|secret|api[ -]?key)\s(?:is|was|to):?\s{1,3}\\*["'`]?)(?=[^\s"'`\\]{0,60}\d)[^\s"'`\\]{6,}/gi,
  // The end of a private key whose beginning is not there.
  /()(?<![A-Za-z0-9+/])(?:[A-Za-z0-9+/]{16,}={0,2}(?:\s|\\{1,8}[nr]){1,8})(?:[A-Za-z0-9+/]{1,76}={0,2}(?:\s|\\{1,8}[nr]){1,8})?-----END [A-Z0-9 ]{0,40}PRIVATE KEY/g,
]

/** `-u user:pass` of curl and its like; for containers it is a user and a group. */
const login = /(?<![\w-])((?:-u\s{0,2}|--(?:proxy-)?user[=\s]\s{0,2})\\*["']?[^\s:"'\\]{0,100}:)[^\s"'\\]+/g
const containers = /\b(?:docker|podman|chown|kubectl|nerdctl|setpriv|install)\b/

/** The word of docker's config and of npmrc; the value says itself whether it is one. */
const auth = /(\b_?auth\\*["']?\s{0,4}[:=]\s{0,4}\\*["']?)[A-Za-z0-9+/]{6,}={0,2}/gi

/** What a text has that holds a token: a long run of its characters with a digit or a login of a bot in it. */
const tokenHint = /(?<![A-Za-z0-9])(?=[A-Za-z_./+=~@-]{0,200}\d)[\w./+=~@-]{16}|\d:AA/
/** What a text has in which a surrounding tells of a secret. */
const wordHint =
  /-----|bearer|basic|digest|cookie|sig|:\/\/|pass|pwd|secret|token|credential|key|auth|login|machine|-u|user|-[pa]\s/i

/** Makes the function that hides secrets; ordinary short text costs it less than a microsecond. */
export function redactor(patterns: readonly RedactPattern[] = []): Redact {
  return (text) => {
    let shown = text
    for (const pattern of patterns) shown = pattern.replaceAll(shown, redacted)
    if (shown.length < 8) return shown
    const found = secretsIn(shown)
    const plain = unescaped(shown)
    if (plain)
      for (const [begin, end] of secretsIn(plain.text))
        found.push([plain.from[begin] as number, plain.from[end] as number])
    return found.length === 0 ? shown : hide(shown, found)
  }
}

/** So many texts of at most so many characters are remembered. */
const mostKnown = 10_000
const longestKnown = 200

/** The same, which remembers short texts: those that calls are made with come again and again. */
export const rememberingRedactor = (redact: Redact): Redact => remembered(redact, mostKnown, longestKnown)

/** Where secrets stand in a text, in no order. */
function secretsIn(text: string): Range[] {
  const found: Range[] = []
  const add = (m: RegExpExecArray): void => {
    found.push([m.index + (m[1]?.length ?? 0), m.index + m[0].length])
  }
  if (tokenHint.test(text))
    for (const pattern of [shapes, keyBody]) each(pattern, text, (m) => found.push([m.index, m.index + m[0].length]))
  if (!wordHint.test(text)) return found
  for (const pattern of around) each(pattern, text, add)
  each(login, text, (m) => {
    if (!containers.test(text.slice(Math.max(0, m.index - 200), m.index)) && !/:\d+$/.test(m[0])) add(m)
  })
  each(auth, text, (m) => {
    if (isLogin(m[0].slice(m[1]?.length))) add(m)
  })
  for (const range of assignments(text)) found.push(range)
  return found
}

function each(pattern: RegExp, text: string, take: (match: RegExpExecArray) => void): void {
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) take(match)
}

/** Does base64 hold `user:password`? */
function isLogin(base64: string): boolean {
  return /^[\x20-\x7e]+:[\x20-\x7e]+$/.test(Buffer.from(base64, 'base64').toString('latin1'))
}

/** The text with `[redacted]` in place of each range; those that touch are one. */
function hide(text: string, found: Range[]): string {
  found.sort((a, b) => a[0] - b[0])
  let shown = ''
  let done = 0
  let until = -1
  for (const [begin, end] of found) {
    if (end <= begin) continue
    if (begin > until) {
      shown += `${text.slice(done, begin)}${redacted}`
      done = end
    }
    until = Math.max(until, end)
    done = Math.max(done, end)
  }
  return shown + text.slice(done)
}

/** A value with the secrets hidden in its texts; a text under a key that names a secret is hidden with its key. */
export function hidden<T>(value: T, redact: Redact): T
export function hidden(value: unknown, redact: Redact): unknown {
  if (typeof value === 'string') return redact(value)
  if (Array.isArray(value)) return value.map((one) => hidden(one, redact))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      if (typeof one !== 'string') return [key, hidden(one, redact)]
      const plain = redact(one)
      const begin = `${JSON.stringify(key)}:`
      return [
        key,
        plain === one && redact(`${begin}${JSON.stringify(one)}`) !== `${begin}${JSON.stringify(one)}`
          ? redacted
          : plain,
      ]
    }),
  )
}

const least = 2000
/** Longer than the least length of any known token: what a cut window may hold of one that it does not show whole. */
const margin = 120

/**
 * At most 200 characters of a text for evidence. Secrets are hidden first, in a bounded window, so that a cut never shows a part
 * of one.
 */
export function excerpt(text: string, redact: Redact, most = 200): string {
  const window = Math.max(least, most + 2 * margin)
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
