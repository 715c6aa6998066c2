import assert from 'node:assert/strict'
import { test } from 'node:test'
import { annotations } from '../../src/report/annotations.ts'
import { partsOf } from '../../src/report/feed.ts'
import { json } from '../../src/report/json.ts'
import { junit } from '../../src/report/junit.ts'
import { excerpt, redactor } from '../../src/report/redact.ts'
import { summary } from '../../src/report/summary.ts'
import { text } from '../../src/report/text.ts'
import { everywhere } from './sample.ts'

const redact = redactor()
const body = 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8'
const [half, rest] = [body.slice(0, 18), body.slice(18)]

// Written in parts, so that no scanner takes this file for a leak.
const secrets: Record<string, string> = {
  github: `${'ghp'}_${body}`,
  'github app': `${'ghs'}_${half}_${rest}`,
  'github fine-grained': `${'github'}_pat_11AAAAAAA0${body}`,
  aws: `${'AKIA'}IOSFODNN7EXAMPLE`,
  slack: `${'xoxb'}-123456789012-${half}`,
  google: `${'AIza'}Sy${body}`,
  openai: `${'sk'}-proj-${body}`,
  anthropic: `${'sk'}-ant-api03-${body}`,
  stripe: `${'sk'}_live_${half}`,
  npm: `${'npm'}_${body}`,
  pypi: `${'pypi'}-AgEIcHlwaS5vcmc${body}${body}`,
  jwt: `${'eyJ'}hbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.${half}`,
  'jwt, cut': `${'eyJ'}hbGciOiJIUzI1NiJ9.eyJzdWIi`,
}

test('known token shapes are hidden, wherever they stand', () => {
  for (const [name, secret] of Object.entries(secrets))
    for (const text of [secret, `x ${secret} y`, `"${secret}"`, `a\\n${secret}`, `?a=${secret}&b`, `(${secret})`]) {
      assert.ok(!redact(text).includes(secret.slice(6)), `${name}: ${redact(text)}`)
      assert.ok(redact(text).includes('[redacted]'))
    }
})

const hidden: [string, string][] = [
  ['Authorization: Bearer abcdef0123456789', 'Authorization: Bearer [redacted]'],
  ['authorization: Basic dXNlcjpwYXNz', 'authorization: Basic [redacted]'],
  ['{"Authorization":"Bearer abcdef0123456789"}', '{"Authorization":"Bearer [redacted]"}'],
  ['https://user:p@ss@host/x', 'https://[redacted]@host/x'],
  ['redis://:secret@host', 'redis://[redacted]@host'],
  ['password=hunter2 x', 'password=[redacted] x'],
  ['{"api_key": "abc def", "n": 1}', '{"api_key": "[redacted]", "n": 1}'],
  ['{\\"apiKey\\":\\"abc\\",\\"n\\":1}', '{\\"apiKey\\":\\"[redacted]\\",\\"n\\":1}'],
  ['AWS_SECRET_ACCESS_KEY=wJalrXUtnFEMI/K7MDENG', 'AWS_SECRET_ACCESS_KEY=[redacted]'],
  ["{'dbPassword': 'it is'}", "{'dbPassword': '[redacted]'}"],
  ['{"password": "cut in the mid', '{"password": "[redacted]'],
  ['login --password hunter2 --verbose', 'login --password [redacted] --verbose'],
  ['X-Api-Key: abc123def', 'X-Api-Key: [redacted]'],
  ['Cookie: sid=abc; theme=x', 'Cookie: [redacted]'],
  ['a -----BEGIN RSA PRIVATE KEY-----\nMII\n-----END RSA PRIVATE KEY----- b', 'a [redacted] b'],
  ['a -----BEGIN PRIVATE KEY-----\nMIIEvQ', 'a [redacted]'],
  ['?access_token=abc&x=1', '?access_token=[redacted]&x=1'],
]

test('values of keys that name a secret are hidden', () => {
  for (const [text, shown] of hidden) assert.equal(redact(text), shown)
})

test('what only sounds like a secret is not', () => {
  for (const text of [
    '{"token_count": 5, "max_tokens": 100, "secretary": "Ann", "password_policy": "strict", "tokenizer": "bpe"}',
    'total_token: 5',
    '"password": null',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of a workflow, as text
    'password=${{ secrets.PASSWORD }}',
    'Missing call of get_secret: found list_orders',
    'Basic responsibilities of a bearer authentication',
    'task-something-long-enough-1 risk-assessment-of-2024-plan',
    'Expected issue_refund after lookup_order, found issue_refund at call 1',
    'https://example.com/a:b/c@d',
  ])
    assert.equal(redact(text), text)
})

test('redacting twice changes nothing more', () => {
  for (const [text] of hidden) assert.equal(redact(redact(text)), redact(text))
})

test("the config's patterns come first", () => {
  const pattern = { replaceAll: (text: string, by: string) => text.replaceAll(/CUST-\d+/g, by) }
  assert.equal(
    redactor([pattern])('of CUST-123 and password=CUST-9x'),
    'of [redacted] and password=[redacted]x'.replace('[redacted]x', '[redacted]x'),
  )
})

test('hostile input takes linear time', () => {
  for (const unit of [
    'eyJ',
    '://',
    'password="',
    '-----BEGIN PRIVATE KEY-----',
    'bearer ',
    'token:',
    '--token',
    'cookie: a',
    '\\',
    'a',
    'SG.aaaaaaaaaaaaaaaaaaaa',
    'sk-a',
    'authorization: digest ',
    'basic a',
  ]) {
    const text = unit.repeat(1_000_000 / unit.length)
    const began = performance.now()
    redact(text)
    assert.ok(performance.now() - began < 1500, unit)
  }
})

test('an excerpt has at most 200 characters and never a part of a secret', () => {
  const secret = secrets['github'] as string
  for (let before = 0; before < 2300; before += 7) {
    const shown = excerpt(`${'x '.repeat(before)}${secret} tail ${'y'.repeat(300)}`, redact)
    assert.ok(shown.length <= 200)
    assert.doesNotMatch(shown, /ghp/)
    const key = excerpt(
      `-----BEGIN PRIVATE KEY-----${'a'.repeat(before)}-----END PRIVATE KEY----- ${secret} ${'y'.repeat(300)}`,
      redact,
    )
    assert.doesNotMatch(key, /ghp|aaaa/)
  }
  assert.equal(excerpt('short', redact), 'short')
  assert.doesNotMatch(excerpt('😀'.repeat(150), redact), /\p{Cs}/u)
})

test('no reporter brings back what the assembly hid', () => {
  for (const secret of Object.values(secrets)) {
    const hide = (_: string, value: unknown) => (typeof value === 'string' ? redact(value) : value)
    const report = JSON.parse(
      JSON.stringify(everywhere(`Authorization: Bearer ${secret} {"password":"${secret}"}`), hide),
    )
    report.totals.tags = {}
    const outputs = [
      ...[summary, junit, json, text].map((reporter) => partsOf(reporter, report).join('')),
      JSON.stringify(partsOf(annotations, report, { holds: false })),
    ]
    for (const output of outputs) assert.ok(!output.includes(secret.slice(6, 20)), secret)
  }
})
