// Evaluating sources by several threads. Each is handed the texts that were read, so that all of them judge by the same scenarios;
// results come back and are put in the sources' order.
import { fileURLToPath } from 'node:url'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { type Settings, UsageError } from '../options.ts'
import { workerWord } from '../version.ts'
import type { Inputs } from './inputs.ts'
import { type EvaluatedSource, prepare } from './prepare.ts'
import type { Source } from './sources.ts'

/** What a worker is told when it starts. */
type Task = { cwd: string; settings: Settings; inputs: Inputs }

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
        } else {
          resolve()
          void worker.terminate()
        }
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
      worker.on('messageerror', reject)
      // One that ends before it was told to has not done its part.
      worker.on('exit', (code) => reject(new Error(`A worker ended with ${code} before its work was done`)))
    })
  await Promise.all(Array.from({ length: threads }, work))
  if (done !== sources.length) throw new Error(`Only ${done} of ${sources.length} files were judged by the workers`)
  return evaluated
}

/** Evaluates the sources that the main thread asks for, until it ends this worker. */
export async function serve(): Promise<void> {
  if (parentPort === null) throw new UsageError(`${workerWord} is how the program starts its own workers`)
  const { cwd, settings, inputs } = workerData as Task
  const { evaluateSource } = await prepare(cwd, settings, inputs)
  parentPort?.on('message', async ({ from, sources }: Order) => {
    const evaluated: EvaluatedSource[] = []
    for (const source of sources) evaluated.push(await evaluateSource(source))
    parentPort?.postMessage({ from, evaluated } satisfies Done)
  })
  parentPort?.postMessage('ready')
}
