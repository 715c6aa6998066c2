// Chats as people and gateways log them: what a message holds beside its text is read, or told.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brief, calls, read } from './reading.ts'

const call = (more: object) => ({ role: 'assistant', content: 'I will.', tool_calls: [{ id: 'c1', ...more }] })
const result = { role: 'tool', tool_call_id: 'c1', content: 'x' }
const ask = { role: 'user', content: 'Look.' }
const done = { role: 'assistant', content: 'Done.' }
const chat = (...messages: object[]) => read(JSON.stringify({ messages: [ask, ...messages, done] }))

test('keys of a provider beside the calls hide no call', () => {
  const { traces, problem } = chat(
    { ...call({ function: { name: 'shell', arguments: '{}' } }), reasoning_items: [{ type: 'summary', text: 'x' }] },
    { ...result, tool_name: 'shell', extra: { a: {} } },
  )
  assert.equal(problem, undefined)
  assert.deepEqual(calls(traces[0]).map(brief), ['shell unknown'])
  assert.equal(calls(traces[0])[0]?.result, 'x')
  assert.equal(traces[0]?.answer ?? 'Done.', 'Done.')
})

test('calls as home-made loops write them', () => {
  const told = (more: object) => calls(chat(call(more), result).traces[0]).map((c) => [c.tool, c.arguments, c.result])
  assert.deepEqual(told({ name: 'a', args: { x: 1 } }), [['a', { x: 1 }, 'x']])
  assert.deepEqual(told({ tool_name: 'a', tool_input: { x: 1 } }), [['a', { x: 1 }, 'x']])
  assert.deepEqual(told({ tool: 'a', input: { x: 1 }, output: 'y' }), [['a', { x: 1 }, 'y']])
})

test('a call that names no tool is a problem, not a run without calls', () => {
  assert.match(chat(call({ fn: 'rm' })).problem ?? '', /names no tool: it has the keys id, fn/)
})

test('calls that are no list, or that the assistant does not make, are a problem', () => {
  for (const calls of [{ id: 'c1', function: { name: 'rm' } }, '[{"id":"c1","function":{"name":"rm"}}]'])
    assert.match(chat({ role: 'assistant', content: 'I will.', tool_calls: calls }).problem ?? '', /speaks of calls/)
  const developer = { ...call({ function: { name: 'rm' } }), role: 'developer' }
  assert.match(chat(developer).problem ?? '', /speaks of calls/)
})

test('a result without its call shows that a call is missing', () => {
  const lost = chat(result).traces[0]
  assert.deepEqual(lost?.source.incomplete, ['it holds the result of a call that is not in it'])
  const twice = chat(call({ name: 'a' }), result, result).traces[0]
  assert.equal(twice?.source.incomplete, undefined)
  const noId = { role: 'assistant', content: '', tool_calls: [{ name: 'a' }] }
  assert.equal(calls(chat(noId, result).traces[0])[0]?.result, 'x')
})

test('a message in a wrapper that holds calls in its own way is a problem; any other that is not known is counted', () => {
  const own = { role: 'assistant', content: 'I will.', toolInvocations: [{ toolName: 'rm' }] }
  assert.match(chat(own).problem ?? '', /messages\[1\]: A message speaks of calls in a form that is not known/)
  assert.match(read(JSON.stringify([ask, call({ name: 'a' }), own])).problem ?? '', /speaks of calls in a form/)
  const odd = chat({ role: 'narrator', content: 'Meanwhile' })
  assert.deepEqual([odd.problem, odd.traces[0]?.source.unrecognised], [undefined, 1])
})
