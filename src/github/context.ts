// What the job tells of itself: the repository, the commit, the pull request and the run.
// The package's own entry loads an HTTP client with it; the class that reads the context needs none.
import fs from 'node:fs'
import { Context } from '../../node_modules/@actions/github/lib/context.js'
import { isObject, object, text } from '../model/json.ts'

export type RunContext = {
  /** The address of the server. */
  server: string
  /** `owner/name`. */
  repository?: string
  /** The commit that is checked out: of a pull request the merge commit. */
  sha?: string
  pullRequest?: {
    number: number
    /** The last commit of its branch. */
    head?: string
    /** Comes from a fork, whose runs get no secrets and may write nothing. */
    fork: boolean
  }
  runId?: number
  runAttempt?: number
}

/**
 * Reads the context of the job. `env`: the environment of the process, which the class reads. An event that is missing or malformed
 * leaves out what only it tells.
 */
export function readContext(env: NodeJS.ProcessEnv): RunContext {
  const context = makeContext(env)
  const { sha, serverUrl: server, runId, runAttempt } = context
  const repository = repositoryOf(context)
  const pullRequest = pullRequestOf(context)
  return {
    server,
    ...(repository ? { repository } : {}),
    ...(sha ? { sha } : {}),
    ...(pullRequest ? { pullRequest } : {}),
    ...(Number.isSafeInteger(runId) ? { runId } : {}),
    ...(Number.isSafeInteger(runAttempt) ? { runAttempt } : {}),
  }
}

/** The class parses the event at once, and throws where it is no JSON: then it is made without one. */
function makeContext(env: NodeJS.ProcessEnv): Context {
  const event = env['GITHUB_EVENT_PATH']
  if (event === undefined || isJsonObject(event)) return new Context()
  delete env['GITHUB_EVENT_PATH']
  try {
    return new Context()
  } finally {
    env['GITHUB_EVENT_PATH'] = event
  }
}

function isJsonObject(file: string): boolean {
  try {
    return isObject(JSON.parse(fs.readFileSync(file, 'utf8')))
  } catch {
    return false
  }
}

function repositoryOf(context: Context): string | undefined {
  try {
    const { owner, repo } = context.repo
    return owner && repo ? `${owner}/${repo}` : undefined
  } catch {
    // Neither the environment nor the event names it.
    return undefined
  }
}

function pullRequestOf({ payload }: Context): RunContext['pullRequest'] {
  const pull = object(payload.pull_request)
  const number = pull['number']
  if (typeof number !== 'number' || !Number.isSafeInteger(number)) return undefined
  const head = object(pull['head'])
  const sha = text(head['sha'])
  // The repository of a branch is gone where the fork was deleted.
  const from = text(object(head['repo'])['full_name'])
  const fork = from !== text(object(object(pull['base'])['repo'])['full_name'])
  return { number, fork, ...(sha === undefined ? {} : { head: sha }) }
}
