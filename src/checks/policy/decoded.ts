// A text and what it holds in other spellings: percent-encoded, in hex, in base64. All as bytes, so that one search serves all.

/** How a text was spelt where something was found in it. */
export type Spelling = 'plain' | 'percent-encoded' | 'hex' | 'base64'
export type Reading = { spelling: Spelling; text: string }

const hexRun = /[0-9a-fA-F]{2,}/g
const base64Run = /[A-Za-z0-9+/_-]{2,}/g
const wrapped = /[\r\n]/

/**
 * The readings of a text that may hold something of at least so many bytes. To decode what is there costs the length of the
 * text; to encode what is looked for would cost as much for each secret. Base64 is read from each of four beginnings, which
 * covers the three offsets at which something may stand in what was encoded.
 */
export function readingsOf(text: string, least: number): Reading[] {
  // A text in ASCII has as many bytes as characters, and every other spelling makes it shorter.
  if (text.length < least && ascii.test(text)) return []
  const readings: Reading[] = [{ spelling: 'plain', text: bytesOf(text) }]
  if (/%[0-9a-fA-F]{2}/.test(text)) readings.push({ spelling: 'percent-encoded', text: unpercented(text) })
  // Long encodings are written in lines.
  for (const whole of wrapped.test(text) ? [text, text.replace(/[\r\n]+[ \t]*/g, '')] : [text]) {
    for (const [run] of whole.matchAll(hexRun)) {
      if (run.length < 2 * least) continue
      for (const from of [0, 1]) readings.push({ spelling: 'hex', text: unhexed(run, from) })
    }
    for (const [run] of whole.matchAll(base64Run)) {
      if (run.length * 3 < least * 4) continue
      for (const from of [0, 1, 2, 3]) readings.push({ spelling: 'base64', text: unbased(run, from) })
    }
  }
  return readings
}

const ascii = /^[\x00-\x7f]*$/
const encoder = new TextEncoder()

/** The bytes of a text in UTF-8, one character each. */
export function bytesOf(text: string): string {
  if (ascii.test(text)) return text
  return textOf(encoder.encode(text))
}

function textOf(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 8192) parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)))
  return parts.join('')
}

const unpercented = (text: string): string =>
  bytesOf(text).replace(/%([0-9a-fA-F]{2})/g, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16)))

function unhexed(run: string, from: number): string {
  const bytes = new Uint8Array((run.length - from) >> 1)
  for (let i = 0; i < bytes.length; i++) bytes[i] = (hexOf(run, from + 2 * i) << 4) | hexOf(run, from + 2 * i + 1)
  return textOf(bytes)
}

function hexOf(run: string, at: number): number {
  const code = run.charCodeAt(at)
  return code < 0x3a ? code - 0x30 : (code | 0x20) - 0x57
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
/** The six bits of each sign, in base64 and in base64url. */
const sextets = Uint8Array.from({ length: 128 }, (_, code) => {
  const sign = String.fromCharCode(code)
  return sign === '-' ? 62 : sign === '_' ? 63 : Math.max(0, alphabet.indexOf(sign))
})

function unbased(run: string, from: number): string {
  const bytes = new Uint8Array(Math.max(0, Math.floor(((run.length - from) * 3) / 4)))
  let bits = 0
  let held = 0
  let at = 0
  for (let i = from; i < run.length; i++) {
    held = ((held << 6) | (sextets[run.charCodeAt(i)] as number)) & 0xffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes[at++] = (held >> bits) & 0xff
  }
  return textOf(bytes)
}
