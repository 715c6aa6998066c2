// Secrets, and the spellings they are found in, compared with encoding each secret and looking for it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Context } from '../../../src/checks/contract.ts'
import { bytesOf, readingsOf } from '../../../src/checks/policy/decoded.ts'
import { Dictionary } from '../../../src/checks/policy/dictionary.ts'
import { secretsOf } from '../../../src/checks/policy/secrets.ts'
import { chance } from '../chance.ts'

/** Of all that a check may know, secrets ask for the reader of YAML alone. */
const context = { readYaml: () => undefined } as unknown as Context

const found = (secret: string, text: string): boolean => {
  const dictionary = new Dictionary<true>(4)
  dictionary.add(bytesOf(secret), true)
  return readingsOf(text, 4).some((r) => [...dictionary.find(r.text)].length > 0)
}

test('a secret is found in every spelling, at any offset', () => {
  const random = chance(3)
  const secrets = ['tk-93kd02ls77', 'pässwörd-1', 'a/b?c=d&e f', '0123456789abcdef']
  for (const secret of secrets) {
    for (let before = 0; before < 7; before++) {
      const around = 'xyz1+/Q'.slice(0, before)
      const bytes = Buffer.from(`${around}${secret}${'q'.repeat(random(4))}`)
      const texts = {
        plain: bytes.toString(),
        percent: encodeURIComponent(bytes.toString()),
        everyByte: [...bytes].map((b) => `%${b.toString(16).padStart(2, '0')}`).join(''),
        hex: bytes.toString('hex'),
        HEX: bytes.toString('hex').toUpperCase(),
        base64: bytes.toString('base64'),
        base64url: bytes.toString('base64url'),
        lines: bytes.toString('base64').replace(/.{9}/g, '$&\r\n'),
        oddHex: `f${bytes.toString('hex')}`,
      }
      for (const [spelling, text] of Object.entries(texts)) {
        assert.ok(found(secret, `see: ${text} .`), `${spelling} of ${secret} behind ${before}`)
        assert.ok(!found(`${secret}!`, `see: ${text} .`), `${spelling} of ${secret} behind ${before}`)
      }
    }
  }
})

test('the dictionary finds what one search for each text finds', () => {
  const random = chance(5)
  const letters = (n: number) => Array.from({ length: n }, () => 'ab'[random(2)]).join('')
  for (let n = 0; n < 3000; n++) {
    const shortest = 1 + random(3)
    const texts = Array.from({ length: random(8) }, () => letters(shortest + random(5)))
    const dictionary = new Dictionary<number>(shortest)
    for (const [i, text] of texts.entries()) dictionary.add(text, i)
    const text = letters(random(20))
    const hits = [...dictionary.find(text)].map((h) => `${h.at} ${h.text}`).sort()
    const expected = [...new Set(texts)].flatMap((t) =>
      [...text].flatMap((_, at) => (text.startsWith(t, at) ? [`${at} ${t}`] : [])),
    )
    assert.deepEqual(hits, expected.sort(), `case ${n}: ${texts} in ${text}`)
  }
})

test('what is a secret', () => {
  const of = (result: unknown) => [
    ...new Set(secretsOf({ type: 'tool_call', tool: 'read', arguments: {}, result }, context)),
  ]
  assert.deepEqual(of('HOST=db1\nAPI_KEY=sk-abc1234567890\nnothing here'), [
    'HOST=db1',
    'db1',
    'API_KEY=sk-abc1234567890',
    'sk-abc1234567890',
  ])
  assert.deepEqual(
    of({ status: 'available', created: '2024-05-15', at: '2024-05-15T10:00:00Z', name: "O'Neill-Smith" }),
    [],
  )
  assert.deepEqual(of({ pin: 12345678, text: 'line one\ntoken: "a1b2"' }), ['12345678', 'token: "a1b2"', 'a1b2'])
  assert.deepEqual(of('a sentence of sixteen letters'), ['a sentence of sixteen letters'])
})
