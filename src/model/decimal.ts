// Numbers as people write them, compared by value and exactly: a text of any length, a double, or a bigint.

const decimalText = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/
/** What `String` makes of a very large or very small double. */
const scientific = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/

/** A decimal number: its digits before the point without leading zeros, and behind it without trailing ones. */
export type Decimal = { negative: boolean; whole: string; fraction: string }

/** Reads a number or a decimal text; `undefined`: the value is neither. */
export function decimalOf(value: unknown): Decimal | undefined {
  if (typeof value === 'bigint') return read(value.toString())
  if (typeof value === 'number') return Number.isFinite(value) ? read(String(value)) : undefined
  return typeof value === 'string' && decimalText.test(value) ? read(value) : undefined
}

export const isNumber = (value: unknown): value is number | bigint =>
  typeof value === 'number' || typeof value === 'bigint'

function read(text: string): Decimal {
  const large = text.includes('e') ? scientific.exec(text) : undefined
  if (large) {
    const [, sign = '', first = '', rest = '', power = '0'] = large
    const digits = first + rest
    const point = 1 + Number(power)
    if (point <= 0) return of(sign === '-', '', '0'.repeat(-point) + digits)
    return of(sign === '-', digits.slice(0, point).padEnd(point, '0'), digits.slice(point))
  }
  const negative = text.startsWith('-')
  const from = negative ? 1 : 0
  const point = text.indexOf('.')
  return point < 0 ? of(negative, text.slice(from), '') : of(negative, text.slice(from, point), text.slice(point + 1))
}

function of(minus: boolean, digits: string, decimals: string): Decimal {
  let from = 0
  while (digits[from] === '0') from++
  let to = decimals.length
  while (decimals[to - 1] === '0') to--
  const whole = digits.slice(from)
  const fraction = decimals.slice(0, to)
  return { negative: minus && whole + fraction !== '', whole, fraction }
}

/** Below 0: `a` is less than `b`; 0: they are equal. */
export function compareDecimals(a: Decimal, b: Decimal): number {
  if (a.negative !== b.negative) return a.negative ? -1 : 1
  const size = a.whole.length - b.whole.length || compareTexts(a.whole, b.whole) || compareTexts(a.fraction, b.fraction)
  return a.negative ? -size : size
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** What the first is more than the second, exactly. */
export function differenceOf(a: Decimal, b: Decimal): Decimal {
  const places = Math.max(a.fraction.length, b.fraction.length)
  const scaled = ({ negative, whole, fraction }: Decimal): bigint => {
    const size = BigInt(`0${whole}${fraction.padEnd(places, '0')}`)
    return negative ? -size : size
  }
  const sum = scaled(a) - scaled(b)
  const digits = (sum < 0n ? -sum : sum).toString().padStart(places + 1, '0')
  return of(sum < 0n, digits.slice(0, digits.length - places), digits.slice(digits.length - places))
}
