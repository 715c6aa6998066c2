// Codex rollouts: the envelope of today, the bare items of 2025, and what drifted from both.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import rollout from '../../src/formats/codex/codex-rollout.ts'
import type { Call, Trace } from '../../src/model/trace.ts'
import { readText } from '../../src/reading/document.ts'

await rollout.needs.load()

function one(name: string): Trace {
  const traces: Trace[] = []
  const file = new URL(`../fixtures/formats/codex-rollout/${name}.jsonl`, import.meta.url)
  const read = readText(readFileSync(file, 'utf8'), {
    sha256: (t) => createHash('sha256').update(t).digest('hex'),
    emit: (t) => traces.push(t),
  })
  assert.deepEqual(read, {})
  assert.equal(traces.length, 1)
  assert.equal(traces[0]?.source.format, 'codex-rollout')
  return traces[0] as Trace
}
const calls = (t: Trace): Call[] => t.events.filter((e) => e.type === 'tool_call')

test('a session: messages once, injected texts are no prompt, history in a compaction makes no calls', () => {
  const t = one('session')
  assert.deepEqual(
    calls(t).map((c) => [c.tool, c.arguments, c.is_error, c.exit_code, c.duration_ms, c.result, c.turn]),
    [
      ['shell', { command: ['make'] }, true, 2, 500, 'no rule\n', 1],
      ['shell_command', { command: 'make test' }, false, 0, 1500, 'Process exited with code 9\n', 1],
      ['mcp__github__list_issues', { q: 1 }, false, undefined, 1500, 'none', 2],
    ],
  )
  assert.deepEqual(
    t.events.map((e) => e.type),
    ['user', 'message', 'tool_call', 'tool_call', 'compaction', 'tool_call', 'message'],
  )
  assert.equal(t.prompt, 'Fix the build.')
  assert.equal(t.answer, 'Fixed.')
  assert.equal(t.turns, 3)
  assert.equal(t.stop_cause, 'completed')
  assert.deepEqual(t.usage, { input_tokens: 90, output_tokens: 9 })
  assert.deepEqual(t.agent, { name: 'codex', model: 'gpt-5.2' })
  assert.equal(t.duration_ms, 9000)
  assert.equal(t.id, 's-1')
})

test('the text forms of exit codes; a process that runs on has none; free text of a tool is its input', () => {
  const t = one('forms')
  assert.deepEqual(
    calls(t).map((c) => [c.tool, c.is_error, c.exit_code, c.result]),
    [
      ['exec_command', null, undefined, 'up\n'],
      ['write_stdin', true, 3, 'bye\n'],
      ['apply_patch', false, 0, 'Success. Updated the following files:\nM a\n'],
    ],
  )
  assert.deepEqual(calls(t)[2]?.arguments, { input: '*** Begin Patch\n*** End Patch' })
})

test('refusals, failures of every kind, calls that only events tell of, and an abort', () => {
  const t = one('odd')
  assert.deepEqual(
    calls(t).map((c) => [c.id, c.tool, c.is_error, c.exit_code, c.denied]),
    [
      ['d1', 'shell', true, undefined, true],
      ['d2', 'shell', false, 0, undefined],
      ['d3', 'send', true, undefined, undefined],
      ['d4', 'mcp__mail__send', true, undefined, true],
      ['d5', 'exec_command', true, 1, undefined],
      ['x1', 'shell', false, 0, undefined],
      ['x2', 'apply_patch', true, undefined, undefined],
      ['d6', 'exec', true, undefined, undefined],
      [undefined, 'ls', null, undefined, undefined],
      ['w1', 'web_search', false, undefined, undefined],
      ['l1', 'local_shell', null, undefined, undefined],
      ['d7', 'update_plan', false, undefined, undefined],
    ],
  )
  assert.equal(calls(t)[2]?.arguments, '{"to": ')
  assert.equal(t.id, 's-2')
  assert.equal(t.stop_cause, 'interrupted')
  assert.equal(t.answer, undefined)
  assert.deepEqual(t.events.at(-1), { type: 'message', text: 'From the child.', agent: '/root/child' })
})

