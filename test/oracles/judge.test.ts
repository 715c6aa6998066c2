import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import type { Answer } from '../../src/model/oracle.ts'
import { options } from '../../src/options.ts'
import { type JudgeSettings, oracles as known, makeOracles } from '../../src/oracles/index.ts'
import {
  chat,
  closedPort,
  judgeAt,
  key,
  oraclesAt,
  type Play,
  question,
  send,
  shell,
  startEndpoint,
  verdict,
  where,
} from './endpoint.ts'

const injected = readFileSync(new URL('../fixtures/oracles/injected-answer.txt', import.meta.url), 'utf8')

async function askOnce(
  t: test.TestContext,
  play: Play,
  judge: Partial<JudgeSettings> = {},
  answer: string = question.answer,
) {
  const { url, requests } = await startEndpoint(t, play)
  const got = await oraclesAt(url, judge).ask({ ...question, answer }, where)
  assert.ok(!JSON.stringify(got).includes(key), 'the key is never in an answer')
  return { got, requests }
}

const cause = (answer: Answer): string => ('unavailable' in answer ? answer.unavailable : `verdict ${answer.pass}`)

test('an oracle that the workflow did not turn on says how to', async () => {
  const off = { judge: { ...judgeAt(''), model: undefined }, verify: { allow: false, timeout: 300 } }
  const oracles = makeOracles(off, shell)
  assert.deepEqual(await oracles.ask(question, where), { unavailable: 'not enabled: set judge-model' })
  const verify = { oracle: 'verify', command: 'true', workspace: 'ws' } as const
  assert.deepEqual(await oracles.ask(verify, where), { unavailable: 'not enabled: set allow-verify' })
})

test('an oracle says what it does and which option turns it on', () => {
  for (const { id, doc, option } of known) {
    assert.match(doc, /^[a-z][^.]+$/, id)
    assert.ok(
      options.some((o) => o.name === option),
      id,
    )
  }
  assert.equal(new Set(known.map((o) => o.id)).size, known.length)
})

test('the judge passes and fails, and the record says by what', async (t) => {
  const { got, requests } = await askOnce(t, () => verdict(true))
  assert.deepEqual(got, {
    pass: true,
    reason: 'It asks.',
    record: {
      oracle: 'judge',
      model: 'judge-1',
      served_model: 'judge-1-2026',
      provider: 'openai',
      votes: { asked: 1, pass: 1, fail: 0 },
      reason: 'It asks.',
      tokens: { input: 100, output: 10 },
      temperature: 0,
    },
  })
  assert.equal(requests[0]?.path, '/v1/chat/completions')
  assert.equal(requests[0]?.headers.authorization, `Bearer ${key}`)
  assert.equal(requests[0]?.body['temperature'], 0)
  const failed = await askOnce(t, () => verdict(false))
  assert.ok('pass' in failed.got && !failed.got.pass && failed.got.reason === 'It guesses.')
})

test('the judge behind the Anthropic Messages API', async (t) => {
  const reply = {
    model: 'judge-1',
    content: [{ type: 'text', text: '{"pass": true, "reason": "ok"}' }],
    stop_reason: 'end_turn',
    usage: { input_tokens: 7, output_tokens: 3 },
  }
  const { got, requests } = await askOnce(t, () => reply, { provider: 'anthropic' })
  assert.ok('pass' in got && got.pass)
  assert.deepEqual(got.record?.['tokens'], { input: 7, output: 3 })
  assert.equal(requests[0]?.path, '/v1/messages')
  assert.equal(requests[0]?.headers['x-api-key'], key)
  assert.equal(requests[0]?.headers['anthropic-version'], '2023-06-01')
  const refused = await askOnce(t, () => ({ ...reply, content: [], stop_reason: 'refusal' }), { provider: 'anthropic' })
  assert.equal(cause(refused.got), 'The judge refused to answer')
  const { url } = await startEndpoint(t, () => ({ ...reply, stop_reason: 'max_tokens' }))
  const cut = await oraclesAt(`${url}/v1/messages`).ask(question, where)
  assert.equal(cause(cut), 'The judge was cut off by its length limit')
})

