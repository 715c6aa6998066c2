// Is the strength of a scenario true? Derives weak and strong scenarios from the tasks of a benchmark, measures each, and sets the
// scores against what the scenarios let pass: recorded runs that are labelled bad, and bad mutants. `npm run strength:truth [FOLDER]`
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { config, strict, type Task, writes, writesOf } from '../bench/truth/rules/tau.ts'
import { toml } from '../bench/truth/toml.ts'
import type { ScenarioStrength } from '../src/model/strength.ts'
import { readSettings } from '../src/options.ts'
import { run } from '../src/run/run.ts'
import { strength } from '../src/run/strength.ts'

const kinds = ['naive', 'careful', 'strict', 'reads'] as const
type Kind = (typeof kinds)[number]

/** One scenario, and what it lets pass. */
export type Row = { task: string; kind: Kind; score: number | null; badRuns: number; badMutants: number }

type Message = { tool_calls?: { function: { name: string; arguments: string } }[] }

/** The scenario of a kind; `undefined`: the task gives none. `good`: a run that is labelled good. */
function derive(kind: Kind, task: Task, name: string, good: readonly Message[]): string | undefined {
  const expected = writesOf(task)
  if (kind === 'strict') return strict(task, name)
  const lines = [`name = ${toml(name)}`]
  if (kind === 'reads') {
    const calls = good.flatMap((m) => m.tool_calls ?? []).filter((c) => !writes.includes(c.function.name))
    const asked = calls.filter((c) => c.function.name !== 'think')
    if (asked.length === 0) return undefined
    for (const { function: of } of asked) {
      const where = Object.entries(JSON.parse(of.arguments) as object).filter(([, value]) => value !== null)
      lines.push('[[calls]]', `tool = ${toml(of.name)}`)
      if (where.length > 0) lines.push(`where = ${toml(Object.fromEntries(where))}`)
    }
    return lines.join('\n')
  }
  if (expected.length === 0) return undefined
  lines.push('[expect]', `tools = ${toml([...new Set(expected.map((a) => a.name))])}`)
  if (kind === 'naive') return lines.join('\n')
  for (const { name: tool, kwargs } of expected)
    for (const [key, value] of Object.entries(kwargs))
      if (!(Array.isArray(value) && value.length === 0))
        lines.push('[[expect.args]]', `tool = ${toml(tool)}`, `key = ${toml(key)}`, `equals = ${toml(value)}`)
  return lines.join('\n')
}

const registry = { commands: writes.map((key) => ({ key, mutating: true })) }

/** Measures the scenarios of one kind: by the good runs, and how many of the bad ones they let pass. */
async function measure(folder: string, kind: Kind): Promise<Row[]> {
  const read = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'))
  const labels = read('labels.json') as Record<string, number>
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'agent-eval-strength-'))
  try {
    fs.mkdirSync(path.join(scratch, 'scenarios'))
    fs.writeFileSync(path.join(scratch, 'agent-eval.toml'), config)
    fs.writeFileSync(path.join(scratch, 'registry.json'), JSON.stringify(registry))
    const good = Object.keys(labels).filter((file) => labels[file] === 1)
    for (const [i, task] of (read('tasks.json') as Task[]).entries()) {
      const name = `task-${String(i).padStart(2, '0')}`
      const first = good.find((file) => file.startsWith(`${name}/`))
      if (first === undefined) continue
      const { messages } = read(`traces/${first}`) as { messages: Message[] }
      const text = derive(kind, task, name, messages)
      if (text !== undefined) fs.writeFileSync(path.join(scratch, 'scenarios', `${name}.toml`), text)
    }
    for (const [file, label] of Object.entries(labels)) {
      const to = path.join(scratch, label === 1 ? 'good' : 'bad', file)
      fs.mkdirSync(path.dirname(to), { recursive: true })
      fs.copyFileSync(path.join(folder, 'traces', file), to)
    }
    const settings = (traces: string) =>
      readSettings({ traces: [`${traces}/**`], registry: 'registry.json', 'missing-trace': 'ignore' }, (name) => name)
    const measured = await strength(scratch, settings('good'))
    if (measured.problems.length > 0) throw new Error(JSON.stringify(measured.problems.slice(0, 3)))
    const bad = await run(scratch, settings('bad'))
    const passed = new Map(bad.scenarios.map((s) => [s.name, s.runs.filter((r) => r.verdict === 'pass').length]))
    return measured.strength.scenarios.map(({ name, score, groups }: ScenarioStrength) => {
      const badMutants = groups.effects.survived
      return { task: name, kind, score, badRuns: passed.get(name) ?? 0, badMutants }
    })
  } finally {
    fs.rmSync(scratch, { recursive: true, force: true })
  }
}

