// Which bash runs a command, and the environment it gets: what a program needs to start, and nothing of the job.
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Place } from './workspace.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** Finds bash, or `undefined`. On Windows it is Git's: the `bash.exe` of the system folder starts another operating system. */
export function findBash(env: Environment, platform: string, exists: (file: string) => boolean): string | undefined {
  const folders = searchPath(env, platform)
  if (platform !== 'win32')
    return [...folders, '/bin', '/usr/bin'].map((folder) => path.posix.join(folder, 'bash')).find(exists)
  const { join, dirname } = path.win32
  const besideGit = folders
    .filter((folder) => exists(join(folder, 'git.exe')))
    .flatMap((folder) => [join(dirname(folder), 'bin', 'bash.exe'), join(dirname(dirname(folder)), 'bin', 'bash.exe')])
  const installed = ['ProgramFiles', 'ProgramW6432', 'ProgramFiles(x86)', 'LOCALAPPDATA']
    .flatMap((name) => read(env, name, platform) ?? [])
    .flatMap((folder) => [join(folder, 'Git', 'bin', 'bash.exe'), join(folder, 'Programs', 'Git', 'bin', 'bash.exe')])
  const others = folders
    .filter((folder) => !/\\(?:system32|sysnative|syswow64|windowsapps)\\?$/i.test(folder))
    .map((folder) => join(folder, 'bash.exe'))
  return [...installed, ...besideGit, ...others].find(exists)
}

/** Finds a program of the system's in the folders of PATH. */
export const findProgram = (name: string, env: Environment): string | undefined =>
  searchPath(env, process.platform)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file))

/** The whole environment of a command. `marker` is how its processes are found again. */
export function cleanEnvironment(
  env: Environment,
  platform: string,
  place: Place,
  marker: readonly [string, string],
): Record<string, string> {
  const windows = platform === 'win32'
  const clean: Record<string, string> = {
    PATH: searchPath(env, platform).join(windows ? ';' : ':') || '/usr/local/bin:/usr/bin:/bin',
    HOME: place.home,
    LANG: read(env, 'LANG', platform) ?? (platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'),
    CI: 'true',
    TMPDIR: place.temp,
    [marker[0]]: marker[1],
  }
  if (!windows) return clean
  for (const name of ['SystemRoot', 'SystemDrive', 'windir', 'ComSpec', 'PATHEXT', 'NUMBER_OF_PROCESSORS']) {
    const value = read(env, name, platform)
    if (value !== undefined) clean[name] = value
  }
  return { ...clean, TEMP: place.temp, TMP: place.temp, USERPROFILE: place.home }
}

/** The folders of PATH. A relative one would let files of the workspace pose as programs. */
function searchPath(env: Environment, platform: string): string[] {
  const windows = platform === 'win32'
  const absolute = windows ? path.win32.isAbsolute : path.posix.isAbsolute
  return (read(env, 'PATH', platform) ?? '').split(windows ? ';' : ':').filter((folder) => absolute(folder))
}

/** A variable; on Windows its name has no case. */
function read(env: Environment, name: string, platform: string): string | undefined {
  if (platform !== 'win32') return env[name]
  const key = Object.keys(env).find((other) => other.toLowerCase() === name.toLowerCase())
  return key === undefined ? undefined : env[key]
}
