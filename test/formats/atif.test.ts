// ATIF trajectories: what belongs to one run, what was copied, whose a call is, and what a trajectory cannot tell.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brief, calls, read, traces } from './reading.ts'

const step = (step_id: number, source: string, message: unknown, more: object = {}) => ({
  step_id,
  source,
  message,
  ...more,
})
const call = (tool_call_id: string, function_name: string, args: unknown = {}) => ({
  tool_call_id,
  function_name,
  arguments: args,
})
const seen = (...results: object[]) => ({ observation: { results } })
const trajectory = (steps: unknown, more: object = {}) => ({
  schema_version: 'ATIF-v1.7',
  agent: { name: 'a' },
  steps,
  ...more,
})
const one = (value: unknown) => {
  const { problem, traces: found } = read(JSON.stringify(value))
  assert.equal(problem, undefined)
  const [trace] = found
  assert.ok(trace && found.length === 1)
  return trace
}

test('results are paired by id, in order, or with the last call of the step', () => {
  const results = (count: number, ...observed: object[]) => {
    const made = Array.from({ length: count }, (_, i) => call(`c${i}`, 'f'))
    return calls(
      one(trajectory([step(1, 'agent', 'x', { tool_calls: made, ...seen(...observed) }), step(2, 'agent', 'y')])),
    ).map((c) => c.result)
  }
  assert.deepEqual(results(2, { source_call_id: 'c1', content: 'b' }, { source_call_id: 'c0', content: 'a' }), [
    'a',
    'b',
  ])
  assert.deepEqual(results(2, { content: 'a' }, { content: 'b' }), ['a', 'b'])
  assert.deepEqual(results(2, { content: 'both' }), [undefined, 'both'])
  assert.deepEqual(results(3, { content: 'a' }, { content: 'b' }), [undefined, undefined, undefined])
})

test('copied context makes no calls, and no turns', () => {
  const copied = step(1, 'agent', 'earlier', {
    tool_calls: [call('c1', 'f')],
    ...seen({ source_call_id: 'c1', content: 'r' }),
    is_copied_context: true,
  })
  const trace = one(trajectory([copied, step(2, 'agent', 'now')]))
  assert.deepEqual(calls(trace), [])
  assert.equal(trace.turns, 1)
})

test('a step that no model was asked for is no turn', () => {
  const trace = one(
    trajectory([
      step(1, 'agent', '', { llm_call_count: 0, tool_calls: [call('c', 'f')], ...seen({ content: 'r' }) }),
      step(2, 'agent', 'done'),
    ]),
  )
  assert.equal(trace.turns, 1)
  assert.equal(calls(trace)[0]?.turn, undefined)
})

test('part of a run is no whole recording', () => {
  const [split] = traces('atif/split.json')
  assert.equal(split?.truncated, true)
  const rest = one(trajectory([step(1, 'agent', 'done')], { session_id: 's-cont-1' }))
  assert.equal(rest.truncated, true)
  assert.match(rest.source.incomplete?.[0] ?? '', /beginning/)
  const [whole] = traces('atif/continued.jsonl')
  assert.equal(whole?.truncated, undefined)
  assert.deepEqual(
    calls(whole).map((c) => c.tool),
    ['bash_command', 'bash_command', 'mark_task_complete'],
  )
  assert.equal(whole?.usage?.cost_usd, 0.04, 'totals of a continuation count from the beginning')
})

test('trajectories that have nothing to do with one another are runs of their own', () => {
  const lines = ['a', 'b'].map((id) => JSON.stringify(trajectory([step(1, 'agent', id)], { session_id: id })))
  const found = read(lines.join('\n')).traces
  assert.deepEqual(
    found.map((t) => [t.id, t.answer]),
    [
      ['a', 'a'],
      ['b', 'b'],
    ],
  )
})

test('an agent that acts in its text may have called anything', () => {
  const [raw] = traces('atif/raw-text.json')
  assert.deepEqual(calls(raw), [])
  assert.match(raw?.source.uncertain?.[0] ?? '', /commands as text/)
  assert.equal(raw?.truncated, undefined)
})

test('sub-agents stand where they were called, within the trajectory or beside it', () => {
  const [within] = traces('atif/sub-agents.json')
  assert.deepEqual(calls(within).map(brief), ['delegate unknown', 'look_up ok exit 0 by checker', 'finish unknown'])
  assert.equal(within?.answer, 'All orders are right.')
  const child = trajectory([step(1, 'agent', 'x', { tool_calls: [call('c', 'g')], ...seen({ content: 'r' }) })], {
    session_id: 'kid',
    agent: { name: 'kid' },
  })
  const parent = trajectory([
    step(1, 'agent', '', {
      tool_calls: [call('c', 'f')],
      ...seen({ source_call_id: 'c', content: 'r', subagent_trajectory_ref: [{ session_id: 'kid' }] }),
    }),
    step(2, 'agent', 'done'),
  ])
  assert.deepEqual(calls(one({ child, parent })).map(brief), ['f unknown', 'g unknown by kid'])
})

test('references in a circle end', () => {
  const ref = (id: string) => seen({ content: 'r', subagent_trajectory_ref: [{ trajectory_id: id }] })
  const sub = (id: string, next: string) =>
    trajectory([step(1, 'agent', 'x', { tool_calls: [call('c', 'f')], ...ref(next) })], { trajectory_id: id })
  const trace = one(
    trajectory([step(1, 'agent', 'x', { tool_calls: [call('c', 'f')], ...ref('a') }), step(2, 'agent', 'y')], {
      subagent_trajectories: [sub('a', 'b'), sub('b', 'a')],
    }),
  )
  assert.equal(calls(trace).length, 3)
})

test('a trajectory that breaks the format is a problem', () => {
  assert.match(read(JSON.stringify(trajectory({}))).problem ?? '', /steps: Expected an array/)
  assert.match(
    read(JSON.stringify(trajectory([step(4, 'agent', '', { tool_calls: [{}] })]))).problem ?? '',
    /step 4 names no tool/,
  )
})

test('the result of a call that is not on record shows that calls are missing', () => {
  const lost = (source_call_id: string) =>
    one(
      trajectory([
        step(1, 'agent', 'x', { tool_calls: [call('c', 'f')], is_copied_context: true }),
        step(2, 'agent', 'y', seen({ source_call_id, content: 'r' })),
        step(3, 'agent', 'z'),
      ]),
    )
  assert.match(lost('gone').source.uncertain?.join() ?? '', /not recorded/)
  assert.doesNotMatch(lost('c').source.uncertain?.join() ?? '', /names a call/)
})
