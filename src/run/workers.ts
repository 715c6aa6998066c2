// Evaluating sources by several threads. Each reads scenarios and config for itself; results come back and are put in the sources' order.
import { fileURLToPath } from 'node:url'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { type Settings, UsageError } from '../options.ts'
import { workerWord } from '../version.ts'
import { type EvaluatedSource, prepare } from './prepare.ts'
import type { Source } from './sources.ts'

/** What a worker is told when it starts. */
type Task = { cwd: string; settings: Settings }

/** Sources to evaluate, and the position of the first of them in the report. */
type Order = { from: number; sources: readonly Source[] }
type Done = { from: number; evaluated: EvaluatedSource[] }

/** Has the sources evaluated by so many workers; each takes the next few when it is done with some. */
export async function evaluateByWorkers(
  entry: string,
  task: Task,
  sources: readonly Source[],
  threads: number,
  progress: (done: number) => void,
): Promise<EvaluatedSource[]> {
  const evaluated: EvaluatedSource[] = new Array(sources.length)
  const few = Math.max(1, Math.min(16, Math.ceil(sources.length / threads / 8)))
  let next = 0
  let done = 0
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(fileURLToPath(entry), { argv: [workerWord], workerData: task satisfies Task })
      const give = (): void => {
        if (next < sources.length) {
          worker.postMessage({ from: next, sources: sources.slice(next, next + few) } satisfies Order)
          next += few
        } else void worker.terminate().then(() => resolve())
      }
      worker.on('message', (message: 'ready' | Done) => {
        if (message !== 'ready') {
          for (const [i, one] of message.evaluated.entries()) evaluated[message.from + i] = one
          done += message.evaluated.length
          progress(done)
        }
        give()
      })
      worker.on('error', reject)
    })
  await Promise.all(Array.from({ length: threads }, work))
  return evaluated
}

/** Evaluates the sources that the main thread asks for, until it ends this worker. */
export async function serve(): Promise<void> {
  if (parentPort === null) throw new UsageError(`${workerWord} is how the program starts its own workers`)
  const { cwd, settings } = workerData as Task
  const { evaluateSource } = await prepare(cwd, settings)
  parentPort?.on('message', async ({ from, sources }: Order) => {
    const evaluated: EvaluatedSource[] = []
    for (const source of sources) evaluated.push(await evaluateSource(source))
    parentPort?.postMessage({ from, evaluated } satisfies Done)
  })
  parentPort?.postMessage('ready')
}
