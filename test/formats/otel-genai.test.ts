// Traces of OpenTelemetry: one count for what several spans report, whose a call is, how a run ended, what is lost.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import type { Trace } from '../../src/model/trace.ts'
import { brief, calls, fixtures, read, traces } from './reading.ts'

type Attributes = Record<string, unknown>
type Times = readonly [start: number, end: number | undefined]

/** A span as an exporter writes it that writes them one by one; times are milliseconds. */
const span = (
  span_id: string,
  [start, end]: Times,
  attributes: Attributes,
  parent_span_id?: string,
  more: object = {},
) => ({
  trace_id: 't',
  span_id,
  ...(parent_span_id === undefined ? {} : { parent_span_id }),
  name: span_id,
  startTimeUnixNano: `${1767261600000 + start}000000`,
  ...(end === undefined ? {} : { endTimeUnixNano: `${1767261600000 + end}000000` }),
  attributes,
  ...more,
})
const agent = (name: string) => ({ 'gen_ai.operation.name': 'invoke_agent', 'gen_ai.agent.name': name })
const tool = (name: string, more: Attributes = {}) => ({
  'gen_ai.operation.name': 'execute_tool',
  'gen_ai.tool.name': name,
  ...more,
})
const chat = (said: string | undefined, more: Attributes = {}, asked: object[] = []) => {
  const parts = [...(said === undefined ? [] : [{ type: 'text', content: said }]), ...asked]
  return {
    'gen_ai.operation.name': 'chat',
    ...(parts.length > 0 ? { 'gen_ai.output.messages': [{ role: 'assistant', parts }] } : {}),
    ...more,
  }
}
const asks = (name: string, id?: string, args: unknown = {}) => ({
  type: 'tool_call',
  ...(id === undefined ? {} : { id }),
  name,
  arguments: args,
})
const hears = (...said: string[]) => ({
  'gen_ai.input.messages': said.map((content) => ({ role: 'user', parts: [{ type: 'text', content }] })),
})
const failed = { status: { code: 2, message: 'broke' } }

function all(spans: readonly unknown[]): Trace[] {
  const { problem, traces: found } = read(spans.map((s) => JSON.stringify(s)).join('\n'))
  assert.equal(problem, undefined)
  return found
}
function one(...spans: unknown[]): Trace {
  const [trace, other] = all(spans)
  assert.ok(trace && !other)
  return trace
}

test('every container of the same run gives what is in it', () => {
  for (const name of ['current.json', 'tempo.json', 'jaeger.json', 'phoenix.json']) {
    const [trace] = traces(`otel-genai/${name}`)
    assert.equal(trace?.answer, 'It was sent.', name)
    assert.equal(trace?.prompt, 'Where is order 7?', name)
    assert.equal(trace?.turns, 2, name)
  }
})

test('usage and turns are those of the innermost spans', () => {
  const usage = { 'gen_ai.usage.input_tokens': 5, 'gen_ai.usage.output_tokens': 1 }
  const trace = one(
    span('a', [0, 9], { ...agent('a'), ...usage }),
    span('outer', [1, 8], chat('hi', usage), 'a'),
    span('inner', [2, 7], { 'gen_ai.operation.name': 'chat', ...usage }, 'outer'),
  )
  assert.deepEqual(trace.usage, { input_tokens: 5, output_tokens: 1 })
  assert.equal(trace.turns, 1)
  assert.equal(trace.answer, 'hi')
})

test('what one finished response does not tell leaves the sum untold', () => {
  const trace = one(span('l1', [1, 2], chat('a', { 'gen_ai.usage.input_tokens': 5 })), span('l2', [3, 4], chat('b')))
  assert.equal(trace.usage, undefined)
  assert.ok(trace.source.lacks.includes('usage'))
})

