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
  const { traces: found } = read(`${JSON.stringify(qwen)}\n${JSON.stringify(qwen)}`)
  assert.deepEqual(
    found.map((t) => t.source.format),
    ['qwen-session'],
  )
})

/** A session: a prompt, then what follows; each record a line. */
const session = (...more: object[]) =>
  read(
    [{ type: 'user', message: { role: 'user', content: 'Look' } }, ...more]
      .map((r, i) => JSON.stringify({ parentUuid: i === 0 ? null : `${i - 1}`, sessionId: 's', uuid: `${i}`, ...r }))
      .join('\n'),
  ).traces[0]
const says = (...content: object[]) => ({ type: 'assistant', message: { id: 'm', role: 'assistant', content } })
const uses = (name: string, input = {}) => ({ type: 'tool_use', id: name, name, input })
const result = (id: string) => ({
  type: 'user',
  message: { role: 'user', content: [{ type: 'tool_result', tool_use_id: id, content: 'ok' }] },
})
const end = (t: ReturnType<typeof session>) => [t?.stop_cause, t?.truncated, t?.answer]

test('a hook that stops the run ends it, as in the stream; results that come after it do not go on', () => {
  const stopped = { type: 'attachment', attachment: { type: 'hook_stopped_continuation', message: 'enough' } }
  assert.deepEqual(end(session(says(uses('a'), uses('b')), result('a'), stopped, result('b'))), [
    'interrupted',
    undefined,
    undefined,
  ])
  const on = [{ type: 'user', message: { role: 'user', content: 'Go on' } }, says({ type: 'text', text: 'Done.' })]
  assert.deepEqual(end(session(says(uses('a')), result('a'), stopped, ...on)), [undefined, undefined, 'Done.'])
})

test('text before the last call is no answer; a structured output is one, and an end', () => {
  const text = { type: 'text', text: 'I will look.' }
  assert.deepEqual(end(session(says(text, uses('a')), result('a'))), [undefined, true, undefined])
  const out = session(says(text, uses('StructuredOutput', { ok: true })), result('StructuredOutput'))
  assert.deepEqual(end(out), [undefined, undefined, '{"ok":true}'])
})

test('sub-agents whose calls are in other files are told', () => {
  const noted = (...more: object[]) =>
    session(says(uses('Agent')), result('Agent'), ...more)?.source.notes?.join() ?? ''
  assert.match(noted(), /1 sub-agent was started, and no call of theirs is in this file/)
  assert.equal(noted({ isSidechain: true, agentId: 'x', ...says(uses('b')) }), '')
})
