// The engine: what becomes of a check that breaks, of severities, and of messages that grow too long.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Check, Context } from '../src/checks/contract.ts'
import forbidTools from '../src/checks/expect/forbid_tools.ts'
import tools from '../src/checks/expect/tools.ts'
import { evaluate, statsOf } from '../src/judging/evaluate.ts'
import { viewOf } from '../src/judging/view.ts'
import type { Trace } from '../src/model/trace.ts'
import { blocks, type Outcome, type Severity } from '../src/model/verdict.ts'
import { redactor } from '../src/report/redact.ts'
import type { Scenario } from '../src/scenario/build.ts'

const trace: Trace = {
  schema: 'agent-eval/trace@1',
  events: [
    { type: 'tool_call', tool: 'a', arguments: {}, is_error: true },
    { type: 'tool_call', tool: 'b', arguments: {}, is_error: null },
    { type: 'tool_call', tool: 'c', arguments: {}, denied: true },
  ],
  turns: 2,
  source: { format: 'native', lacks: [] },
}
const view = viewOf(trace, (tool) => tool)

/** Evaluates checks that answer as given, or throw. */
function evaluated(outcomes: (Outcome | Error)[], severity?: Severity) {
  const graded = outcomes.map((outcome, i) => ({
    id: `x.c${i}`,
    check: {
      id: `c${i}`,
      severity: 'blocking',
      run: () => {
        if (outcome instanceof Error) throw outcome
        return outcome
      },
    } as unknown as Check,
    want: {},
    base: ['x'],
    place: ['x', 'field'],
    ...(severity ? { severity } : {}),
  }))
  const { dimensions } = evaluate({ graded } as unknown as Scenario, view, {} as Context, redactor())
  const routes = dimensions.flatMap(({ id, route }) => (route ? [`${id} ${route.join('.')}`] : []))
  return { dimensions, routes }
}

test('a check that throws is an error, and the others are evaluated', () => {
  const { dimensions } = evaluated([new TypeError('oops'), { verdict: 'pass', message: 'fine' }])
  assert.deepEqual(
    dimensions.map((d) => `${d.id} ${d.verdict} ${blocks(d)}`),
    ['x.c0 error true', 'x.c1 pass false'],
  )
  assert.match(dimensions[0]?.message ?? '', /The check c0 itself failed: oops/)
})

test('the files beat the outcome, the outcome beats the check', () => {
  const outcome: Outcome = { verdict: 'fail', message: 'x', severity: 'advisory' }
  assert.equal(evaluated([outcome]).dimensions[0]?.severity, 'advisory')
  assert.equal(evaluated([outcome], 'blocking').dimensions[0]?.severity, 'blocking')
  assert.equal(evaluated([{ verdict: 'fail', message: 'x' }]).dimensions[0]?.severity, 'blocking')
})

test('only what fails or cannot be told needs a place: the element it names, else the field', () => {
  const { routes } = evaluated([
    { verdict: 'pass', message: 'x', route: ['a'] },
    { verdict: 'skip', message: 'x' },
    { verdict: 'fail', message: 'x', route: ['tools', 1] },
    { verdict: 'error', message: 'x' },
  ])
  assert.deepEqual(routes, ['x.c2 x.tools.1', 'x.c3 x.field'])
})

test('a message is redacted before it is cut, between characters', () => {
  const token = `ghp_${'a1B2'.repeat(9)}`
  const [cut, pair] = evaluated([
    { verdict: 'fail', message: `${'y'.repeat(1490)}${token}` },
    { verdict: 'fail', message: `${'y'.repeat(1498)}🙂 and more` },
  ]).dimensions
  assert.equal(cut?.message, `${'y'.repeat(1490)}[redacted]`)
  assert.equal(pair?.message, `${'y'.repeat(1498)}…`)
})

test('the figures of a run', () => {
  assert.deepEqual(statsOf(view), { tool_calls: 3, tool_errors: 2, turns: 2 })
})

test('a name that a server stands before is told where it is required, and an error where it is forbidden', () => {
  const call = { type: 'tool_call', tool: 'mcp__shop__refund', arguments: {} } as const
  const seen = viewOf({ ...trace, events: [call] }, (tool) => tool)
  const context = { excerpt: (text: string) => text, wants: () => [] } as unknown as Context
  assert.match(tools.run(['refund'], seen, context, {}).message, /did the scenario mean mcp__shop__refund\?$/)
  const graded = { id: 'expect.forbid_tools', check: forbidTools, scope: {}, base: [], place: [] }
  const verdict = (forbidden: string) =>
    evaluate({ graded: [{ ...graded, want: [forbidden] }] } as unknown as Scenario, seen, context, redactor())
      .dimensions[0]?.verdict
  assert.equal(verdict('refund'), 'error')
  assert.equal(verdict('*refund'), 'fail')
  for (const other of ['fund', 'delete_*', '=refund']) assert.equal(verdict(other), 'pass')
})
