// The HTML that people and models write into markdown: known tags, comments and entities.

const blocks = new Set(
  'address article aside blockquote body br caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hr html iframe legend li main menu nav ol option p pre section select summary table tbody td textarea tfoot th thead title tr ul'.split(
    ' ',
  ),
)
const inline = new Set(
  'a abbr acronym audio b bdi bdo big button cite code data del dfn em font i img input ins kbd label mark meter picture progress q rp rt ruby s samp small source span strike strong sub sup svg template time tt u var video wbr'.split(
    ' ',
  ),
)
const tag = /<\/?([a-z][a-z0-9]*)(?:\s[^<>]*|\/)?>/iy

/** The known tag that begins at `<`: where it ends, and what stands for it. `undefined`: text, such as `Vec<String>`. */
export function tagAt(text: string, at: number): { end: number; as: '' | ' ' } | undefined {
  tag.lastIndex = at
  const name = tag.exec(text)?.[1]?.toLowerCase()
  if (name === undefined) return undefined
  const end = tag.lastIndex
  if (blocks.has(name)) return { end, as: ' ' }
  return inline.has(name) ? { end, as: '' } : undefined
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ensp: '\u2002',
  emsp: '\u2003',
  thinsp: '\u2009',
  shy: '\u00ad',
  zwnj: '\u200c',
  zwj: '\u200d',
  lowbar: '_',
  UnderBar: '_',
  ast: '*',
  midast: '*',
  grave: '`',
  num: '#',
  lpar: '(',
  rpar: ')',
  lsqb: '[',
  lbrack: '[',
  rsqb: ']',
  rbrack: ']',
  bsol: '\\',
  sol: '/',
  colon: ':',
  comma: ',',
  period: '.',
  hyphen: '\u2010',
  dash: '\u2010',
  ndash: '–',
  mdash: '—',
  minus: '−',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  hellip: '…',
  percnt: '%',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
  dollar: '$',
  curren: '¤',
}
const entity = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]{2,8}));/y

/** The entity that begins at `&`: where it ends, and the character it stands for. */
export function entityAt(text: string, at: number): { end: number; as: string } | undefined {
  entity.lastIndex = at
  const found = entity.exec(text)
  if (!found) return undefined
  const [, decimal, hex, name] = found
  const end = entity.lastIndex
  if (name !== undefined) return Object.hasOwn(named, name) ? { end, as: named[name] as string } : undefined
  const code = decimal === undefined ? Number.parseInt(hex as string, 16) : Number(decimal)
  return code > 0 && code <= 0x10ffff ? { end, as: String.fromCodePoint(code) } : undefined
}

/** Writes the characters that entities stand for. */
export function undoEntities(text: string): string {
  return text.includes('&') ? text.replace(/&[^&;\s]{2,9};/g, (whole) => entityAt(whole, 0)?.as ?? whole) : text
}
