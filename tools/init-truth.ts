// Measures `init` against labelled runs: a scenario is learned from the good runs of a task, one of them held aside, and judges that
// one and the task's bad runs. `node tools/init-truth.ts [FOLDER]`
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { config, writes } from '../bench/truth/rules/tau.ts'
import { init } from '../src/run/init.ts'
import { makeLearning } from '../src/run/learning.ts'

/** What a scenario learned from some good runs of a task does with the others. */
type Learned = {
  task: string
  from: string[]
  text: string
  strength: number | null
  /** Good runs that were held aside, and those of them that are refused, each with the first dimension that does. */
  held: string[]
  refused: { run: string; dimension: string }[]
  bad: string[]
  caught: string[]
}

/** Learns from some runs of a task, and judges the others. */
export type Measure = (
  task: string,
  from: readonly string[],
  held: readonly string[],
  bad: readonly string[],
) => Promise<Learned>

/** The runs of each task by their labels. */
export function tasksOf(folder: string): Map<string, { good: string[]; bad: string[] }> {
  const labels = JSON.parse(fs.readFileSync(path.join(folder, 'labels.json'), 'utf8')) as Record<string, number>
  const tasks = new Map<string, { good: string[]; bad: string[] }>()
  for (const [file, label] of Object.entries(labels).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const task = file.split('/')[0] as string
    const runs = tasks.get(task) ?? { good: [], bad: [] }
    tasks.set(task, runs)
    runs[label === 1 ? 'good' : 'bad'].push(`traces/${file}`)
  }
  return tasks
}

/** Makes the measure over a folder of labelled runs, with a registry of its six writes. */
export async function measureIn(folder: string, scratch: string): Promise<Measure> {
  const registry = path.join(scratch, 'registry.json')
  const configFile = path.join(scratch, 'agent-eval.toml')
  fs.writeFileSync(configFile, config)
  const commands = writes.map((key) => ({ key, mutating: true }))
  fs.writeFileSync(registry, JSON.stringify({ schema: 'agent-eval/registry@1', commands }))
  const settings = {
    config: configFile,
    registry,
    mutating: undefined,
    traceFormat: 'auto',
    maxTraceMb: 64,
    maxMutants: 500,
  }
  const learning = await makeLearning(folder, settings)
  return async (task, from, held, bad) => {
    const { text, strength } = await init(folder, settings, {
      name: task,
      file: `${task}.toml`,
      traces: from,
      failing: [],
    })
    const scenario = await learning.load(`${task}.toml`, text)
    const refused: Learned['refused'] = []
    for (const run of held) {
      const [one] = await learning.read([run])
      const [first] = one ? learning.judge(scenario, one) : []
      if (first) refused.push({ run, dimension: first.id })
    }
    const caught: string[] = []
    for (const run of bad) {
      const [one] = await learning.read([run])
      if (one && learning.judge(scenario, one).length > 0) caught.push(run)
    }
    return { task, from: [...from], text, strength: strength.score, held: [...held], refused, bad: [...bad], caught }
  }
}

if (process.argv[1] === import.meta.filename) {
  const root = path.resolve(import.meta.dirname, '..')
  const folder = path.resolve(process.argv[2] ?? path.join(root, '../shared/truth/tau-airline'))
  if (!fs.existsSync(folder)) console.log(`skipped: no labelled runs in ${folder}`)
  else {
    const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'agent-eval-init-'))
    try {
      await report(folder, scratch)
    } finally {
      fs.rmSync(scratch, { recursive: true, force: true })
    }
  }
}

async function report(folder: string, scratch: string): Promise<void> {
  const measure = await measureIn(folder, scratch)
  const tasks = [...tasksOf(folder)]
  const show = ({ task, from, strength, held, refused, bad, caught }: Learned): void => {
    const cells = [from.length, held.length, refused.length, bad.length, caught.length].map((n) =>
      String(n).padStart(5),
    )
    console.log(`${task} | ${cells.join(' | ')} | ${strength ?? 'none'}`)
    for (const { run, dimension } of refused) console.log(`  refuses ${run} by ${dimension}`)
  }
  const sum = (all: readonly Learned[], of: (one: Learned) => readonly unknown[]): number =>
    all.reduce((n, one) => n + of(one).length, 0)
  const total = (all: readonly Learned[]): void =>
    console.log(
      `together: ${sum(all, (one) => one.refused)} of ${sum(all, (one) => one.held)} good runs held aside refused, ${sum(all, (one) => one.caught)} of ${sum(all, (one) => one.bad)} bad runs caught`,
    )
  console.log('three good runs given\ntask    |  from |  held | refused | bad | caught | strength')
  const three: Learned[] = []
  for (const [task, { good, bad }] of tasks.filter(([, { good }]) => good.length >= 3)) {
    const learned = await measure(task, good.slice(0, 3), good.slice(3), bad)
    three.push(learned)
    show(learned)
  }
  total(three)
  console.log('\neach good run held aside once, all other good runs of the task given')
  const one: Learned[] = []
  for (const [task, { good, bad }] of tasks.filter(([, { good }]) => good.length >= 2))
    for (const run of good) {
      const learned = await measure(
        task,
        good.filter((other) => other !== run),
        [run],
        bad,
      )
      one.push(learned)
      if (learned.refused.length > 0) show(learned)
    }
  total(one)
  console.log('\none good run given, all other good runs of the task held aside')
  const alone: Learned[] = []
  for (const [task, { good, bad }] of tasks)
    for (const run of good) {
      const learned = await measure(
        task,
        [run],
        good.filter((other) => other !== run),
        bad,
      )
      alone.push(learned)
      if (learned.refused.length > 0) show(learned)
    }
  total(alone)
}
