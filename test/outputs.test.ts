// The outputs of the step: what stands in the file is what the runner reads of it, whatever a value holds.
import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { writeOutputs } from '../src/action/outputs.ts'
import { parseFile } from './runner.ts'

const folder = mkdtempSync(join(tmpdir(), 'agent-eval-'))
const file = join(folder, 'output')
after(() => rmSync(folder, { recursive: true, force: true }))

test('a value is read as it was written, and holds no other output', () => {
  process.env['GITHUB_OUTPUT'] = file
  writeFileSync(file, 'earlier=1\n')
  const values = {
    verdict: 'pass',
    report: 'a=b<<c.json',
    failed: 0,
    rerun: '',
    lines: 'x\nverdict=fail\nlines<<E\n',
    dashes: '\n--\n----\n------\n',
    returns: 'x\rverdict=fail',
    all: '\n',
  }
  writeOutputs(values)
  writeOutputs({ verdict: 'error' })
  const read = parseFile(readFileSync(file, 'utf8'))
  assert.deepEqual(read, { earlier: '1', ...values, failed: '0', verdict: 'error' })
})

test('without a file of the runner nothing is written, and the log says so', (t) => {
  const said: unknown[] = []
  t.mock.method(process.stdout, 'write', (text: unknown) => said.push(text) > 0)
  const before = readFileSync(file, 'utf8')
  delete process.env['GITHUB_OUTPUT']
  writeOutputs({ verdict: 'pass' })
  t.mock.restoreAll()
  assert.deepEqual(said, ['No outputs are written: this runner has no file for them.\n'])
  assert.equal(readFileSync(file, 'utf8'), before)
})