test('an execution that several spans report is one call; two executions under one id are two', () => {
  const id = { 'gen_ai.tool.call.id': 'c' }
  const doubled = one(
    span('x', [1, 5], tool('f', id)),
    span('y', [2, 4], { 'mcp.method.name': 'tools/call', 'gen_ai.tool.name': 'f' }, 'x', failed),
  )
  assert.deepEqual(calls(doubled).map(brief), ['f error'])
  const beside = one(span('x', [1, 5], tool('f', id)), span('y', [2, 4], tool('f', id)))
  assert.equal(calls(beside).length, 1)
  const twice = one(span('x', [1, 2], tool('f', id)), span('y', [3, 4], tool('f', id)))
  assert.equal(calls(twice).length, 2)
  const nested = one(span('x', [1, 5], tool('f')), span('y', [2, 4], tool('g'), 'x'))
  assert.deepEqual(calls(nested).map(brief), ['f ok', 'g ok by f'])
})

test('requests meet their executions by id, else by name and arguments', () => {
  const trace = one(
    span('l', [1, 2], chat(undefined, {}, [asks('f', undefined, { n: 1 }), asks('f', undefined, { n: 2 }), asks('g')])),
    span('x2', [3, 4], tool('f', { 'gen_ai.tool.call.arguments': { n: 2 }, 'gen_ai.tool.call.result': 'two' })),
    span(
      'x1',
      [5, 6],
      tool('f', { 'gen_ai.tool.call.arguments': '{"n":1}', 'gen_ai.tool.call.result': 'one', 'error.type': 'x' }),
    ),
    span('l2', [7, 8], chat('done')),
  )
  assert.deepEqual(
    calls(trace).map((c) => [c.tool, c.result, c.is_error, c.turn]),
    [
      ['f', 'one', true, 1],
      ['f', 'two', false, 1],
      ['g', undefined, null, 1],
    ],
  )
})

test('without executions the results stand in later requests', () => {
  const returned = { type: 'tool_call_response', id: 'c', response: { ok: 1 } }
  const trace = one(
    span('l1', [1, 2], chat(undefined, {}, [asks('f', 'c')])),
    span(
      'l2',
      [3, 4],
      chat('done', { 'gen_ai.input.messages': JSON.stringify([{ role: 'tool', parts: [returned] }]) }),
    ),
  )
  assert.deepEqual(
    calls(trace).map((c) => [c.result, c.is_error]),
    [[{ ok: 1 }, null]],
  )
  assert.equal(trace.answer, 'done')
})

test('where contents are not recorded, calls may have been made that nobody sees', () => {
  const silent = one(span('a', [0, 9], agent('a')), span('l', [1, 2], chat(undefined), 'a'))
  assert.match(silent.source.uncertain?.join() ?? '', /not recorded/)
  const announced = one(
    span('x', [0, 1], tool('f')),
    span('l', [2, 3], chat(undefined, { 'gen_ai.response.finish_reasons': ['tool_calls'] })),
  )
  assert.match(announced.source.uncertain?.join() ?? '', /announces/)
  const traced = one(
    span('l', [2, 3], chat(undefined, { 'gen_ai.response.finish_reasons': ['tool_calls'] })),
    span('x', [4, 5], tool('f')),
  )
  assert.equal(traced.source.uncertain, undefined)
})

test('the end of what is around the run ends it; without it a run stops where it stops', () => {
  const l = span('l', [1, 2], chat(undefined, {}, [asks('f', 'c')]), 'a')
  const x = span('x', [3, 4], tool('f', { 'gen_ai.tool.call.id': 'c' }), 'a')
  assert.equal(one(l, x).truncated, true)
  assert.equal(one(l, x, span('a', [0, 5], agent('a'))).truncated, undefined)
  assert.equal(one(l, x, span('a', [0, undefined], agent('a'))).truncated, true)
  assert.equal(one(l, x, span('a', [0, 5], agent('a'), undefined, failed)).error, 'broke')
  assert.equal(one(span('x', [3, 4], tool('f'))).truncated, undefined, 'executions alone have no end')
})

test('a span that failed around the agent is not the agent', () => {
  const trace = one(
    span('h', [0, 9], { 'http.method': 'POST' }, undefined, failed),
    span('a', [1, 5], agent('a'), 'h'),
    span('l', [2, 3], chat('hi'), 'a'),
  )
  assert.equal(trace.error, undefined)
  assert.equal(trace.answer, 'hi')
})

