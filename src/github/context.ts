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
  /** Of the runs of its workflow; a rerun has that of the run. */
  runNumber?: number
  /** The file of the workflow: `.github/workflows/ci.yml`. */
  workflow?: string
  /** What the run was of that this one follows, by the event `workflow_run`. */
  after?: After
}

/** The branch that the run before was of. `pullRequest`: GitHub names it only where the branch is no fork's. */
export type After = { sha: string; branch: string; repository: string; pullRequest?: number }

/**
 * Reads the context of the job. `env`: the environment of the process, which the class reads. An event that is missing or malformed
 * leaves out what only it tells.
 */
export function readContext(env: NodeJS.ProcessEnv): RunContext {
  const context = makeContext(env)
  const { sha, serverUrl: server, runId, runAttempt, runNumber } = context
  const repository = repositoryOf(context)
  const pullRequest = pullRequestOf(context) ?? commentedOf(context)
  const workflow = /^[^/]+\/[^/]+\/([^@]+)@/.exec(env['GITHUB_WORKFLOW_REF'] ?? '')?.[1]
  const after = afterOf(context)
  return {
    server,
    ...(repository ? { repository } : {}),
    ...(sha ? { sha } : {}),
    ...(pullRequest ? { pullRequest } : {}),
    ...(Number.isSafeInteger(runId) ? { runId } : {}),
    ...(Number.isSafeInteger(runAttempt) ? { runAttempt } : {}),
    ...(Number.isSafeInteger(runNumber) ? { runNumber } : {}),
    ...(workflow ? { workflow } : {}),
    ...(after ? { after } : {}),
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

/** The pull request that somebody commented on, by the event `issue_comment`: of its branch the event tells nothing. */
function commentedOf({ payload }: Context): RunContext['pullRequest'] {
  const issue = object(payload.issue)
  const number = issue['number']
  if (!isObject(issue['pull_request']) || typeof number !== 'number' || !Number.isSafeInteger(number)) return undefined
  return { number, fork: false }
}

function afterOf({ payload }: Context): After | undefined {
  const run = object(payload['workflow_run'])
  const [sha, branch] = [text(run['head_sha']), text(run['head_branch'])]
  const repository = text(object(run['head_repository'])['full_name'])
  if (sha === undefined || branch === undefined || repository === undefined) return undefined
  const pulls = Array.isArray(run['pull_requests']) ? run['pull_requests'] : []
  const number = object(pulls[0])['number']
  return { sha, branch, repository, ...(Number.isSafeInteger(number) ? { pullRequest: number as number } : {}) }
}
