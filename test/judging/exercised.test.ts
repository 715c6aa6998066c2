// Rules that no run exercised.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unexercised } from '../../src/judging/exercised.ts'
import { emptyTally, tallyRun } from '../../src/judging/tally.ts'
import type { Dimension, Verdict } from '../../src/model/verdict.ts'

const scenario = (name: string, ...runs: Record<string, Verdict>[]) => {
  const tally = emptyTally()
  for (const verdicts of runs) {
    const dimensions = Object.entries(verdicts).map(
      ([id, verdict]): Dimension => ({ id, verdict, severity: 'blocking', message: '' }),
    )
    tallyRun(tally, { verdict: 'pass', stats: { tool_calls: 0, tool_errors: 0 }, dimensions })
  }
  return { name, tally }
}

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
