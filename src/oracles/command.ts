// Runs one command to its end or its time limit, keeps the end of its output, and leaves no process behind.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import type { Start } from './confine.ts'
import { endFamily, endFamilyNow, type Family } from './processes.ts'
import { cleanEnvironment, type Environment } from './shell.ts'
import type { Place } from './workspace.ts'

/** How a command ended. `begun`: all around it was set up, so that it is the command itself that ended. */
export type Ended = {
  exit: number | null
  signal: NodeJS.Signals | null
  timedOut: boolean
  output: string
  begun: boolean
}

export type CommandOptions = { place: Place; timeoutMs: number; outputCap: number; env: Environment }

/** Runs what was started in the place's copy. Rejects when it cannot start. */
export async function runCommand(start: Start, options: CommandOptions): Promise<Ended> {
  const { place } = options
  const marker = ['AGENT_EVAL_VERIFY', randomBytes(16).toString('hex')] as const
  const since = new Date()
  const child = spawn(start.program, start.args, {
    cwd: place.work,
    env: cleanEnvironment(options.env, process.platform, place, marker),
    stdio: ['ignore', 'pipe', 'pipe', start.announced ? 'pipe' : 'ignore'],
    // A session of its own on POSIX, so that the whole of it can be ended. On Windows it would open a console window.
    detached: process.platform !== 'win32',
    windowsHide: true,
  })
  let begun = !start.announced
  child.stdio[3]?.once('data', () => {
    begun = true
  })
  const tail = keepTail(child, options.outputCap)
  await new Promise<void>((started, failed) => child.once('spawn', started).once('error', failed))
  const family: Family = {
    pid: child.pid ?? 0,
    marker,
    base: place.base,
    since,
    systemRoot: options.env['SystemRoot'] ?? 'C:\\Windows',
  }
  const release = endWithUs(family)
  let timedOut = false
  const exited = new Promise<Pick<Ended, 'exit' | 'signal'>>((resolve) => {
    child.once('exit', (exit, signal) => resolve({ exit, signal }))
  })
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()))
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), options.timeoutMs)
  })
  try {
    timedOut = (await Promise.race([exited, late])) === 'late'
    await endFamily(family)
    // Nothing but a system that refused to end it lets it run on here.
    if (timedOut) child.kill('SIGKILL')
    const end = await exited
    // Whoever still holds the output after that is none of ours, or cannot be seen: do not wait for it.
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 1000).unref())])
    return { ...end, timedOut, output: tail(), begun }
  } finally {
    clearTimeout(timer)
    child.stdout?.destroy()
    child.stderr?.destroy()
    child.stdio[3]?.destroy()
    release()
  }
}

/** Reads all of the output and keeps its last `most` bytes, in the order of arrival, in memory of fixed size. */
function keepTail(child: ChildProcess, most: number): () => string {
  const kept = Buffer.alloc(most * 2)
  let size = 0
  const keep = (chunk: Buffer): void => {
    const end = chunk.subarray(Math.max(0, chunk.length - most))
    if (size + end.length > kept.length) {
      kept.copyWithin(0, size - most, size)
      size = most
    }
    size += end.copy(kept, size)
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  // A cut may fall inside a character.
  return () => kept.toString('utf8', Math.max(0, size - most), size).replace(/^\uFFFD{1,3}/, '')
}

const running = new Set<Family>()
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * A session of its own does not get the terminal's interrupt, so this program ends it, and removes its folder, when it is itself
 * interrupted or exits. Returns the function that takes this back.
 */
function endWithUs(family: Family): () => void {
  if (running.size === 0) {
    process.on('exit', endAll)
    for (const signal of signals) process.on(signal, interrupted)
  }
  running.add(family)
  return () => {
    running.delete(family)
    if (running.size > 0) return
    process.off('exit', endAll)
    for (const signal of signals) process.off(signal, interrupted)
  }
}

function endAll(): void {
  for (const family of running) {
    endFamilyNow(family)
    try {
      rmSync(family.base, { recursive: true, force: true, maxRetries: 3 })
    } catch {
      // The system removes its temporary folder in time.
    }
  }
  running.clear()
}

function interrupted(signal: NodeJS.Signals): void {
  endAll()
  for (const name of signals) process.off(name, interrupted)
  process.kill(process.pid, signal)
}
