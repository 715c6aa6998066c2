import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shortReason } from '../../src/report/reason.ts'
import { showCommand } from '../../src/report/show.ts'

for (const [message, call, wanted] of [
  [
    'Expected issue_refund before send_mail, found send_mail first',
    1,
    'Expected issue_refund before…, found send_mail first, call 1',
  ],
  ['Expected at most 3 calls, found 9', undefined, 'Expected at most 3 calls, found 9'],
  ['Expected refund.id = "A-1001", found "A-1010"', 2, 'Expected refund.id = "A-1001", found "A-1010", call 2'],
  ['Expected act (step 1 of 2); it was never called', undefined, 'Expected act (step 1 of 2); it was never called'],
  [
    'Missing answer of the judge: the endpoint answered 503; set it',
    2,
    'Missing answer of the judge: the endpoint answered …, call 2',
  ],
  [`Expected ${'x'.repeat(90)}, found y at call 3`, 3, `Expected ${'x'.repeat(31)}…, found y at call 3`],
  ['', undefined, ''],
] as const)
  test(`short: ${message.slice(0, 50)}`, () => {
    const evidence = call === undefined ? [] : [{ call }]
    const said = shortReason({ message, evidence })
    assert.ok(said.length <= 60, `${said.length}: ${said}`)
    assert.equal(said, wanted)
  })

test('the command that shows a trace is one command, whatever the file is called', () => {
  assert.equal(showCommand('traces/a.json', 2), 'agent-eval show traces/a.json --call 2')
  assert.equal(showCommand('traces/a.jsonl#session-7'), 'agent-eval show traces/a.jsonl')
  assert.equal(showCommand("a b'; rm -rf $HOME.json"), "agent-eval show 'a b'\\''; rm -rf $HOME.json'")
  assert.equal(showCommand('-rf.json'), 'agent-eval show ./-rf.json')
})
