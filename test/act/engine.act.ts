// The action in workflows that a real engine runs: what a step's exit, outputs, summary and annotations become.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { skipWithout } from '../programs.ts'
import { type Asked, filesOf, type Ran, type Step, workflow } from './engine.ts'

const demo = filesOf('scenarios', 'scenarios')
const codex = 'scenarios/traces/codex-update-changelog.jsonl'

/** A repository with one scenario, and a recording that it passes. */
const small = {
  'scenarios/fix.toml': 'name = "fix"\n\n[expect]\ntools_in_order = ["shell", "apply_patch"]\n',
  ...filesOf(codex, 'recordings/fix.jsonl'),
}

async function ran(name: string, files: Record<string, string>, more: Partial<Asked> = {}): Promise<Ran> {
  const result = await workflow({
    ...more,
    files: { ...files, ...filesOf(`test/act/workflows/${name}.yml`, '.github/workflows/test.yml') },
  })
  print(name, result)
  return result
}

/** The first line of each summary, for whoever reads the log of a run. */
function print(name: string, { exit, jobs }: Ran): void {
  console.log(`${name}: exit ${exit}`)
  for (const [job, { steps }] of Object.entries(jobs))
    for (const [id, step] of Object.entries(steps))
      if (step.summary) console.log(`  ${job} ${id}: ${step.result} · ${step.summary.split('\n')[0]}`)
}

function step({ jobs, log }: Ran, job: string, id: string): Step {
  const found = jobs[job]?.steps[id]
  assert.ok(found, `no step ${id} of job ${job} in\n${log}`)
  return found
}

const headline = ({ summary }: Step): string => summary?.split('\n')[0] ?? ''

const titles = ({ annotations }: Step): (string | undefined)[] => annotations.map((one) => one['title'])

