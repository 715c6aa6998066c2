// Starts an entry of the program again and again in one process, each time with another fault, and tells how each run ended.
import { pathToFileURL } from 'node:url'
import { arm, armWorkers, type Code, callsMade } from './faults.ts'

/** `most`: the last call that is made to fail in each worker; absent: each call of the main thread is. */
export type Task = { entry: string; args: string[]; cwd: string; codes: Code[]; most?: number }
/** `out`: what the run said of its verdicts. */
export type Ended = { k: number; code: Code; exit: number; out: string }

const { entry, args, cwd, codes, most }: Task = JSON.parse(process.argv[2] ?? '')
process.chdir(cwd)
process.argv = [process.argv[0] ?? '', entry, ...args]
const write = process.stdout.write.bind(process.stdout)
let said = ''
process.stdout.write = ((text: string) => {
  said += text
  return true
}) as typeof process.stdout.write
process.stderr.write = (() => true) as typeof process.stderr.write
let runs = 0

async function once(k: number, code: Code): Promise<Ended> {
  said = ''
  process.exitCode = 0
  if (most === undefined) arm(k, code, cwd)
  else armWorkers(k, code, cwd)
  let exit = 0
  try {
    await import(`${pathToFileURL(entry).href}?run=${++runs}`)
    exit = Number(process.exitCode ?? 0)
  } catch {
    exit = 1
  }
  const { scenarios, problems } = said.startsWith('{') ? JSON.parse(said) : { scenarios: undefined, problems: [] }
  const verdicts = scenarios?.map((s: { runs: { trace: string; verdict: string }[] }) => s.runs)
  const out = scenarios ? JSON.stringify([verdicts, problems]) : said.replace(/agent-eval-report(-\d+)?\.json/g, '')
  return { k, code, exit, out }
}

// The first run loads the program, whose files are not what fails.
await once(0, 'EIO')
const ended = [await once(0, 'EIO')]
const last = most ?? callsMade()
for (const code of codes) for (let k = 1; k <= last; k++) ended.push(await once(k, code))
arm(0, 'EIO', '')
process.exitCode = 0
write(JSON.stringify(ended))
