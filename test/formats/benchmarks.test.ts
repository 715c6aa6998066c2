// tau-bench, tau2 and AgentDojo: what ends a dialogue, whose calls count, and the labels.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calls, read } from './reading.ts'

const user = (content: string) => ({ role: 'user', content })
const agent = (content: string, ...tools: string[]) => ({
  role: 'assistant',
  content,
  ...(tools.length > 0 ? { tool_calls: tools.map((name) => ({ id: name, name, arguments: {} })) } : {}),
})
const result = (id: string, more: object = {}) => ({ role: 'tool', id, tool_call_id: id, content: 'ok', ...more })

test('tau-bench: a dialogue ends with the stop of the user or the handover, else it is cut off', () => {
  const handover = 'transfer_to_human_agents'
  const cases: [object[], boolean][] = [
    [[user('Hi'), agent('Yes?'), user('Thanks ###STOP###')], true],
    [[user('Hi'), agent('', handover), result(handover)], true],
    [[user('Hi'), agent('', 'f'), result('f')], false],
    [[user('Hi'), agent('', handover)], false],
    [[user('Hi'), agent('', handover), result(handover), user('And?')], false],
  ]
  for (const [traj, whole] of cases)
    for (const key of ['traj', 'messages']) {
      const [trace] = read(
        JSON.stringify([{ task_id: 1, reward: 0.5, info: { task: {} }, [key]: traj, trial: 0 }]),
      ).traces
      assert.equal(trace?.source.format, 'tau-bench')
      assert.equal(trace?.truncated !== true, whole, JSON.stringify(traj))
      assert.deepEqual(trace?.labels, { reward: 0.5 })
    }
})

test('tau-bench: a run that broke is a failure, whatever its dialogue says', () => {
  const run = { task_id: 1, reward: 0, info: { error: 'boom' }, traj: [user('###STOP###')], trial: 0 }
  assert.equal(read(JSON.stringify([run])).traces[0]?.error, 'boom')
})

const simulation = (termination_reason: string, messages: object[], more: object = {}) => ({
  id: 'x',
  task_id: 't',
  trial: 0,
  termination_reason,
  messages,
  ...more,
})
const tau2 = (...simulations: object[]) => read(JSON.stringify({ info: {}, tasks: [], simulations })).traces

test('tau2: every reason to end is a stop cause or a failure', () => {
  const reasons: [string, string | undefined][] = [
    ['user_stop', 'completed'],
    ['agent_stop', 'completed'],
    ['max_steps', 'max_turns'],
    ['timeout', 'interrupted'],
    ['too_many_errors', undefined],
    ['constructor', undefined],
  ]
  for (const [reason, stop] of reasons) {
    const [trace] = tau2(simulation(reason, [user('Hi'), agent('Bye.')]))
    assert.equal(trace?.stop_cause, stop, reason)
    assert.equal(trace?.error !== undefined, stop === undefined, reason)
  }
})

test('tau2: what the simulated user calls is not the agent’s', () => {
  const acts = {
    role: 'user',
    content: null,
    tool_calls: [{ id: 'u', name: 'reboot', arguments: {}, requestor: 'user' }],
  }
  const [trace] = tau2(
    simulation('user_stop', [
      user('Help'),
      agent('', 'look'),
      result('look', { error: true, requestor: 'assistant' }),
      agent('Reboot.'),
      acts,
      result('u', { requestor: 'user' }),
      user('###STOP###'),
    ]),
  )
  assert.deepEqual(
    calls(trace).map((c) => [c.tool, c.is_error]),
    [['look', true]],
  )
  assert.equal(trace?.answer, 'Reboot.')
})

test('AgentDojo: calls without ids are paired in order, errors and verdicts are kept', () => {
  const call = (name: string, args: object) => ({ function: name, args, id: null })
  const run = {
    suite_name: 's',
    user_task_id: 'u',
    injection_task_id: 'i',
    messages: [
      user('Hi'),
      { role: 'assistant', content: null, tool_calls: [call('f', { a: 1 }), call('g', {})] },
      { role: 'tool', content: 'F', tool_call: call('f', { a: 1 }), tool_call_id: null, error: null },
      { role: 'tool', content: '', tool_call: call('g', {}), tool_call_id: null, error: 'ValueError: no' },
      { role: 'assistant', content: [{ type: 'text', content: 'Done.' }], tool_calls: null },
    ],
    error: null,
    utility: true,
    security: true,
  }
  const [trace] = read(JSON.stringify(run)).traces
  assert.deepEqual(
    calls(trace).map((c) => [c.tool, c.arguments, c.result, c.is_error]),
    [
      ['f', { a: 1 }, 'F', false],
      ['g', {}, 'ValueError: no', true],
    ],
  )
  assert.deepEqual([trace?.id, trace?.answer, trace?.labels], ['s/u/i', 'Done.', { utility: true, security: true }])
  assert.equal(read(JSON.stringify({ ...run, error: 'crashed' })).traces[0]?.error, 'crashed')
})
