// How currencies are written: signs, ISO 4217 codes and words, before or behind a number.

const codes = new Set(
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLF CLP CNH CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG BTC ETH USDC USDT'.split(
    ' ',
  ),
)
/** The codes that are no word of a language: they count in any case. */
const safe = new Set('EUR USD GBP CHF JPY CNY INR SEK NOK DKK PLN BRL MXN AUD NZD SGD HKD'.split(' '))
/** The codes that are English words in capitals too: before a whole number they mark nothing (`TOP 10`). */
const alsoWords = new Set(['ALL', 'TRY', 'TOP'])

const signs = new Map([
  ['€', 'EUR'],
  ['$', 'USD'],
  ['£', 'GBP'],
  ['¥', 'JPY'],
  ['₹', 'INR'],
  ['₩', 'KRW'],
  ['₽', 'RUB'],
  ['฿', 'THB'],
  ['¢', 'cents'],
])
const dollars = new Map([
  ['US', 'USD'],
  ['USD', 'USD'],
  ['A', 'AUD'],
  ['AU', 'AUD'],
  ['C', 'CAD'],
  ['CA', 'CAD'],
  ['CAD', 'CAD'],
  ['HK', 'HKD'],
  ['MX', 'MXN'],
  ['NZ', 'NZD'],
  ['R', 'BRL'],
  ['S', 'SGD'],
  ['SG', 'SGD'],
  ['NT', 'TWD'],
])

const table = (rows: Readonly<Record<string, string>>): Map<string, string> =>
  new Map(Object.entries(rows).flatMap(([code, words]) => words.split(' ').map((w) => [w, code] as const)))
/** Abbreviations, in the case that people write. */
const short = table({
  PLN: 'zł zl Zł',
  kr: 'kr Kr KR',
  CZK: 'Kč Kčs',
  HUF: 'Ft',
  INR: 'Rs RS Rp₹',
  BGN: 'лв',
  RUB: 'руб р',
  UAH: 'грн',
  CHF: 'SFr Fr',
  BTC: '₿',
})
const words = table({
  EUR: 'euro euros евро',
  USD: 'dollar dollars dólar dólares dolares buck bucks доллар доллара долларов',
  GBP: 'pound pounds sterling libra libras',
  JPY: 'yen',
  CNY: 'yuan renminbi rmb',
  INR: 'rupee rupees rupias',
  MXN: 'peso pesos',
  BRL: 'reais',
  CHF: 'franc francs franco francos franken',
  PLN: 'zloty złoty złote złotych zlotys',
  kr: 'krone kroner krona kronor koruna korun',
  RUB: 'ruble rubles rouble roubles рубль рубля рублей',
  TRY: 'lira liras',
  THB: 'baht',
  ILS: 'shekel shekels',
  AED: 'dirham dirhams',
  HUF: 'forint forints',
  KRW: '원화',
  cents: 'cent cents pence penny pennies céntimo céntimos centimo centimos centavo centavos centime centimes',
})
/** Signs of scripts without spaces between words; the longer ones first. */
const unspaced: readonly (readonly [string, string])[] = [
  ['人民币', 'CNY'],
  ['人民幣', 'CNY'],
  ['美元', 'USD'],
  ['美金', 'USD'],
  ['欧元', 'EUR'],
  ['歐元', 'EUR'],
  ['日元', 'JPY'],
  ['港元', 'HKD'],
  ['港币', 'HKD'],
  ['ドル', 'USD'],
  ['ユーロ', 'EUR'],
  ['달러', 'USD'],
  ['유로', 'EUR'],
  ['บาท', 'THB'],
  ['円', 'JPY'],
  ['元', 'CNY'],
  ['圆', 'CNY'],
  ['圓', 'CNY'],
  ['块', 'CNY'],
  ['원', 'KRW'],
]
const prefixes = /(?:^|[^\p{L}\p{N}])((?:US|U\.S\.|Canadian|Australian|American|Hong Kong|Singapore|New Zealand) )$/u

/** A mark of a text. `currency`: a code that equal marks share, or `cents`; `word`: it is a word in capitals too. */
export type Mark = { start: number; end: number; currency: string; word: boolean; sign: boolean }

/** The scripts that are written without spaces between words: their letters are no part of a number's name. */
export const unspacedLetter =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Hang}ー]/u
const leadingScale = /^(?:[kKmMbB]|bn|mn|[万億亿兆千백천만억])+(?=.)/u

