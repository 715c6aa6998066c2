// Measures the built command line and action as whole processes, in turn with a yardstick, and prints medians.
// The figures are for people: no test asserts a time.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { makeCommon, makeMany, makeStream } from './input.ts'

const root = path.resolve(import.meta.dirname, '../..')
const cli = path.join(root, 'dist/cli/index.js')
const action = path.join(root, 'dist/index.js')
const folder = path.resolve(process.argv[2] ?? path.join(os.tmpdir(), 'agent-eval-bench'))
const rounds = 7

type Figures = { seconds: number; megabytes: number }

/** Runs node once: wall seconds, and the peak memory that the process itself reports when it ends. */
function once(args: readonly string[], cwd: string, env: Record<string, string> = {}): Figures {
  const peak = path.join(folder, 'peak')
  const watch = `import fs from 'node:fs'; process.on('exit', () => fs.writeFileSync(${JSON.stringify(peak)}, String(process.resourceUsage().maxRSS)))`
  const began = performance.now()
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(watch)}`, ...args],
    { cwd, env: { PATH: process.env['PATH'] ?? '', ...env }, encoding: 'utf8' },
  )
  const seconds = (performance.now() - began) / 1000
  if (status !== 0) throw new Error(`${args.join(' ')} exits with ${status}: ${stderr}`)
  return { seconds, megabytes: Number(fs.readFileSync(peak, 'utf8')) / 1024 }
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number

/** Runs two commands in turn; the ratio is the median of the pairs' ratios. */
function pair(a: () => Figures, b: () => Figures): { a: Figures; b: Figures; ratio: number } {
  const runs = Array.from({ length: rounds + 1 }, () => ({ a: a(), b: b() })).slice(1)
  const all = (pick: (r: (typeof runs)[number]) => number) => median(runs.map(pick))
  return {
    a: { seconds: all((r) => r.a.seconds), megabytes: Math.max(...runs.map((r) => r.a.megabytes)) },
    b: { seconds: all((r) => r.b.seconds), megabytes: Math.max(...runs.map((r) => r.b.megabytes)) },
    ratio: all((r) => r.a.seconds / r.b.seconds),
  }
}

const row = (name: string, value: string, goal: string): void =>
  console.log(`${name.padEnd(58)} ${value.padEnd(34)} goal: ${goal}`)
const ms = (seconds: number): string => `${Math.round(seconds * 1000)} ms`

fs.rmSync(folder, { recursive: true, force: true })
fs.mkdirSync(folder, { recursive: true })
console.log(`node ${process.version}, ${os.cpus().length} CPUs, medians of ${rounds} runs in turn`)

const common = path.join(folder, 'common')
makeCommon(common)
const judged = pair(
  () => once([cli, 'run', '--quiet'], common),
  () => once([path.join(import.meta.dirname, 'baseline.mjs'), '.'], common),
)
row(
  '2,000 traces, 180 MB: wall time to read-and-parse alone',
  `${judged.ratio.toFixed(2)} (${ms(judged.a.seconds)} to ${ms(judged.b.seconds)})`,
  'at most 1.5',
)
row('2,000 traces, 180 MB: peak memory', `${Math.round(judged.a.megabytes)} MB`, 'at most 200 MB')

const bare = () => once(['-e', '0'], folder)
const version = pair(() => once([cli, '--version'], folder), bare)
row(
  '--version to a bare `node -e 0`',
  `${version.ratio.toFixed(2)} (${ms(version.a.seconds)} to ${ms(version.b.seconds)})`,
  'at most 3.5',
)

const one = path.join(folder, 'one')
fs.mkdirSync(path.join(one, 'traces'), { recursive: true })
fs.mkdirSync(path.join(one, 'scenarios'), { recursive: true })
fs.copyFileSync(path.join(common, 'traces/t0.json'), path.join(one, 'traces/t0.json'))
fs.copyFileSync(path.join(common, 'scenarios/s0.toml'), path.join(one, 'scenarios/s0.toml'))
const env = {
  RUNNER_TEMP: folder,
  GITHUB_OUTPUT: path.join(folder, 'output'),
  GITHUB_STEP_SUMMARY: path.join(folder, 'summary'),
}
for (const file of [env.GITHUB_OUTPUT, env.GITHUB_STEP_SUMMARY]) fs.writeFileSync(file, '')
const started = pair(() => once([action], one, env), bare)
row(
  'dist/index.js with one scenario to a bare `node -e 0`',
  `${started.ratio.toFixed(2)} (${ms(started.a.seconds)} to ${ms(started.b.seconds)})`,
  'at most 4',
)

const stream = path.join(folder, 'stream')
makeStream(stream, 300)
const large = once([cli, 'run', '--quiet', '--traces', 'stream.jsonl'], stream)
row(
  'a Claude Code stream of 300 MB: peak memory',
  `${Math.round(large.megabytes)} MB (${large.seconds.toFixed(1)} s)`,
  'at most 250 MB',
)

const many = path.join(folder, 'many')
const shards = 64
makeMany(many, 100_000, shards * 4)
for (let k = 1; k <= shards; k++)
  once([cli, 'run', '--quiet', '--shard', `${k}/${shards}`, '--report-json', `shard-${k}.json`], many)
const reports = Array.from({ length: shards }, (_, i) => `shard-${i + 1}.json`)
const merged = once([cli, 'merge', '--quiet', '--fail-on', 'never', '--report-json', 'merged.json', ...reports], many)
row(
  '64 shard reports of 100,000 runs merged to a JSON report',
  `${merged.seconds.toFixed(1)} s, ${Math.round(merged.megabytes)} MB`,
  'at most 20 s, 512 MB',
)

fs.rmSync(folder, { recursive: true, force: true })
