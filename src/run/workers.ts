// Judging sources by several threads, the main one among them. Each takes the next piece when it is done with one. Workers are handed
// the texts that were read, so that all judge by the same scenarios, and hand runs over as text, so that they are written once.
import { fileURLToPath } from 'node:url'
import { type MessagePort, parentPort, Worker, workerData } from 'node:worker_threads'
import { type Settings, UsageError } from '../options.ts'
import { workerWord } from '../version.ts'
import type { Gathering, Numbered } from './gathering.ts'
import type { Inputs } from './inputs.ts'
import { Assembly, addBatches, addFacts, type Batch, holder, type Piece, piecesOf } from './pieces.ts'
import { type Prepared, prepare, type SourceFacts } from './prepare.ts'

/** What a worker is told when it starts. */
type Task = { cwd: string; settings: Settings; inputs: Inputs }
/** And when the pieces are known. `next`: the first piece that no thread has taken; `broken`: for each source that is cut, the first of its parts that is read in one piece. */
type Work = { pieces: readonly Piece[]; next: Int32Array; broken: Int32Array }

/** What a thread says: runs of whole sources, facts of whole sources by the numbers of their pieces, or all that one part gave. */
type Said =
  | { batches: Batch[] }
  | { facts: [piece: number, facts: SourceFacts][] }
  | { part: number; batches: Batch[]; facts: SourceFacts | undefined }
type Message = Said | 'done'

/** So many sources are judged until their facts are told. */
const mostUntold = 64
/** What is new and soon gone takes no more in a worker: V8 would let it grow to four times as much, which makes nothing faster. */
const resourceLimits = { maxYoungGenerationSizeMb: 32 }

export type Shared = {
  entry: string
  task: Task
  numbered: readonly Numbered[]
  threads: number
  gathering: Gathering
  prepared: Prepared
  /** Is told how many pieces are judged, of how many. */
  progress(done: number, total: number): void
}

/** The numbers of the next pieces, until there are none. */
function* taking({ pieces, next }: Pick<Work, 'pieces' | 'next'>): Generator<number> {
  for (;;) {
    const at = Atomics.add(next, 0, 1)
    if (at >= pieces.length) return
    yield at
  }
}

/** Judges pieces in this thread, and hands over what they give. */
async function judgePieces(work: Work, prepared: Prepared, hand: (said: Said) => unknown): Promise<void> {
  const { pieces, broken } = work
  const held = holder((batches) => void hand({ batches }))
  let untold: [number, SourceFacts][] = []
  const tell = async (): Promise<void> => {
    held.flush()
    await hand({ facts: untold })
    untold = []
  }
  for (const piece of taking(work)) {
    const { source, number, part } = pieces[piece] as Piece
    if (part === undefined) {
      const facts = await prepared.evaluateSource(source, (run, at) => held.add({ source: number, ...at }, run))
      if (untold.push([piece, facts]) >= mostUntold) await tell()
      continue
    }
    if (part.nth > Atomics.load(broken, part.cut)) continue
    // What a part gives may have to be judged again, so that nothing else is told with it.
    const batches: Batch[] = []
    const own = holder((some) => batches.push(...some))
    const facts = prepared.evaluatePart(source, part, (run, at) => own.add({ source: number, ...at }, run))
    own.flush()
    // Parts that were taken before are judged all the same, so that the first of them is found.
    if (!facts) Atomics.store(broken, part.cut, Math.min(part.nth, Atomics.load(broken, part.cut)))
    await hand({ part: piece, batches, facts })
  }
  await tell()
}

/** Has the sources judged by so many threads. */
export async function shareOut(shared: Shared): Promise<void> {
  const { entry, task, numbered, threads, prepared, progress } = shared
  const workers = Array.from(
    { length: threads - 1 },
    () => new Worker(fileURLToPath(entry), { argv: [workerWord], workerData: task, resourceLimits }),
  )
  // The files are cut while the workers start.
  const { pieces, cuts } = piecesOf(prepared.root, numbered, task.settings, task.inputs.digests)
  const work: Work = {
    pieces,
    next: new Int32Array(new SharedArrayBuffer(4)),
    broken: new Int32Array(new SharedArrayBuffer(4 * cuts)).fill(pieces.length),
  }
  const take = taker(shared, pieces)
  const ended = workers.map(
    (worker) =>
      new Promise<void>((resolve, reject) => {
        worker.on('message', (message: Message) => {
          if (message !== 'done') return take.said(message)
          resolve()
          void worker.terminate()
        })
        worker.on('error', reject)
        worker.on('messageerror', reject)
        // One that ends before it was told to has not done its part.
        worker.on('exit', (code) => reject(new Error(`A worker ended with ${code} before its work was done`)))
        worker.postMessage(work)
      }),
  )
  const here = judgePieces(work, prepared, (said) => {
    take.said(said)
    // What workers sent is taken in between.
    return 'facts' in said ? new Promise((resolve) => setImmediate(resolve)) : undefined
  })
  await Promise.all([...ended, here])
  await take.end()
  progress(pieces.length, pieces.length)
}

/** Takes what threads say of pieces. */
function taker({ gathering, prepared, progress }: Shared, pieces: readonly Piece[]) {
  const assemblies = new Map<number, Assembly>()
  const assemblyOf = (number: number): Assembly => {
    const assembly = assemblies.get(number) ?? new Assembly(gathering)
    assemblies.set(number, assembly)
    return assembly
  }
  let judged = 0
  return {
    said(said: Said): void {
      if ('part' in said) {
        const { number, part } = pieces[said.part] as Piece
        if (part) assemblyOf(number).take({ part, batches: said.batches, facts: said.facts })
        progress(++judged, pieces.length)
      } else if ('batches' in said) addBatches(gathering, said.batches)
      else
        for (const [piece, facts] of said.facts) {
          const { source, number } = pieces[piece] as Piece
          gathering.takeFacts(number, source.files[0], facts)
          progress(++judged, pieces.length)
        }
    },
    /** Reads in one piece what can only be read so, and closes what was put together. */
    async end(): Promise<void> {
      for (const [number, { facts, rest, runs, taken }] of assemblies) {
        const parts = pieces.filter((piece) => piece.number === number)
        const { source } = parts[0] as Piece
        if (!rest && taken < parts.length) throw new Error(`Only ${taken} of ${parts.length} parts were judged`)
        if (rest) {
          const held = holder((batches) => addBatches(gathering, batches, runs))
          const more = await prepared.evaluateRest(source, rest, (run, at) => held.add({ source: number, ...at }, run))
          held.flush()
          addFacts(facts, more)
        }
        gathering.takeFacts(number, source.files[0], facts)
      }
    },
  }
}

/** Judges pieces as a worker, until there are none. */
export async function serve(): Promise<void> {
  const port = parentPort
  if (port === null) throw new UsageError(`${workerWord} is how the program starts its own workers`)
  const { cwd, settings, inputs } = workerData as Task
  const [prepared, work] = await Promise.all([prepare(cwd, settings, inputs), workFrom(port)])
  await judgePieces(work, prepared, (said) => port.postMessage(said satisfies Message))
  port.postMessage('done' satisfies Message)
}

const workFrom = (port: MessagePort): Promise<Work> => new Promise((resolve) => port.once('message', resolve))
