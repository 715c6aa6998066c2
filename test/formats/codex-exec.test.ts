// Codex `exec --json`: what is derived from each recorded event.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import exec from '../../src/formats/codex/codex-exec.ts'
import type { Call, Trace } from '../../src/model/trace.ts'
import { type Read, readText } from '../../src/reading/document.ts'

await exec.needs.load()

function read(name: string): { traces: Trace[]; read: Read } {
  const traces: Trace[] = []
  const file = new URL(`../fixtures/formats/codex-exec/${name}.jsonl`, import.meta.url)
  const done = readText(readFileSync(file, 'utf8'), {
    sha256: (t) => createHash('sha256').update(t).digest('hex'),
    emit: (t) => traces.push(t),
  })
  for (const t of traces) assert.equal(t.source.format, 'codex-exec')
  return { traces, read: done }
}

const one = (name: string): Trace => {
  const { traces, read: done } = read(name)
  assert.deepEqual(done, {})
  assert.equal(traces.length, 1)
  return traces[0] as Trace
}
const calls = (t: Trace): Call[] => t.events.filter((e) => e.type === 'tool_call')
const row = (c: Call) => [c.tool, c.arguments, c.is_error, c.exit_code, c.denied]

test('a healthy run: snapshots of an item are one call, usage is the last total', () => {
  const t = one('healthy')
  assert.deepEqual(calls(t).map(row), [
    ['shell', { command: "bash -lc 'npm test'" }, false, 0, undefined],
    ['apply_patch', { changes: [{ path: 'src/a.ts', kind: 'update' }] }, false, undefined, undefined],
    ['mcp__github__list_issues', { state: 'open' }, false, undefined, undefined],
    [
      'web_search',
      { query: 'node release', action: { type: 'search', query: 'node release' } },
      false,
      undefined,
      undefined,
    ],
  ])
  assert.equal(calls(t)[0]?.result, '1 passed\n2 passed\n')
  assert.equal(calls(t)[2]?.result, 'none')
  assert.equal(t.id, 't-1')
  assert.equal(t.answer, 'Still green.')
  assert.equal(t.stop_cause, 'completed')
  assert.equal(t.error, undefined)
  assert.equal(t.truncated, undefined)
  assert.deepEqual(t.usage, { input_tokens: 180, output_tokens: 15 })
  assert.equal(t.turns, undefined)
  assert.ok(t.source.lacks.includes('turns') && t.source.lacks.includes('compactions'))
  assert.equal(t.events.filter((e) => e.type === 'message').length, 2)
})

test('failed, declined, rejected and abandoned calls are told apart, and a failed turn is an error', () => {
  const t = one('failing')
  assert.deepEqual(
    calls(t).map((c) => [c.is_error, c.exit_code, c.denied]),
    [
      [true, 2, undefined],
      [true, undefined, true],
      [true, undefined, true],
      [true, undefined, undefined],
      [null, undefined, undefined],
      [false, 0, undefined],
    ],
  )
  assert.equal(t.error, 'The model is not supported.')
  assert.equal(t.stop_cause, undefined)
  assert.equal(t.truncated, undefined)
  assert.equal(t.answer, undefined)
  assert.equal(t.source.junk_lines, 1)
})

test('a killed run is truncated; a command that still runs has no exit code; a narration is no answer', () => {
  const t = one('killed')
  assert.deepEqual(calls(t).map(row), [['shell', { command: 'npm test' }, null, undefined, undefined]])
  assert.equal(t.truncated, true)
  assert.equal(t.stop_cause, undefined)
  assert.equal(t.error, undefined)
  assert.equal(t.answer, undefined)
})

test('threads of sub-agents reuse item ids; their words and turns are not the run’s', () => {
  const t = one('collab')
  assert.deepEqual(
    calls(t).map((c) => [c.tool, c.agent, c.arguments]),
    [
      ['spawn_agent', undefined, { prompt: 'Look.', receiver_thread_ids: ['child'] }],
      ['spawn_agent', 'child', { prompt: 'Check.', receiver_thread_ids: ['grandchild'] }],
      ['wait', undefined, { receiver_thread_ids: ['child'] }],
    ],
  )
  assert.equal(t.answer, 'Inspected.')
  assert.equal(t.stop_cause, 'completed')
  assert.deepEqual(t.usage, { input_tokens: 10, output_tokens: 2 })
})

test('a resumed thread goes on in its trace with new calls; another thread is another trace', () => {
  const { traces } = read('two-runs')
  assert.deepEqual(
    traces.map((t) => [t.id, calls(t).map((c) => object(c.arguments)['command']), t.answer, t.stop_cause, t.error]),
    [
      ['t-1', ['ls', 'pwd'], 'Resumed.', 'completed', undefined],
      ['t-2', [], 'Another run.', 'completed', undefined],
    ],
  )
})

test('arguments that are cut stay those of the first snapshot of an item', () => {
  const item = (type: string, id: string, command: string) =>
    JSON.stringify({ type, item: { type: 'command_execution', id, command, exit_code: 0, status: 'completed' } })
  const long = 'x'.repeat(2 << 20)
  const traces: Trace[] = []
  const text = [
    JSON.stringify({ type: 'thread.started', thread_id: 't' }),
    item('item.started', 'a', long),
    item('item.completed', 'a', long),
    item('item.started', 'b', long),
    item('item.completed', 'b', 'ls'),
  ].join('\n')
  assert.deepEqual(readText(text, { sha256: () => 'sum', emit: (t) => traces.push(t) }), {})
  const cut = { bytes: JSON.stringify({ command: long }).length, sha256: 'sum' }
  assert.deepEqual(
    calls(traces[0] as Trace).map((c) => [c.arguments, c.arguments_cut]),
    [
      [{ command: 'x'.repeat(2048) }, cut],
      [{ command: 'x'.repeat(2048) }, cut],
    ],
  )
})

const object = (v: unknown) => v as Record<string, unknown>
