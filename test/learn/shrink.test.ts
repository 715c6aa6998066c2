// `shrink`: the smallest trace that fails the same dimensions.
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { shrink } from '../../src/learn/shrink.ts'
import type { Event, Trace } from '../../src/model/trace.ts'
import { chance } from '../chance.ts'
import { call, inFolder, start, trace } from '../command.ts'

const scenario = `name = "s"
[expect]
tools = ["look"]
forbid_tools = ["drop"]
[[policy]]
call = "pay"
requires = "ask"
`
const many = (name: string, n: number) =>
  Array.from({ length: n }, (_, i) => [
    { type: 'message', text: `step ${i}` },
    call(name, { arguments: { i }, is_error: false }),
  ]).flat()
const events = [
  { type: 'user', text: 'go' },
  ...many('look', 300),
  call('drop', { is_error: false }),
  ...many('look', 300),
  call('pay', { is_error: false }),
  ...many('write', 400),
]

test('calls and whatever else is not needed go; what is left fails the same dimensions, and is a native trace', () =>
  inFolder({ 's.toml': scenario, 'big.json': trace(events, { answer: 'done' }) }, (cwd) => {
    const { exit, out, err } = start(cwd, 'shrink', 'big.json', '--scenario', 's.toml')
    assert.equal(exit, 0)
    assert.match(err, /^3 calls of 1002 left, \d+ candidates judged; fails expect\.forbid_tools, policy\.precedence\n$/)
    const small = JSON.parse(out) as Trace
    assert.deepEqual(
      small.events.map((e) => (e.type === 'tool_call' ? e.tool : e.type)),
      ['user', 'look', 'drop', 'pay'],
    )
    writeFileSync(join(cwd, 'small.json'), out)
    const { report } = start(cwd, 'run', 's.toml', 'small.json', '--json')
    const failed = report.scenarios[0]?.runs[0]?.dimensions.filter((d) => d.verdict === 'fail').map((d) => d.id)
    assert.deepEqual(failed, ['expect.forbid_tools', 'policy.precedence'])
  }))

test('nothing is left that may go, however what fails hangs together', () => {
  const next = chance(3)
  for (let round = 0; round < 200; round++) {
    const all: Event[] = Array.from({ length: 1 + next(30) }, (_, i) => ({
      type: 'tool_call',
      tool: `t${i}`,
      arguments: {},
    }))
    const needed = all.filter(() => next(4) === 0)
    const even = next(2) === 0
    const fails = (kept: readonly Event[]) =>
      needed.every((one) => kept.includes(one)) && (!even || kept.length % 2 === all.length % 2)
    const { events: left, smallest } = shrink(all, fails, new Set())
    assert.ok(smallest && fails(left))
    for (const one of left) assert.ok(!fails(left.filter((other) => other !== one)))
  }
})

test('a trace that passes, and a call without a scenario', () => {
  const shop = join(import.meta.dirname, '../fixtures/learn/shop')
  const passing = start(shop, 'shrink', 'good/1.json', '--scenario', 'shop.toml')
  assert.deepEqual([passing.exit, passing.out], [1, ''])
  assert.match(passing.err, /good\/1\.json passes shop/)
  const without = start(shop, 'shrink', 'good/1.json')
  assert.equal(without.exit, 2)
  assert.match(without.err, /Expected --scenario FILE/)
})