test('agents within agents are sub-agents; one that only runs others is none', () => {
  const sub = one(
    span('a', [0, 9], agent('a')),
    span('l1', [1, 2], chat('I ask.'), 'a'),
    span('b', [3, 6], agent('b'), 'a'),
    span('l2', [4, 5], chat('from b'), 'b'),
    span('x', [5, 6], tool('f'), 'b'),
    span('l3', [7, 8], chat('done'), 'a'),
  )
  assert.deepEqual(calls(sub).map(brief), ['f ok by b'])
  assert.equal(sub.answer, 'done')
  assert.equal(sub.turns, 2)
  const runner = one(
    span('a', [0, 9], agent('a')),
    span('b', [3, 6], agent('b'), 'a'),
    span('l2', [4, 5], chat('from b'), 'b'),
  )
  assert.equal(runner.answer, 'from b')
  const doubled = one(
    span('a', [0, 9], agent('a')),
    span('a2', [1, 8], agent('a'), 'a'),
    span('l', [2, 3], chat('hi'), 'a2'),
  )
  assert.equal(doubled.answer, 'hi')
})

test('a conversation is one run, whatever traces it is in; other traces are runs of their own', () => {
  const of = (trace_id: string, id: string, at: number, said: string, more: Attributes = {}) => ({
    ...span(id, [at, at + 1], chat(said, more)),
    trace_id,
  })
  const found = all([
    of('t2', 'l2', 5, 'two', { 'session.id': 's' }),
    of('t3', 'l3', 3, 'other'),
    of('t1', 'l1', 1, 'one', { 'session.id': 's' }),
  ])
  assert.deepEqual(
    found.map((t) => [t.id, t.turns, t.answer]),
    [
      ['s', 2, 'two'],
      ['t3', 1, 'other'],
    ],
  )
})

test('JSON that was cut is no answer', () => {
  const cut = '[{"role":"assistant","parts":[{"type":"text","content":"It wa'
  const trace = one(
    span('a', [0, 9], agent('a')),
    span('l', [1, 2], { ...chat(undefined), 'gen_ai.output.messages': cut }, 'a'),
  )
  assert.equal(trace.answer, undefined)
  assert.ok(trace.source.uncertain)
})

test('parents in a circle, spans without ids and spans that are repeated do no harm', () => {
  const trace = one(
    span('a', [0, 9], agent('a'), 'b'),
    span('b', [0, 9], agent('b'), 'a'),
    span('l', [1, 2], chat('hi'), 'b'),
    span('l', [1, 2], chat('hi'), 'b'),
  )
  assert.equal(trace.events.length, 1)
  assert.ok(one(span('', [1, 2], chat('hi')), span('x', [3, 4], tool('f'))))
})

test('spans of no agent are no run', () => {
  const { problem } = read(
    JSON.stringify({ resourceSpans: [{ scopeSpans: [{ spans: [span('h', [0, 1], { 'http.method': 'GET' })] }] }] }),
  )
  assert.match(problem ?? '', /no run of an agent/)
})

test('a span whose parent should be in the file and is not shows that the run was killed', () => {
  const l = (more: object = {}) => span('l', [1, 2], chat('hi'), 'gone', more)
  assert.match(one(l()).source.incomplete?.join() ?? '', /not in the file/)
  assert.equal(one(l()).truncated, true)
  assert.equal(one(l({ flags: 0x301 })).truncated, undefined, 'its parent is of another process')
  assert.equal(one(l({ kind: 'SPAN_KIND_SERVER' })).truncated, undefined)
  assert.equal(
    one({ ...span('s', [0, 9], {}, 'gone'), kind: 2 }, span('l', [1, 2], chat('hi'), 's')).truncated,
    undefined,
  )
})

test('a log of a response without its span shows that spans are missing', () => {
  const lines = readFileSync(new URL('otel-genai/collector.jsonl', fixtures), 'utf8').trim().split('\n')
  for (const trace of read(lines.slice(0, 3).join('\n')).traces)
    assert.match(trace.source.incomplete?.join() ?? '', /span is not in the file/)
})

