// Transcripts of Claude Code sessions.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brief, calls, read, traces } from './reading.ts'

test('a session: repeated history, a sub-agent seen by its parent, one compaction, the last text as answer', () => {
  const [trace, ...others] = traces('claude-transcript/session.jsonl')
  assert.equal(others.length, 0)
  assert.deepEqual(calls(trace).map(brief), ['Bash error exit 1', 'Grep unknown by ag1', 'Bash ok exit 0'])
  assert.deepEqual(
    [trace?.id, trace?.prompt, trace?.answer, trace?.turns, trace?.stop_cause, trace?.compactions, trace?.truncated],
    ['c-1', 'Fix the test', 'Fixed.', 3, 'completed', 1, undefined],
  )
  assert.deepEqual(trace?.usage, { input_tokens: 40, output_tokens: 20 }, 'by message, not by line')
})

test('an interruption by the user', () => {
  const [trace] = traces('claude-transcript/interrupted.jsonl')
  assert.deepEqual(calls(trace).map(brief), ['Bash error denied'])
  assert.deepEqual(
    [trace?.prompt, trace?.stop_cause, trace?.answer, trace?.truncated],
    ['Delete it', 'interrupted', undefined, undefined],
  )
})

test('a transcript that stops where the agent had to go on has no end', () => {
  const [trace] = traces('claude-transcript/unanswered.jsonl')
  assert.deepEqual([trace?.stop_cause, trace?.truncated], [undefined, true])
})

test("a sub-agent's own file: its calls are not the main agent's, and it has no answer", () => {
  const [trace] = traces('claude-transcript/sub-agent.jsonl')
  assert.deepEqual(calls(trace).map(brief), ['bash ok exit 0 by reviewer'])
  assert.deepEqual([trace?.answer, trace?.turns], [undefined, undefined])
})

test('two transcripts in one file are two traces; a resumed session is one', () => {
  const line = (sessionId: string, uuid: string, parentUuid: string | null, type: string) =>
    JSON.stringify({ parentUuid, sessionId, uuid, type, isSidechain: false, message: { id: uuid, content: uuid } })
  const first = [line('a', '1', null, 'user'), line('a', '2', '1', 'assistant')]
  const two = read([...first, line('b', '3', null, 'user'), line('b', '4', '3', 'assistant')].join('\n')).traces
  assert.deepEqual(
    two.map((t) => t.id),
    ['a', 'b'],
  )
  const resumed = read([...first, line('b', '3', '2', 'user'), line('b', '4', '3', 'assistant')].join('\n')).traces
  assert.deepEqual(
    resumed.map((t) => [t.id, t.answer]),
    [['b', '4']],
  )
})

test('the envelope around parts is another tool’s', () => {
  const qwen = {
    parentUuid: null,
    sessionId: 'q',
    uuid: '1',
    type: 'user',
    message: { role: 'user', parts: [{ text: 'x' }] },
  }
  assert.match(read(`${JSON.stringify(qwen)}\n${JSON.stringify(qwen)}`).problem ?? '', /No format recognises/)
})
