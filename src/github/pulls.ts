// Which pull request a run is about, and which commit of it checks are shown with.
import type { Octokit, Repo } from './client.ts'
import type { RunContext } from './context.ts'

/** The number of the pull request; `undefined`: the run is about none. */
export async function pullRequestOf(octokit: Octokit, repo: Repo, context: RunContext): Promise<number | undefined> {
  const { pullRequest, after } = context
  if (pullRequest) return pullRequest.number
  if (after === undefined || after.pullRequest !== undefined) return after?.pullRequest
  // Of a fork's branch the event names none. The branch may have moved on since: then the result is no longer of it.
  const head = `${after.repository.split('/')[0]}:${after.branch}`
  const { data } = await octokit.rest.pulls.list({ ...repo, head, state: 'open', per_page: 100 })
  return data.find((pull) => pull.head.sha === after.sha && pull.head.repo?.full_name === after.repository)?.number
}

/** The commit that checks of the run are shown with; `undefined`: it cannot be told. */
export async function commitOf(octokit: Octokit, repo: Repo, context: RunContext): Promise<string | undefined> {
  const { pullRequest, after, sha } = context
  if (pullRequest?.head !== undefined) return pullRequest.head
  if (after) return after.sha
  if (!pullRequest) return sha
  return (await octokit.rest.pulls.get({ ...repo, pull_number: pullRequest.number })).data.head.sha
}
