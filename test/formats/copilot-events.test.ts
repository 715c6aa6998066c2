// GitHub Agentic Workflows sessions and Copilot CLI events.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import copilot from '../../src/formats/copilot/copilot-events.ts'
import type { Call, Trace } from '../../src/model/trace.ts'
import { readText } from '../../src/reading/document.ts'

await copilot.needs.load()

function one(name: string): Trace {
  const traces: Trace[] = []
  const file = new URL(`../fixtures/formats/copilot-events/${name}.jsonl`, import.meta.url)
  const read = readText(readFileSync(file, 'utf8'), {
    sha256: (t) => createHash('sha256').update(t).digest('hex'),
    emit: (t) => traces.push(t),
  })
  assert.deepEqual(read, {})
  assert.equal(traces.length, 1)
  assert.equal(traces[0]?.source.format, 'copilot-events')
  assert.equal(traces[0]?.source.unrecognised, undefined)
  return traces[0] as Trace
}
const calls = (t: Trace): Call[] => t.events.filter((e) => e.type === 'tool_call')

test('a Copilot CLI session: requests and starts are one call, exit 1 is an error whatever `success` says', () => {
  const t = one('cli')
  assert.deepEqual(
    calls(t).map((c) => [c.tool, c.arguments, c.is_error, c.exit_code, c.turn]),
    [
      ['bash', { command: 'ls; exit 1' }, true, 1, 1],
      ['apply_patch', { input: '*** Begin Patch' }, false, undefined, 1],
    ],
  )
  assert.equal(t.id, 'cs-1')
  assert.deepEqual(t.agent, { name: 'copilot', model: 'claude-sonnet-5' })
  assert.equal(t.prompt, 'List the files')
  assert.equal(t.answer, 'There are two files.')
  assert.equal(t.turns, 2)
  assert.equal(t.stop_cause, 'completed')
  assert.equal(t.compactions, 1)
  assert.deepEqual(t.usage, { premium_requests: 1, nano_aiu: 3000, input_tokens: 110, output_tokens: 6 })
  assert.ok(t.source.lacks.includes('offered_tools'))
})

test('denied calls, sub-agents and elicitations in the live stream, and its undotted last line', () => {
  const t = one('denied')
  assert.deepEqual(
    calls(t).map((c) => [c.tool, c.is_error, c.exit_code, c.denied, c.agent]),
    [
      ['bash', true, undefined, true, undefined],
      ['task', false, undefined, undefined, undefined],
      ['view', true, undefined, undefined, undefined],
      ['bash', false, undefined, undefined, undefined],
      ['grep', false, 0, undefined, 'explore'],
    ],
  )
  assert.deepEqual(
    t.events.filter((e) => e.type === 'elicitation'),
    [{ type: 'elicitation', message: 'Sure?', action: 'decline' }],
  )
  assert.equal(calls(t)[4]?.result, 'x')
  assert.equal(t.answer, 'It was refused.')
  assert.equal(t.stop_cause, 'completed')
  assert.deepEqual(t.usage, { premium_requests: 2 })
})

test('an abort is an interruption, and malformed arguments stay text', () => {
  const t = one('aborted')
  assert.equal(t.stop_cause, 'interrupted')
  assert.equal(t.error, undefined)
  assert.equal(t.answer, undefined)
  assert.deepEqual(
    calls(t).map((c) => [c.arguments, c.is_error]),
    [['{"command": ', null]],
  )
})

test('an error that the session went on from is forgotten, the last one is the run’s', () => {
  const t = one('session-error')
  assert.equal(t.error, '400 bad request')
  assert.equal(t.stop_cause, undefined)
})

test('a workflow run by Claude: repeated fields, fragments of a message, denials, cost, offered tools', () => {
  const t = one('workflow-claude')
  assert.deepEqual(
    calls(t).map((c) => [c.id, c.tool, c.arguments, c.is_error, c.exit_code, c.denied, c.agent]),
    [
      ['t1', 'Bash', { command: 'make' }, true, 2, undefined, undefined],
      ['t2', 'mcp__github__get_issue', { n: 7 }, false, undefined, undefined, undefined],
      ['t3', 'Bash', { command: 'curl x' }, true, undefined, true, undefined],
      ['t4', 'Read', { file_path: 'x' }, null, undefined, undefined, 't9'],
      ['t8', 'Write', { file_path: 'y' }, true, undefined, true, undefined],
    ],
  )
  assert.deepEqual(
    t.events.filter((e) => e.type === 'message'),
    [
      { type: 'message', text: 'Looking.' },
      { type: 'message', text: 'Labelled the issue.' },
    ],
  )
  assert.deepEqual(t.tools, ['Bash', 'mcp__github__get_issue'])
  assert.equal(t.answer, 'Labelled the issue.')
  assert.equal(t.turns, 4)
  assert.equal(t.stop_cause, 'completed')
  assert.equal(t.error, undefined)
  assert.equal(t.compactions, 1)
  assert.equal(t.duration_ms, 900)
  assert.deepEqual(t.usage, { input_tokens: 6, output_tokens: 7, cost_usd: 0.5 })
})

