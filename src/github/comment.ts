// The comment on a pull request: one of each step, found again by a mark that nobody else's comment can bear.
import { type Client, failureOf, type Octokit, type Repo } from './client.ts'

export type Comment = {
  repo: Repo
  pullRequest: number
  /** What tells the step apart from others. */
  key: string
  /** Of the run that writes: the comment of a newer one stays. */
  run: { number: number; attempt: number }
  /** Markdown. */
  text: string
  /** Is one made where there is none? One that is there is kept current anyhow. */
  makes: boolean
}

const markOf = (key: string): string => `<!-- agent-eval:${key} `
const runOf = (body: string): [number: number, attempt: number] => {
  const [, number, attempt] = /^<!-- agent-eval:\w+ run=(\d{1,9})\.(\d{1,9}) -->/.exec(body) ?? []
  return [Number(number ?? 0), Number(attempt ?? 0)]
}

export type Said = 'made' | 'updated' | 'newer' | 'none'

/** Makes the comment, or brings it up to date. */
export async function writeComment({ octokit }: Client, comment: Comment): Promise<Said> {
  const { repo, pullRequest, key, run, text, makes } = comment
  const body = `${markOf(key)}run=${run.number}.${run.attempt} -->\n${text}`
  for (let attempt = 1; ; attempt++) {
    const found = await ownComment(octokit, comment)
    if (found) {
      const [number, rerun] = runOf(found.body)
      if (number > run.number || (number === run.number && rerun > run.attempt)) return 'newer'
      await octokit.rest.issues.updateComment({ ...repo, comment_id: found.id, body })
      return 'updated'
    }
    if (!makes) return 'none'
    try {
      await octokit.rest.issues.createComment({ ...repo, issue_number: pullRequest, body })
      return 'made'
    } catch (e) {
      // It may have been made all the same: then it is found.
      if ((failureOf(e)?.status ?? 0) < 500 || attempt === 2) throw e
    }
  }
}

/** The comment that the same token's user wrote for this step, on whatever page it stands. */
async function ownComment(octokit: Octokit, { repo, pullRequest, key }: Comment) {
  let login: string | undefined
  const asked = { ...repo, issue_number: pullRequest, per_page: 100 }
  for await (const { data } of octokit.paginate.iterator(octokit.rest.issues.listComments, asked)) {
    for (const { id, body, user } of data) {
      if (!body?.startsWith(markOf(key)) || !user) continue
      login ??= await loginOf(octokit)
      if (user.login === login || (user.type === 'Bot' && user.login === `${login}[bot]`)) return { id, body }
    }
  }
  return undefined
}

/** Whom the token writes as. The REST API does not tell it to the token of a job. */
async function loginOf(octokit: Octokit): Promise<string> {
  const { viewer } = await octokit.graphql<{ viewer: { login: string } }>('{ viewer { login } }')
  return viewer.login
}
