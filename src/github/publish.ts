// What is said of the result where people look: the comment of the pull request, and the check of the commit. Neither decides
// anything: whatever hinders them is a warning.
import type { Settings } from '../options.ts'
import { link } from '../report/markdown.ts'
import { type CheckRun, writeCheck } from './check.ts'
import { type Client, connect, type Repo, reasonOf, repoOf } from './client.ts'
import { writeComment } from './comment.ts'
import type { RunContext } from './context.ts'
import { commitOf, pullRequestOf } from './pulls.ts'
import type { Result } from './result.ts'

export type Publishing = {
  context: RunContext
  /** The address of the API. */
  api: string | undefined
  /** What tells the step apart from others. */
  key: string
  /** What people tell it apart by. */
  title: string | undefined
  say(text: string): void
  warn(text: string): void
  wait?: Client['wait']
}

type PublishSettings = Pick<Settings, 'comment' | 'checkName' | 'githubToken'>

/** Writes what the settings ask for. Never rejects. */
export async function publish(result: Result, settings: PublishSettings, around: Publishing): Promise<void> {
  const { context, api, warn, wait } = around
  const repo = repoOf(context.repository)
  if (!repo) {
    warn('Neither comment nor check is written: no repository is told')
    return
  }
  const client = connect({ token: settings.githubToken, api, ...(wait ? { wait } : {}) })
  const fork = context.pullRequest?.fork ?? false
  const attempt = async (what: string, permission: string, act: () => Promise<void>): Promise<void> => {
    try {
      await act()
    } catch (e) {
      warn(`No ${what} is written. ${reasonOf(e, { what: `the ${what}`, permission, fork })}`)
    }
  }
  if (settings.comment !== 'never')
    await attempt('comment', '`pull-requests: write`', () => comment(client, repo, result, settings, around))
  if (settings.checkName !== undefined)
    await attempt('check', '`checks: write`', () => check(client, repo, result, settings.checkName as string, around))
}

async function comment(
  client: Client,
  repo: Repo,
  { holds, comment: text }: Result,
  settings: PublishSettings,
  { context, key, say }: Publishing,
): Promise<void> {
  const pullRequest = await pullRequestOf(client.octokit, repo, context)
  if (pullRequest === undefined) {
    say('No comment is written: this run is of no pull request.')
    return
  }
  const run = { number: context.runNumber ?? 0, attempt: context.runAttempt ?? 1 }
  const makes = settings.comment === 'always' || !holds
  const about = aboutLine(context)
  const done = await writeComment(client, { repo, pullRequest, key, run, text: `${text}\n${about}\n`, makes })
  const said = {
    made: `A comment is written on pull request ${pullRequest}.`,
    updated: `The comment on pull request ${pullRequest} is up to date.`,
    newer: `No comment is written: pull request ${pullRequest} has that of a newer run.`,
    none: '',
  }[done]
  if (said !== '') say(said)
}

/** Which commit and run the comment is of: it outlives both. */
function aboutLine({ server, repository, runId, runNumber, sha, pullRequest, after }: RunContext): string {
  const commit = pullRequest?.head ?? after?.sha ?? sha ?? ''
  if (!/^https?:\/\/[\w.:-]+$/.test(server)) return ''
  const parts = [
    /^[0-9a-f]{7,64}$/.test(commit)
      ? `commit ${link(`<code>${commit.slice(0, 7)}</code>`, `${server}/${repository}/commit/${commit}`)}`
      : '',
    runId === undefined ? '' : link(`run ${runNumber ?? runId}`, `${server}/${repository}/actions/runs/${runId}`),
  ]
  return `<sub>${parts.filter(Boolean).join(' · ')}</sub>`
}

async function check(
  client: Client,
  repo: Repo,
  result: Result,
  given: string,
  { context, key, title, say, warn }: Publishing,
): Promise<void> {
  const sha = await commitOf(client.octokit, repo, context)
  if (sha === undefined) {
    warn('No check is written: no commit is told.')
    return
  }
  const { server, repository, runId, runAttempt = 1 } = context
  const conclusion: CheckRun['conclusion'] = !result.holds ? 'failure' : result.passes ? 'success' : 'neutral'
  const name = title === undefined ? given : `${given} (${title})`
  await writeCheck(client, {
    ...{ repo, name, sha, conclusion },
    key: `${key}:${runId ?? 0}.${runAttempt}`,
    ...{ title: result.line, summary: result.check, marks: result.marks },
    url: runId === undefined ? undefined : `${server}/${repository}/actions/runs/${runId}`,
  })
  say(`The check ${name} is written: ${conclusion}.`)
}
