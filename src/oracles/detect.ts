// Finds out what a command can be kept from on this system, by trying it.
import os from 'node:os'
import { type Ended, runCommand } from './command.ts'
import { bare, type Confinement, namespaces } from './confine.ts'
import { hiddenFrom } from './hidden.ts'
import { type Environment, findProgram } from './shell.ts'
import { makePlace, removeTree } from './workspace.ts'

export type Detected = Confinement & {
  /** What a reader of the report should know: that commands run with less around them, and why. */
  note?: string
}

const trialMs = 20_000

/** Tries the strictest first. */
export async function detect(bash: string, env: Environment, cwd: string): Promise<Detected> {
  const tell = (why: string): string =>
    `Commands of verify ran without namespaces (${why}): they could read the job's environment, and what they change is only looked for afterwards; see docs/trust.md`
  const [user, group] = [process.getuid?.(), process.getgid?.()]
  if (process.platform !== 'linux' || user === undefined || group === undefined)
    return { ...bare(bash, undefined), note: tell(`not on ${process.platform}`) }
  const find = (name: string): string | undefined => findProgram(name, env)
  const [unshare, setpriv] = [find('unshare'), find('setpriv')]
  let why = `missing ${unshare === undefined ? 'unshare' : 'setpriv'}`
  if (unshare !== undefined && setpriv !== undefined) {
    const strict = namespaces(unshare, bash, { user, group }, [...hiddenFrom(env, cwd), os.tmpdir()])
    const ended = await tryOut(strict, env)
    if (ended.begun && ended.exit === 0) return strict
    why = ended.output.trim().split('\n')[0]?.slice(0, 200) || 'not granted'
  }
  const less = bare(bash, setpriv)
  const works = setpriv !== undefined && (await tryOut(less, env)).exit === 0
  return { ...(works ? less : bare(bash, undefined)), note: tell(why) }
}

/** Runs a command that does nothing. */
async function tryOut(confinement: Confinement, env: Environment): Promise<Ended> {
  const place = await makePlace()
  try {
    return await runCommand(confinement.start('true', place), { place, timeoutMs: trialMs, outputCap: 4096, env })
  } finally {
    await removeTree(place.base)
  }
}
