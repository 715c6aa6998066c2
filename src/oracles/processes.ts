// Ending every process that a command started, those that left its group and session included where the system shows them.
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** How the processes of one command are recognised: the first one's id, a variable in their environment, and their folder. */
export type Family = {
  pid: number
  marker: readonly [string, string]
  base: string
  since: Date
  /** The folder of Windows itself: its programs are named in full, as a name alone is looked up in the current folder first. */
  systemRoot: string
}

const mostRounds = 40

/**
 * Ends the family. The group goes first. Then:
 * - Linux: every process that has the variable, works or has its program in the folder, or is of the session, until none is
 *   found twice. What escapes cleared its environment, left the folder and began a session of its own.
 * - macOS: every process whose environment `ps` shows with the variable.
 * - Windows: the tree below the first process, as far as the system still knows it.
 */
export async function endFamily(family: Family): Promise<void> {
  if (process.platform === 'win32') return await endTree(family)
  kill(-family.pid)
  let quiet = 0
  for (let round = 0; round < mostRounds && quiet < 2; round++) {
    const strays = process.platform === 'linux' ? straysOfLinux(family) : await straysByPs(family)
    for (const pid of strays) kill(pid)
    quiet = strays.length === 0 ? quiet + 1 : 0
    if (process.platform !== 'linux' && quiet > 0) return
    // A process that was just born, or is just dying, shows neither environment nor folder.
    await wait(strays.length === 0 ? 1 : 5)
  }
}

/** Ends what can be ended at once: for the moment in which this program itself is ended. */
export function endFamilyNow(family: Family): void {
  kill(process.platform === 'win32' ? family.pid : -family.pid)
  if (process.platform === 'linux') for (const pid of straysOfLinux(family)) kill(pid)
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It is gone.
  }
}

function straysOfLinux({ pid, marker, base }: Family): number[] {
  const variable = `${marker[0]}=${marker[1]}`
  const isOurs = (id: string): boolean => {
    const own = `/proc/${id}`
    const stat = attempt(() => readFileSync(`${own}/stat`, 'latin1'))
    if (stat === undefined) return false
    // After the program's name, which may hold anything: state, parent, group, session.
    const [state, , , session] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (state === 'Z' || state === 'X') return false
    if (session === String(pid)) return true
    if (
      attempt(() => readFileSync(`${own}/environ`, 'latin1'))
        ?.split('\0')
        .includes(variable)
    )
      return true
    return ['cwd', 'exe'].some((link) => {
      const target = attempt(() => readlinkSync(`${own}/${link}`))
      return target !== undefined && (target === base || target.startsWith(base + path.sep))
    })
  }
  return (attempt(() => readdirSync('/proc')) ?? [])
    .filter((id) => /^\d+$/.test(id) && id !== String(process.pid) && isOurs(id))
    .map(Number)
}

async function straysByPs({ marker }: Family): Promise<number[]> {
  const shown = await output('/bin/ps', ['-A', '-E', '-ww', '-o', 'pid=,command='])
  return shown
    .split('\n')
    .filter((line) => line.includes(`${marker[0]}=${marker[1]}`))
    .map((line) => Number.parseInt(line, 10))
    .filter((pid) => pid > 1 && pid !== process.pid)
}

/** A parent's id may have been given to another process since, so only children born after the command began count. */
async function endTree({ pid, since, systemRoot }: Family): Promise<void> {
  const system = path.win32.join(systemRoot, 'System32')
  await output(path.win32.join(system, 'taskkill.exe'), ['/T', '/F', '/PID', String(pid)])
  const script = [
    `$since = [DateTime]::Parse('${since.toISOString()}').ToUniversalTime()`,
    '$all = Get-CimInstance Win32_Process | Where-Object { $_.CreationDate.ToUniversalTime() -ge $since }',
    `$open = @(${pid})`,
    'while ($open.Count -gt 0) {',
    '  $children = @($all | Where-Object { $open -contains $_.ParentProcessId })',
    '  $children | ForEach-Object { Stop-Process -Id $_.ProcessId -Force -ErrorAction SilentlyContinue }',
    '  $open = @($children | ForEach-Object { $_.ProcessId })',
    '}',
  ].join('\n')
  await output(path.win32.join(system, 'WindowsPowerShell', 'v1.0', 'powershell.exe'), [
    '-NoProfile',
    '-NonInteractive',
    '-Command',
    script,
  ])
}

/** What a program of the system prints; nothing when it cannot start. */
function output(program: string, args: string[]): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'], timeout: 20_000, windowsHide: true })
    let text = ''
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
    })
    child.on('error', () => resolve(''))
    child.on('close', () => resolve(text))
  })
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
