// Narrations whose amounts are known because they are written from them: a value, a convention, a mark, and what stands around.

export type Written = { text: string; amount: boolean }

type Next = (n: number) => number
const pick = <T>(list: readonly T[], next: Next): T => list[next(list.length)] as T

/** Groups the digits of a whole number from the right. */
function grouped(whole: string, mark: string): string {
  let out = ''
  for (let i = 0; i < whole.length; i++) {
    if (i > 0 && (whole.length - i) % 3 === 0) out += mark
    out += whole[i]
  }
  return out
}

/** Writes a value in cents as a number. `blanks`: plain blanks may group it. */
export function numberOf(cents: number, next: Next, blanks: boolean): string {
  const whole = String(Math.floor(cents / 100))
  const rest = String(cents % 100).padStart(2, '0')
  const [group, point] = pick(
    [
      ['', '.'],
      ['', ','],
      [',', '.'],
      ['.', ','],
      ["'", '.'],
      ['\u202f', ','],
      ['\u00a0', ','],
      ...(blanks ? [[' ', ',']] : []),
    ] as const,
    next,
  )
  const body = grouped(whole, group as string)
  return rest === '00' && next(2) ? body : `${body}${point}${rest}`
}

const before = [
  '€ ',
  '€',
  'EUR ',
  'eur ',
  'EUR',
  '$',
  'US$ ',
  'Total (EUR): ',
  '&euro;',
  '**€** ',
  '£',
  '(EUR) ',
  'EUR: ',
  '¥',
  'CHF ',
] as const
const behind = [
  ' €',
  '€',
  ' EUR',
  ' (EUR)',
  '-dollar',
  ' US dollars',
  ' euros',
  '円',
  '元',
  ' บาท',
  '&euro;',
  ' **EUR**',
  ' zł',
  '</b> EUR',
  ' [EUR]',
] as const
const around = [
  ['You owe ', '.'],
  ['Die Summe: ', ' heute'],
  ['', ''],
  ['Paid ', ', thanks'],
  ['- ', '\n- done'],
  ['saldo ', '!'],
] as const

/** Writes a marked amount in a sentence. */
export function marked(cents: number, next: Next): string {
  const number = numberOf(cents, next, true)
  const [head, tail] = pick(around, next)
  const shown = next(4) === 0 ? `**${number}**` : number
  return head + (next(2) ? `${pick(before, next)}${shown}` : `${shown}${pick(behind, next)}`) + tail
}

/** Writes a value as a tool would. */
export function told(cents: number, next: Next): unknown {
  const plain = (cents / 100).toString()
  return pick<unknown>(
    [
      { total: cents / 100 },
      `{"total": ${(cents / 100).toFixed(2)}}`,
      `total,${(cents / 100).toFixed(2)},EUR`,
      { rows: [{ value: plain }] },
      `The total is ${plain} EUR`,
      { amount_cents: cents },
      `total_ct: ${cents}`,
      `合計${plain}円`,
    ],
    next,
  )
}

/** Texts with numbers and no amount in them. */
export const innocent = [
  'in 2012 field 07, 3 of 4',
  'took 3.25 s and 1.25 MB',
  'see version 1.25 and section 4.20',
  'order EUR-2026-0017',
  'on 2026-11-29 at 10:30',
  'All amounts in EUR: 3 invoices',
  'run `sed $1`',
  'TOP 10 of ALL 12',
  '9999 pounds of sugar',
  'from 192.168.0.1',
] as const
