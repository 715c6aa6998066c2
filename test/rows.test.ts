// The queries of docs/rows.md run on real rows, where DuckDB is there.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { readSettings } from '../src/options.ts'
import { feed } from '../src/report/feed.ts'
import { rows } from '../src/report/rows.ts'
import { judge } from '../src/run/run.ts'

const root = path.resolve(import.meta.dirname, '..')
const queries = [...fs.readFileSync(path.join(root, 'docs/rows.md'), 'utf8').matchAll(/```sql\n(.*?)```/gs)].map(
  ([, sql = '']) => sql,
)

const python = ['-c', 'import duckdb, json, sys; print(json.dumps(duckdb.sql(sys.stdin.read()).fetchall()))']
const duckdb = (cwd: string, sql: string) => spawnSync('python3', python, { cwd, input: sql, encoding: 'utf8' })

test('the documented queries', async (t) => {
  assert.equal(queries.length, 3)
  const cwd = fs.mkdtempSync(path.join(os.tmpdir(), 'agent-eval-rows-'))
  t.after(() => fs.rmSync(cwd, { recursive: true, force: true }))
  if (duckdb(cwd, 'SELECT 1').status !== 0) return t.skip('python3 has no module duckdb')
  const given = {
    scenarios: ['scenarios/*.toml', 'scenarios/failing/*.toml'],
    traces: ['scenarios/traces/**/*', 'scenarios/failing/traces/**/*'],
    registry: 'scenarios/registry.json',
    skills: 'scenarios/skills',
  }
  const report = await judge(
    root,
    readSettings(given, (name) => name),
  )
  const lines: string[] = []
  feed(report, [rows.make({ write: (line) => void lines.push(line) }, {})])
  report.close()
  fs.writeFileSync(path.join(cwd, 'rows.jsonl'), lines.join(''))
  const [rates, failed, calls] = queries.map((sql) => {
    const { stdout, stderr } = duckdb(cwd, sql)
    assert.equal(stderr, '')
    return JSON.parse(stdout) as unknown[][]
  })
  assert.equal(rates?.length, report.scenarios.filter(({ sums }) => sums.runs > 0).length)
  assert.ok((failed?.length ?? 0) > 0)
  assert.deepEqual(calls?.map(([verdict]) => verdict).sort(), ['fail', 'pass'])
})