test('an error that ends the turn is the run’s error, although the task is reported complete', () => {
  const t = one('error')
  assert.equal(t.error, 'You have hit your usage limit.')
  assert.equal(t.stop_cause, undefined)
  assert.deepEqual(
    calls(t).map((c) => [c.is_error, c.result]),
    [[null, { name: 'svc' }]],
  )
})

test('events stand in where the items are absent; a task without an end is truncated', () => {
  const t = one('events-only')
  assert.equal(t.prompt, 'Say hi.')
  assert.equal(t.answer, 'Hi.')
  assert.equal(t.truncated, true)
  assert.ok(t.source.lacks.includes('turns'))
})

test('the bare items of 2025', () => {
  const t = one('old')
  assert.equal(t.id, 'old-1')
  assert.equal(t.prompt, 'List files.')
  assert.deepEqual(
    calls(t).map((c) => [c.tool, c.arguments, c.is_error, c.exit_code, c.result]),
    [['shell', { command: ['ls'] }, false, 0, 'a\n']],
  )
  assert.equal(t.answer, 'One file: a.')
  assert.equal(t.turns, 2)
  assert.equal(t.stop_cause, undefined)
  assert.ok(t.source.lacks.includes('stop_cause'))
})

test('items that drifted from the format are calls all the same, paired by name', () => {
  const t = one('drift')
  assert.deepEqual(
    calls(t).map((c) => [c.tool, c.arguments, c.is_error, c.exit_code]),
    [
      ['translate', { to: 'es' }, null, undefined],
      ['run', { command: 'ls' }, true, 4],
    ],
  )
  assert.equal(t.answer, 'hola')
})

test('code mode: what a script called stands beside the script, as its items tell; a branch that was not taken is no call', () => {
  const t = one('code-mode')
  assert.deepEqual(
    calls(t).map((c) => [c.id, c.tool, c.is_error, c.exit_code, c.denied, c.turn]),
    [
      ['c1', 'exec', false, undefined, undefined, 1],
      ['exec-1', 'exec_command', false, 0, undefined, 1],
      ['exec-2', 'mcp__docs__find', true, undefined, undefined, 1],
      ['c2', 'exec', null, undefined, undefined, 2],
      ['exec-3', 'exec_command', true, 2, undefined, 2],
      ['exec-4', 'apply_patch', false, undefined, undefined, 2],
      ['exec-5', 'exec_command', true, undefined, true, undefined],
      ['c3', 'wait', false, undefined, undefined, 3],
      ['ws_1', 'web_search', false, undefined, undefined, 4],
    ],
  )
  assert.deepEqual(calls(t)[1]?.arguments, { cmd: 'git status', workdir: '/repo' })
  assert.deepEqual([calls(t)[1]?.result, calls(t)[1]?.duration_ms, calls(t)[2]?.result], ['clean\n', 1005, 'no index'])
  assert.deepEqual(
    [t.prompt, t.answer, t.turns, t.stop_cause, t.truncated],
    ['Clean up.', 'Done.', 4, 'completed', undefined],
  )
  assert.deepEqual(
    t.events.filter((e) => e.type !== 'tool_call').map((e) => e.type),
    ['user', 'message'],
  )
  assert.equal(t.source.notes, undefined)
})

test('code mode of the versions that record no items: the calls that a script’s text holds, and a note that says so', () => {
  const t = one('scripts-only')
  assert.deepEqual(
    calls(t).map((c) => [c.tool, c.arguments, c.is_error, c.result]),
    [
      ['exec', calls(t)[0]?.arguments, false, ''],
      ['apply_patch', { input: '*** Begin Patch\n+ tools.no()\n*** End Patch' }, null, undefined],
      ['mcp__shop__refund', { order: 7, why: 'why' }, null, undefined],
      ['exec', { input: 'text(await tools.exec_command({cmd: "cat log"}))' }, false, 'refunded'],
      ['exec_command', { cmd: 'cat log' }, null, 'refunded'],
    ],
  )
  assert.match(t.source.notes?.join() ?? '', /3 calls are known from their text only/)
  // It went on after the interruption, and no bounds of turns are recorded.
  assert.deepEqual([t.stop_cause, t.truncated, t.answer], [undefined, undefined, 'Refunded.'])
  assert.ok(t.source.lacks.includes('stop_cause'))
})