describe('in a real engine', { skip: skipWithout('act') }, () => {
  test('what holds passes: the step succeeds, later steps see its outputs, the advisory finding is a warning', async () => {
    const all = await ran('passing', demo)
    const evaluated = step(all, 'judge', 'eval')
    assert.deepEqual([all.exit, all.jobs['judge']?.result, evaluated.result], [0, 'success', 'success'])
    const { report, ...outputs } = evaluated.outputs
    assert.match(report ?? '', /agent-eval-report\.json$/)
    assert.deepEqual(outputs, {
      verdict: 'pass',
      scenarios: '20',
      passed: '20',
      failed: '0',
      traces: '21',
      'blocking-failures': '0',
      'advisory-failures': '1',
      skipped: '0',
      rerun: '',
      'pass-rate': '1',
    })
    assert.deepEqual(
      evaluated.annotations.map(({ level, file, line, title }) => [level, file, line, title]),
      [['warning', 'scenarios/incident-diagnosis.toml', '15', 'expect.max_turns']],
    )
    assert.match(headline(evaluated), /^## ✅ agent-eval · the demo: all 20 scenarios hold/)
    assert.equal(step(all, 'judge', 'later').outputs['told'], 'pass 20/20')
  })

  test('what does not hold fails the job: ten errors at most, the last with what is left; only steps that always run follow', async () => {
    const all = await ran('failing', demo)
    const evaluated = step(all, 'judge', 'eval')
    assert.deepEqual([all.exit, all.jobs['judge']?.result, evaluated.result], [1, 'failure', 'failure'])
    const { verdict, failed, passed, scenarios } = evaluated.outputs
    assert.deepEqual([verdict, failed, passed, scenarios], ['fail', '19', '0', '19'])
    assert.equal(evaluated.annotations.length, 10)
    assert.ok(evaluated.annotations.every(({ level }) => level === 'error'))
    assert.deepEqual(titles(evaluated).slice(0, 2), ['trajectory.covered', 'audit_closure.no_protocol_leak'])
    assert.match(evaluated.annotations[9]?.message ?? '', /^19 of 19 scenarios failed/m)
    assert.match(headline(evaluated), /^## ❌ agent-eval: 19 of 19 scenarios fail/)
    assert.equal(all.jobs['judge']?.steps['after']?.result, undefined)
    assert.equal(step(all, 'judge', 'always').outputs['told'], 'fail 19')
  })

  test('an agent that broke is judged: half a recording is an error at its scenario, and gates', async () => {
    const all = await ran('broken-agent', small)
    const evaluated = step(all, 'judge', 'eval')
    assert.deepEqual([step(all, 'judge', 'agent').result, evaluated.result, all.exit], ['failure', 'failure', 1])
    assert.equal(evaluated.outputs['verdict'], 'fail')
    assert.match(headline(evaluated), /1 of 1 scenario fails/)
    assert.deepEqual(titles(evaluated), ['expect.run_completed', 'expect.tools_in_order', undefined])
  })

  test('an empty output is never everything judged: each way to give nothing fails, and says what to do', async () => {
    const all = await ran('empty-output', small)
    assert.equal(all.exit, 0, 'each step may fail')
    for (const [id, said] of [
      ['nothing', /Expected the input traces to name files, found an empty value/],
      ['named', /fix=/],
      ['elsewhere', /Missing trace: none belongs to this scenario/],
    ] as const) {
      const evaluated = step(all, 'judge', id)
      assert.deepEqual([id, evaluated.result, evaluated.outputs['passed']], [id, 'failure', '0'])
      assert.notEqual(evaluated.outputs['verdict'], 'pass')
      assert.match(evaluated.annotations.map(({ message }) => message).join('\n'), said)
      assert.match(headline(evaluated), /^## [❌⛔] agent-eval: /u)
    }
  })

  describe('a matrix of shards with one gate', () => {
    const four = Object.fromEntries(
      ['a', 'b', 'c', 'd'].flatMap((name) => [
        ...Object.entries(filesOf(codex, `recordings/${name}.jsonl`)),
        [`scenarios/${name}.toml`, `name = "${name}"\n\n[expect]\ntools = ["apply_patch"]\n`],
      ]),
    )

    test('passes when all parts hold', async () => {
      const all = await ran('shards', four)
      const parts = [1, 2, 3].map((n) => Number(step(all, `judge(${n})`, 'eval').outputs['traces']))
      assert.equal(
        parts.reduce((sum, n) => sum + n),
        4,
      )
      assert.match(headline(step(all, 'judge(1)', 'eval')), /^## ➖ agent-eval · .*: \d traces? judged, merge decides/)
      const gate = step(all, 'gate', 'eval')
      assert.deepEqual(
        [all.exit, gate.result, gate.outputs['verdict'], gate.outputs['passed']],
        [0, 'success', 'pass', '4'],
      )
      assert.match(headline(gate), /^## ✅ agent-eval: all 4 scenarios hold/)
    })

    test('fails in the gate alone when one part does not', async () => {
      const all = await ran('shards', {
        ...four,
        'scenarios/c.toml': 'name = "c"\n\n[expect]\nforbid_tools = ["shell"]\n',
      })
      assert.deepEqual(
        ['judge(1)', 'judge(2)', 'judge(3)', 'gate'].map((job) => all.jobs[job]?.result),
        ['success', 'success', 'success', 'failure'],
      )
      const gate = step(all, 'gate', 'eval')
      assert.deepEqual([all.exit, gate.outputs['verdict'], gate.outputs['failed']], [1, 'fail', '1'])
      assert.deepEqual(titles(gate), ['expect.forbid_tools', undefined])
    })

    test('names a shard that was lost', async () => {
      const all = await ran('shards', four, { vars: { LOST: '2' } })
      const gate = step(all, 'gate', 'eval')
      assert.deepEqual([all.exit, gate.result, gate.outputs['verdict']], [1, 'failure', 'fail'])
      assert.match(gate.annotations.map(({ message }) => message).join('\n'), /shard 2 of 3/i)
    })
  })
})
