// `judge-check`: how far the judge agrees with people.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { judgeCheck } from '../../src/oracles/calibration.ts'
import { chat, judgeAt, shell, startEndpoint, verdict } from './endpoint.ts'

const lines = readFileSync(new URL('../fixtures/oracles/labels.jsonl', import.meta.url), 'utf8').split('\n')

test('agreement, false passes, false fails and kappa, with every disagreement and every bad line', async (t) => {
  const { url } = await startEndpoint(t, ({ text }) => verdict(/<<<ANSWER \w+\\n[^>]*\?/.test(text)))
  const { problems, ...got } = await judgeCheck(lines, judgeAt(url), shell, 'labels.jsonl')
  assert.deepEqual(got, {
    labels: 5,
    agreement: 0.6,
    false_passes: 1,
    false_fails: 1,
    // By hand: chance = (3 * 3 + 2 * 2) / 25 = 0.52; (0.6 - 0.52) / 0.48.
    kappa: 0.167,
    disagreements: [
      { line: 6, expected: false, judged: true, reason: 'It asks.', rubric: 'It asks.' },
      { line: 7, expected: true, judged: false, reason: 'It guesses.', rubric: 'It asks.' },
    ],
  })
  assert.deepEqual(
    problems.map(({ file, line, message }) => [file, line, message.split(':')[0]]),
    [
      ['labels.jsonl', 8, 'Expected pass to be true or false, as a person judged it'],
      ['labels.jsonl', 9, 'Expected rubric to be a text that is not empty'],
      ['labels.jsonl', 10, 'Unknown key "rubrik"'],
      ['labels.jsonl', 11, 'Expected a JSON object, found text that is not JSON'],
    ],
  )
})

test('a label without a verdict is a problem, and nothing is measured over nothing', async (t) => {
  const { url } = await startEndpoint(t, () => chat('hm'))
  const got = await judgeCheck(lines.slice(0, 2), judgeAt(url), shell)
  assert.deepEqual([got.labels, got.agreement, got.kappa], [0, null, null])
  assert.match(got.problems[0]?.message ?? '', /^Missing verdict of the judge/)
  assert.match((await judgeCheck(['', '// none'], judgeAt(url), shell)).problems[0]?.message ?? '', /^Missing labels/)
})

test('kappa says nothing where everybody always says the same', async (t) => {
  const { url } = await startEndpoint(t, () => verdict(true))
  const got = await judgeCheck(lines.slice(0, 3), judgeAt(url), shell)
  assert.deepEqual([got.labels, got.agreement, got.kappa], [2, 1, null])
})
