// Measures the evaluation against labelled runs: derives scenarios from the tasks of a benchmark, evaluates the recorded runs by the
// built command line, and prints how often verdict and label agree. `node tools/truth.ts [FOLDER]`
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Report } from '../src/model/report.ts'

/** What a task expects: calls with their arguments, and texts that the agent must have said. */
export type Task = { actions: { name: string; kwargs: Record<string, unknown> }[]; outputs: string[] }

/** `wrongPass`: a run that is labelled bad and passes; `wrongFail`: one that is labelled good and does not. */
export type Confusion = { rightPass: number; rightFail: number; wrongPass: string[]; wrongFail: string[] }

export const writes = [
  'book_reservation',
  'cancel_reservation',
  'send_certificate',
  'update_reservation_baggages',
  'update_reservation_flights',
  'update_reservation_passengers',
]
const reads = ['get_*', 'search_*', 'list_*', 'calculate', 'think', 'transfer_to_human_agents']

/** How these dialogues end, and how a refused call looks, which OpenAI messages have no field for. */
export const config = `[end]
messages = ["###STOP###"]
tools = ["transfer_to_human_agents"]

[[outcome_text]]
tools = ["*"]
failed = ["^Error"]
`

const isTable = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

export function toml(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toml).join(', ')}]`
  if (!isTable(value)) return JSON.stringify(value)
  const entries = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)} = ${toml(inner)}`)
  return `{ ${entries.join(', ')} }`
}

/** Conditions for each value of expected arguments: the calls may say more of an element of a list. */
function conditions(value: unknown, at = ''): Record<string, unknown> {
  const below = (key: string | number) => (at === '' ? String(key) : `${at}.${key}`)
  if (Array.isArray(value) && value.some(isTable))
    return Object.assign(
      { [at]: { count: value.length } },
      ...value.map((inner, i) => conditions(inner, below(i))),
    ) as Record<string, unknown>
  if (isTable(value) && !Array.isArray(value))
    return Object.assign({}, ...Object.entries(value).map(([key, inner]) => conditions(inner, below(key)))) as Record<
      string,
      unknown
    >
  return { [at]: value }
}

export const writesOf = (task: Task) => task.actions.filter((a) => writes.includes(a.name))

/** What can be said with `[expect]` alone. */
export function naive(task: Task, name: string): string {
  const actions = writesOf(task)
  const names = [...new Set(actions.map((a) => a.name))]
  const lines = [`name = ${toml(name)}`, '[expect]', 'answer_in = "any_message"']
  if (names.length > 0) lines.push(`tools = ${toml(names)}`)
  lines.push(`forbid_tools = ${toml(writes.filter((w) => !names.includes(w)))}`)
  if (task.outputs.length > 0) lines.push(`contains = ${toml(task.outputs)}`)
  for (const { name: tool, kwargs } of actions)
    for (const [key, value] of Object.entries(kwargs))
      if (!(Array.isArray(value) && value.length === 0))
        lines.push('[[expect.args]]', `tool = ${toml(tool)}`, `key = ${toml(key)}`, `equals = ${toml(value)}`)
  return `${lines.join('\n')}\n`
}

/** The same with the whole sequence: these changes, each once, in any order, and no other. */
export function strict(task: Task, name: string): string {
  const lines = [`name = ${toml(name)}`]
  const steps = writesOf(task).map((a) => ({ tool: a.name, outcome: 'succeeded', where: conditions(a.kwargs) }))
  if (steps.length > 0) {
    lines.push('[trajectory]', 'order = "any_order"', 'only = true', `steps = ${toml(steps)}`)
    lines.push(`allow = ${toml([...reads, { tool: '*', outcome: 'failed' }])}`)
  } else lines.push('[[calls]]', `any_of = ${toml(writes)}`, 'outcome = "succeeded"', 'max = 0')
  if (task.outputs.length > 0) lines.push('[expect]', 'answer_in = "any_message"', `contains = ${toml(task.outputs)}`)
  return `${lines.join('\n')}\n`
}

/** Evaluates the runs of a folder by scenarios made of its tasks. Throws where a scenario or a run cannot be read. */
export function measure(folder: string, cli: string, make: (task: Task, name: string) => string): Confusion {
  const read = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'))
  const labels = read('labels.json') as Record<string, number>
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'agent-eval-truth-'))
  try {
    fs.mkdirSync(path.join(scratch, 'scenarios'))
    fs.cpSync(path.join(folder, 'traces'), path.join(scratch, 'traces'), { recursive: true })
    for (const [i, task] of (read('tasks.json') as Task[]).entries()) {
      const name = `task-${String(i).padStart(2, '0')}`
      fs.writeFileSync(path.join(scratch, 'scenarios', `${name}.toml`), make(task, name))
    }
    fs.writeFileSync(path.join(scratch, 'agent-eval.toml'), config)
    const args = [cli, 'run', '--json']
    const run = spawnSync(process.execPath, args, { cwd: scratch, encoding: 'utf8', maxBuffer: 1 << 28 })
    const report = JSON.parse(run.stdout) as Report
    if (report.problems.length > 0) throw new Error(JSON.stringify(report.problems.slice(0, 3)))
    const found: Confusion = { rightPass: 0, rightFail: 0, wrongPass: [], wrongFail: [] }
    for (const { trace, verdict } of report.scenarios.flatMap((s) => s.runs)) {
      const file = trace.replace(/^traces\//, '')
      const good = labels[file] === 1
      const passes = verdict === 'pass'
      if (good !== passes) (passes ? found.wrongPass : found.wrongFail).push(file)
      else if (good) found.rightPass++
      else found.rightFail++
    }
    return found
  } finally {
    fs.rmSync(scratch, { recursive: true, force: true })
  }
}

if (process.argv[1] === import.meta.filename) {
  const root = path.resolve(import.meta.dirname, '..')
  const folder = path.resolve(process.argv[2] ?? path.join(root, '../shared/truth/tau-airline'))
  console.log('scenarios                 | good, pass | bad, fail | bad, pass | good, fail')
  for (const [name, make] of [
    ['expect alone', naive],
    ['trajectory, calls, expect', strict],
  ] as const) {
    const { rightPass, rightFail, wrongPass, wrongFail } = measure(folder, path.join(root, 'dist/cli/index.js'), make)
    const cells = [rightPass, rightFail, wrongPass.length, wrongFail.length].map((n) => String(n).padStart(9))
    console.log(`${name.padEnd(25)} | ${cells.join(' | ')}`)
    for (const file of wrongPass) console.log(`  passes, and is labelled bad: ${file}`)
    for (const file of wrongFail) console.log(`  fails, and is labelled good: ${file}`)
  }
}