/** A pair of one task that differs in false passes: is the one with the higher score the one with fewer? */
export type Pair = { stronger: Row; weaker: Row; right: boolean }

const falsePasses = ({ badRuns, badMutants }: Row): number => badRuns + badMutants

/** All pairs of nested scenarios of one task that differ in false passes. A score that is the same on both sides orders nothing. */
export function pairsOf(rows: readonly Row[]): Pair[] {
  const scored = rows.filter((row) => row.score !== null && row.kind !== 'reads')
  return scored.flatMap((one, i) =>
    scored.slice(i + 1).flatMap((other) => {
      if (one.task !== other.task || falsePasses(one) === falsePasses(other)) return []
      const [stronger, weaker] = (one.score ?? 0) >= (other.score ?? 0) ? [one, other] : [other, one]
      const right = one.score !== other.score && falsePasses(stronger) < falsePasses(weaker)
      return [{ stronger, weaker, right }]
    }),
  )
}

/** Spearman's rank correlation; ties have the mean of their ranks. */
export function rankCorrelation(pairs: readonly (readonly [number, number])[]): number {
  const ranks = (values: readonly number[]): number[] =>
    values.map((v) => values.filter((w) => w < v).length + (values.filter((w) => w === v).length + 1) / 2)
  const a = ranks(pairs.map(([x]) => x))
  const b = ranks(pairs.map(([, y]) => y))
  const mean = (pairs.length + 1) / 2
  const sum = (of: (i: number) => number): number => pairs.reduce((n, _, i) => n + of(i), 0)
  const [da, db] = [(i: number) => (a[i] as number) - mean, (i: number) => (b[i] as number) - mean]
  return sum((i) => da(i) * db(i)) / Math.sqrt(sum((i) => da(i) ** 2) * sum((i) => db(i) ** 2))
}

const correlation = (rows: readonly Row[], of: (row: Row) => number): string =>
  rankCorrelation(rows.map((row) => [row.score ?? 0, of(row)])).toFixed(2)

/** What is printed, and shown in docs/strength.md. */
export function table(rows: readonly Row[]): string[] {
  const of = (kind: Kind) => rows.filter((row) => row.kind === kind && row.score !== null)
  const mean = (values: readonly number[]): string =>
    (values.reduce((n, one) => n + one, 0) / Math.max(1, values.length)).toFixed(2)
  const sum = (values: readonly number[]): number => values.reduce((n, one) => n + one, 0)
  const lines = [
    '| scenarios | tasks | mean strength | least | greatest | bad runs that pass | bad mutants that pass |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...kinds.map((kind) => {
      const some = of(kind)
      const scores = some.map((row) => row.score ?? 0)
      const cells = [some.length, mean(scores), Math.min(...scores), Math.max(...scores)]
      return `| ${kind} | ${[...cells, sum(some.map((r) => r.badRuns)), sum(some.map((r) => r.badMutants))].join(' | ')} |`
    }),
  ]
  const pairs = pairsOf(rows)
  const nested = rows.filter((row) => row.score !== null && row.kind !== 'reads')
  const strict = new Map(of('strict').map((row) => [row.task, row.score ?? 0]))
  const high = [...strict.values()].filter((score) => score >= 0.9).length
  const reads = of('reads').filter((row) => strict.has(row.task))
  const low = reads.filter((row) => (row.score ?? 1) <= 0.5 && (row.score ?? 1) < (strict.get(row.task) ?? 0)).length
  return [
    ...lines,
    '',
    `Pairs of one task that differ in false passes: ${pairs.length}; the stronger has fewer in ${pairs.filter((p) => p.right).length}.`,
    `Strict reaches 0.9 in ${high} of ${strict.size} tasks.`,
    `Reads stays at or below 0.5, and below strict, in ${low} of ${reads.length} tasks.`,
    `Rank correlation of strength and false passes: ${correlation(nested, falsePasses)}; and bad recorded runs alone: ${correlation(nested, (row) => row.badRuns)}.`,
  ]
}

if (process.argv[1] === import.meta.filename) {
  const folder = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../../shared/truth/tau-airline'))
  if (!fs.existsSync(folder)) console.log(`Skipped: there are no labelled runs at ${folder}`)
  else {
    const rows: Row[] = []
    for (const kind of kinds) rows.push(...(await measure(folder, kind)))
    for (const line of table(rows)) console.log(line)
    for (const { stronger, weaker } of pairsOf(rows).filter((pair) => !pair.right))
      console.log(`wrong: ${JSON.stringify(stronger)} ${JSON.stringify(weaker)}`)
  }
}