test('no verdict is an error that names the cause', async (t) => {
  const cases: [string, Play, string][] = [
    ['prose', () => chat('I think yes'), 'Expected a JSON object and nothing else from the judge, found "I think yes"'],
    ['refusal', () => chat('', { refusal: 'I will not.' }), 'The judge refused: I will not.'],
    ['filter', () => chat('', { finish_reason: 'content_filter' }), 'The judge refused to answer'],
    ['length', () => chat('{"pass": true, "reason": "x"}', { finish_reason: 'length' }), 'cut off by its length limit'],
    ['tool call', () => chat('{"pass": true, "reason": "x"}', { finish_reason: 'tool_calls' }), 'found "tool_calls"'],
    ['no choice', () => ({ choices: [] }), 'Missing answer in the reply of the endpoint'],
    ['401', (_, __, r) => send(r, 401, { error: { message: `bad key ${key}` } }), 'answered 401: bad key [redacted]'],
    ['404', (_, __, r) => send(r, 404, 'Not found'), 'The endpoint answered 404: Not found'],
    ['html', (_, __, r) => send(r, 200, '<html>', { 'content-type': 'text/html' }), 'found content type text/html'],
    ['type', (_, __, r) => send(r, 200, verdict(true), { 'content-type': 'text/plain' }), 'content type text/plain'],
    ['broken', (_, __, r) => send(r, 200, '{"choices": ['), 'found text that is not JSON'],
    ['large', (_, __, r) => send(r, 200, 'x'.repeat(3_000_000)), 'more than 2000000 bytes'],
    ['500', (_, __, r) => send(r, 500, {}), 'The endpoint answered 500 (3 attempts)'],
    ['closed', (_, __, r) => void r.destroy(), 'The endpoint cannot be reached: '],
    [
      'cut body',
      (_, __, r) => void r.writeHead(200, { 'content-length': '99' }).write('{', () => r.destroy()),
      'cannot be reached',
    ],
    ['long wait', (_, __, r) => send(r, 429, {}, { 'retry-after': '3600' }), 'asks to wait 3600 s'],
  ]
  for (const [name, play, expected] of cases)
    await t.test(name, async (t) => {
      const { got } = await askOnce(t, play)
      assert.ok(cause(got).includes(expected), cause(got))
    })
})

test('an endpoint that is not there, slow, or no address', async (t) => {
  const slow = await askOnce(t, (_, __, r) => void setTimeout(() => send(r, 200, verdict(true)), 2000).unref(), {
    timeout: 0.1,
  })
  assert.equal(cause(slow.got), 'No reply of the endpoint within 0.1 s')
  assert.equal(slow.requests.length, 1)
  const gone = await closedPort()
  const ask = async (judge: Partial<JudgeSettings>, endpoint = gone) =>
    cause(await oraclesAt(endpoint, judge).ask(question, where))
  assert.match(await ask({}), /^The endpoint cannot be reached: .*ECONNREFUSED.*\(3 attempts\)$/)
  assert.match(await ask({}, 'not an address'), /^Expected judge-endpoint/)
  assert.match(await ask({}, 'file:///etc/passwd'), /^Expected judge-endpoint/)
  assert.match(await ask({}, `https://me:${key}@example.com`), /^Forbidden login in judge-endpoint/)
  assert.match(await ask({ apiKey: 'two\nlines' }), /^Forbidden character in judge-api-key/)
  assert.match(await ask({ votes: 2 }), /^Expected judge-votes to be odd, found 2/)
})

test('429 and 500 are asked again, and Retry-After is honoured', async (t) => {
  const began = performance.now()
  const { got, requests } = await askOnce(t, (_, count, response) =>
    count === 1
      ? send(response, 429, {}, { 'retry-after': '0.2' })
      : count === 2
        ? send(response, 503, {})
        : verdict(true),
  )
  assert.ok('pass' in got && got.pass)
  assert.equal(requests.length, 3)
  assert.ok(performance.now() - began >= 200)
})

test('a redirect is not followed, so the key stays where the workflow sent it', async (t) => {
  const other = await startEndpoint(t, () => verdict(true))
  const { got } = await askOnce(t, (_, __, r) => send(r, 307, '', { location: `${other.url}/v1/chat/completions` }))
  assert.match(cause(got), /redirect \(307\)/)
  assert.equal(other.requests.length, 0)
})

test('an endpoint that refuses a parameter is asked without it, and the record says so', async (t) => {
  const refuse = (response: Parameters<typeof send>[0], message: string): void =>
    send(response, 400, { error: { message } })
  const { got, requests } = await askOnce(t, ({ body }, _, response) => {
    if ('response_format' in body) return refuse(response, "'response_format' of type 'json_schema' is not supported")
    if ('max_completion_tokens' in body) return refuse(response, 'Unknown field: max_completion_tokens')
    if ('temperature' in body) return refuse(response, "Unsupported value: 'temperature' does not support 0")
    return verdict(true)
  })
  assert.ok('pass' in got && got.pass)
  assert.equal(got.record?.['temperature'], 'default')
  assert.equal(requests.length, 4)
  const never = await askOnce(t, (_, __, response) => refuse(response, 'context too long'))
  assert.equal(cause(never.got), 'The endpoint answered 400: context too long')
})

