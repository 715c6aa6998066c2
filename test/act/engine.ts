// Runs a workflow with act, a real engine for workflows, in a repository made for it; no network is used.
import { spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { installed } from '../programs.ts'

const root = resolve(import.meta.dirname, '../..')

export type Annotation = { level: string; message: string } & Record<string, string>

export type Step = {
  name: string
  /** `success`, `failure` or `skipped`; a step that was never reached is absent. */
  result?: string
  outputs: Record<string, string>
  summary?: string
  annotations: Annotation[]
}

export type Job = { result?: string; steps: Record<string, Step> }

/** Jobs by their id; one of a matrix is `id(value, …)`. */
export type Ran = { exit: number | null; jobs: Record<string, Job>; log: string }

export type Asked = {
  /** Files of the repository by path, the workflow among them. */
  files: Record<string, string>
  /** The events that start workflows, one after the other in one repository; `pull_request` without more. */
  events?: string[]
  /** What the events bring. */
  payload?: object
  /** Variables of the repository. */
  vars?: Record<string, string>
  /** Commands by name, as shell scripts: what a runner would have installed. */
  commands?: Record<string, string>
  /** Actions of others by reference, each with the folder that stands for it. */
  actions?: Record<string, string>
}

/** This action as workflows name it. */
export const action = `${JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).repository.replace('github:', '')}@v1`

const standin = (name: string): string => join(import.meta.dirname, 'standins', name)

/** The actions that every workflow may use, each by every version that the pages name. */
const known: Record<string, string> = {
  'actions/upload-artifact@v5': standin('upload-artifact'),
  'actions/download-artifact@v6': standin('download-artifact'),
}

/** Writes files; what begins like a script can be run. */
function put(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text, { mode: text.startsWith('#!') ? 0o755 : 0o644 })
  }
}

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  await new Promise((done) => server.close(done))
  return typeof address === 'object' && address ? address.port : 0
}

