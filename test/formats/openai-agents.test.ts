// Traces of the Agents SDK: the order of spans, sub-agents, handoffs, and how a run ended.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calls, read } from './reading.ts'

const head = (id = 't') => ({ object: 'trace', id, workflow_name: 'w' })
const span = (id: string, parent_id: string | null, span_data: object, at: number, more: object = {}) => ({
  object: 'trace.span',
  id,
  trace_id: 't',
  parent_id,
  started_at: `2026-01-01T00:00:0${at}Z`,
  ended_at: `2026-01-01T00:00:0${at + 1}Z`,
  span_data,
  error: null,
  ...more,
})
const agent = (id: string, name: string, at: number, more: object = {}, parent: string | null = null) =>
  span(id, parent, { type: 'agent', name, tools: [] }, at, more)
const response = (id: string, parent: string, at: number) => span(id, parent, { type: 'response', response_id: id }, at)
const tool = (id: string, parent: string, name: string, at: number, more: object = {}) =>
  span(id, parent, { type: 'function', name, input: '{}', output: 'ok' }, at, more)
const lines = (...records: object[]) => read(records.map((r) => JSON.stringify(r)).join('\n')).traces

test('spans are written as they end and read as they began', () => {
  const [trace] = lines(
    head(),
    tool('b', 'a', 'second', 4),
    tool('c', 'a', 'first', 2),
    response('r', 'a', 1),
    agent('a', 'A', 0),
  )
  assert.deepEqual(
    calls(trace).map((c) => c.tool),
    ['first', 'second'],
  )
})

test('an agent within a tool is a sub-agent, one that was handed to is not', () => {
  const [trace] = lines(
    head(),
    agent('a', 'A', 0),
    response('r', 'a', 1),
    tool('f', 'a', 'ask', 2),
    agent('s', 'Sub', 3, {}, 'f'),
    tool('g', 's', 'dig', 4),
    span('h', 'a', { type: 'handoff', from_agent: 'A', to_agent: 'B' }, 5),
    agent('b', 'B', 6),
    response('r2', 'b', 7),
    tool('i', 'b', 'end', 8),
  )
  assert.deepEqual(
    calls(trace).map((c) => [c.tool, c.agent]),
    [
      ['ask', undefined],
      ['dig', 'Sub'],
      ['transfer_to_b', undefined],
      ['end', undefined],
    ],
  )
  assert.deepEqual([trace?.stop_cause, trace?.turns], ['completed', 2])
})

test('without the end of the last agent’s span the run was cut off', () => {
  const handed = span('h', 'a', { type: 'handoff', from_agent: 'A', to_agent: 'B' }, 5)
  for (const spans of [[response('r', 'a', 1)], [agent('a', 'A', 0), response('r', 'a', 1), handed]])
    assert.equal(lines(head(), ...spans)[0]?.truncated, true)
  assert.equal(lines(head(), agent('a', 'A', 0, { ended_at: null }), response('r', 'a', 1))[0]?.truncated, true)
})

test('errors of agents and tripped guardrails fail the run, those of tools only the call', () => {
  const run = (...more: object[]) => lines(head(), response('r', 'a', 1), ...more)[0]
  const failed = { error: { message: 'Error running tool', data: {} } }
  const survived = run(tool('f', 'a', 'x', 2, failed), agent('a', 'A', 0))
  assert.deepEqual([survived?.error, calls(survived)[0]?.is_error], [undefined, true])
  assert.equal(run(agent('a', 'A', 0, { error: { message: 'boom' } }))?.error, 'boom')
  assert.equal(run(agent('a', 'A', 0, { error: { message: 'Max turns exceeded' } }))?.stop_cause, 'max_turns')
  const guard = span('g', 'a', { type: 'guardrail', name: 'g', triggered: true }, 2)
  assert.match(run(guard, agent('a', 'A', 0))?.error ?? '', /guardrail g was triggered/)
})

test('a call that a generation asks for and no span tells of may have been made', () => {
  const output = [{ role: 'assistant', content: '', tool_calls: [{ function: { name: 'gone', arguments: '{}' } }] }]
  const [trace] = lines(head(), span('g', 'a', { type: 'generation', input: [], output }, 1), agent('a', 'A', 0))
  assert.match(trace?.source.uncertain?.[0] ?? '', /asked for gone/)
})

test('spans of several traces, and those that lie within each other in a circle', () => {
  const other = { ...tool('x', 'y', 'f', 1), trace_id: 'u' }
  const circle = { ...agent('y', 'Y', 0, {}, 'x'), trace_id: 'u' }
  assert.deepEqual(
    lines(head(), agent('a', 'A', 0), response('r', 'a', 1), other, circle).map((t) => t.id),
    ['t', 'u'],
  )
})
