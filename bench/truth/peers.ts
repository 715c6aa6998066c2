// Judges the same runs by agent-eval and by its peers: `node bench/truth/peers.ts [--runs N] [--repeat N]`, with the peers installed
// as README.md says. What was measured goes to results/peers.json.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { bundle, verdictsOf } from './judge.ts'
import { type Item, itemsOf } from './peers/items.ts'
import { type Peer, peers } from './peers/peers.ts'
import type { RuleName } from './rules/contract.ts'
import { type LabelledSet, readSet, setNames } from './sets.ts'

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '200' }, repeat: { type: 'string', default: '3' } },
})
const here = import.meta.dirname

type Measured = { seconds: number; cpu: number; megabytes: number; status: number; said: string }
type Outcome = { verdicts: Map<string, boolean>; measured: Measured }
/** One way to ask one tool. `judge` judges some items; `null`: it cannot be run here. */
type Way = { tool: string; variant: string; judge(items: readonly Item[], sets: readonly LabelledSet[]): Outcome }

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'truth-peers-'))

function measured(
  cwd: string,
  command: string[],
  env: Record<string, string> = {},
): { out: string; measured: Measured } {
  const file = path.join(scratch, 'out')
  const run = spawnSync('python3', [path.join(here, 'peers/measure.py'), file, ...command], {
    ...{ cwd, encoding: 'utf8', maxBuffer: 1 << 28, env: { ...process.env, ...env } },
  })
  return { out: fs.readFileSync(file, 'utf8'), measured: JSON.parse(run.stdout) as Measured }
}

