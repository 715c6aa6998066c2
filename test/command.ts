// Running the command line in a folder made for one test.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Report } from '../src/model/report.ts'
import type { Dimension } from '../src/model/verdict.ts'

export const cli = join(import.meta.dirname, '../src/cli.ts')

export type Ran = { exit: number | null; out: string; err: string; report: Report }

/** Files by their path; a value that is no text or bytes is written as JSON. */
export type Files = Record<string, unknown>

/** Makes a temporary folder of files; whoever asks for it removes it. */
export function makeFolder(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'agent-eval-'))
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(
      file,
      typeof content === 'string' || content instanceof Uint8Array ? content : JSON.stringify(content),
    )
  }
  return folder
}

/** Makes a folder of files, does something in it, and removes it, once what was done has come to its end. */
export function inFolder<T>(files: Files, step: (folder: string) => T): T {
  const folder = makeFolder(files)
  const remove = (): void => rmSync(folder, { recursive: true, force: true })
  let isOver = true
  try {
    const done = step(folder)
    if (!(done instanceof Promise)) return done
    isOver = false
    return done.finally(remove) as T
  } finally {
    if (isOver) remove()
  }
}

/** Runs the command line. `report` is read from standard output when `--json` is given. */
export const start = (cwd: string, ...args: string[]): Ran => startIn(cwd, {}, ...args)

/** The same with variables in its environment. */
export function startIn(cwd: string, more: Record<string, string>, ...args: string[]): Ran {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], ...more }
  const ran = spawnSync(process.execPath, [cli, ...args], {
    cwd,
    env,
    encoding: 'utf8',
    timeout: 60_000,
    maxBuffer: 64 << 20,
  })
  const report = args.includes('--json') && ran.stdout.startsWith('{') ? JSON.parse(ran.stdout) : undefined
  return { exit: ran.status, out: ran.stdout, err: ran.stderr, report }
}

export const evaluate = (files: Files, ...args: string[]): Ran => inFolder(files, (cwd) => start(cwd, ...args))

/** A dimension of a report by its id, of the first run that has it. */
export const dimension = (report: Report, id: string): Dimension | undefined =>
  report.scenarios.flatMap((s) => [...s.dimensions, ...s.runs.flatMap((r) => r.dimensions)]).find((d) => d.id === id)

export const scenario = (name: string, more = '[expect]\ntools = ["a"]\n'): string => `name = "${name}"\n${more}`

export const call = (tool: string, more: object = {}) => ({ type: 'tool_call', tool, arguments: {}, ...more })

export const trace = (events: object[] = [call('a')], more: object = {}) => ({
  schema: 'agent-eval/trace@1',
  events,
  ...more,
})
