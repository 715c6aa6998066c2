// `agent-eval strength`, and the floor of `run`: what is printed, and the exit status.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { type Ran, start } from '../command.ts'

const folder = join(import.meta.dirname, '../fixtures/strength/fixes')
const inputs = ['--scenarios', '*.toml', '--registry', 'registry.json']
const tried = (command: string, ...args: string[]): Ran => start(folder, command, ...inputs, ...args)

test('the JSON has the pinned names, and the floor decides the exit status', () => {
  const ran = tried('strength', '--json', '--min-strength', '0.3')
  assert.equal(ran.exit, 0)
  const { scenarios, ...totals } = JSON.parse(ran.out)
  assert.deepEqual(Object.keys(totals), [
    ...['schema', 'score', 'effects', 'mutants', 'killed', 'survived', 'left_to_judge', 'left_out'],
  ])
  assert.deepEqual(Object.keys(scenarios[0]), ['name', 'score', 'groups', 'operators', 'kills', 'survivors'])
  assert.deepEqual(scenarios[0].kills, { 'expect.tools': 4, 'expect.forbid_tools': 0 })
  assert.equal(tried('strength', '--json', '--min-strength', '0.32').exit, 1)
  assert.equal(tried('strength', '--min-strength', '1.1').exit, 2)
})

test('a person reads scores, what never kills, survivors, and lines to paste', () => {
  const { out } = tried('strength')
  assert.match(out, /^~ once {2}0\.31\n {2}killed: effects 4\/13 · answer 0\/2 · reads 0\/6\n/)
  assert.match(out, /\n {2}by: expect\.tools 4\n {2}never: expect\.forbid_tools\n/)
  assert.match(out, /had amount 26 instead of 25\n {8}\[\[calls\]\]\n {8}tool = "issue_refund"\n/)
  assert.match(out, /\nStrength 0\.31: 12 of 39 mutants killed · effects by the registry\n$/)
})

test('a run with a floor measures, and fails where its scenarios are too weak', () => {
  const weak = tried('run', '--min-strength', '0.8', '--json')
  assert.equal(weak.exit, 1)
  assert.deepEqual([weak.report.verdict, weak.report.strength?.score, weak.report.strength?.floor], ['pass', 0.31, 0.8])
  const { exit, out } = tried('run', '--strength')
  assert.equal(exit, 0)
  assert.match(out, /Strength 0\.31: 12 of 39 mutants killed/)
  const shard = tried('run', '--strength', '--shard', '1/2')
  assert.deepEqual([shard.exit, /no strength in a shard/.test(shard.err)], [2, true])
})
