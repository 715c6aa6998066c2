// Call patterns: random ones agree with the slow ones over random calls, in all three values; and what random ones do not reach.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Context } from '../../src/checks/contract.ts'
import { type Answer, compile } from '../../src/checks/patterns/compile.ts'
import { momentsOf } from '../../src/checks/patterns/moments.ts'
import type { CallPattern, Condition } from '../../src/checks/patterns/schema.ts'
import { liesIn } from '../../src/checks/patterns/tally.ts'
import { nearMissOf } from '../../src/checks/prohibited.ts'
import { loadPatterns } from '../../src/documents/pattern.ts'
import { lazyYaml } from '../../src/documents/yaml.ts'
import { viewOf } from '../../src/judging/view.ts'
import { defaultConfig } from '../../src/model/config.ts'
import { likeKey, valuesAt } from '../../src/model/path.ts'
import type { Call, Event, Trace } from '../../src/model/trace.ts'
import { chance } from '../chance.ts'
import { slow } from './patterns.slow.ts'

const context: Context = {
  registry: undefined,
  skills: undefined,
  config: defaultConfig,
  prompt: [],
  wants: () => [],
  excerpt: (t) => t,
  pattern: await loadPatterns(),
  readYaml: await lazyYaml().yaml(),
  scenarios: [],
  reference: () => ({ problem: 'none' }),
}

const view = (events: Event[], more: Partial<Trace> = {}) =>
  viewOf({ schema: 'agent-eval/trace@1', events, source: { format: 'native', lacks: [] }, ...more }, (tool) => tool)

const call = (more: Partial<Call> = {}): Call => ({ type: 'tool_call', tool: 'a', arguments: {}, ...more })

function ask(pattern: CallPattern, one: Call): Answer {
  const seen = view([one])
  const matcher = compile(pattern, seen, context)
  const answer = matcher.match({ call: one, at: 0 })
  const parts = matcher.parts({ call: one, at: 0 }).map((p) => p.answer)
  assert.equal(parts.includes('no') ? 'no' : parts.includes('unknown') ? 'unknown' : 'yes', answer)
  return answer
}

