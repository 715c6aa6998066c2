// The programs of docs/own-agent.md write the traces that the page says they do.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { calls, read } from './formats/reading.ts'

const page = readFileSync(new URL('../docs/own-agent.md', import.meta.url), 'utf8')

/** The program of the page in a language. */
function program(language: string): string {
  const found = page.split(`\`\`\`${language}\n`)[1]?.split('```')[0]
  assert.ok(found, `the page holds no ${language}`)
  return found
}

/** Runs a program in a folder of its own, and reads the trace that it writes. */
function traceOf(command: string, name: string, source: string) {
  const folder = mkdtempSync(join(tmpdir(), 'own-agent-'))
  try {
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    writeFileSync(join(folder, name), source)
    const ran = spawnSync(command, [name], { cwd: folder, encoding: 'utf8' })
    assert.equal(ran.status, 0, ran.stderr)
    return read(readFileSync(join(folder, 'trace.json'), 'utf8'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function judge({ traces, problem }: ReturnType<typeof read>): void {
  assert.equal(problem, undefined)
  const [trace] = traces
  assert.deepEqual(
    calls(trace).map((c) => [c.tool, c.is_error, typeof c.at, typeof c.duration_ms]),
    [
      ['list_files', false, 'string', 'number'],
      ['remove', false, 'string', 'number'],
      ['mail', true, 'string', 'number'],
    ],
  )
  assert.deepEqual(calls(trace)[1]?.arguments, { name: 'old.log' })
  assert.ok(trace?.events.some((e) => e.type === 'elicitation' && e.action === 'accept' && e.guards === 'remove'))
  assert.deepEqual(trace?.state, { before: { files: ['old.log', 'new.log'] }, after: { files: ['new.log'] } })
  assert.deepEqual([trace?.answer, trace?.turns, trace?.stop_cause], ['Removed old.log.', 4, 'completed'])
}

test('the TypeScript of the page writes its trace', () => {
  judge(traceOf(process.execPath, 'agent.ts', program('typescript')))
})

const python = spawnSync('python3', ['--version']).status === 0

test('the Python of the page writes its trace', { skip: python ? false : 'python3 is not here' }, () => {
  judge(traceOf('python3', 'agent.py', program('python')))
})
