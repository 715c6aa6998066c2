// Judging sources by several threads, the main one among them. Each takes the next few sources when it is done with some. Workers
// are handed the texts that were read, so that all judge by the same scenarios, and hand runs over as text, so that they are written once.
import { fileURLToPath } from 'node:url'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { emptyTally, type Tally, tallyRun } from '../judging/tally.ts'
import { type Settings, UsageError } from '../options.ts'
import { workerWord } from '../version.ts'
import type { Gathering, Numbered } from './gathering.ts'
import type { Inputs } from './inputs.ts'
import { type EvaluatedRun, prepare, type SourceFacts } from './prepare.ts'
import type { Kept, Position } from './trials.ts'

/** What a worker is told when it starts. `next`: the first source that no thread has taken. */
type Task = { cwd: string; settings: Settings; inputs: Inputs }
type Start = Task & { numbered: readonly Numbered[]; few: number; next: Int32Array }

/** Runs of one scenario, and what they add up to. */
type Batch = { scenario: number; runs: Kept[]; tally: Tally }
type Message = { batches: Batch[] } | { judged: { source: number; file: string; facts: SourceFacts } } | 'done'

export type Shared = {
  entry: string
  task: Task
  numbered: readonly Numbered[]
  threads: number
  gathering: Gathering
  /** Judges one source in this thread. */
  judge(one: Numbered): Promise<void>
  /** Is told how many sources others judged. */
  judged(some: number): void
}

/** The next few sources, until there are none. */
function* taking({ numbered, few, next }: Pick<Start, 'numbered' | 'few' | 'next'>): Generator<readonly Numbered[]> {
  for (;;) {
    const from = Atomics.add(next, 0, few)
    if (from >= numbered.length) return
    yield numbered.slice(from, from + few)
  }
}

/** Has the sources judged by so many threads. */
export async function shareOut({ entry, task, numbered, threads, gathering, judge, judged }: Shared): Promise<void> {
  const few = Math.max(1, Math.min(16, Math.ceil(numbered.length / threads / 8)))
  const next = new Int32Array(new SharedArrayBuffer(4))
  const start: Start = { ...task, numbered, few, next }
  let done = 0
  const take = (message: Exclude<Message, 'done'>): void => {
    if ('batches' in message) {
      for (const { scenario, runs, tally } of message.batches) gathering.trials[scenario]?.addKept(runs, tally)
      return
    }
    const { source, file, facts } = message.judged
    gathering.takeFacts(source, file, facts)
    done++
    judged(1)
  }
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(fileURLToPath(entry), { argv: [workerWord], workerData: start })
      worker.on('message', (message: Message) => {
        if (message !== 'done') return take(message)
        resolve()
        void worker.terminate()
      })
      worker.on('error', reject)
      worker.on('messageerror', reject)
      // One that ends before it was told to has not done its part.
      worker.on('exit', (code) => reject(new Error(`A worker ended with ${code} before its work was done`)))
    })
  const here = async (): Promise<void> => {
    for (const some of taking(start)) {
      for (const one of some) await judge(one)
      done += some.length
      // What workers sent is taken in between.
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  await Promise.all([...Array.from({ length: threads - 1 }, work), here()])
  if (done !== numbered.length) throw new Error(`Only ${done} of ${numbered.length} files were judged by the threads`)
}

/** So many characters of runs are handed over at a time. */
const mostHeld = 1 << 18

/** Judges sources as a worker, until there are none. */
export async function serve(): Promise<void> {
  const port = parentPort
  if (port === null) throw new UsageError(`${workerWord} is how the program starts its own workers`)
  const { cwd, settings, inputs, ...start } = workerData as Start
  const { evaluateSource } = await prepare(cwd, settings, inputs)
  const post = (message: Message): void => port.postMessage(message)
  const held = holder((batches) => post({ batches }))
  for (const some of taking(start))
    for (const { source, number } of some) {
      const facts = await evaluateSource(source, (run, index) => held.add({ source: number, index }, run))
      held.flush()
      post({ judged: { source: number, file: source.files[0], facts } })
    }
  post('done')
}

/** Holds runs until they are worth a message. */
function holder(hand: (batches: Batch[]) => void) {
  let batches = new Map<number, Batch>()
  let size = 0
  const flush = (): void => {
    if (batches.size > 0) hand([...batches.values()])
    batches = new Map()
    size = 0
  }
  return {
    flush,
    add(position: Position, { scenario, result, print }: EvaluatedRun): void {
      const batch = batches.get(scenario) ?? { scenario, runs: [], tally: emptyTally() }
      batches.set(scenario, batch)
      const text = JSON.stringify(result)
      batch.runs.push({ ...position, print, passed: result.verdict === 'pass', text })
      tallyRun(batch.tally, result)
      size += text.length
      if (size >= mostHeld) flush()
    },
  }
}
