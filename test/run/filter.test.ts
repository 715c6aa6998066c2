// Judging as a filter: traces in, rows out, a line for each dimension.
import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { readSettings } from '../../src/options.ts'
import { filter } from '../../src/run/filter.ts'

const cwd = fs.mkdtempSync(path.join(os.tmpdir(), 'agent-eval-filter-'))
after(() => fs.rmSync(cwd, { recursive: true, force: true }))
fs.mkdirSync(path.join(cwd, 'scenarios'))
const scenario = (name: string): void =>
  fs.writeFileSync(path.join(cwd, `scenarios/${name}.toml`), `name = "${name}"\n[budget]\nmax_calls = 0\n`)

async function rowsOf(traces: readonly object[]) {
  let text = ''
  const told: string[] = []
  async function* lines() {
    for (const trace of traces)
      yield JSON.stringify({
        schema: 'agent-eval/trace@1',
        events: [],
        stop_cause: 'completed',
        answer: 'ok',
        ...trace,
      })
  }
  await filter(
    cwd,
    readSettings({}, (name) => name),
    lines(),
    {
      async write(part) {
        text += part
      },
      err: (line) => void told.push(line),
    },
  )
  const rows = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
  return { rows, told }
}

test('a trace is bound by its scenario or the only one, and its label is its id', async () => {
  scenario('a')
  const call = { type: 'tool_call', tool: 'x', arguments: {} }
  const { rows, told } = await rowsOf([{ id: 'one' }, { scenario: 'a', events: [call] }])
  const budget = rows.filter((row) => row.dimension === 'budget.max_calls')
  assert.deepEqual(
    budget.map((row) => [row.scenario, row.trace, row.trial, row.verdict, row.run_verdict]),
    [
      ['a', '-#one', null, 'pass', budget[0].run_verdict],
      ['a', '-#2', null, 'fail', 'fail'],
    ],
  )
  assert.ok(rows.every((row) => Object.keys(row).join() === Object.keys(rows[0]).join()))
  assert.deepEqual(told, [])
})

test('a trace of no scenario gives no row, and is told beside them; nothing gives nothing', async () => {
  scenario('b')
  const { rows, told } = await rowsOf([{ id: 'one' }, { scenario: 'c' }])
  assert.deepEqual(rows, [])
  assert.match(told.join('\n'), /-#one: .*\n-#2: it names the scenario "c", which does not exist/)
  assert.deepEqual(await rowsOf([]), { rows: [], told: [] })
})
