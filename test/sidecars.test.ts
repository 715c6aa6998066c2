// Sidecars complete what a format cannot record; they never change what it does, and are never traces.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { call, dimension, evaluate, type Files, trace } from './command.ts'

const scenario = 'name = "run"\n[state]\nafter = { x = 2 }\n'
const done = { answer: 'done', stop_cause: 'completed' }
const run = trace([call('a', { id: 'c1' })], done)
const meta = (more: object) => ({ schema: 'agent-eval/meta@1', ...more })

const judged = (files: Files, toml = scenario) => evaluate({ 'scenarios/run.toml': toml, ...files }, '--json')

describe('a sidecar', () => {
  test('gives the state, inline or by files beside it, which are no traces', () => {
    const { exit, report } = judged({
      'traces/run.json': run,
      'traces/run.meta.json': meta({ state: { before: 'old.json', after: 'new.json' }, persona: 'Ann' }),
      'traces/old.json': { x: 1 },
      'traces/new.json': { x: 2 },
    })
    assert.deepEqual(report.problems, [])
    assert.equal(exit, 0)
    assert.deepEqual([report.totals.traces, report.scenarios[0]?.runs[0]?.persona], [1, 'Ann'])
  })
  test('tells outcomes, gate decisions, prompt, tools and scenario', () => {
    const { exit, report } = judged(
      {
        'traces/x.json': run,
        'traces/x.meta.json': meta({
          scenario: 'run',
          tools: ['a'],
          outcomes: { c1: 'denied' },
          confirmations: [{ call: 'c1', tier: 'confirm' }],
          elicitations: [{ call: 1, action: 'accept' }],
        }),
      },
      'name = "run"\n[expect]\ntools = ["a"]\n',
    )
    assert.equal(exit, 1)
    assert.match(dimension(report, 'expect.tools')?.message ?? '', /denied/)
    assert.equal(dimension(report, 'expect.known_tools')?.verdict, 'pass')
  })
  test('is found beside a file that NAME=FILE names, and completes one run of several', () => {
    const lines = ['r1', 'r2'].map((id) => JSON.stringify(trace([call('a', { id })], { ...done, id }))).join('\n')
    const state = (x: number) => ({ state: { after: { x } } })
    const { report } = evaluate(
      {
        'scenarios/run.toml': scenario,
        'out/x.jsonl': lines,
        'out/x.meta.json': meta({ runs: { r1: state(2), r2: state(3) } }),
      },
      '--json',
      '--traces',
      'run=out/x.jsonl',
    )
    assert.deepEqual(report.problems, [])
    assert.deepEqual(
      report.scenarios[0]?.runs.map((r) => r.verdict),
      ['pass', 'fail'],
    )
  })
})

const problems: [string, Files, RegExp][] = [
  [
    'a contradiction',
    { 'traces/run.json': { ...run, persona: 'Bob' }, 'traces/run.meta.json': meta({ persona: 'Ann' }) },
    /the trace records persona "Bob", its sidecar says "Ann"/,
  ],
  [
    'an unknown key',
    { 'traces/run.json': run, 'traces/run.meta.json': meta({ outcome: {} }) },
    /Unknown key outcome; did you mean outcomes/,
  ],
  [
    'a text that is no JSON',
    { 'traces/run.json': run, 'traces/run.meta.json': '{"schema": "agent-eval/meta@1"' },
    /Expected a sidecar in JSON/,
  ],
  [
    'no trace beside it',
    { 'traces/run.json': run, 'traces/other.meta.json': meta({}) },
    /Missing trace of this sidecar/,
  ],
  [
    'two traces beside it',
    { 'traces/run.json': run, 'traces/run.jsonl': JSON.stringify(run), 'traces/run.meta.json': meta({}) },
    /found traces\/run.json and traces\/run.jsonl|found traces\/run.json, traces\/run.jsonl/,
  ],
  [
    'a call that does not exist',
    { 'traces/run.json': run, 'traces/run.meta.json': meta({ outcomes: { c9: 'failed' } }) },
    /Unknown call "c9" in outcomes/,
  ],
  [
    'several traces and no runs',
    {
      'traces/run.jsonl': `${JSON.stringify({ ...run, id: 'a' })}\n${JSON.stringify({ ...run, id: 'b' })}`,
      'traces/run.meta.json': meta({ persona: 'x' }),
    },
    /Expected runs = /,
  ],
  [
    'a run that does not exist',
    { 'traces/run.json': { ...run, id: 'a' }, 'traces/run.meta.json': meta({ runs: { b: {} } }) },
    /Unknown run "b"/,
  ],
  [
    'keys beside runs',
    { 'traces/run.json': run, 'traces/run.meta.json': meta({ persona: 'x', runs: {} }) },
    /Expected no persona beside runs/,
  ],
  [
    'a state outside of its folder',
    {
      'traces/run.json': run,
      'secret.json': { x: 2 },
      'traces/run.meta.json': meta({ state: { after: '../secret.json' } }),
    },
    /Forbidden file "..\/secret.json"/,
  ],
  [
    'a state that is not there',
    { 'traces/run.json': run, 'traces/run.meta.json': meta({ state: { after: 'gone.json' } }) },
    /Missing file "gone.json"/,
  ],
]

describe('a problem', () => {
  for (const [name, files, message] of problems)
    test(name, () => {
      const { exit, report } = judged(files)
      assert.equal(exit, 1)
      const told = report.problems.map((p) => p.message).join('\n')
      assert.match(told, message)
    })
})

test("what Claude Code writes beside a sub-agent's transcript is passed over", () => {
  const { report } = judged({
    'traces/run.json': trace([call('a')], { ...done, state: { after: { x: 2 } } }),
    'traces/s/agent-1.jsonl': JSON.stringify({ ...run, scenario: 'run', state: { after: { x: 2 } } }),
    'traces/s/agent-1.meta.json': { agentType: 'Explore' },
  })
  assert.deepEqual(report.problems, [])
})