test('a first line without a type is a header where items of Codex follow it', () => {
  const t = one('untyped-header')
  assert.deepEqual([t.id, t.prompt, t.answer, calls(t)[0]?.exit_code], ['old-2', 'List.', 'One.', 0])
})

test('items of calls in any spelling, of versions to come, and of searches without an id', () => {
  const line = (type: string, payload: object) => JSON.stringify({ type, payload })
  const item = (i: object) => line('event_msg', { type: 'item_completed', item: i })
  const told: Trace[] = []
  const text = [
    line('session_meta', { id: 's' }),
    item({ type: 'commandExecution', id: 'a', command: 'false', exitCode: 1 }),
    item({ type: 'DynamicToolCallItem', id: 'b', tool: 'look', arguments: { q: 1 }, success: false }),
    item({ type: 'Extension', kind: 'web.search', id: 'c', status: 'completed' }),
    item({ type: 'NewCall', id: 'd', status: 'completed' }),
    item({ type: 'Plan', id: 'e', text: 'plan' }),
    line('response_item', { type: 'web_search_call', status: 'completed', action: { query: 'x' } }),
    item({ type: 'WebSearch', id: 'ws', query: 'x' }),
  ].join('\n')
  assert.deepEqual(readText(text, { sha256: () => '', emit: (t) => told.push(t) }), {})
  assert.deepEqual(
    calls(told[0] as Trace).map((c) => [c.tool, c.is_error, c.exit_code]),
    [
      ['exec_command', true, 1],
      ['look', true, undefined],
      ['web.search', false, undefined],
      ['NewCall', false, undefined],
      ['web_search', false, undefined],
    ],
  )
})

test('an empty request under the context of an editor is no event, and takes none away', () => {
  const t = one('empty-request')
  assert.deepEqual(
    t.events.map((e) => [e.type, e.type === 'tool_call' ? e.result : 'text' in e && e.text]),
    [
      ['user', 'Look.'],
      ['tool_call', 'a'],
      ['message', 'One file.'],
    ],
  )
  assert.deepEqual([t.prompt, t.answer], ['Look.', 'One file.'])
})

test('agents of a branch that was not taken were not spawned', () => {
  const t = one('not-spawned')
  assert.deepEqual(
    calls(t).map((c) => [c.id, c.tool]),
    [
      ['c1', 'exec'],
      ['i1', 'spawn_agent'],
    ],
  )
  assert.deepEqual(t.source.notes, [
    '1 agent was spawned: their calls are not in this file but in rollouts of their own',
  ])
})

test('arguments that an item tells of a call of a script are cut like any others', () => {
  const line = (type: string, payload: object) => JSON.stringify({ type, payload })
  const changes = { a: { type: 'add', content: 'x'.repeat(2 << 20) } }
  const told: Trace[] = []
  const text = [
    line('session_meta', { id: 's' }),
    line('response_item', {
      type: 'custom_tool_call',
      call_id: 'c',
      name: 'exec',
      input: 'await tools.apply_patch(p)',
    }),
    line('event_msg', { type: 'item_completed', item: { type: 'FileChange', id: 'i', changes, status: 'completed' } }),
  ].join('\n')
  assert.deepEqual(readText(text, { sha256: () => 'sum', emit: (t) => told.push(t) }), {})
  const patch = calls(told[0] as Trace)[1]
  assert.deepEqual([patch?.id, patch?.tool, patch?.is_error], ['i', 'apply_patch', false])
  assert.deepEqual(patch?.arguments, { changes: { a: { type: 'add', content: 'x'.repeat(2048) } } })
  assert.deepEqual(patch?.arguments_cut, { bytes: JSON.stringify({ changes }).length, sha256: 'sum' })
})
