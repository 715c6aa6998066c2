import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { annotationsOf, inputDefaults, obey, parseFile, runAction } from './runner.ts'

test('both syntaxes are obeyed where the runner obeys them', () => {
  const kinds = (text: string) => obey(text).commands.map((c) => `${c.syntax} ${c.command} ${c.data}`)
  assert.deepEqual(kinds('agent said ##[set-output name=result;]pass'), ['v1 set-output pass'])
  assert.deepEqual(kinds('  ::error file=a%2Cb,line=3::x%0Ay'), ['v2 error x\ny'])
  assert.deepEqual(kinds('x ::error::x'), [])
  assert.deepEqual(kinds('│ ::error::x'), [])
  assert.deepEqual(kinds('##\u200b[add-mask]a'), [])
  assert.deepEqual(kinds('::error::a ##[set-output name=x]b'), ['v2 error a ##[set-output name=x]b'])
  assert.deepEqual(kinds('::nothing::x'), [])
  assert.deepEqual(kinds('::stop-commands::t0k\n::error::x\n::t0k::\n::error::y'), [
    'v2 stop-commands t0k',
    'v2 t0k ',
    'v2 error y',
  ])
})

test('ten annotations of a level, cut, with places that are possible', () => {
  const text = Array.from({ length: 12 }, () => `::error file=a,line=2,endLine=3,col=4::${'x'.repeat(5000)}`).join('\n')
  const kept = annotationsOf(obey(text).commands, '/w')
  assert.equal(kept.length, 10)
  assert.deepEqual(kept[0], { level: 'error', message: 'x'.repeat(4096), file: 'a', line: 2, endLine: 3 })
})

test('files of outputs', () => {
  assert.deepEqual(parseFile('a=1\nb<<E\nx=1\n\ny\nE\n'), { a: '1', b: 'x=1\n\ny' })
  assert.throws(() => parseFile('b<<E\nx\n'), /delimiter not found/)
})

test('defaults of inputs', () => {
  const action =
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of a workflow, as text
    "name: x\ninputs:\n  fail-on:\n    description: y\n    default: 'blocking'\n  github-token:\n    default: ${{ github.token }}\nruns:\n  using: node24\n"
  assert.deepEqual(inputDefaults(action), { 'fail-on': 'blocking', 'github-token': 'token-of-the-job' })
})

test('an action is run as a step', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'action-'))
  try {
    const entry = join(folder, 'index.mjs')
    writeFileSync(
      entry,
      `import { appendFileSync } from 'node:fs'
appendFileSync(process.env.GITHUB_OUTPUT, 'verdict<<E\\n' + process.env['INPUT_FAIL-ON'] + '\\nE\\n')
appendFileSync(process.env.GITHUB_STEP_SUMMARY, 'x'.repeat(Number(process.env.INPUT_SIZE)))
console.log('::error::no'); process.exitCode = 1`,
    )
    const small = await runAction({ entry, cwd: folder, inputs: { 'fail-on': 'never', size: '3' }, summary: 'before ' })
    assert.deepEqual(
      [small.exit, small.outputs['verdict'], small.summary, small.annotations.length],
      [1, 'never', 'before xxx', 1],
    )
    const big = await runAction({ entry, cwd: folder, inputs: { size: '1048577' } })
    assert.deepEqual([big.summary, big.summaryBytes, big.annotations.length], [undefined, 1048577, 2])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