test('agree with the slow ones', () => {
  const numbers = chance(7)
  const next = () => numbers(1e6) / 1e6
  const pick = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)] as T
  const maybe = <T>(make: () => T, share = 0.4): T | undefined => (next() < share ? make() : undefined)
  const scalars = [
    0,
    1,
    -1,
    1.5,
    10,
    '1',
    '1.0',
    '1.50',
    '-0',
    '007',
    'a',
    'b',
    'A b',
    'true',
    true,
    false,
    '',
    12345678901234567890n,
  ]
  const scalar = () => pick(scalars)
  const value = (depth: number): unknown => {
    const kind = next()
    if (depth === 0 || kind < 0.5) return next() < 0.1 ? null : scalar()
    if (kind < 0.7) return Array.from({ length: Math.floor(next() * 3) }, () => value(depth - 1))
    const table = Object.fromEntries(
      Array.from({ length: Math.floor(next() * 3) }, () => [pick(keys), value(depth - 1)]),
    )
    return kind < 0.85 || depth === 1 ? table : JSON.stringify(table, (_k, v) => (typeof v === 'bigint' ? 5 : v))
  }
  const keys = ['k', 'l', 'k.l', 'src/a.ts', 'src/b/c.ts', '*']
  const paths = [
    'k',
    'l',
    'k.l',
    'k.k',
    '*',
    'k.*',
    '*.l',
    '"k.l"',
    '"src/*"',
    '"src/**".k',
    '"src/*".*',
    'k.0',
    'k.length',
    'l.*.k',
  ]
  const list = () => Array.from({ length: 1 + Math.floor(next() * 2) }, scalar)
  const condition = (): Condition => {
    if (next() < 0.35) return next() < 0.8 ? scalar() : list()
    const one = pick<() => Record<string, unknown>>([
      () => ({ equals: value(1) ?? 'a' }),
      () => ({ one_of: list() }),
      () => ({ contains: pick(['a', 'tru', 'b']) }),
      () => ({ matches: pick(['^a', '1', 'b$']) }),
      () => ({ min: pick([0, 1, 1.5]) }),
      () => ({ max: pick([0, 1, 1.5]) }),
      () => ({ min: -1, max: 1 }),
      () => ({ count: pick([0, 1, 2]) }),
      () => ({ count: { min: 1 } }),
      () => ({ absent: true }),
      () => ({ not_equals: scalar() }),
      () => ({ not_one_of: list() }),
      () => ({ not_contains: pick(['a', 'tru']) }),
      () => ({ not_matches: pick(['^a', '1']), max: 10 }),
    ])()
    return one as Condition
  }
  const where = () => ({ [pick(paths)]: condition() })
  const given = <T extends object>(table: T): T =>
    Object.fromEntries(Object.entries(table).filter(([, v]) => v !== undefined)) as T
  const pattern = (depth: number): CallPattern => {
    if (next() < 0.1) return pick(['a', 'b', '*'])
    const any_of = depth > 0 ? maybe(() => [pattern(depth - 1), pattern(depth - 1)], 0.2) : undefined
    return given({
      tool: pick(['a', 'a', '*', 'b']),
      any_of,
      where: maybe(where, 0.6),
      outcome: maybe(() => pick(['succeeded', 'failed', 'any'] as const)),
      exit_code: maybe(() => pick([0, 1]), 0.2),
      result: maybe(() => pick([{ contains: 'a' }, { not_matches: '^a' }, { matches: 'k' }]), 0.2),
      result_where: maybe(where, 0.2),
      agent: maybe(() => pick(['main', 'x*', '*']), 0.2),
    })
  }
  const made = (): Call =>
    given({
      type: 'tool_call',
      tool: pick(['a', 'a', 'b']),
      arguments: next() < 0.1 ? '{"k": ' : Object.fromEntries([0, 1, 2].map(() => [pick(keys), value(2)])),
      result: maybe(() => pick(['a', 'no a', { k: 1 }, '{"k": "1.0"}', '[{"l": "a"}]', value(2) ?? 'a']), 0.8),
      is_error: pick([true, false, false, null, undefined]),
      exit_code: maybe(() => pick([0, 1])),
      denied: maybe(() => true, 0.1),
      blocked: maybe(() => true, 0.1),
      agent: maybe(() => 'xy', 0.3),
    }) as Call
  const seen = { yes: 0, no: 0, unknown: 0 }
  for (let i = 0; i < 20_000; i++) {
    const [p, c] = [pattern(1), made()]
    const answer = ask(p, c)
    seen[answer]++
    const show = () => JSON.stringify({ p, c }, (_k, v) => (typeof v === 'bigint' ? `${v}n` : v))
    if (answer !== slow(p, c)) assert.fail(`${answer}, and slowly ${slow(p, c)}: ${show()}`)
  }
  for (const n of Object.values(seen)) assert.ok(n > 500, JSON.stringify(seen))
})

test('paths', () => {
  const root = {
    'a.b': { c: 1 },
    a: { b: { c: 2 } },
    files: { 'src/app.ts': { n: 3 }, 'src/x/y.ts': { n: 4 } },
    t: '{"u": [5, 6]}',
  }
  assert.deepEqual(valuesAt(root, 'a.b.c'), [2])
  assert.deepEqual(valuesAt(root, '"a.b".c'), [1])
  assert.deepEqual(valuesAt({ ...root, 'a.b.c': 0 }, 'a.b.c'), [0])
  assert.deepEqual(valuesAt(root, 'files."src/app.ts".n'), [3])
  assert.deepEqual(valuesAt(root, 'files."src/*".n'), [3])
  assert.deepEqual(valuesAt(root, 'files."**".n'), [3, 4])
  assert.deepEqual(valuesAt(root, 't.u.*'), [5, 6])
  assert.deepEqual(valuesAt(root, 't.u.length'), [])
  assert.deepEqual(valuesAt(root, 'constructor'), [])
  assert.equal(likeKey('*a*a*a*a*a*b', 'a'.repeat(20_000)), false)
})

test('results that are YAML', () => {
  const where = (result: string, table: Record<string, Condition>) =>
    ask({ tool: 'a', result_where: table }, call({ result }))
  assert.equal(where('status: open\nversion: 1.10\n', { status: 'open', version: '1.10' }), 'yes')
  assert.equal(where('ok: true\nn: 2', { ok: true, n: 2 }), 'yes')
  assert.equal(where('version: 1.10\nx: 1', { version: '1.1' }), 'no')
  assert.equal(where('status: open', { status: 'open' }), 'no')
  assert.equal(where('{status: open}', { status: 'open' }), 'yes')
  assert.equal(where('a: &x 1\nb: *x', { a: 1 }), 'no')
  assert.equal(where('a: !!int 1\nb: 2', { b: 2 }), 'no')
  assert.equal(where('- k: 1\n- k: 2', { '*.k': 2 }), 'yes')
})