test('prompt and answer are fenced by a marker that no text can know, and nothing else is sent', async (t) => {
  const { requests } = await askOnce(t, (_, count) => verdict(count > 0), { votes: 3 }, injected)
  const shown = requests.map(({ body }) => (body['messages'] as { content: string }[])[1]?.content ?? '')
  const markers = shown.map((text) => /<<<ANSWER ([0-9a-f]{32})\n/.exec(text)?.[1] ?? '')
  assert.equal(new Set(markers).size, 3)
  for (const [i, text] of shown.entries()) {
    const [, , after] = text.split(new RegExp(`<<<ANSWER ${markers[i]}\n|\nANSWER ${markers[i]}>>>`))
    assert.ok(text.includes(`<<<ANSWER ${markers[i]}\n${injected}\nANSWER ${markers[i]}>>>`))
    assert.ok(!after?.includes('GRADE'))
  }
  assert.deepEqual(Object.keys(requests[0]?.body ?? {}), [
    'model',
    'messages',
    'temperature',
    'max_completion_tokens',
    'response_format',
  ])
  assert.ok(!requests[0]?.text.includes('run.json'))
})

test('an empty answer is said to be empty', async (t) => {
  const { requests } = await askOnce(t, () => verdict(false), {}, ' \n')
  assert.ok(requests[0]?.text.includes('The ANSWER is empty'))
  assert.ok(!requests[0]?.text.includes('<<<ANSWER'))
})

test('what is too long is not asked: a part is never graded', async (t) => {
  const padded = `Which order? ${'long '.repeat(400)} I refunded it. ${'long '.repeat(400)}`
  for (const [more, answer] of [
    [{}, padded],
    [{ prompt: padded }, 'Which order?'],
    [{ rubric: padded }, 'Which order?'],
  ] as const) {
    const { url, requests } = await startEndpoint(t, () => verdict(true))
    const got = await oraclesAt(url, { maxChars: 2000 }).ask({ ...question, ...more, answer }, where)
    assert.match(cause(got), /^Too many characters for the judge: .+ have 40\d\d, judge-max-chars is 2000$/)
    assert.equal(requests.length, 0)
  }
  const { got } = await askOnce(t, () => verdict(true), { maxChars: 30 })
  assert.equal(cause(got), 'verdict true')
})

test('the majority of the votes decides, and the split is in the message', async (t) => {
  const two = await askOnce(t, (_, count) => verdict(count !== 2), { votes: 3 })
  assert.ok('pass' in two.got && two.got.pass)
  assert.equal(two.got.reason, '2 pass, 1 fail: It asks.')
  assert.deepEqual(two.got.record?.['tokens'], { input: 300, output: 30 })
  const decided = await askOnce(t, (_, count) => (count === 2 ? chat('hm') : verdict(false)), { votes: 3 })
  assert.ok('pass' in decided.got && !decided.got.pass)
  assert.equal(decided.got.reason, '0 pass, 2 fail, 1 without verdict: It guesses.')
  const open = await askOnce(t, (_, count) => (count === 1 ? chat('hm') : verdict(count === 2)), { votes: 3 })
  assert.equal(
    cause(open.got),
    'no majority of 3 votes (1 pass, 1 fail): Expected a JSON object and nothing else from the judge, found "hm"',
  )
})

test('equal questions are asked once, and no more than judge-max-calls', async (t) => {
  const { url, requests } = await startEndpoint(t, () => verdict(true))
  const oracles = oraclesAt(url, { maxCalls: 2 })
  const answers = await Promise.all(['a', 'a', 'b', 'c'].map((answer) => oracles.ask({ ...question, answer }, where)))
  assert.equal(requests.length, 2)
  assert.deepEqual(answers.map(cause), [
    'verdict true',
    'verdict true',
    'verdict true',
    'Too many questions for the judge: judge-max-calls is 2',
  ])
  assert.deepEqual(answers[0], answers[1])
})

test('no more requests at a time than allowed', async (t) => {
  let open = 0
  let most = 0
  const { url } = await startEndpoint(t, async (_, __, response) => {
    most = Math.max(most, ++open)
    await wait(20)
    open--
    send(response, 200, verdict(true))
  })
  const oracles = oraclesAt(url, {}, { concurrency: 2 })
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((answer) => oracles.ask({ ...question, answer }, where)))
  assert.equal(most, 2)
})

test('secrets in a reason are hidden', async (t) => {
  const { got } = await askOnce(t, () => verdict(false, `It leaks hunter2 and ${key}.`))
  assert.ok('pass' in got)
  assert.equal(got.reason, 'It leaks [redacted] and [redacted].')
})
