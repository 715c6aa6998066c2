// Amounts in narrations: what is one, as written; and which results ground it.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { findAmounts } from '../../src/checks/amounts/amounts.ts'
import { eachValueKey, minorKeys } from '../../src/checks/amounts/sources.ts'

const written = (text: string) => findAmounts(text).map((a) => a.written)

/** The amounts of a narration that a result does not ground. */
function ungrounded(result: unknown, narration: string): string[] {
  const keys = new Set<string>()
  eachValueKey(result, minorKeys([]), { key: (key) => void keys.add(key) })
  return findAmounts(narration)
    .filter((a) => !a.keys.some((k) => keys.has(k)))
    .map((a) => a.written)
}

describe('amounts', () => {
  const one: [string, string[]][] = [
    ['€ 12 and $1,234.5 and 12 EUR', ['€ 12', '$1,234.5', '12 EUR']],
    ['1.600,00 1,600.00 246,91', ['1.600,00', '1,600.00', '246,91']],
    [
      'US$ 12, R$15, HK$7, £5, ¥100,000, ₹12,34,567.00, 100 kr, 12 345,67 zł',
      ['US$ 12', 'R$15', 'HK$7', '£5', '¥100,000', '₹12,34,567.00', '100 kr', '12 345,67 zł'],
    ],
    [
      "CHF 1'234.50; 1’000.00; 12\u202f345,67 €; 12\u00a0€",
      ["CHF 1'234.50", '1’000.00', '12\u202f345,67 €', '12\u00a0€'],
    ],
    [
      'USD1600, 1600USD, 2k USD, €1.6M, 2.5 million euros',
      ['USD1600', '1600USD', '2k USD', '€1.6M', '2.5 million euros'],
    ],
    ['-€ 12, € -13, −1.600,00, (1,600.00), $.50', ['-€ 12', '€ -13', '−1.600,00', '1,600.00', '$.50']],
    ['**12** EUR, € **13**, _1.50_, `$500`, `sed $1`', ['12 EUR', '€ 13', '1.50', '$500']],
    ['10 € and 10 € again', ['10 €']],
    ['12 EUR 34', ['EUR 34']],
    ['12 EUR 34 EUR', ['12 EUR', '34 EUR']],
    ['12,50 %, 5.25%, **12.50** %', ['12,50', '5.25', '12.50']],
    ['€10-12.50', ['€10', '12.50']],
    ['１２,００ €', ['１２,００ €']],
    ['12 TRY, TRY 3.50', ['12 TRY', 'TRY 3.50']],
    ['€ 9.999.00, €1e6, £1,2,3', ['€ 9.999.00', '€1e6', '£1,2,3']],
    ['&euro;9999 and € **9998**', ['&euro;9999', '€ 9998']],
    ['Total (EUR): 9999', ['(EUR): 9999']],
    ['a 9999-dollar fee, 9998 US dollars, eur 9997', ['9999-dollar', '9998 US dollars', 'eur 9997']],
    ['€1600–9999', ['€1600', '9999']],
    ['1 600 – 1 700 €', ['1 600', '1 700 €']],
    ['合計9999円', ['9999円']],
    ['\u{1d7d7}\u{1d7d7}\u{1d7d7}\u{1d7d7} €', ['\u{1d7d7}\u{1d7d7}\u{1d7d7}\u{1d7d7} €']],
    ['9\u0332999 €', ['9\u0332999 €']],
    ['saldo-9.999,00 €', ['9.999,00 €']],
    ['50 cents', ['50 cents']],
    ['9999 (EUR), [9998] EUR, 9997,- €', ['9999 (EUR)', '[9998] EUR', '9997,- €']],
  ]
  for (const [text, expected] of one) test(text, () => assert.deepEqual(written(text), expected))

  for (const text of [
    'in 2012 casilla 07, 3 of 4',
    '3.25 s, 1.25 MB, step 1.25, section 4.20',
    '12.03.2024, 2024-03-12, 1/12/24, 10:30, 10:30:12.50',
    'v1.25, version 1.25, 1.2.34, 10.0.0.12',
    'INV-12.34, x12.50, 12.50kg, casilla_12.50',
    'ALL 12 checks, TRY 3 times, TOP 10',
    'EUR-2026-0017',
    'All amounts in EUR: 3 invoices',
    '9999 pounds of sugar',
  ]) {
    test(`none in: ${text}`, () => assert.deepEqual(written(text), []))
  }
})

describe('grounding', () => {
  const grounded: [unknown, string][] = [
    [{ total: 1600.0 }, '1.600,00'],
    ['{"total": 1600.0}', '€ 1,600.00 and 1600,00'],
    ['160000 cents', '1.600,00'],
    ["1'600.00", '€ 1 600'],
    [{ total: '-246.91' }, '246,91'],
    [{ total: 246.91 }, '-246,91 €'],
    ['a\\n1600.00 in an escaped text', '1,600.00'],
    ['casilla_07,1600.00,EUR\nc1,2.50', '1.600,00 and € 2,50'],
    ['12,345.50,17.25', '17,25'],
    [{ content: [{ type: 'text', text: '{"values": [12,345.50]}' }] }, '345,50'],
    [{ '1600.00': 'total' }, '1.600,00'],
    [{ total: 1_600_000 }, '€1.6M'],
    ['12 345,67', '12.345,67 €'],
    ['07 then 500.00', 'casilla 3 500.00'],
    [9007199254740993n, '9.007.199.254.740.993 EUR'],
    [{ tiny: 1e-7, rate: 0.1 }, '$0.10'],
  ]
  for (const [result, text] of grounded) test(text, () => assert.deepEqual(ungrounded(result, text), []))

  const loose: [unknown, string, string[]][] = [
    ['2012', '€ 12', ['€ 12']],
    ['{"total": 160.0}', '1600,00 €', ['1600,00 €']],
    ['2024-03-12 at 12:12', '€ 12', ['€ 12']],
    ['casilla_12 of A-12 in v12', '€ 12', ['€ 12']],
    ['1,345.00', '345.00', ['345.00']],
    [undefined, '€ 12, 12 EUR, € 12', ['€ 12', '12 EUR']],
    ['', '5.00', ['5.00']],
  ]
  for (const [result, text, expected] of loose)
    test(`not ${text} by ${String(result)}`, () => assert.deepEqual(ungrounded(result, text), expected))
})

describe('cost is linear', () => {
  const size = 10_000_000
  for (const [name, text] of [
    ['digits', '1'.repeat(size)],
    ['points', '1.'.repeat(size / 2)],
    ['groups of three', '123 '.repeat(size / 4)],
    ['zeros', `0.${'0'.repeat(size)}`],
    ['objects', '{"a":[1.5,{"'.repeat(size / 12)],
  ] as const) {
    test(`${name}, 10 MB`, () => {
      const started = performance.now()
      ungrounded(text, '€ 12')
      const took = performance.now() - started
      assert.ok(took < 15_000, `took ${Math.round(took)} ms`)
    })
  }
})
