// Rules that no run exercised.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unexercised } from '../../src/judging/exercised.ts'
import type { Report } from '../../src/model/report.ts'
import type { Verdict } from '../../src/model/verdict.ts'

const scenario = (name: string, ...runs: Record<string, Verdict>[]) =>
  ({
    name,
    runs: runs.map((dimensions) => ({
      dimensions: Object.entries(dimensions).map(([id, verdict]) => ({
        id,
        verdict,
        severity: 'blocking',
        message: '',
      })),
    })),
  }) as unknown as Report['scenarios'][number]

test('a rule with an id is one rule in all scenarios, one without is told by its scenario', () => {
  const report = [
    scenario('a', { 'policy[x].only': 'skip', 'policy.absence': 'skip', 'expect.tools': 'skip' }),
    scenario(
      'b',
      { 'policy[x].only': 'skip', 'policy[y].only': 'skip' },
      { 'policy[x].only': 'skip', 'policy[y].only': 'pass' },
    ),
  ]
  assert.deepEqual(unexercised(report), [
    'policy[x] was exercised by none of 3 runs',
    'policy.absence of a was exercised by none of 1 run',
  ])
})
