// Judging files by several threads. Each reads scenarios and config for itself; results come back and are put in the files' order.
import { fileURLToPath } from 'node:url'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { type Settings, UsageError } from '../options.ts'
import { workerWord } from '../version.ts'
import { type JudgedFile, prepare } from './prepare.ts'

/** What a worker is told when it starts. */
type Task = { judgeFor: { cwd: string; settings: Settings } }

/** Files to judge, and the position of the first of them in the report. */
type Order = { from: number; files: readonly string[] }

/** Has the files judged by so many workers; each takes the next few files when it is done with some. */
export async function judgeByWorkers(
  entry: string,
  judgeFor: Task['judgeFor'],
  files: readonly string[],
  threads: number,
  progress: (done: number) => void,
): Promise<JudgedFile[]> {
  const judged: JudgedFile[] = new Array(files.length)
  const few = Math.max(1, Math.min(16, Math.ceil(files.length / threads / 8)))
  let next = 0
  let done = 0
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(fileURLToPath(entry), { argv: [workerWord], workerData: { judgeFor } satisfies Task })
      const give = (): void => {
        if (next < files.length) {
          worker.postMessage({ from: next, files: files.slice(next, next + few) } satisfies Order)
          next += few
        } else void worker.terminate().then(() => resolve())
      }
      worker.on('message', (message: 'ready' | { from: number; files: JudgedFile[] }) => {
        if (message !== 'ready') {
          for (const [i, file] of message.files.entries()) judged[message.from + i] = file
          done += message.files.length
          progress(done)
        }
        give()
      })
      worker.on('error', reject)
    })
  await Promise.all(Array.from({ length: threads }, work))
  return judged
}

/** Judges the files that the main thread asks for, until it ends this worker. */
export async function serve(): Promise<void> {
  if (parentPort === null) throw new UsageError(`${workerWord} is how the program starts its own workers`)
  const { cwd, settings } = (workerData as Task).judgeFor
  const { judgeFile } = await prepare(cwd, settings)
  parentPort?.on('message', async ({ from, files }: Order) => {
    const judged: JudgedFile[] = []
    for (const file of files) judged.push(await judgeFile(file))
    parentPort?.postMessage({ from, files: judged })
  })
  parentPort?.postMessage('ready')
}
