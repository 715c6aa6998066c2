// A check of the commit, by the Checks API: it annotates as many places as there are, where a step may annotate ten.
import { clip } from '../model/text.ts'
import type { Annotation } from '../report/annotations.ts'
import { type Client, failureOf, type Octokit, type Repo } from './client.ts'
import { batchSize } from './limits.ts'

export type CheckRun = {
  repo: Repo
  name: string
  /** The commit that is shown with it: of a pull request the last of its branch. */
  sha: string
  /** What tells this attempt of the step apart from all others. */
  key: string
  conclusion: 'success' | 'failure' | 'neutral'
  /** Plain text. */
  title: string
  /** Markdown. */
  summary: string
  marks: readonly Annotation[]
  url?: string | undefined
}

const levels = { failure: 'failure', error: 'failure', warning: 'warning', notice: 'notice' } as const

/** Writes the check, and hands over the annotations behind it, fifty at a time. */
export async function writeCheck({ octokit }: Client, check: CheckRun): Promise<void> {
  const { repo, name, sha, key, conclusion, summary, marks, url } = check
  const title = clip(check.title, 250)
  const placed = marks.flatMap(annotationOf)
  const output = (from: number) => ({ title, summary, annotations: placed.slice(from, from + batchSize) })
  const made = {
    ...repo,
    ...{ name, head_sha: sha, external_id: key, status: 'completed' as const, conclusion },
    ...(url === undefined ? {} : { details_url: url }),
    output: output(0),
  }
  const id = await makeOnce(octokit, check, async () => (await octokit.rest.checks.create(made)).data.id)
  for (let from = batchSize; from < placed.length; from += batchSize)
    await octokit.rest.checks.update({ ...repo, check_run_id: id, output: output(from) })
}

/** Where making a check got no answer, it may have been made: then there is one of this key. */
async function makeOnce(
  octokit: Octokit,
  { repo, name, sha, key }: CheckRun,
  make: () => Promise<number>,
): Promise<number> {
  try {
    return await make()
  } catch (e) {
    if ((failureOf(e)?.status ?? 0) < 500) throw e
    const { data } = await octokit.rest.checks.listForRef({ ...repo, ref: sha, check_name: name, per_page: 100 })
    return data.check_runs.find((run) => run.external_id === key)?.id ?? (await make())
  }
}

/** A check shows places alone; columns stand on one line. */
function annotationOf({ level, title, message, file, startLine, endLine, startColumn, endColumn }: Annotation) {
  if (file === undefined || startLine === undefined) return []
  const end = endLine ?? startLine
  const columns = end === startLine && startColumn !== undefined
  return [
    {
      path: file,
      start_line: startLine,
      end_line: end,
      ...(columns ? { start_column: startColumn, end_column: endColumn ?? startColumn } : {}),
      annotation_level: levels[level],
      title,
      message,
    },
  ]
}
