// Runs node as whole processes, in turn with a yardstick: ratios of such pairs hold where the speed of a machine does not.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** One run: wall and processor seconds, and the peak of its memory. */
export type Figures = { wall: number; cpu: number; megabytes: number }
export type Command = { args: readonly string[]; cwd: string; env?: Readonly<Record<string, string>> }

const peak = path.join(os.tmpdir(), `agent-eval-peak-${process.pid}`)
const watch = `import fs from 'node:fs'; process.on('exit', () => fs.writeFileSync(${JSON.stringify(peak)}, JSON.stringify(process.resourceUsage())))`

/** Runs node once. `watched`: the process says itself what it used when it ends, which makes its start a little longer. */
export function once({ args, cwd, env = {} }: Command, watched = true): Figures {
  const began = performance.now()
  const { status, stderr } = spawnSync(
    process.execPath,
    [...(watched ? ['--import', `data:text/javascript,${encodeURIComponent(watch)}`] : []), ...args],
    { cwd, env: { PATH: process.env['PATH'] ?? '', ...env }, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const wall = (performance.now() - began) / 1000
  if (status !== 0) throw new Error(`${args.join(' ')} exits with ${status}: ${stderr}`)
  if (!watched) return { wall, cpu: Number.NaN, megabytes: Number.NaN }
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(fs.readFileSync(peak, 'utf8'))
  fs.rmSync(peak)
  return { wall, cpu: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 }
}

/** All runs of a command and of its yardstick, in turn; the first of each warms up and does not count. */
export function inTurn(command: Command, yardstick: Command, rounds: number, watched = true) {
  const runs = Array.from({ length: rounds + 1 }, () => [once(command, watched), once(yardstick, watched)] as const)
  return { runs: runs.slice(1).map(([own]) => own), yardstick: runs.slice(1).map(([, other]) => other) }
}

export const least = (runs: readonly Figures[], figure: keyof Figures): number =>
  Math.min(...runs.map((run) => run[figure]))
export const most = (runs: readonly Figures[], figure: keyof Figures): number =>
  Math.max(...runs.map((run) => run[figure]))