/** Copies the action, and what stands for those of others, beside each other; the client of artifacts is that of this repository. */
function actionsIn(folder: string, asked: Asked): string[] {
  const own = join(folder, 'own')
  for (const part of ['action.yml', 'dist']) cpSync(join(root, part), join(own, part), { recursive: true })
  const others = Object.entries({ ...known, ...asked.actions }).map(([ref, source], i): [string, string] => {
    const copy = join(folder, `other-${i}`)
    cpSync(source, copy, { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    return [ref, copy]
  })
  return [[action, own], ...others].flatMap(([ref, copy]) => ['--local-repository', `${ref}=${copy}`])
}

function repositoryIn(folder: string, files: Record<string, string>): void {
  for (const part of ['action.yml', 'dist']) cpSync(join(root, part), join(folder, part), { recursive: true })
  put(folder, files)
  const who = ['-c', 'user.name=test', '-c', 'user.email=test@example.org', '-c', 'init.defaultBranch=main']
  for (const args of [
    ['init', '-q'],
    ['add', '-A', '-f'],
    ['commit', '-q', '-m', 'test'],
  ])
    spawnSync('git', [...who, ...args], { cwd: folder })
}

/**
 * This Node as actions are run by it. act reads no further once a step has failed, so that the end of its output may be lost: one
 * that fails stays until it was read. act asks a Node where it is, and runs that one: it is told of this script. bash hands on inputs with a hyphen in their names, which sh drops.
 */
const slowToFail = `#!/usr/bin/env bash
case "$*" in *process.execPath*) echo "$0"; exit 0;; esac
"${process.execPath}" "$@"
code=$?
[ "$code" = 0 ] || sleep 2
exit "$code"
`

/** Runs the workflows of a repository, and tells what became of every step. */
export async function workflow(asked: Asked): Promise<Ran> {
  const folder = mkdtempSync(join(tmpdir(), 'act-'))
  try {
    const repository = join(folder, 'repository')
    repositoryIn(repository, asked.files)
    put(join(folder, 'bin'), { node: slowToFail, ...asked.commands })
    const event = join(folder, 'event.json')
    writeFileSync(event, JSON.stringify(asked.payload ?? {}))
    const args = [
      ...['--json', '-e', event, '-P', 'ubuntu-latest=-self-hosted'],
      ...['--no-cache-server', '--action-offline-mode', '--action-cache-path', join(folder, 'cache')],
      ...['--artifact-server-path', join(folder, 'artifacts'), '--artifact-server-addr', '127.0.0.1'],
      ...['--artifact-server-port', String(await freePort())],
      ...actionsIn(folder, asked),
      ...Object.entries(asked.vars ?? {}).flatMap(([name, value]) => ['--var', `${name}=${value}`]),
    ]
    let exit: number | null = 0
    let log = ''
    for (const name of asked.events ?? ['pull_request']) {
      const one = await run([name, ...args], repository, folder)
      exit ||= one.exit
      log += one.log
    }
    return { exit, jobs: jobsOf(log), log }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Starts act with nothing of the environment but where programs are: this Node, and the commands that the test brings. */
function run(args: string[], cwd: string, home: string): Promise<{ exit: number | null; log: string }> {
  const path = [join(home, 'bin'), dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter)
  const child = spawn(installed('act') as string, args, { cwd, env: { PATH: path, HOME: home } })
  // Each by itself: a line of one may come between two parts of a line of the other.
  const said = { out: '', err: '' }
  for (const [stream, to] of [
    [child.stdout, 'out'],
    [child.stderr, 'err'],
  ] as const)
    stream.setEncoding('utf8').on('data', (part: string) => {
      said[to] += part
    })
  return new Promise((done) => child.on('close', (exit) => done({ exit, log: `${said.out}${said.err}` })))
}

type Line = {
  jobID?: string
  matrix?: Record<string, unknown>
  step?: string
  stepID?: string[]
  stage?: string
  stepResult?: string
  jobResult?: string
  command?: string
  name?: string
  arg?: string
  content?: string
  kvPairs?: Record<string, string> | null
}

const lines = (log: string): Line[] =>
  log.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as Line]
    } catch {
      return []
    }
  })

function jobsOf(log: string): Record<string, Job> {
  const jobs: Record<string, Job> = {}
  for (const line of lines(log)) {
    if (line.jobID === undefined) continue
    const values = Object.values(line.matrix ?? {})
    const id = values.length === 0 ? line.jobID : `${line.jobID}(${values.join(', ')})`
    jobs[id] ??= { steps: {} }
    const job = jobs[id]
    if (line.jobResult !== undefined) job.result = line.jobResult
    if (line.stepID !== undefined) record(stepOf(job, line), line)
  }
  return jobs
}

function stepOf(job: Job, line: Line): Step {
  const id = line.stepID?.join('/') ?? ''
  job.steps[id] ??= { name: line.step ?? '', outputs: {}, annotations: [] }
  return job.steps[id]
}

/** What one line of act's log says of its step. */
function record(step: Step, line: Line): void {
  if (line.stepResult !== undefined && line.stage === 'Main') step.result = line.stepResult
  if (line.command === 'set-output') step.outputs[line.name ?? ''] = line.arg ?? ''
  if (line.command === 'summary') step.summary = line.content ?? ''
  if (line.command === 'error' || line.command === 'warning')
    step.annotations.push({ ...line.kvPairs, level: line.command, message: line.arg ?? '' })
}

/** A file of this repository, or all below a folder, under the paths that they shall have. */
export function filesOf(source: string, target: string): Record<string, string> {
  const from = join(root, source)
  if (statSync(from).isFile()) return { [target]: readFileSync(from, 'utf8') }
  return Object.assign({}, ...readdirSync(from).map((name) => filesOf(`${source}/${name}`, `${target}/${name}`)))
}