test('a workflow run by Copilot: projections are no second events, a sub-agent’s result is not the run’s', () => {
  const t = one('workflow-copilot')
  assert.deepEqual(
    calls(t).map((c) => [c.tool, c.arguments, c.is_error, c.result]),
    [['task', { prompt: 'sum up' }, true, '400']],
  )
  assert.equal(t.error, 'the agent exited with code 124 (agentic_engine_timeout)')
  assert.equal(t.stop_cause, undefined)
  assert.equal(t.turns, 2)
  assert.equal(t.answer, 'It failed.')
  assert.deepEqual(t.usage, { premium_requests: 3, nano_aiu: 12, input_tokens: 40, output_tokens: 4 })
})

test('a turn limit is a stop cause, not a crash', () => {
  const t = one('workflow-limit')
  assert.equal(t.stop_cause, 'max_turns')
  assert.equal(t.error, undefined)
  assert.equal(t.turns, 30)
})

test('Pi in a workflow: exit codes in structured results, and what sub-agents called', () => {
  const t = one('workflow-pi')
  assert.deepEqual(
    calls(t).map((c) => [c.tool, c.is_error, c.exit_code, c.agent]),
    [
      ['subagent', false, undefined, undefined],
      ['web_fetch', true, undefined, 'reader'],
      ['bash', true, 2, undefined],
    ],
  )
  assert.deepEqual(calls(t)[1]?.arguments, { url: 'x' })
})

test('the denials that the result of a sub-agent lists count in both spellings', () => {
  const t = one('workflow-sub-agent-denials')
  assert.deepEqual(
    calls(t).map((c) => [c.id, c.tool, c.is_error, c.denied, c.agent]),
    [
      ['t1', 'Task', false, undefined, undefined],
      ['t2', 'Bash', true, true, 'explore'],
      ['t4', 'Edit', true, true, undefined],
      ['t3', 'Write', true, true, undefined],
    ],
  )
  assert.deepEqual([t.turns, t.stop_cause, t.answer], [2, 'completed', 'Triaged.'])
})

test('a message that is streamed and then told whole is one response', () => {
  const t = one('streamed')
  assert.deepEqual([t.turns, t.answer, t.stop_cause], [3, 'One file.', 'completed'])
  assert.deepEqual(
    t.events.map((e) => (e.type === 'message' ? e.text : e.type)),
    ['user', 'Looking.', 'tool_call', 'Again.', 'tool_call', 'One file.'],
  )
})

test('where only parts of a response are recorded, the number of responses is unknown, and its calls are calls', () => {
  const t = one('streamed-parts')
  assert.equal(t.turns, undefined)
  assert.ok(t.source.lacks.includes('turns'))
  assert.deepEqual(
    t.events.map((e) => (e.type === 'message' ? e.text : e.type)),
    ['user', 'Looking.', 'tool_call', 'Once more.', 'tool_call', 'One file.'],
  )
})

test('a stream that ended within a response does not tell the number of responses', () => {
  const told: Trace[] = []
  const text = [
    { type: 'session.start', data: { sessionId: 's', producer: 'copilot-agent' } },
    { type: 'assistant.message', data: { messageId: 'a', content: 'One.' } },
    { type: 'assistant.message_delta', data: { messageId: 'b', deltaContent: 'Tw' } },
  ]
  const lines = text.map((r) => JSON.stringify(r)).join('\n')
  assert.deepEqual(readText(lines, { sha256: () => '', emit: (t) => told.push(t) }), {})
  assert.equal(told[0]?.turns, undefined)
})

test('arguments that only the start of a call tells are cut like any others', () => {
  const told: Trace[] = []
  const text = [
    { type: 'session.start', data: { sessionId: 's', producer: 'copilot-agent' } },
    { type: 'assistant.message', data: { content: '', toolRequests: [{ toolCallId: 'k', name: 'bash' }] } },
    {
      type: 'tool.execution_start',
      data: { toolCallId: 'k', toolName: 'bash', arguments: { c: 'x'.repeat(2 << 20) } },
    },
  ]
  const lines = text.map((r) => JSON.stringify(r)).join('\n')
  assert.deepEqual(readText(lines, { sha256: () => 'sum', emit: (t) => told.push(t) }), {})
  const [call] = calls(told[0] as Trace)
  assert.deepEqual([call?.arguments, call?.arguments_cut?.sha256], [{ c: 'x'.repeat(2048) }, 'sum'])
})

test('the tool of a call is the one that was started, whatever was asked for under its id', () => {
  const events = [
    { type: 'session.start', data: { sessionId: 's' } },
    {
      type: 'assistant.message',
      data: { content: '', toolRequests: [{ toolCallId: 'c', name: 'look', arguments: {} }] },
    },
    { type: 'tool.execution_start', data: { toolCallId: 'c', toolName: 'rm', arguments: {} } },
  ]
  const traces: Trace[] = []
  readText(events.map((e) => JSON.stringify(e)).join('\n'), { sha256: (t) => t, emit: (t) => traces.push(t) })
  assert.deepEqual(
    traces.flatMap(calls).map((c) => c.tool),
    ['rm'],
  )
})
