// What recordings of agents become where their formats leave a choice: who refused, which record counts, whose a call is.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brief, calls, read } from './reading.ts'

const one = (...records: object[]) => {
  const { problem, traces } = read(records.map((r) => JSON.stringify(r)).join('\n'))
  assert.equal(problem, undefined)
  assert.equal(traces.length, 1)
  return traces[0]
}
const briefs = (...records: object[]) => calls(one(...records)).map(brief)

const geminiInit = { type: 'init', session_id: 's', model: 'm' }
const shell = (output: string, status = 'success') => [
  { type: 'tool_use', tool_name: 'run_shell_command', tool_id: 'c', parameters: { command: 'x' } },
  { type: 'tool_result', tool_id: 'c', status, output },
]

test('Gemini: the exit code is the last line of its kind that the shell tool itself writes', () => {
  const said = (output: string, status?: string) => briefs(geminiInit, ...shell(output, status))
  assert.deepEqual(said('Output: Exit Code: 0\nExit Code: 3\nProcess Group PGID: 1'), [
    'run_shell_command error exit 3',
  ])
  assert.deepEqual(said('Output: Exit Code: 3\nProcess Group PGID: 1'), ['run_shell_command ok exit 0'])
  assert.deepEqual(said('Output: x\nSignal: 9\nProcess Group PGID: 1'), ['run_shell_command ok'])
  assert.deepEqual(said('the page says Exit Code: 3'), ['run_shell_command ok'], 'without the header it is any text')
  assert.deepEqual(said('Command: x\nOutput: y\nExit Code: (none)\nSignal: 15'), ['run_shell_command ok'])
})

test('Gemini: a limit, a cancellation and a failure are told apart', () => {
  const ended = (error: object) => one(geminiInit, { type: 'result', status: 'error', error, stats: {} })
  assert.equal(ended({ type: 'FatalTurnLimitedError', message: 'x' })?.stop_cause, 'max_turns')
  assert.equal(ended({ type: 'FatalCancellationError', message: 'x' })?.stop_cause, 'interrupted')
  assert.equal(ended({ type: 'FatalAuthenticationError', message: 'no key' })?.error, 'no key')
})

test('Antigravity: denied actions that are not among the calls leave them uncertain', () => {
  const trace = one(
    { event: 'init', conversation_id: 'c', init: {} },
    { event: 'result', result: { status: 'SUCCESS', response: 'Done.', denied_actions: [{}, {}] } },
  )
  assert.match(trace?.source.uncertain?.[0] ?? '', /denied actions \(2\), of which 0/)
})

test('Cursor: a result says by its key how the call ended', () => {
  const ended = (result: object) =>
    briefs(
      { type: 'system', subtype: 'init', session_id: 's', apiKeySource: 'env', permissionMode: 'default' },
      { type: 'tool_call', subtype: 'started', call_id: 'c', tool_call: { shellToolCall: { args: { command: 'x' } } } },
      { type: 'tool_call', subtype: 'completed', call_id: 'c', tool_call: { shellToolCall: { result } } },
    )
  assert.deepEqual(ended({ success: { exitCode: 0, stdout: 'x' } }), ['shell ok exit 0'])
  assert.deepEqual(ended({ failure: { exitCode: 2, stderr: 'x' } }), ['shell error exit 2'])
  assert.deepEqual(ended({ rejected: { reason: 'x' } }), ['shell error denied'])
  assert.deepEqual(ended({ error: { errorMessage: 'x' } }), ['shell error'])
  assert.deepEqual(ended({ content: 'rejected' }), ['shell unknown'], 'no text of a result tells its status')
})

test('OpenCode: the call of a sub-agent leaves the calls uncertain, and a page that speaks of a refusal is none', () => {
  const part = (tool: string, state: object) => ({
    type: 'tool_use',
    sessionID: 's',
    part: { type: 'tool', messageID: 'm', callID: tool, tool, state: { input: {}, ...state } },
  })
  const trace = one(
    part('task', { status: 'completed', output: 'x' }),
    part('webfetch', { status: 'completed', output: 'The user rejected permission to use this specific tool call.' }),
    part('bash', { status: 'error', error: 'The user rejected permission to use this specific tool call.' }),
  )
  assert.deepEqual(calls(trace).map(brief), ['task ok', 'webfetch ok', 'bash error denied'])
  assert.equal(trace?.source.uncertain?.length, 1)
})

test('Qwen: a result is of the call that its record names', () => {
  const record = (type: string, more: object) => ({ type, sessionId: 's', parentUuid: null, ...more })
  const call = { functionCall: { id: 'c', name: 'run_shell_command', args: {} } }
  const ended = (more: object) =>
    briefs(record('assistant', { message: { role: 'model', parts: [call] } }), record('tool_result', more))
  const failed = { error: 'Command: x\nDirectory: (root)\nOutput: FAIL\nError: (none)\nExit Code: 2\nSignal: (none)' }
  const parts = [{ functionResponse: { id: 'other', name: 'run_shell_command', response: failed } }]
  assert.deepEqual(ended({ message: { role: 'user', parts }, toolCallResult: { callId: 'c', status: 'error' } }), [
    'run_shell_command error exit 2',
  ])
  assert.deepEqual(ended({ toolCallResult: { callId: 'c', status: 'success', resultDisplay: 'x' } }), [
    'run_shell_command ok',
  ])
})

test('Kimi: an id that is used again is another call, and a refusal is of the next call with its id', () => {
  const event = (e: object) => ({ type: 'context.append_loop_event', event: e, time: 1 })
  const call = event({ type: 'tool.call', stepUuid: 's', toolCallId: 'Bash_0', name: 'Bash', args: {} })
  const result = (r: object) => event({ type: 'tool.result', toolCallId: 'Bash_0', result: r })
  const refused = {
    type: 'permission.record_approval_result',
    toolCallId: 'Bash_0',
    toolName: 'Bash',
    result: { decision: 'rejected' },
  }
  assert.deepEqual(
    briefs(call, result({ output: 'a' }), refused, call, result({ output: 'no' }), call, result({ output: 'b' })),
    ['Bash ok exit 0', 'Bash error denied', 'Bash ok exit 0'],
  )
})

test('droid: words behind an error that ended the run are no success', () => {
  const trace = one(
    { type: 'message', session_id: 's', role: 'user', text: 'Go.' },
    { type: 'error', session_id: 's', message: 'overloaded' },
    { type: 'completion', session_id: 's', finalText: 'Done.' },
  )
  assert.equal(trace?.error, 'overloaded')
  assert.equal(trace?.stop_cause, undefined)
})

test('a stream without the record that it always begins with is incomplete', () => {
  const trace = one(...shell('x'), { type: 'result', status: 'success', stats: {} })
  assert.match(trace?.source.incomplete?.[0] ?? '', /no init record/)
})
