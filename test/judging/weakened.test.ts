import assert from 'node:assert/strict'
import { test } from 'node:test'
import { weakenings } from '../../src/judging/weakened.ts'
import type { Scenario } from '../../src/scenario/build.ts'

const graded = (id: string, severity: 'blocking' | 'advisory' = 'blocking') => ({ id, check: { severity } })
const scenario = (ids: ReturnType<typeof graded>[], severity = {}) => ({ graded: ids, severity }) as unknown as Scenario
const strict = { failOn: 'blocking', missingTrace: 'fail' } as const

test('what weakens the gate is counted by where it is said', () => {
  const scenarios = [
    scenario([graded('expect.tools'), graded('expect.contains')], { 'expect.tools': 'off' }),
    scenario([graded('expect.contains'), graded('order.then'), graded('soft.one', 'advisory')]),
  ]
  const config = { 'expect.contains': 'advisory', 'order.*': 'off', 'soft.*': 'advisory' } as const
  assert.deepEqual(weakenings(scenarios, config, strict), [
    'agent-eval.toml makes 2 dimensions advisory, 1 off',
    '[severity] of scenarios makes 1 dimension off',
  ])
  assert.deepEqual(weakenings([scenario([graded('expect.tools')])], { 'expect.tools': 'blocking' }, strict), [])
})

test('what every scenario has is addressed by its own name, with the section of its family or without', () => {
  const scenarios = [scenario([graded('run_completed')]), scenario([graded('expect.run_completed')])]
  const count = (config: Record<string, 'off'>) => weakenings(scenarios, config, strict)
  assert.deepEqual(count({ run_completed: 'off' }), ['agent-eval.toml makes 2 dimensions off'])
  assert.deepEqual(count({ 'expect.run_completed': 'off' }), ['agent-eval.toml makes 1 dimension off'])
  assert.deepEqual(count({ 'expect.*': 'off' }), ['agent-eval.toml makes 1 dimension off'])
})

test('settings that let failures pass are said', () => {
  const said = weakenings([], {}, { failOn: 'never', missingTrace: 'ignore' })
  assert.match(said[0] ?? '', /^fail-on is never/)
  assert.match(said[1] ?? '', /^missing-trace is ignore/)
})
