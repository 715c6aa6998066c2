// Comparing texts as people read them.

const grouped = /(?<!\d)\d+(?:[,'\u00a0\u2009\u202f]\d+)+/g
const groupsOfThree = /^\d{1,3}([,'\u00a0\u2009\u202f])(?:\d{2,3}\1)*\d{3}$/
const separators = /[,'\u00a0\u2009\u202f]/g
const plain = /^[\t\n\r\x20-\x7e]*$/

/**
 * Normalises a text for substring tests: digit-group separators dropped (`2,520` → `2520`; `2,5` stays), NFKC, case folded,
 * markdown emphasis dropped, white space collapsed and trimmed.
 */
export function normalise(text: string): string {
  let t = text
  if (/\d[,'\u00a0\u2009\u202f]\d/.test(t)) {
    t = t.replace(grouped, (run) => (groupsOfThree.test(run) ? run.replace(separators, '') : run))
  }
  t = plain.test(t) ? t.toLowerCase() : fold(t.normalize('NFKC'))
  return t
    .replace(/[*_`#]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const needles = new Map<string, string>()
/** Normalises a text of a scenario: it is asked for again with every trace. */
export function normaliseNeedle(needle: string): string {
  let normal = needles.get(needle)
  if (normal === undefined) {
    normal = normalise(needle)
    if (needles.size < 10_000) needles.set(needle, normal)
  }
  return normal
}

/** Full case folding for what JavaScript can express: `ß` and `SS`, `ς` and `Σ` are equal. */
function fold(text: string): string {
  return text.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ')
}

/** Of any script: NFKC leaves `٣` as it is. */
const digit = (c: string | undefined) => c !== undefined && /\p{Nd}/u.test(c)

/** Is the needle in the text, both normalised? A needle that begins or ends with a digit does not match inside a longer run of digits. */
export function holds(text: string, needle: string): boolean {
  const head = digit(needle[0])
  const tail = digit(needle.at(-1))
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) {
    if (!(head && digit(text[at - 1])) && !(tail && digit(text[at + needle.length]))) return true
  }
  return false
}
