// Measures the built command line and action as whole processes, in turn with a yardstick, and prints the figures beside their goals.
// usage: bench.ts [GROUP…] [--long] [--json] [--check | --update] [--save] [--folder FOLDER]
// --long: also what takes minutes; --json: all runs; --check: fails where a ratio is worse than in ratios.json by more than noise makes
// it; --update: writes ratios.json; --save: writes measured.json, of which docs/benchmark.md tells. No test asserts a time.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { groups, type Row } from './rows.ts'

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    long: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
    folder: { type: 'string', default: path.join(os.tmpdir(), 'agent-eval-bench') },
  },
})
const ratchet = path.join(import.meta.dirname, 'ratios.json')
const known: Record<string, number> = JSON.parse(fs.readFileSync(ratchet, 'utf8'))
/** Runs of the same program differed by up to a third in an hour, though minima are compared, each with a yardstick of the same minutes. */
const margin = 1.4

const shown = ({ value, unit }: Row): string => `${unit === '' ? value.toFixed(2) : Math.round(value)}${unit}`
const isWorse = ({ id, value, ratio }: Row): boolean =>
  ratio === true && known[id] !== undefined && value > (known[id] as number) * margin

const wanted = groups.filter(({ id, long }) =>
  positionals.length > 0 ? positionals.includes(id) : !long || given.long,
)
const measured: Record<string, unknown> = {}
const rows: Row[] = []
if (!given.json)
  console.log(`node ${process.version}, ${os.cpus().length} processors, load ${os.loadavg()[0]?.toFixed(1)}`)
for (const { id, measure } of wanted) {
  const folder = path.join(path.resolve(given.folder), id)
  fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(folder, { recursive: true })
  const found = measure(folder)
  fs.rmSync(folder, { recursive: true, force: true })
  measured[id] = found
  rows.push(...found.rows)
  if (given.json) continue
  for (const row of found.rows)
    console.log(
      `${row.value <= row.goal ? ' ' : '!'} ${row.name.padEnd(56)} ${shown(row).padStart(9)}  goal: at most ${row.goal}${row.unit}${isWorse(row) ? `; was ${known[row.id]}` : ''}`,
    )
}
if (given.json)
  console.log(JSON.stringify({ node: process.version, processors: os.cpus().length, load: os.loadavg(), measured }))
if (given.update) {
  for (const { id, value, ratio } of rows) if (ratio) known[id] = Number(value.toFixed(2))
  fs.writeFileSync(ratchet, `${JSON.stringify(known, undefined, 2)}\n`)
}
if (given.save) {
  const figures = rows.map(({ name, value, unit, goal }) => ({ name, value: Number(value.toPrecision(3)), unit, goal }))
  const made = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${os.cpus().length} × ${os.cpus()[0]?.model.trim()}, Node ${process.version}`,
    command: `npm run bench -- ${process.argv.slice(2).join(' ')}`,
    rows: figures,
  }
  fs.writeFileSync(path.join(import.meta.dirname, 'measured.json'), `${JSON.stringify(made, undefined, 2)}\n`)
}
if (given.check) {
  const worse = rows.filter(isWorse)
  for (const row of worse) console.error(`${row.name}: ${shown(row)}, was ${known[row.id]}`)
  process.exitCode = worse.length > 0 ? 1 : 0
}
