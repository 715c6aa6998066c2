// Which calls have an effect, and what says so.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Registry } from '../../src/model/registry.ts'
import type { Call } from '../../src/model/trace.ts'
import { makeReady } from '../../src/run/ready.ts'
import { loadScenarios } from '../../src/scenario/load.ts'
import { declaredEffects, effectsOf, namedTools } from '../../src/strength/effects.ts'

const scenario = async (text: string) => {
  const { scenarios, problems } = await loadScenarios([{ file: 's.toml', text: `name = "s"\n${text}` }], {
    config: {},
    ...makeReady(),
  })
  assert.deepEqual(problems, [])
  return scenarios[0] as (typeof scenarios)[number]
}
const call = (tool: string, more: Partial<Call> = {}): Call => ({ type: 'tool_call', tool, arguments: {}, ...more })
const nameCommand = (tool: string): string => tool.replace('shop_', 'shop.')
const registry: Registry = {
  cli_prefix: '',
  commands: new Map([
    ['shop.refund', { key: 'shop.refund', mutating: true }],
    ['shop.set', { key: 'shop.set', mutating: true, idempotent: true }],
    ['shop.look', { key: 'shop.look' }],
  ]),
  tools: new Map(),
  lifecycle: [],
  revisions: [],
}
const asksForLook = await scenario('[expect]\ntools = ["shop_look"]')

test('the registry marks commands, and globs name more of them', () => {
  const effects = effectsOf(asksForLook, { registry, mutating: ['mail_*'], nameCommand })
  assert.equal(effects.source, 'registry')
  assert.deepEqual(
    ['shop_refund', 'mail_send', 'shop_look', 'other'].map((tool) => effects.has(call(tool))),
    [true, true, false, false],
  )
  assert.equal(effects.has(call('x', { command: 'shop.refund' })), true)
  assert.deepEqual([effects.idempotent(call('shop_set')), effects.idempotent(call('shop_refund'))], [true, false])
})

test('a failed call took no effect; one whose outcome is unknown may have', () => {
  const effects = effectsOf(asksForLook, { registry, mutating: [], nameCommand })
  const took = (more: Partial<Call>) => effects.took(call('shop_refund', more))
  assert.deepEqual(
    [took({}), took({ is_error: null }), took({ is_error: true }), took({ denied: true }), took({ blocked: true })],
    [true, true, false, false, false],
  )
})

test('globs alone are an option; a registry that marks nothing declares nothing', () => {
  const silent: Registry = { ...registry, commands: new Map([['shop.look', { key: 'shop.look' }]]) }
  assert.equal(declaredEffects({ registry: silent, mutating: [], nameCommand }), undefined)
  const effects = effectsOf(asksForLook, { registry: silent, mutating: ['shop.refund'], nameCommand })
  assert.equal(effects.source, 'option')
  assert.deepEqual([effects.has(call('shop_refund')), effects.has(call('shop_look'))], [true, false])
})

test('else the scenario names the tools, without a wildcard, wherever it asks for calls', async () => {
  const asks = await scenario(`
[expect]
tools = ["a", "read_*"]
any_tools = ["b"]
tools_in_order = ["c"]
forbid_tools = ["=d*", "mail_*"]
args = [{ tool = "e", key = "id", equals = 1 }]
[[turn]]
n = 1
tools = ["f"]
[[calls]]
any_of = ["g", { tool = "h" }]
[[policy]]
call = "i"
requires = { tool = "j" }
[[policy]]
call = "i"
requires = "@user"
[trajectory]
steps = ["k", [{ any_of = ["l"] }]]`)
  assert.deepEqual([...namedTools(asks)].sort(), ['a', 'b', 'c', 'd*', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'])
  const effects = effectsOf(asks, { registry: undefined, mutating: [], nameCommand })
  assert.equal(effects.source, 'scenario')
  assert.deepEqual([effects.has(call('a')), effects.has(call('read_x'))], [true, false])
})
