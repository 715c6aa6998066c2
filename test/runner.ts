// GitHub's runner, as far as an action can tell: how it starts one, which lines it obeys, what it keeps and what it cuts.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { isAbsolute, join, relative } from 'node:path'

export type Command = { syntax: 'v1' | 'v2'; command: string; properties: Record<string, string>; data: string }

export type RunnerAnnotation = {
  level: 'error' | 'warning' | 'notice'
  message: string
  title?: string
  file?: string
  line?: number
  endLine?: number
  col?: number
  endColumn?: number
}

const registered = new Set([
  'add-mask',
  'add-matcher',
  'add-path',
  'debug',
  'echo',
  'endgroup',
  'error',
  'group',
  'internal-set-repo-path',
  'notice',
  'remove-matcher',
  'save-state',
  'set-env',
  'set-output',
  'stop-commands',
  'warning',
]) // prettier-ignore

/** The command a line of output is, if the runner obeys it: `::name k=v::data` at its start, else `##[name k=v;]data` anywhere. */
export function parseCommand(line: string, known: (name: string) => boolean = isRegistered): Command | undefined {
  return parseColons(line, known) ?? parseHashes(line, known)
}

const isRegistered = (name: string): boolean => registered.has(name.toLowerCase())

function parseColons(line: string, known: (name: string) => boolean): Command | undefined {
  // .NET's TrimStart also takes U+0085, and leaves U+FEFF.
  const message = line.replace(/^(?:(?!\ufeff)[\s\u0085])+/, '')
  const end = message.startsWith('::') ? message.indexOf('::', 2) : -1
  if (end < 0) return undefined
  return command('v2', message.slice(2, end), message.slice(end + 2), ',', known)
}

function parseHashes(line: string, known: (name: string) => boolean): Command | undefined {
  const start = line.indexOf('##[')
  const end = start < 0 ? -1 : line.indexOf(']', start)
  if (end < 0) return undefined
  return command('v1', line.slice(start + 3, end), line.slice(end + 1), ';', known)
}

function command(
  syntax: 'v1' | 'v2',
  info: string,
  data: string,
  separator: string,
  known: (name: string) => boolean,
): Command | undefined {
  const space = info.indexOf(' ')
  const name = space < 0 ? info : info.slice(0, space)
  if (!known(name)) return undefined
  const properties: Record<string, string> = {}
  for (const pair of space > 0
    ? info
        .slice(space + 1)
        .trim()
        .split(separator)
    : []) {
    const equals = pair.indexOf('=')
    if (equals > 0) properties[pair.slice(0, equals)] = decode(pair.slice(equals + 1), syntax, true)
  }
  return { syntax, command: name.toLowerCase(), properties, data: decode(data, syntax, false) }
}

function decode(text: string, syntax: 'v1' | 'v2', property: boolean): string {
  const escapes: [string, string][] = [
    ['%0D', '\r'],
    ['%0A', '\n'],
  ]
  if (syntax === 'v1') escapes.push(['%3B', ';'], ['%5D', ']'])
  else if (property) escapes.push(['%3A', ':'], ['%2C', ','])
  return [...escapes, ['%25', '%'] as const].reduce((all, [from, to]) => all.replaceAll(from, to), text)
}

/** Splits output as the runner reads it, and gives the commands it obeys and the lines it shows. */
export function obey(output: string): { commands: Command[]; log: string[] } {
  const commands: Command[] = []
  const log: string[] = []
  let token: string | undefined
  for (const line of output.split(/\r\n|\r|\n/)) {
    const found = parseCommand(line, (name) => (token === undefined ? isRegistered(name) : name === token))
    if (!found) {
      log.push(line)
      continue
    }
    if (token !== undefined) token = undefined
    else if (found.command === 'stop-commands') token = found.data
    commands.push(found)
  }
  return { commands, log }
}

const mostOfLevel = 10
const longestMessage = 4096

/** What becomes of error, warning and notice commands: ten of a level, messages cut, impossible places dropped. */
export function annotationsOf(commands: readonly Command[], workspace: string): RunnerAnnotation[] {
  const kept: RunnerAnnotation[] = []
  for (const { command, properties, data } of commands) {
    if (command !== 'error' && command !== 'warning' && command !== 'notice') continue
    if (data.trim() === '' || kept.filter((a) => a.level === command).length >= mostOfLevel) continue
    kept.push({ level: command, message: data.slice(0, longestMessage), ...place(properties, workspace) })
  }
  return kept
}

function place(properties: Record<string, string>, workspace: string): Partial<RunnerAnnotation> {
  const number = (key: string): number | undefined =>
    /^\d+$/.test(properties[key] ?? '') ? Number(properties[key]) : undefined
  let [line, endLine, col, endColumn] = ['line', 'endLine', 'col', 'endColumn'].map(number)
  line ??= endLine
  if (line === undefined || (endLine !== undefined && endLine !== line)) col = endColumn = undefined
  if (line !== undefined && endLine !== undefined && endLine < line) line = endLine = undefined
  if (col !== undefined && endColumn !== undefined && endColumn < col) col = endColumn = undefined
  let file = properties['file']
  if (file && isAbsolute(file) && !relative(workspace, file).startsWith('..')) file = relative(workspace, file)
  const all = { title: properties['title'], file: file?.replaceAll('\\', '/'), line, endLine, col, endColumn }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

/** Reads `name=value` and `name<<DELIMITER` entries as the runner does. Throws where it fails the step. */
export function parseFile(text: string): Record<string, string> {
  const entries: Record<string, string> = {}
  const lines = text.split('\n')
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as string
    if (line === '') continue
    const equals = line.indexOf('=')
    const heredoc = line.indexOf('<<')
    if (equals >= 0 && (heredoc < 0 || equals < heredoc)) {
      entries[line.slice(0, equals)] = line.slice(equals + 1)
      continue
    }
    const delimiter = line.slice(heredoc + 2)
    if (heredoc <= 0 || delimiter === '') throw new Error(`Invalid format '${line}'`)
    const end = lines.indexOf(delimiter, i + 1)
    if (end < 0) throw new Error(`Matching delimiter not found '${delimiter}'`)
    entries[line.slice(0, heredoc)] = lines.slice(i + 1, end).join('\n')
    i = end
  }
  return entries
}

