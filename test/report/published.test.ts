// SARIF and CTRF: valid against their published schemas whatever a report holds, and red exactly where the gate is.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { Ajv } from 'ajv'
import { shortHash } from '../../src/files/hash.ts'
import type { Report } from '../../src/model/report.ts'
import type { Setup } from '../../src/report/contract.ts'
import { ctrf } from '../../src/report/ctrf.ts'
import { partsOf } from '../../src/report/feed.ts'
import { sarif } from '../../src/report/sarif.ts'
import { rules } from '../../src/run/rules.ts'
import { dimension, everywhere, hostile, large, report, run, scenario, small } from './sample.ts'

/** A validator of a vendored schema. Ajv knows no draft 4, of which these use nothing that later drafts changed. */
function validator(name: string) {
  const {
    $schema: _,
    id: __,
    ...schema
  } = JSON.parse(readFileSync(join(import.meta.dirname, '../schemas', name), 'utf8'))
  return new Ajv({ strict: false, allErrors: true, validateFormats: false, unicodeRegExp: false }).compile(schema)
}
const schemas = { sarif: validator('sarif-2.1.0.json'), ctrf: validator('ctrf.json') }

type Result = {
  ruleId: string
  ruleIndex: number
  level: string
  message: { text: string }
  baselineState?: string
  partialFingerprints: Record<string, string>
  locations: { physicalLocation: { artifactLocation: { uri: string; uriBaseId?: string }; region?: object } }[]
}
type Sarif = { runs: { results: Result[]; tool: { driver: { rules: { id: string; shortDescription: object }[] } } }[] }
type Ctrf = {
  results: {
    summary: Record<'tests' | 'passed' | 'failed' | 'skipped' | 'other', number>
    tests: { name: string; status: string; suite: string[]; line?: number; message?: string }[]
  }
}

const listed = await rules()

function checked<T>(kind: 'sarif' | 'ctrf', of: Report, setup: Setup = {}): T {
  const text = partsOf({ sarif, ctrf }[kind], of, { rules: listed, hash: shortHash, ...setup }).join('')
  const value: unknown = JSON.parse(text)
  assert.ok(schemas[kind](value), JSON.stringify(schemas[kind].errors?.slice(0, 3)))
  return value as T
}
const resultsOf = (of: Report, setup?: Setup): Result[] => checked<Sarif>('sarif', of, setup).runs[0]?.results ?? []
const bad = dimension('expect.tools', { verdict: 'fail' })

describe('SARIF', () => {
  test('a result per finding, with its rule and its place', () => {
    const [one] = checked<Sarif>('sarif', small()).runs
    const found = one?.results ?? []
    assert.deepEqual(
      found.map((r) => [r.ruleId, r.level]),
      [
        ['trials_met', 'error'],
        ['expect.tools_in_order', 'error'],
        ['expect.args', 'error'],
        ['expect.judge', 'error'],
        ['golden.narration_faithfulness', 'warning'],
      ],
    )
    for (const r of found) assert.equal(one?.tool.driver.rules[r.ruleIndex]?.id, r.ruleId)
    for (const rule of one?.tool.driver.rules ?? []) assert.ok(rule.shortDescription, rule.id)
    assert.deepEqual(found[1]?.locations[0]?.physicalLocation, {
      artifactLocation: { uri: 'scenarios/refund-order.toml', uriBaseId: '%SRCROOT%' },
      region: { startLine: 9, startColumn: 19, endLine: 9, endColumn: 33 },
    })
    assert.match(
      found[1]?.message.text ?? '',
      /^refund-order: expect.tools_in_order: Expected.*\nat call 1 issue_refund/,
    )
  })

  test('a fingerprint outlives lines, messages and other findings, and no two results share one', () => {
    const prints = (of: Report): string[] => resultsOf(of).map((r) => r.partialFingerprints['agentEval/v1'] ?? '')
    const at = (line: number, message: string) =>
      report([scenario('a', [run('1', [{ ...bad, message, location: { line } }])])])
    assert.deepEqual(prints(at(3, 'x')), prints(at(9, 'y')))
    const many = prints(large(50, 2))
    assert.equal(new Set(many).size, many.length)
  })

  test('what a scenario can spare is none; what the baseline spares is unchanged and warns', () => {
    const spared = scenario('a', [run('1', [bad]), run('2', [dimension('expect.tools')])], { verdict: 'pass' })
    assert.deepEqual(resultsOf(report([spared])), [])
    const known = scenario('a', [run('1', [{ ...bad, change: 'known', gates: false }])])
    const fresh = scenario('b', [run('1', [{ ...bad, change: 'new' }])])
    assert.deepEqual(
      resultsOf(report([known, fresh])).map((r) => [r.level, r.baselineState]),
      [
        ['warning', 'unchanged'],
        ['error', 'new'],
      ],
    )
  })

  test('paths are those of the repository; blocks share a rule', () => {
    const odd = scenario('a', [run('1', [dimension('exit_code[2].exit_code_matches', { verdict: 'fail' })])], {
      file: 'a b/ü#.toml',
    })
    const [found] = resultsOf(report([odd]), { prefix: 'packages/x' })
    assert.equal(found?.locations[0]?.physicalLocation.artifactLocation.uri, 'packages/x/a%20b/%C3%BC%23.toml')
    assert.equal(found?.ruleId, 'exit_code.exit_code_matches')
    const outside = resultsOf(report([], { problems: [{ file: '/tmp/a.toml', line: 3, message: 'x' }] }))
    assert.equal(outside[0]?.locations[0]?.physicalLocation.artifactLocation.uri, 'file:///tmp/a.toml')
    assert.equal(outside[0]?.ruleId, 'unreadable')
  })
})

describe('CTRF', () => {
  test('a test per trace and dimension, and its counts', () => {
    const { summary, tests } = checked<Ctrf>('ctrf', small()).results
    const { tests: all, passed, failed, skipped, other } = summary
    assert.deepEqual([all, passed, failed, skipped, other], [40, 33, 5, 1, 1])
    assert.equal(tests.length, all)
    const order = tests.find((t) => t.name === 'expect.tools_in_order' && t.status === 'failed')
    assert.deepEqual([order?.suite, order?.line], [['refund-order', 'traces/refund-order.2.json'], 9])
  })

  test('it is red exactly where the gate is', () => {
    const spared = scenario('a', [run('1', [bad]), run('2', [dimension('expect.tools')])], { verdict: 'pass' })
    assert.equal(checked<Ctrf>('ctrf', report([spared])).results.summary.failed, 0)
    const unread = report([], { problems: [{ file: 'a', message: 'x' }] })
    assert.equal(checked<Ctrf>('ctrf', unread).results.summary.failed, 1)
  })
})

for (const kind of ['sarif', 'ctrf'] as const)
  test(`${kind}: nothing from outside breaks it, or becomes a link`, () => {
    for (const text of [...hostile, '']) {
      const value = JSON.stringify(checked(kind, everywhere(text)))
      assert.doesNotMatch(value, /[\u202e\u200b\u2028\u009b]/u)
      if (kind === 'sarif') for (const r of resultsOf(everywhere(text))) assert.doesNotMatch(r.message.text, /\]\(/)
    }
    checked(kind, report([]))
  })
