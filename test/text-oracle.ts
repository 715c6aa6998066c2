// A second, slow and simple matcher of texts, from the page of rules alone, to compare the real one with.

const keepable = '*_`#'

/** Drops what is markup around a whole needle, and says which characters it then means. */
function needleOf(needle: string): { text: string; kept: Set<string> } {
  let text = needle.trim()
  for (;;) {
    const delimiter = ['***', '**', '*', '```', '``', '`'].find(
      (d) =>
        text.length > 2 * d.length &&
        text.startsWith(d) &&
        text.endsWith(d) &&
        !text.slice(d.length, -d.length).includes(d[0] as string),
    )
    if (!delimiter) break
    const inner = text.slice(delimiter.length, -delimiter.length)
    if (inner.trim() !== inner || /^[*`]|[*`]$/.test(inner)) break
    text = inner
  }
  return { text, kept: new Set([...text].filter((c) => keepable.includes(c))) }
}

/** Normalises character by character; a blank that groups digits becomes `¦`. */
function normal(text: string, kept: Set<string>): string {
  let t = [...text].filter((c) => !/\p{Default_Ignorable_Code_Point}/u.test(c)).join('')
  for (let i = 0; i < t.length; i++) {
    if (/[\u00a0\u2009\u202f]/.test(t[i] as string) && /\d/.test(t[i - 1] ?? '') && /\d/.test(t[i + 1] ?? ''))
      t = `${t.slice(0, i)}¦${t.slice(i + 1)}`
  }
  const lines = t
    .normalize('NFKC')
    .split('\n')
    .map((l) => (kept.has('#') ? l : l.replace(/^ {0,3}#{1,6}(?= |$)/, '')))
  let out = ''
  for (const c of lines.join('\n').replace(/⁄/g, '/')) {
    if ('’‘‚'.includes(c)) out += "'"
    else if ('“”„'.includes(c)) out += '"'
    else if ('‐‑‒–—−'.includes(c)) out += '-'
    else if ('*_`'.includes(c) && !kept.has(c)) continue
    else out += c
  }
  return out.split(/\s+/).filter(Boolean).join(' ').toLowerCase()
}

type Number_ = {
  from: number
  to: number
  groups: boolean
  whole: string
  decimals: string
  currency: string
  percent: boolean
  minus: boolean
}

const currencyWords: [RegExp, string][] = [
  [/^(\$|usd|dollars?)/, 'USD'],
  [/^(€|eur|euros?)/, 'EUR'],
]

/** What a run means. `money`: a currency is beside it. */
function meaning(run: string, money: boolean): { whole: string; decimals: string; groups: boolean } | undefined {
  if (run.length > 1 && run[0] === '0' && /\d/.test(run[1] as string)) return undefined
  const pieces = run.split(/([.,'¦ ])/)
  const parts = pieces.filter((_, i) => i % 2 === 0)
  const marks = pieces.filter((_, i) => i % 2 === 1)
  const grouping = (ps: string[], ms: string[]): boolean => {
    if (new Set(ms).size !== 1 || ps[0]?.startsWith('0')) return false
    const first = (ps[0] as string).length
    const western = first <= 3 && ps.slice(1).every((p) => p.length === 3)
    const indian =
      ms[0] === ',' && first <= 2 && ps.slice(1, -1).every((p) => p.length === 2) && ps.at(-1)?.length === 3
    return western || indian
  }
  if (marks.length === 0) return { whole: run, decimals: '', groups: false }
  if (grouping(parts, marks) && !(marks.length === 1 && marks[0] === '.' && !money))
    return { whole: parts.join(''), decimals: '', groups: true }
  const decimal = marks.at(-1) as string
  if (decimal !== '.' && decimal !== ',') return undefined
  const before = marks.slice(0, -1)
  const head = parts.slice(0, -1)
  if (before.length === 0) return { whole: head.join(''), decimals: parts.at(-1) as string, groups: false }
  if (before.includes(decimal) || !grouping(head, before)) return undefined
  return { whole: head.join(''), decimals: parts.at(-1) as string, groups: true }
}

/** The currency that ends a text, or begins it. */
const currencyAt = (text: string, ends: boolean): string => {
  const t = ends ? text.replace(/[ \-+([]*$/, '') : text.replace(/^[ \-([]*/, '')
  const gap = text.length - t.length
  if (gap > 3) return ''
  const word = ends ? (/(?:\$|€|\p{L}+)$/u.exec(t)?.[0] ?? '') : (/^(?:\$|€|\p{L}+)/u.exec(t)?.[0] ?? '')
  return currencyWords.find(([w]) => w.exec(word)?.[0] === word && word !== '')?.[1] ?? ''
}

/** All runs of a normalised text that are numbers, and the ids. */
function numbersOf(text: string): (Number_ & { id: boolean })[] {
  const out: (Number_ & { id: boolean })[] = []
  for (let from = 0; from < text.length; ) {
    if (!/\d/.test(text[from] as string)) {
      from++
      continue
    }
    const rest = text.slice(from)
    const plain = (/^\d+(?:[.,']\d+)*/.exec(rest) as RegExpExecArray)[0]
    const spaced = /^[1-9]\d{0,2}(?: \d{3}(?!\d))+(?:[.,]\d+)?(?![.,']?\d)/.exec(rest)?.[0]
    const grouped = /^[1-9]\d{0,2}(?:¦\d{3}(?!\d))+(?:[.,]\d+)?(?![.,'¦]?\d)/.exec(rest)?.[0]
    let run = plain
    const near = (r: string) =>
      `${currencyAt(text.slice(0, from), true)}${currencyAt(text.slice(from + r.length), false)}`
    const percent = (r: string) => /^[ ]{0,3}%/.test(text.slice(from + r.length))
    if (grouped) run = grouped
    else if (spaced && (near(spaced) || percent(spaced))) run = spaced
    const money = near(run)
    const value = meaning(run, money !== '')
    const id = /^0\d/.test(run)
    const left = text.slice(0, from).replace(/[$€]$/, '')
    const minus = endsInMinus(left)
    if (value || id)
      out.push({
        from,
        to: from + run.length,
        groups: value?.groups ?? false,
        whole: value?.whole ?? '',
        decimals: value?.decimals ?? '',
        currency: money,
        percent: percent(run),
        minus,
        id,
      })
    from += run.length
  }
  return out
}

const worth = (n: Number_): string => {
  const zeros = /^0*$/.test(n.decimals) || n.groups || n.currency !== '' || n.percent
  const decimals = zeros ? n.decimals.replace(/0+$/, '') : n.decimals
  return decimals === '' ? n.whole : `${n.whole}.${decimals}`
}

/** The text with its groups joined, and where each number is then. */
function joined(text: string, numbers: ReturnType<typeof numbersOf>, join: boolean) {
  let out = ''
  let at = 0
  const spans: { from: number; to: number; decimals: number }[] = []
  for (const n of numbers) {
    out += text.slice(at, n.from)
    const raw = text.slice(n.from, n.to)
    const head = n.decimals === '' ? raw : raw.slice(0, -n.decimals.length - 1)
    const shown = join && n.groups ? head.replace(/\D/g, '') + raw.slice(head.length) : raw
    spans.push({ from: out.length, to: out.length + shown.length, decimals: n.decimals.length })
    out += shown
    at = n.to
  }
  return { text: (out + text.slice(at)).replaceAll('¦', ' '), spans }
}

/** Is the needle in the text? The text is plain: it has no links, tags or escapes. */
export function oracleHolds(text: string, needle: string, forbidden: boolean): boolean {
  const { text: bare, kept } = needleOf(needle)
  const t = normal(text, kept)
  const n = normal(bare, kept)
  if (n === '') return false
  const numbers = numbersOf(t)
  const own = numbersOf(n)
  const single = own.length === 1 && !own[0]?.id ? own[0] : undefined
  const coin = '(?:\\$|€|usd|dollars?|eur|euros?)?'
  const ahead = new RegExp(`^[-+]? *${coin} *[-+]? *$`)
  const behind = new RegExp(`^ *(?:${coin}|%) *$`)
  const one =
    single &&
    ahead.test(n.slice(0, single.from)) &&
    behind.test(n.slice(single.to)) &&
    !/[-+].*[-+]/.test(n.slice(0, single.from)) &&
    !(currencyAt(n.slice(0, single.from), true) && currencyAt(n.slice(single.to), false))
      ? single
      : undefined
  const loose = forbidden && !one && /\p{L}/u.test(n)
  for (const join of [false, true]) {
    const body = joined(t, numbers, join)
    const want = joined(n, own, join).text
    for (let at = 0; at + want.length <= body.text.length; at++) {
      if (!body.text.startsWith(want, at)) continue
      const end = at + want.length
      let ok = true
      if (/^\d/.test(want)) {
        if (/\d/.test(body.text[at - 1] ?? '')) ok = false
        const s = body.spans.find((x) => x.from < at && at < x.to)
        if (s && !(loose && at === s.to - s.decimals)) ok = false
      }
      if (/\d$/.test(want)) {
        if (/\d/.test(body.text[end] ?? '')) ok = false
        const s = body.spans.find((x) => x.from < end && end < x.to)
        if (s) {
          const decimal = end === s.to - s.decimals - 1
          const zeros = /^0+$/.test(body.text.slice(s.to - s.decimals, s.to))
          if (!(decimal && (zeros || loose))) ok = false
        }
      }
      if (!loose && (/^\d/.test(want) || (/\d$/.test(want) && /^[$€]/.test(want)))) {
        const left = body.text.slice(0, at).replace(/[$€]+$/, '')
        if (endsInMinus(left)) ok = false
      }
      if (ok) return true
    }
  }
  if (!one) return false
  const negative = n.slice(0, one.from).includes('-')
  return numbers.some(
    (x) =>
      !x.id &&
      worth(x) === worth(one) &&
      negativeIn(t, x) === negative &&
      (one.currency === '' || x.currency.includes(one.currency)) &&
      (!one.percent || x.percent),
  )
}

/** Behind a currency a hyphen is a minus, unless the currency is that of a number before it. */
const endsInMinus = (left: string): boolean => /-$/.test(left) && !/(?:[\p{L}\d%-]|\d\s*[$€])-$/u.test(left)

/** Is there a minus before the number, or before the currency before it? */
function negativeIn(text: string, n: Number_): boolean {
  if (n.minus) return true
  const left = text.slice(0, n.from)
  const before = /(?:\$|€|usd|dollars?|eur|euros?)[ \-+([]*$/.exec(left)
  if (!before || currencyAt(left, true) === '') return false
  const ahead = left.slice(0, before.index).replace(/[$€]+$/, '')
  return endsInMinus(ahead)
}