test('what was cut', () => {
  const cut = { bytes: 9000, sha256: '' }
  const long = 'x'.repeat(300)
  assert.equal(
    ask({ tool: 'a', where: { k: { contains: 'y' } } }, call({ arguments: { k: long }, arguments_cut: cut })),
    'unknown',
  )
  assert.equal(
    ask({ tool: 'a', where: { k: { contains: 'xx' } } }, call({ arguments: { k: long }, arguments_cut: cut })),
    'yes',
  )
  assert.equal(
    ask({ tool: 'a', where: { k: { not_contains: 'xx' } } }, call({ arguments: { k: long }, arguments_cut: cut })),
    'no',
  )
  assert.equal(ask({ tool: 'a', where: { l: 1 } }, call({ arguments: { k: long, l: 1 }, arguments_cut: cut })), 'yes')
  assert.equal(ask({ tool: 'a', result: { not_contains: 'y' } }, call({ result: 'x', result_cut: cut })), 'unknown')
  assert.equal(ask({ tool: 'a', result: { contains: 'x' } }, call({ result: 'x', result_cut: cut })), 'yes')
  assert.equal(ask({ tool: 'a', result_where: { k: 1 } }, call({ result: '{"k":1}', result_cut: cut })), 'unknown')
  assert.equal(ask({ tool: 'a', result_where: { k: 1 } }, call({ denied: true })), 'no')
})

test('moments', () => {
  const events: Event[] = [
    { type: 'user', text: 'go' },
    { type: 'message', text: 'ok' },
    call({ tool: '@user' }),
    { type: 'message', text: 'inside', agent: 'x' },
    { type: 'elicitation', action: 'decline' },
    { type: 'elicitation', action: 'accept' },
    { type: 'user', text: 'go' },
    { type: 'compaction' },
  ]
  const seen = view(events, { prompt: ['go', 'go'], answer: 'bye' })
  const { all, unplaced } = momentsOf(seen, context)
  assert.deepEqual(
    all.map((m) => ('call' in m ? m.at : m.event)),
    ['@message', 0, '@consent', '@user', '@compaction', '@message'],
  )
  assert.deepEqual(unplaced, [])
  const matcher = compile('@user', seen, context)
  assert.deepEqual(
    all.map((m) => matcher.match(m)),
    ['no', 'no', 'no', 'yes', 'no', 'no'],
  )
  assert.deepEqual(momentsOf(view([call()], { prompt: ['go', 'on'] }), context).unplaced, ['on'])
})

test('near misses', () => {
  const seen = view([call({ tool: 'mcp__shop__issue-refund' }), call({ tool: 'Bash' })], {
    tools: ['mcp__github__push'],
  })
  const meant = (...names: string[]) => nearMissOf(names, seen)?.name
  assert.equal(meant('issue_refund'), 'mcp__shop__issue-refund')
  assert.equal(meant('bash'), 'Bash')
  assert.equal(meant('mcp__github'), 'mcp__github__push')
  assert.equal(meant('mcp__shop.*'), 'mcp__shop__issue-refund')
  assert.equal(meant('=bash'), undefined)
  assert.equal(meant('bash', 'Bash'), undefined)
  assert.equal(meant('send_mail'), undefined)
})

test('a number that lies somewhere between two', () => {
  assert.equal(liesIn({ min: 1, max: 2 }, 1, 2), 'yes')
  assert.equal(liesIn({ min: 1, max: 2 }, 0, 2), 'unknown')
  assert.equal(liesIn({ min: 2, max: 2 }, 1, 3), 'unknown')
  assert.equal(liesIn({ min: 2, max: 2 }, 3, 9), 'no')
})

describe('YAML that is too long to be read', () => {
  const yaml = Array.from({ length: 100_000 }, (_, i) => `key_${i}: value`).join('\n')
  const pattern = { tool: 'a', result_where: { key_1: 'value' } }
  test('cannot be told', () => assert.equal(ask(pattern, call({ result: yaml })), 'unknown'))
  test('is read as JSON', () => {
    const json = JSON.stringify(Object.fromEntries(yaml.split('\n').map((line) => line.split(': '))))
    assert.equal(ask(pattern, call({ result: json })), 'yes')
  })
  test('is none where a line is no key, however long', () =>
    assert.equal(ask(pattern, call({ result: `${yaml}\nand so on` })), 'no'))
})
