// Where secrets and the runner's own files lie on a machine: what a command in namespaces does not see.
import path from 'node:path'
import type { Environment } from './shell.ts'

/** The files through which a step talks to the runner. */
const channels = ['GITHUB_ENV', 'GITHUB_OUTPUT', 'GITHUB_PATH', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'] as const

export const channelsOf = (env: Environment): string[] => absolute(channels.map((name) => env[name]))

/** What programs keep in a home to log in somewhere. */
const logins = [
  ...['.ssh', '.gnupg', '.aws', '.azure', '.kube', '.docker', '.config/gh', '.config/gcloud', '.config/git'],
  ...['.netrc', '.git-credentials', '.gitconfig', '.npmrc', '.yarnrc.yml', '.pypirc', '.cargo/credentials.toml'],
]

/** What a runner of one's own keeps in its folder: its key, and logs of jobs. */
const runnerFiles = ['.credentials', '.credentials_rsaparams', '.runner', '.env', '_diag']

/** Sockets of daemons that would act outside of the namespaces. */
const sockets = [
  ...['/run/docker.sock', '/run/podman', '/run/containerd', '/run/user', '/run/dbus', '/run/systemd/private'],
  ...['/run/snapd.socket', '/run/buildkit'],
]

/** Files and folders, some of which may not exist. A checkout's `.git` may hold the token that it was fetched with. */
export function hiddenFrom(env: Environment, cwd: string): string[] {
  const { HOME, RUNNER_TEMP, GITHUB_WORKSPACE, GITHUB_EVENT_PATH } = env
  const below = (folder: string | undefined, names: readonly string[]): string[] =>
    absolute([folder]).flatMap((root) => names.map((name) => path.resolve(root, name)))
  const hidden = [
    ...channelsOf(env),
    ...absolute([RUNNER_TEMP, GITHUB_EVENT_PATH]),
    ...below(
      RUNNER_TEMP,
      runnerFiles.map((name) => `../../${name}`),
    ),
    ...below(GITHUB_WORKSPACE, ['.git']),
    ...below(cwd, ['.git']),
    ...below(HOME, logins),
    ...sockets,
  ]
  return [...new Set(hidden)].filter((file) => path.dirname(file) !== file)
}

const absolute = (files: readonly (string | undefined)[]): string[] =>
  files.filter((file): file is string => file !== undefined && path.isAbsolute(file))
