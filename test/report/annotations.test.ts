import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Report } from '../../src/model/report.ts'
import { type Annotation, annotations as reporter } from '../../src/report/annotations.ts'
import type { Setup } from '../../src/report/contract.ts'
import { partsOf } from '../../src/report/feed.ts'
import { annotationsOf, obey } from '../runner.ts'
import { dimension, everywhere, hostile, large, report, run, scenario, small } from './sample.ts'

/** The annotations of a report by their level; the gate is that of the report, unless a test says otherwise. */
function annotations(of: Report, { holds = of.verdict === 'pass', ...setup }: Setup = {}) {
  const marks = partsOf(reporter, of, { holds, ...setup })
  const ofLevel = (level: string) => marks.filter((m) => m.level === level).map(({ level: _, ...rest }) => rest)
  return { errors: ofLevel('error'), warnings: ofLevel('warning'), failure: ofLevel('failure')[0]?.message }
}

/** A command line as @actions/core writes it. */
function line(
  level: string,
  { message, title, file, startLine, endLine, startColumn, endColumn }: Partial<Annotation>,
): string {
  const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  const pairs = Object.entries({ title, file, line: startLine, endLine, col: startColumn, endColumn })
    .filter(([, value]) => value)
    .map(([key, value]) => `${key}=${data(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`)
  return `::${level} ${pairs.join(',')}::${data(message ?? '')}`
}

test('an annotation names its dimension, its line and what was found', () => {
  const { errors, warnings, failure } = annotations(small(), { prefix: 'sub' })
  assert.deepEqual(errors[0], {
    title: 'expect.tools_in_order',
    message:
      'refund-order: Expected lookup_order before issue_refund, found issue_refund at call 1 with no lookup_order before it\n' +
      'at call 1 issue_refund: {"order_id":"A-1001","amount":49.9}\n' +
      'expected: lookup_order → check_policy → issue_refund\nobserved: issue_refund → lookup_order → send_mail\n' +
      'trace: traces/refund-order.2.json and 1 more',
    file: 'sub/scenarios/refund-order.toml',
    startLine: 9,
    endLine: 9,
    startColumn: 19,
    endColumn: 33,
  })
  assert.deepEqual(
    errors.map((e) => e.title),
    ['expect.tools_in_order', 'expect.judge', 'expect.args', 'trials_met'],
  )
  assert.deepEqual(
    warnings.map((w) => w.title),
    ['golden.narration_faithfulness'],
  )
  assert.match(
    failure ?? '',
    /^refund-order: expect\.tools_in_order at call 1 issue_refund: Expected .*\n2 of 3 scenarios failed, 5 blocking/,
  )
})

test('columns stand on one line only', () => {
  const wide = dimension('expect.args', {
    verdict: 'fail',
    location: { line: 3, column: 2, end_line: 5, end_column: 9 },
  })
  const [error] = annotations(report([scenario('a', [run('t', [wide])])])).errors
  assert.deepEqual(
    [error?.startLine, error?.endLine, error?.startColumn, error?.endColumn],
    [3, 5, undefined, undefined],
  )
})

test('paths are relative to the root of the repository', () => {
  const at = (file: string, prefix: string) => {
    const bad = dimension('expect.args', { verdict: 'fail' })
    return annotations(report([scenario('a', [run('t', [bad])], { file })]), { prefix }).errors[0]?.file
  }
  assert.equal(at('./evals/a.toml', 'sub'), 'sub/evals/a.toml')
  assert.equal(at('evals\\a.toml', 'sub\\'), 'sub/evals/a.toml')
  assert.equal(at('../evals/a.toml', 'sub'), 'evals/a.toml')
  assert.equal(at('../../a.toml', 'sub'), undefined)
  assert.equal(at('C:\\x\\a.toml', 'sub'), undefined)
})

test('nine errors and a failure that counts the rest', () => {
  const many = large(3000, 1)
  const { errors, warnings, failure } = annotations(many)
  assert.equal(errors.length, 9)
  assert.equal(errors[1]?.title, 'could not be read')
  assert.match(failure ?? '', /\n2,992 more in the summary and the report\.$/)
  assert.equal(warnings.length, 10)
  assert.match(warnings[9]?.message ?? '', /^420 more advisory findings in the summary/)
  const lines = [
    ...errors.map((e) => line('error', e)),
    line('error', { message: failure ?? '' }),
    ...warnings.map((w) => line('warning', w)),
  ]
  assert.equal(annotationsOf(obey(lines.join('\n')).commands, '/w').length, 20)
})

test('every failing scenario is named before one is named twice', () => {
  const bad = (id: string) => dimension(id, { verdict: 'fail' })
  const scenarios = ['a', 'b', 'c', 'd', 'e'].map((name) =>
    scenario(name, [run(name, [bad('expect.tools'), bad('expect.args'), bad('expect.contains')])]),
  )
  const { errors } = annotations(report(scenarios))
  assert.equal(errors.map((e) => e.message[0]).join(''), 'abcdeabcd')
})

test('what fails the step is told by whoever decided on the gate', () => {
  const advised = report([scenario('a', [run('t', [dimension('live.x', { verdict: 'fail', severity: 'advisory' })])])])
  assert.equal(annotations(advised).failure, undefined)
  assert.match(annotations(advised, { holds: false }).failure ?? '', /^a: live\.x: /)
  const never = annotations(large(30, 1), { holds: true })
  assert.equal(never.failure, undefined)
  assert.equal(never.errors.length, 10)
  assert.match(never.errors[9]?.message ?? '', /^22 more findings /)
})

test('a problem points at its line', () => {
  const { errors, failure } = annotations(
    report([], { problems: [{ file: 'a.toml', line: 3, column: 5, message: 'Unknown key x' }] }),
  )
  assert.deepEqual(errors, [
    {
      title: 'could not be read',
      message: 'a.toml: Unknown key x',
      file: 'a.toml',
      startLine: 3,
      endLine: 3,
      startColumn: 5,
    },
  ])
  assert.match(failure ?? '', /^a\.toml:3: Unknown key x\n/)
})

test('hostile text is no command, whether escaped or printed as it is', () => {
  for (const text of hostile) {
    const { errors, warnings, failure } = annotations(everywhere(text))
    const raw = [...errors, ...warnings].flatMap((a) => [a.title, a.message])
    assert.deepEqual(obey([...raw, failure].join('\n')).commands, [], text)
    const lines = [...errors.map((e) => line('error', e)), ...warnings.map((w) => line('warning', w))]
    assert.deepEqual(
      obey(lines.join('\n')).commands.map((c) => c.command),
      [...errors.map(() => 'error'), ...warnings.map(() => 'warning')],
    )
  }
})

test('a message has at most 4,000 characters', () => {
  for (const a of annotations(everywhere('長い😀'.repeat(5000))).errors)
    assert.ok(a.message.length <= 4000 && !/\p{Cs}/u.test(a.message))
})