/** The currency of a run of letters, if it is one as a whole. */
function currencyOf(letters: string): { currency: string; word: boolean } | undefined {
  const upper = letters.toUpperCase()
  if (codes.has(letters) || safe.has(upper)) return { currency: upper, word: alsoWords.has(letters) }
  const currency = short.get(letters) ?? words.get(letters.toLowerCase())
  return currency === undefined ? undefined : { currency, word: false }
}

const token = /\p{Sc}|\p{L}\p{M}*(?:[\p{L}\p{M}]*)/gu
const glued = /[\p{L}\p{N}_]/u

/** Goes through the marks of a text, in order. Linear in the text. */
export function eachMark(text: string, visit: (mark: Mark) => void): void {
  for (const found of text.matchAll(token)) {
    const start = found.index
    const run = found[0]
    const end = start + run.length
    if (run.length > 40) continue
    const before = text[start - 1] ?? ''
    const after = text[end] ?? ''
    if (/\p{Sc}/u.test(run)) {
      const country = /[A-Z]{1,3}$/.exec(text.slice(Math.max(0, start - 3), start))?.[0] ?? ''
      const known = run === '$' ? dollars.get(country) : undefined
      const free = !glued.test(text[start - country.length - 1] ?? '')
      const prefix = known !== undefined && free ? country.length : 0
      const currency = (prefix > 0 ? known : undefined) ?? signs.get(run) ?? run
      visit({ start: start - prefix, end, currency, word: false, sign: true })
      continue
    }
    if (before === '_' || after === '_') continue
    if (unspacedLetter.test(run)) {
      eachUnspaced(run, start, visit)
      continue
    }
    // `5kUSD`: the letter belongs to the number.
    const scaled = /\d/.test(before) ? (leadingScale.exec(run)?.[0].length ?? 0) : 0
    const whole = currencyOf(run)
    const known = whole ?? (scaled > 0 ? currencyOf(run.slice(scaled)) : undefined)
    if (!known) continue
    const from = whole ? start : start + scaled
    if (/^pounds?$/i.test(run) && /^\s{1,3}of\b/.test(text.slice(end, end + 6))) continue
    const country = prefixes.exec(text.slice(Math.max(0, from - 14), from))?.[1] ?? ''
    visit({ start: from - country.length, end: after === '.' && short.has(run) ? end + 1 : end, ...known, sign: false })
  }
}

/** A sign where the run begins (behind a number) or where it ends (before one). */
function eachUnspaced(run: string, start: number, visit: (mark: Mark) => void): void {
  const skip = leadingScale.exec(run)?.[0].length ?? 0
  const ahead = unspaced.find(([sign]) => run.startsWith(sign, skip)) ?? unspaced.find(([sign]) => run.startsWith(sign))
  const offset = ahead && run.startsWith(ahead[0], skip) ? skip : 0
  if (ahead)
    visit({ start: start + offset, end: start + offset + ahead[0].length, currency: ahead[1], word: false, sign: true })
  const last = unspaced.find(([sign]) => run.endsWith(sign))
  if (!last || (ahead && offset + ahead[0].length === run.length)) return
  const end = start + run.length
  visit({ start: end - last[0].length, end, currency: last[1], word: false, sign: true })
}

/** The marks of a piece of text. */
export function marksOf(text: string): Mark[] {
  const found: Mark[] = []
  eachMark(text, (mark) => found.push(mark))
  return found
}

/** Are two marks one currency? A dollar sign is the dollar, `kr` is any crown, and `¥` is the yen and the yuan. */
export function sameCurrency(a: string, b: string): boolean {
  const kr = new Set(['kr', 'SEK', 'NOK', 'DKK', 'CZK', 'ISK'])
  const yen = new Set(['JPY', 'CNY'])
  return a === b || (a === 'kr' && kr.has(b)) || (b === 'kr' && kr.has(a)) || (yen.has(a) && yen.has(b))
}

/** May these letters touch a number and leave it an amount? A currency may, and a letter for thousands or millions. */
export const mayTouch = (letters: string): boolean => {
  const bare = letters.replace(/^(?:[kKmMbB]|bn|mn)(?=[A-Z]{3}$)/, '')
  return bare === '' || /^(?:[kKmMbB]|bn|mn|mm)$/.test(bare) || currencyOf(bare.replace(/\.$/, '')) !== undefined
}