test('an agent that took over from the one around it speaks for the run', () => {
  const trace = one(
    span('a', [0, 9], agent('front')),
    span('l1', [1, 2], chat('I hand over.', hears('Pay me back.'), [asks('transfer_to_agent', 'c')]), 'a'),
    span('x', [2, 3], tool('transfer_to_agent', { 'gen_ai.tool.call.id': 'c' }), 'a'),
    span('b', [3, 8], agent('billing'), 'a'),
    span(
      'l2',
      [4, 5],
      chat(undefined, hears('Pay me back.', 'For context: front said so.'), [asks('refund', 'd')]),
      'b',
    ),
    span('y', [5, 6], tool('refund', { 'gen_ai.tool.call.id': 'd' }), 'b'),
    span('l3', [6, 7], chat('It was paid back.'), 'b'),
  )
  assert.deepEqual(calls(trace).map(brief), ['transfer_to_agent ok', 'refund ok'])
  assert.equal(trace.answer, 'It was paid back.')
  assert.equal(trace.prompt, 'Pay me back.', 'what the agent before relayed is no word of the user')
  assert.equal(trace.turns, 3)
})

test('a tool that the provider runs itself is a call with its result', () => {
  const parts = [
    { type: 'server_tool_call', name: 'web_search', server_tool_call: { query: 'x' } },
    { type: 'server_tool_call_response', server_tool_call_response: { results: 3 } },
    { type: 'text', content: 'Found.' },
  ]
  const trace = one(
    span('l', [1, 2], {
      ...chat(undefined, { 'gen_ai.response.finish_reasons': ['stop'] }),
      'gen_ai.output.messages': [{ role: 'assistant', parts }],
    }),
  )
  assert.deepEqual(
    calls(trace).map((c) => [c.tool, c.arguments, c.result]),
    [['web_search', { query: 'x' }, { results: 3 }]],
  )
})

test('logs without the id of a span tell of the only response of their trace', () => {
  const log = (name: string, body: object) => ({
    traceId: 't',
    attributes: [{ key: 'event.name', value: { stringValue: name } }],
    body,
  })
  const said = {
    kvlistValue: {
      values: [
        { key: 'message', value: { kvlistValue: { values: [{ key: 'content', value: { stringValue: 'Hi.' } }] } } },
      ],
    },
  }
  const logs = { resourceLogs: [{ scopeLogs: [{ logRecords: [log('gen_ai.choice', said)] }] }] }
  assert.equal(one(logs, span('l', [1, 2], chat(undefined))).answer, 'Hi.')
  assert.equal(one(logs, span('l', [1, 2], chat(undefined)), span('l2', [3, 4], chat(undefined))).answer, undefined)
})

test('what a tool returned comes out of the wrapping of whoever recorded it', () => {
  const result = (attributes: Attributes) => calls(one(span('x', [1, 2], tool('f', attributes))))[0]?.result
  assert.equal(result({ 'gcp.vertex.agent.tool_response': '{"result": "done"}' }), 'done')
  assert.deepEqual(result({ 'gcp.vertex.agent.tool_response': '{"result": {"a": 1}}' }), { result: { a: 1 } })
  assert.equal(result({ 'traceloop.entity.output': '"done"' }), 'done')
  assert.equal(
    result({
      'gen_ai.tool.call.result': [
        { type: 'text', text: 'a' },
        { type: 'text', text: 'b' },
      ],
    }),
    'a\nb',
  )
  assert.deepEqual(result({ 'gen_ai.tool.call.result': '["a", "b"]' }), ['a', 'b'])
  assert.equal(result({ 'error.type': 'timeout' }), undefined)
})

test('messages in one attribute, and the console exporter of JavaScript', () => {
  const message = {
    'message.role': 'assistant',
    'message.content': 'hi',
    'message.tool_calls': [{ 'tool_call.function.name': 'f', 'tool_call.id': 'c' }],
  }
  const attributes = { 'openinference.span.kind': 'LLM', 'llm.output_messages': [message] }
  const trace = one({ traceId: 't', id: 'l', name: 'l', timestamp: 1767261600000000, duration: 2000, attributes })
  assert.deepEqual(
    calls(trace).map((c) => [c.tool, c.id, c.at]),
    [['f', 'c', '2026-01-01T10:00:00.002Z']],
  )
})
