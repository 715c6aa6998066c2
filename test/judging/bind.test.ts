// Which trace belongs to which scenario: the five rules, in their order.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { globMatcher } from '../../src/files/globs.ts'
import { makeBinder } from '../../src/judging/bind.ts'
import type { Scenario } from '../../src/scenario/build.ts'

const scenario = (name: string, traces: string[] = []) => ({ name, traces }) as unknown as Scenario

const binder = (scenarios: Record<string, string[]>, named: string[] = [], broken: string[] = []) => {
  const bind = makeBinder(
    Object.entries(scenarios).map(([name, traces]) => scenario(name, traces)),
    named.map((n) => ({ name: n.slice(0, n.indexOf('=')), glob: n.slice(n.indexOf('=') + 1) })),
    globMatcher('/w'),
    broken,
  )
  return (path: string, own?: string): string => {
    const found = bind({ path, scenario: own })
    return 'scenarios' in found ? found.scenarios.map((s) => s.name).join('+') : found.last ? 'last' : 'unmatched'
  }
}

describe('a trace belongs', () => {
  test('1. to the scenario that a name=glob line names, before all else', () => {
    const bind = binder({ a: ['t/*'], b: [] }, ['b=t/x*.json', 'a=t/xy.json'])
    assert.equal(bind('t/x.json', 'a'), 'b')
    assert.equal(bind('t/xy.json'), 'b+a')
    assert.equal(bind('t/y.json'), 'a')
  })

  test('2. to every scenario whose globs select it, before its own word', () => {
    const bind = binder({ a: ['t/*.json'], b: ['t/x.*', '!t/x.2.json'], c: [] })
    assert.equal(bind('t/x.json', 'c'), 'a+b')
    assert.equal(bind('t/y.json', 'c'), 'a')
    assert.equal(bind('t/x.2.json'), 'a')
    assert.equal(bind('t/x.2.jsonl'), 'b')
  })

  test('2. not to a scenario whose globs exclude it', () => {
    const bind = binder({ a: ['t/*.json', '!t/bad.json'], bad: [] })
    assert.equal(bind('t/bad.json'), 'bad')
    assert.equal(binder({ a: ['a/*.json', '!a/bad.json'] })('a/bad.json'), 'unmatched')
  })

  test('3. to the scenario that it names itself; one that names another which does not exist is unmatched', () => {
    const bind = binder({ a: [], b: [] })
    assert.equal(bind('a/a.json', 'b'), 'b')
    assert.equal(bind('a/a.json', 'nope'), 'unmatched')
    assert.equal(bind('a/a.json', ''), 'a')
  })

  test('to nobody else when its own scenario could not be read', () => {
    const bind = binder({ refund: [] }, [], ['refund', 'refund.v2'])
    assert.equal(bind('traces/refund.v2.json'), 'unmatched')
    assert.equal(bind('refund/refund.v2/x.json'), 'unmatched')
    assert.equal(bind('traces/x.json', 'refund.v2'), 'unmatched')
    assert.equal(bind('traces/refund.1.json'), 'refund')
  })

  test('4. to the scenario that a folder or a file is named like; the longest name wins', () => {
    const bind = binder({ refund: [], 'refund-order': [], 'refund.v2': [], constructor: [] })
    const table: Record<string, string> = {
      'traces/refund.json': 'refund',
      'traces/refund.1.json': 'refund',
      'traces/refund--1.json': 'refund',
      'traces/refund@gpt.jsonl.gz': 'refund',
      'traces/refund#2.json': 'refund',
      'traces/refund-1.json': 'last',
      'traces/refund_1.json': 'last',
      'traces/Refund.json': 'last',
      'traces/refunds.json': 'last',
      'traces/my-refund.json': 'last',
      'traces/refund-order.json': 'refund-order',
      'traces/refund.v2.json': 'refund.v2',
      'refund/run.json': 'refund',
      'refund/deep/down/run.json': 'refund',
      'refund-order/refund.json': 'refund-order',
      'refund/refund-order.1.json': 'refund-order',
      'refunds/run.json': 'last',
      'toString/run.json': 'last',
      'constructor/run.json': 'constructor',
    }
    for (const [path, expected] of Object.entries(table)) assert.equal(bind(path), expected, path)
  })

  test('globs hold for whole paths, and stay fast with many stars', () => {
    const bind = binder({ a: ['**/x.json'], b: [`${'*a'.repeat(30)}b`], c: ['t/{1,2}.json'], d: ['t/[3-4].json'] })
    assert.equal(bind('x.json'), 'a')
    assert.equal(bind('deep/down/x.json'), 'a')
    assert.equal(bind('a'.repeat(200)), 'last')
    assert.equal(bind('t/2.json'), 'c')
    assert.equal(bind('t/4.json'), 'd')
    assert.equal(bind('t/5.json'), 'last')
  })
})