/** The defaults of an action.yml's inputs; expressions other than the token are empty. */
export function inputDefaults(action: string): Record<string, string> {
  const defaults: Record<string, string> = {}
  let inside = false
  let name: string | undefined
  for (const line of action.split('\n')) {
    if (/^\S/.test(line)) inside = /^inputs:/.test(line)
    if (!inside) continue
    name = /^ {2}([\w-]+):\s*$/.exec(line)?.[1] ?? name
    const value = /^ {4}default:\s*(.*?)\s*$/.exec(line)?.[1]
    if (name === undefined || value === undefined) continue
    const text = /^'.*'$/.test(value) ? value.slice(1, -1).replaceAll("''", "'") : value.replace(/^"(.*)"$/, '$1')
    defaults[name] = text.includes('${{') ? (text.includes('github.token') ? 'token-of-the-job' : '') : text
  }
  return defaults
}

export type ActionRun = {
  exit: number
  outputs: Record<string, string>
  /** As a reader sees it: `undefined` when it was too large, so that nothing is shown. */
  summary: string | undefined
  summaryBytes: number
  annotations: RunnerAnnotation[]
  /** What the log shows, without the commands. */
  log: string[]
  commands: Command[]
  masks: string[]
  /** The text of the file that the output `report` names. */
  report: string | undefined
  ms: number
}

export type ActionSetup = {
  /** The entry of the action, absolute. */
  entry: string
  inputs?: Record<string, string>
  /** The workspace, absolute: the working directory of an action. */
  cwd: string
  env?: Record<string, string | undefined>
  /** What the summary file holds before; `null`: the runner knows no summaries. */
  summary?: string | null
  /** The Node to start it with. */
  node?: string
  timeout?: number
}

const summaryLimit = 1024 * 1024

/** Runs an action as one step of a job on a push. */
export async function runAction(setup: ActionSetup): Promise<ActionRun> {
  const folder = mkdtempSync(join(tmpdir(), 'runner-'))
  try {
    const file = (name: string, text = ''): string => {
      writeFileSync(join(folder, name), text)
      return join(folder, name)
    }
    const inputs = Object.entries(setup.inputs ?? {}).map(([name, value]) => [
      `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`,
      value,
    ])
    const summary = setup.summary === null ? undefined : file('summary', setup.summary ?? '')
    const env: Record<string, string | undefined> = {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: setup.cwd,
      GITHUB_REPOSITORY: 'octo/refunds',
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_API_URL: 'http://127.0.0.1:9',
      GITHUB_SHA: '0123456789abcdef0123456789abcdef01234567',
      GITHUB_REF: 'refs/heads/main',
      GITHUB_EVENT_NAME: 'push',
      GITHUB_EVENT_PATH: file('event.json', '{}'),
      GITHUB_RUN_ID: '1',
      GITHUB_RUN_ATTEMPT: '1',
      GITHUB_JOB: 'test',
      GITHUB_OUTPUT: file('output'),
      GITHUB_ENV: file('env'),
      GITHUB_PATH: file('path'),
      GITHUB_STATE: file('state'),
      GITHUB_STEP_SUMMARY: summary,
      RUNNER_TEMP: folder,
      RUNNER_OS: 'Linux',
      ...Object.fromEntries(inputs),
      ...setup.env,
    }
    const began = performance.now()
    const { exit, output } = await start(setup, env)
    const ms = performance.now() - began
    const { commands, log } = obey(output)
    const annotations = annotationsOf(commands, setup.cwd)
    const written = summary !== undefined && existsSync(summary) ? readFileSync(summary) : Buffer.alloc(0)
    const dropped = written.length > summaryLimit
    if (dropped)
      annotations.push({
        level: 'error',
        message: `$GITHUB_STEP_SUMMARY upload aborted, supports content up to a size of 1024k, got ${Math.ceil(written.length / 1024)}k`,
      })
    const outputs = { ...parseFile(readFileSync(join(folder, 'output'), 'utf8')) }
    for (const { command, properties, data } of commands)
      if (command === 'set-output') outputs[properties['name'] ?? ''] = data
    return {
      exit,
      outputs,
      summary: dropped ? undefined : written.toString('utf8'),
      summaryBytes: written.length,
      annotations,
      log,
      commands,
      report: outputs['report'] && existsSync(outputs['report']) ? readFileSync(outputs['report'], 'utf8') : undefined,
      masks: commands.filter((c) => c.command === 'add-mask').map((c) => c.data),
      ms,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function start(setup: ActionSetup, env: Record<string, string | undefined>): Promise<{ exit: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(setup.node ?? process.execPath, [setup.entry], {
      cwd: setup.cwd,
      env,
      timeout: setup.timeout ?? 60_000,
    })
    // The runner reads both streams; the order between them is not fixed, and not needed here.
    let output = ''
    let errors = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ exit: code ?? -1, output: `${output}\n${errors}` }))
  })
}
