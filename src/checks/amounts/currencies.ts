// How currencies are written: symbols, ISO 4217 codes, and the words and signs of common ones.

const codes =
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLF CLP CNH CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG BTC ETH USDC USDT'
// Codes that are words in capitals too: before a bare integer (`ALL 12`, `TOP 10`) they mark nothing.
const words = new Set([
  'ALL',
  'TOP',
  'TRY',
  'CUP',
  'MAD',
  'SOS',
  'PEN',
  'COP',
  'GEL',
  'BOB',
  'LAK',
  'MOP',
  'AMD',
  'BAM',
  'ETH',
])
const byCode = new Set(codes.split(' '))

/** Signs in letters that stand on either side of a number. */
const signs = 'kr\\.?|zł|Kč|Kčs|Ft|Rs\\.?|лв\\.?|руб\\.?|грн\\.?|SFr\\.?|₿'
/** Words that stand behind a number. */
const names =
  'euros?|eur|dollars?|dólares|dolares|bucks|pesos?|yen|yuan|rupees?|reais|francs?|francos|złotych|zloty|cents?|céntimos|centimos|centavos|pence|usd|gbp|chf'

// Markdown may emphasise the number, the currency or both.
const gap = '[ \\t\\u00a0\\u2007\\u2009\\u202f*_`]{0,6}'
const sign = '[-−–+(]?'
const code = '[A-Z]{3,4}'
const ahead = new RegExp(
  `(?:^|[^\\p{L}\\p{N}_])((?:[A-Z]{0,3}\\p{Sc}[A-Z]{0,3}|${code}|${signs})${gap}${sign}${gap})$`,
  'u',
)
const symbolAhead = new RegExp(`(\\p{Sc}${gap}${sign}${gap})$`, 'u')
const behind = new RegExp(`^(${gap}(?:[A-Z]{0,2}\\p{Sc}|(?:${code}|${signs}|${names})(?![\\p{L}\\p{N}_])))`, 'u')
const behindAny = new RegExp(`^(${gap}(?:${names})(?![\\p{L}\\p{N}_]))`, 'iu')

const isCode = (mark: string): boolean => {
  const found = /[A-Z]{3,4}/.exec(mark)
  return !found || /\p{Sc}/u.test(mark) || byCode.has(found[0])
}

/** The currency mark that ends a text (with what is between it and the number). `integer`: the number is written as one. */
export function markBefore(before: string, integer: boolean): string | undefined {
  const mark = ahead.exec(before)?.[1] ?? symbolAhead.exec(before)?.[1]
  if (mark === undefined || !isCode(mark)) return undefined
  return integer && words.has(mark.replace(/[^A-Z]/g, '')) ? undefined : mark
}

/** The currency mark that a text begins with, behind a number. */
export function markBehind(after: string): string | undefined {
  const mark = behind.exec(after)?.[1] ?? behindAny.exec(after)?.[1]
  return mark !== undefined && isCode(mark) ? mark : undefined
}

const touching = new RegExp(`^(?:[kKmMbB]|bn|mn|mm|${signs}|${names})$`, 'iu')

/** May these letters touch a number and leave it an amount? A currency may, and a letter for thousands or millions. */
export const mayTouch = (letters: string): boolean => {
  const bare = letters.replace(/^(?:[kKmMbB]|bn|mn)(?=[A-Z]{3}$)/, '')
  return bare === '' || byCode.has(bare.toUpperCase()) || touching.test(bare)
}
