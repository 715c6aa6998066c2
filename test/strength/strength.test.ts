// The mutants of small runs, counted one by one, and what is told of those that survive.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { type Given, readSettings } from '../../src/options.ts'
import { strength } from '../../src/run/strength.ts'

const measured = async (fixture: string, given: Given = {}) => {
  const cwd = join(import.meta.dirname, '../fixtures/strength', fixture)
  const found = await strength(
    cwd,
    readSettings({ scenarios: ['*.toml'], ...given }, (name) => name),
  )
  assert.deepEqual(found.problems, [])
  return { ...found, scenario: (name: string) => found.strength.scenarios.find((s) => s.name === name) }
}
const registry = { registry: 'registry.json' }
type Kills = { killed: number; survived: number }
const counts = (of: Record<string, Kills> = {}) =>
  Object.fromEntries(Object.entries(of).map(([key, { killed, survived }]) => [key, `${killed}/${killed + survived}`]))

test('each operator makes its mutants of a run, and those that any scenario notices are not counted', async () => {
  const { strength, scenario } = await measured('operators', registry)
  const weak = scenario('weak')
  assert.deepEqual(counts(weak?.operators), {
    drop_call: '1/4',
    swap_calls: '0/2',
    repeat_call: '0/4',
    again_other: '0/2',
    fail_call: '1/3',
    deny_call: '1/4',
    change_argument: '0/6',
    change_number: '0/1',
    drop_sentence: '0/2',
    insert_call: '0/3',
    stop_early: '2/3',
    flip_exit: '0/1',
  })
  assert.deepEqual(counts(weak?.groups), { effects: '5/12', answer: '0/3', reads: '0/20' })
  assert.deepEqual(weak?.kills, { 'expect.tools': 5 })
  const { scenarios: _, ...totals } = strength
  assert.deepEqual(totals, {
    schema: 'agent-eval/strength@1',
    score: 0.42,
    effects: 'registry',
    mutants: 12,
    killed: 5,
    survived: 7,
    left_to_judge: 0,
    left_out: 0,
  })
})

test('survivors are told the most serious first, each with lines that were tried', async () => {
  const { scenario } = await measured('operators', registry)
  assert.deepEqual(scenario('weak')?.survivors[0], {
    trace: 'traces/weak.json',
    operator: 'insert_call',
    message: 'Would not notice that cancel_order, which the run never called, was called ahead of all else',
    fix: '# in [expect]\nforbid_tools = ["cancel_order"]',
  })
  assert.deepEqual(scenario('weak')?.survivors[3], {
    trace: 'traces/weak.json',
    operator: 'change_argument',
    call: 3,
    message: 'Would not notice that issue_refund (call 3) had amount 26.5 instead of 25.5',
    fix: '[[calls]]\ntool = "issue_refund"\nwhere = { order_id = "A-7", amount = 25.5 }\noutcome = "succeeded"',
  })
})

test('a list that the scenario has is told whole; lines that another passing run refuses are not told', async () => {
  const { scenario } = await measured('fixes', registry)
  const fixOf = (name: string, call: number) =>
    scenario(name)?.survivors.find((s) => s.operator === 'change_argument' && s.call === call)?.fix
  assert.equal(
    scenario('once')?.survivors.find((s) => s.operator === 'insert_call')?.fix,
    '# in [expect]\nforbid_tools = ["send_mail", "cancel_order"]',
  )
  assert.match(fixOf('once', 2) ?? '', /order_id = "A-7"/)
  const twice = scenario('twice')?.survivors ?? []
  assert.deepEqual(
    [...new Set(twice.filter((s) => s.operator === 'change_argument').map((s) => `${s.trace} ${s.fix}`))],
    ['traces/twice/a.json undefined', 'traces/twice/b.json undefined'],
  )
  const fixes = twice.filter((s) => s.operator === 'again_other').map((s) => s.fix)
  assert.deepEqual(fixes, Array(2).fill('[[calls]]\ntool = "issue_refund"\noutcome = "succeeded"\nmax = 1'))
})

test('without effects the answer is scored; what does not pass, or has nothing to judge, has no score', async () => {
  const { strength, scenario, unscored } = await measured('answers')
  assert.deepEqual(
    strength.scenarios.map(({ name, score }) => `${name} ${score}`),
    ['broken null', 'later null', 'said 0.5', 'silent null'],
  )
  assert.deepEqual([strength.score, strength.effects, strength.mutants], [0.5, 'scenario', 4])
  assert.deepEqual(scenario('broken')?.operators, {})
  assert.deepEqual(unscored, [
    { name: 'broken', why: 'no run of it passes' },
    { name: 'later', why: 'it is skipped' },
    { name: 'silent', why: 'nothing to judge: give a registry, or --mutating' },
  ])
  assert.deepEqual(
    scenario('said')?.survivors.map(({ message, fix }) => `${message}: ${fix}`),
    [
      'Would not notice that the answer said 4 instead of 3: # in [expect]\ncontains = ["42", "3"]',
      'Would not notice that the answer lacked "That takes 3 hours.": # in [expect]\ncontains = ["42", "3"]',
    ],
  )
})

test('judge and verify are not asked: what they alone could kill is left to them', async () => {
  const { strength, scenario, unscored } = await measured('outside')
  assert.deepEqual(counts(scenario('verified')?.groups), { effects: '3/3', answer: '0/1', reads: '0/0' })
  assert.equal(scenario('judged')?.score, null)
  assert.equal(strength.left_to_judge, 7)
  assert.deepEqual(
    unscored.map(({ name }) => name),
    ['judged', 'every'],
  )
})

test('a secret is hidden before a text is cut, and lines that hold one are not told', async () => {
  const { scenario } = await measured('secrets')
  const survivors = scenario('signed-in')?.survivors ?? []
  assert.deepEqual(
    survivors.filter((s) => s.operator === 'change_argument').map((s) => [s.message.slice(22), s.fix]),
    [
      [
        'log_in (call 1) had user "anb" instead of "ana"',
        '[[calls]]\ntool = "log_in"\nwhere = { user = "ana" }\noutcome = "succeeded"',
      ],
      ['log_in (call 1) had another password', undefined],
    ],
  )
  assert.doesNotMatch(JSON.stringify(survivors), /correct|horse/)
})

test('globs name effects, and beyond the most mutants effects come first', async () => {
  const { strength, scenario } = await measured('operators', { mutating: ['issue_*'], 'max-mutants': '12' })
  assert.equal(strength.effects, 'option')
  assert.deepEqual(counts(scenario('weak')?.groups), { effects: '5/10', answer: '0/2', reads: '0/0' })
  assert.equal(strength.left_out, 22)
})
