// The client of GitHub's API: it asks again where that helps, and says in one sentence why it got no answer.
import { setTimeout as sleep } from 'node:timers/promises'
import { getOctokit } from '@actions/github'
import { clip } from '../model/text.ts'
import { version } from '../version.ts'
import { type Failure, isLimited, waitOf } from './retry.ts'

export type Octokit = ReturnType<typeof getOctokit>

/** A repository by its parts. */
export type Repo = { owner: string; repo: string }

/** So many milliseconds one request may take. */
const longest = 30_000

export type Connection = {
  token: string
  /** The address of the API; absent: that of the environment. */
  api?: string | undefined
  /** Waits so many milliseconds. */
  wait?(ms: number): Promise<unknown>
}

/** What asks GitHub, and how it waits before it asks again. */
export type Client = { octokit: Octokit; wait(ms: number): Promise<unknown> }

/** Makes a client. Nothing is asked yet. */
export function connect({ token, api, wait = (ms) => sleep(ms) }: Connection): Client {
  const octokit = getOctokit(token, {
    ...(api === undefined ? {} : { baseUrl: api }),
    userAgent: `agent-eval/${version}`,
    log: { debug() {}, info() {}, warn() {}, error() {} },
  })
  octokit.hook.wrap('request', async (request, options) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await request({ ...options, request: { ...options.request, signal: AbortSignal.timeout(longest) } })
      } catch (e) {
        const failure = failureOf(e, String(options.method), options.url)
        const ms = failure && waitOf(failure, attempt, Date.now())
        if (ms === undefined) throw e
        await wait(ms)
      }
    }
  })
  return { octokit, wait }
}

/** `owner/name` by its parts; `undefined`: it is none. */
export function repoOf(name: string | undefined): Repo | undefined {
  const [, owner, repo] = /^([\w.-]{1,100})\/([\w.-]{1,100})$/.exec(name ?? '') ?? []
  if (owner === undefined || repo === undefined || /^\.\.?$/.test(owner) || /^\.\.?$/.test(repo)) return undefined
  return { owner, repo }
}

/** What the client throws, as data; `undefined`: it is not the client's. */
export function failureOf(e: unknown, method = '', url = ''): Failure | undefined {
  if (!(e instanceof Error)) return undefined
  const { status, response } = e as { status?: unknown; response?: { headers?: Failure['headers'] } }
  if (typeof status !== 'number') return undefined
  return { method, url, status, headers: response?.headers, message: e.message }
}

export type Wanted = {
  /** What was asked for: `the artifacts of run 7`. */
  what: string
  /** The line of a job's `permissions` that allows it: `actions: read`. */
  permission: string
  /** Does the run come from a fork, whose token may only read? */
  fork?: boolean
}

/** Why something was not to be had, in one sentence that says what to do. */
export function reasonOf(e: unknown, { what, permission, fork = false }: Wanted): string {
  const failure = failureOf(e)
  if (!failure) return `${what}: ${clip(e instanceof Error ? e.message : String(e), 300)}`
  const { status, headers, message } = failure
  if (isLimited(failure))
    return `GitHub’s rate limit is used up (${status}); ${what} must wait: run the job again later`
  if (status === 401) return `GitHub does not know the token (401); give github-token one that may ask for ${what}`
  if ((status === 403 && /not accessible by/i.test(message)) || (status === 404 && permission !== ''))
    return `${missing(what, permission, fork)}${status === 404 ? '; or there is no such thing' : ''}`
  if (status >= 500) {
    const said = headers === undefined ? clip(message, 200) : String(status)
    return `GitHub could not be reached for ${what} (${said}); run the job again`
  }
  return `GitHub refuses ${what} (${status}): ${clip(message, 300)}`
}

const missing = (what: string, permission: string, fork: boolean): string =>
  fork
    ? `Missing permission: the token of a pull request from a fork may only read, and ${permission} is needed for ${what}; docs/github.md shows the way by workflow_run`
    : `Missing permission: ${permission} is needed for ${what}; add it to permissions of the job`