/** Nothing is sent anywhere, and no key is real. */
const quiet = {
  ...{
    DEEPEVAL_TELEMETRY_OPT_OUT: 'YES',
    DEEPEVAL_DISABLE_DOTENV: '1',
    OPENAI_API_KEY: 'none',
    OTEL_SDK_DISABLED: 'true',
  },
  ...{ PROMPTFOO_DISABLE_TELEMETRY: '1', PROMPTFOO_DISABLE_UPDATE: '1', PROMPTFOO_CONFIG_DIR: scratch },
  ...{ LANGSMITH_TRACING: 'false', MASTRA_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
}

function ofPeer(peer: Peer, variant: string): Way {
  return {
    ...{ tool: peer.name, variant },
    judge(items) {
      const job = path.join(scratch, 'job.jsonl')
      fs.writeFileSync(job, items.map((i) => `${JSON.stringify(i)}\n`).join(''))
      const found = measured(peer.folder, [...peer.command, path.join(here, 'peers', peer.script), job, variant], quiet)
      const lines = found.out.split('\n').filter((l) => l.startsWith('["'))
      if (found.measured.status !== 0 || lines.length !== items.length)
        throw new Error(`${peer.name}: ${lines.length} of ${items.length}: ${found.measured.said}`)
      return { verdicts: new Map(lines.map((l) => JSON.parse(l) as [string, boolean])), measured: found.measured }
    },
  }
}

function ofProduct(rule: RuleName): Way {
  return {
    ...{ tool: 'agent-eval', variant: rule },
    judge(items, sets) {
      const verdicts = new Map<string, boolean>()
      const total: Measured = { seconds: 0, cpu: 0, megabytes: 0, status: 0, said: '' }
      for (const set of sets) {
        const ids = new Set(items.filter((i) => i.set === set.name).map((i) => i.id))
        if (ids.size === 0) continue
        const folder = fs.mkdtempSync(path.join(scratch, 'run-'))
        lay(folder, set, ids, rule)
        const command = [process.execPath, bundle, 'run', '--report-json', 'report.json', '--missing-trace', 'ignore']
        const found = measured(folder, command)
        const report = JSON.parse(fs.readFileSync(path.join(folder, 'report.json'), 'utf8'))
        for (const [id, judged] of verdictsOf(report)) verdicts.set(id, judged.passes)
        total.seconds += found.measured.seconds
        total.cpu += found.measured.cpu
        total.megabytes = Math.max(total.megabytes, found.measured.megabytes)
      }
      return { verdicts, measured: total }
    },
  }
}

/** Writes the scenarios of some runs, and these runs, into a folder. */
function lay(folder: string, set: LabelledSet, ids: ReadonlySet<string>, rule: RuleName): void {
  for (const name of ['scenarios', 'traces/traces']) fs.mkdirSync(path.join(folder, name), { recursive: true })
  fs.writeFileSync(path.join(folder, 'agent-eval.toml'), set.rules.config)
  for (const name of new Set([...ids].map((id) => id.split('/')[0] as string))) {
    const text = set.rules.scenario[rule](set.tasks.get(name), name)
    fs.writeFileSync(path.join(folder, 'scenarios', `${name}.toml`), text)
  }
  if (set.name === 'tau-airline')
    for (const id of ids) fs.cpSync(path.join(set.traces, id), path.join(folder, 'traces/traces', id))
  else
    for (const file of fs.readdirSync(set.traces)) {
      const lines = fs.readFileSync(path.join(set.traces, file), 'utf8').split('\n')
      const kept = lines.filter((line) => ids.has(/"id": "([^"]+)", "prompt": /.exec(line)?.[1] ?? ''))
      if (kept.length > 0) fs.writeFileSync(path.join(folder, 'traces/traces', file), `${kept.join('\n')}\n`)
    }
}

/** The runs that all judge: the same number of each set, half of them good where there are enough, drawn by a hash of their names. */
function sampled(set: LabelledSet, n: number): Set<string> {
  const order = [...set.labels]
    .filter(([, label]) => !label.says_only)
    .map(([id, { good }]) => ({ id, good, key: createHash('sha256').update(id).digest('hex') }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
  const half = Math.floor(n / 2)
  const good = order.filter((o) => o.good).slice(0, half)
  const bad = order.filter((o) => !o.good).slice(0, n - good.length)
  return new Set([...good, ...bad].map((o) => o.id))
}

const sets = setNames.map((name) => readSet(name)).filter((s) => !('missing' in s)) as LabelledSet[]
const items = sets.flatMap((set) => itemsOf(set, sampled(set, Number(values.runs))))
const usable = peers.filter((p) => p.isInstalled() || void console.log(`${p.name}: skipped, it is not installed`))

/** A peer whose API has no word for an expected text of the answer cannot say these tasks. */
const cannotSay = (tool: string, item: Item): boolean =>
  item.needles.length > 0 && peers.some((p) => p.name === tool && !p.answers)

function counts(tool: string, set: string, verdicts: ReadonlyMap<string, boolean>) {
  const found = { good: 0, bad: 0, false_pass: 0, false_fail: 0, cannot_say: 0 }
  for (const item of items) {
    if (item.set !== set) continue
    if (cannotSay(tool, item)) {
      found.cannot_say++
      continue
    }
    const passes = verdicts.get(item.id)
    if (passes === undefined) throw new Error(`${tool}: no verdict on ${item.id}`)
    if (item.good) found.good++
    else found.bad++
    if (item.good && !passes) found.false_fail++
    if (!item.good && passes) found.false_pass++
  }
  return found
}

const ways: Way[] = [
  ...(['calls', 'strict'] as const).map(ofProduct),
  ...usable.flatMap((p) => ['recorded', 'effects'].map((variant) => ofPeer(p, variant))),
]
const rows = ways.map((way) => {
  const { verdicts } = way.judge(items, sets)
  const by_set = Object.fromEntries(sets.map((s) => [s.name, counts(way.tool, s.name, verdicts)]))
  const wrong = Object.values(by_set).reduce((n, c) => n + c.false_pass + c.false_fail, 0)
  console.log(way.tool.padEnd(16), way.variant.padEnd(9), JSON.stringify(by_set))
  return { tool: way.tool, variant: way.variant, wrong, by_set }
})

// Times: the better way of each tool, all of them in turn, again and again.
const best = ways.filter((way) => {
  const own = rows.filter((r) => r.tool === way.tool)
  return own.sort((a, b) => a.wrong - b.wrong)[0]?.variant === way.variant
})
const times = best.map((way) => ({
  ...{ tool: way.tool, variant: way.variant },
  runs: [] as Measured[],
  cold: [] as Measured[],
}))
const one = items.slice(0, 1)
for (let i = 0; i < Number(values.repeat); i++)
  for (const [n, way] of best.entries()) {
    times[n]?.runs.push(way.judge(items, sets).measured)
    times[n]?.cold.push(way.judge(one, sets).measured)
  }
const median = (of: number[]): number => of.sort((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0
const result = {
  date: new Date().toISOString().slice(0, 10),
  machine: `${os.cpus().length} × ${os.cpus()[0]?.model}, Node ${process.version}`,
  command: `node bench/truth/peers.ts --runs ${values.runs} --repeat ${values.repeat}`,
  runs: Object.fromEntries(sets.map((s) => [s.name, items.filter((i) => i.set === s.name).length])),
  tools: rows.map((row) => {
    const time = times.find((t) => t.tool === row.tool && t.variant === row.variant)
    const peer = peers.find((p) => p.name === row.tool)
    return {
      ...{ ...row, version: peer?.version ?? 'this commit', install: peer?.size() ?? productSize() },
      ...(time && {
        seconds: median(time.runs.map((m) => m.seconds)),
        cpu_seconds: median(time.runs.map((m) => m.cpu)),
        megabytes: median(time.runs.map((m) => m.megabytes)),
        cold_seconds: median(time.cold.map((m) => m.seconds)),
        cold_cpu_seconds: median(time.cold.map((m) => m.cpu)),
      }),
    }
  }),
  not_run: peers.filter((p) => !usable.includes(p)).map((p) => p.name),
}
fs.writeFileSync(path.join(here, 'results/peers.json'), `${JSON.stringify(result, undefined, 1)}\n`)
fs.rmSync(scratch, { recursive: true, force: true })

function productSize(): number {
  const run = spawnSync('du', ['-sm', path.resolve(here, '../../dist')], { encoding: 'utf8' })
  return Number(run.stdout.split('\t')[0])
}
