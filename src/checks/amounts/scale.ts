// Scale words and suffixes: what stands behind a number and multiplies it.

/** A scale: the power of ten, and how long it is written, with the blank before it. `word`: it is no mere letter. */
export type Scale = { power: number; length: number; word: boolean }

const letters: Readonly<Record<string, number>> = {
  k: 3,
  K: 3,
  m: 6,
  M: 6,
  mn: 6,
  mm: 6,
  mio: 6,
  Mio: 6,
  b: 9,
  B: 9,
  bn: 9,
  Bn: 9,
  tn: 12,
}
const names: readonly (readonly [number, string])[] = [
  [3, 'thousand tausend mil mille tys тысяч тысячи'],
  [5, 'lakh lakhs'],
  [6, 'million millions millón millon millones milhão milhões millionen mln милл миллион миллиона миллионов mio mill'],
  [7, 'crore crores'],
  [9, 'billion billions milliard milliards milliarde milliarden miliardi mrd bln миллиард миллиарда миллиардов'],
  [12, 'trillion trillions'],
]
const words = new Map(names.flatMap(([power, all]) => all.split(' ').map((w) => [w, power] as const)))
const unspaced = new Map([
  ['千', 3],
  ['천', 3],
  ['万', 4],
  ['萬', 4],
  ['만', 4],
  ['億', 8],
  ['亿', 8],
  ['억', 8],
  ['兆', 12],
])
const behind = /[ \u00a0\uffff-]?(\p{L}+)\.?/uy
const code = /^([kKmMbB]|bn|mn)(?=[A-Z]{3}$)/

/** The scale that stands at a position, behind a number. */
export function scaleAt(text: string, at: number): Scale | undefined {
  behind.lastIndex = at
  const near = text.slice(at, at + 32)
  const found = new RegExp(behind.source, 'uy').exec(near)
  const run = found?.[1]
  if (!found || run === undefined) return undefined
  const blank = found[0].indexOf(run)
  const after = near[blank + run.length] ?? ''
  const power = unspaced.get(run[0] as string)
  if (power !== undefined) return { power, length: blank + 1, word: true }
  if (/[\p{N}_]/u.test(after)) return undefined
  const named = words.get(run.toLowerCase())
  if (named !== undefined) {
    const of =
      /^\.? (?:de|of|d') ?/.exec(near.slice(blank + run.length))?.[0] ??
      (after === '.' && named === 6 && run.length < 5 ? '.' : '')
    return { power: named, length: blank + run.length + of.length, word: true }
  }
  if (Object.hasOwn(letters, run)) return { power: letters[run] as number, length: blank + run.length, word: false }
  const glued = blank === 0 ? code.exec(run)?.[1] : undefined
  return glued === undefined ? undefined : { power: letters[glued] as number, length: glued.length, word: false }
}
