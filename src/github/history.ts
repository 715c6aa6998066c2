// The reports of a branch: of the newest runs of this workflow that have one, whether they were green or red.
import fs from 'node:fs'
import path from 'node:path'
import { count, list } from '../model/text.ts'
import { download } from './artifacts.ts'
import { type Client, type Repo, reasonOf } from './client.ts'
import { type Artifact, restStore } from './store.ts'

export type History = {
  repo: Repo
  /** The file of the workflow, below the repository. */
  workflow: string
  branch: string
  /** The artifact that holds the report of a run. */
  artifact: string
  /** How many runs are compared with. */
  runs: number
  /** The run that asks. */
  own?: number | undefined
}

/** What was found: the reports, the newest last, and why there is none. */
export type Found = { reports: { file: string; label: string }[]; missing: string; notes: string[] }

type Run = { id: number; number: number }

/** What judges a branch itself; a pull request's run says nothing of the branch, whatever its own is called. */
const events = ['push', 'schedule', 'workflow_dispatch'] as const
/** A run that broke off early has no report: of so many times the runs that are wanted some are passed over. */
const lookedAt = 3
/** So many runs are asked for their artifacts at a time. */
const atOnce = 5

/** Downloads the reports of a branch into a folder that is there and empty. `limit`: the most bytes of a document. */
export async function fetchReports(client: Client, history: History, folder: string, limit: number): Promise<Found> {
  const { repo, workflow, branch, artifact, runs: wanted } = history
  const file = workflow.split('/').at(-1) ?? workflow
  const on = `${file} on ${branch}`
  let runs: Run[]
  try {
    runs = await runsOf(client, history, file)
  } catch (e) {
    return none(reasonOf(e, { what: `the runs of ${on}`, permission: '`actions: read`' }))
  }
  if (runs.length === 0) return none(`no run of ${on} has completed (${events.join(', ')})`)
  const found: { run: Run; files: string[] }[] = []
  const faults = new Set<string>()
  let passed = 0
  for (let at = 0; at < runs.length && found.length < wanted; at += atOnce) {
    const some = runs.slice(at, at + atOnce)
    const got = await Promise.all(some.map((run) => reportsOf(client, repo, run, artifact, folder, limit)))
    for (const [i, { files, fault }] of got.entries()) {
      if (found.length === wanted) break
      if (fault !== undefined) faults.add(fault)
      if (files.length === 0) passed++
      else found.push({ run: some[i] as Run, files })
    }
  }
  const [fault] = faults
  const looked = `${passed === 1 ? 'The newest run' : `None of the newest ${count(passed, 'run')}`} of ${on}`
  if (found.length === 0)
    return none(fault ?? `${looked} has ${passed === 1 ? 'no' : 'a'} report in an artifact ${JSON.stringify(artifact)}`)
  found.reverse()
  const numbers = found.map(({ run }) => String(run.number))
  const without = passed === 0 ? '' : `; ${count(passed, 'run')} had none`
  return {
    reports: found.flatMap(({ run, files }) =>
      files.map((file) => ({
        file,
        label: `run ${run.number}${files.length > 1 ? `: ${path.basename(file)}` : ''}`,
      })),
    ),
    missing: '',
    notes: [
      `The baseline is ${count(found.length, 'report')} of ${on}, of the runs ${list(numbers, 12)}${without}`,
      ...faults,
    ],
  }
}

const none = (missing: string): Found => ({ reports: [], missing, notes: [] })

/** The newest completed runs of the branch, the newest first. */
async function runsOf({ octokit }: Client, history: History, workflow: string): Promise<Run[]> {
  const { repo, branch, runs: wanted, own } = history
  const most = wanted * lookedAt
  const full = `${repo.owner}/${repo.repo}`.toLowerCase()
  const found: Run[] = []
  for (const event of events) {
    const asked = { ...repo, workflow_id: workflow, branch, event, status: 'completed' as const }
    let left = most
    for (let page = 1; left > 0; page++) {
      const size = Math.min(100, most)
      const { data } = await octokit.rest.actions.listWorkflowRuns({ ...asked, per_page: size, page })
      for (const run of data.workflow_runs) {
        // A fork's branch may have the same name; a skipped run judged nothing.
        if (run.head_repository?.full_name.toLowerCase() !== full || run.head_branch !== branch) continue
        if (run.event !== event || run.status !== 'completed' || run.conclusion === 'skipped') continue
        if (run.id !== own) found.push({ id: run.id, number: run.run_number })
      }
      left -= data.workflow_runs.length
      if (data.workflow_runs.length < size) break
    }
  }
  return found.sort((a, b) => b.number - a.number).slice(0, most)
}

/** The reports of one run, and what hindered; a run without such an artifact has none. */
async function reportsOf(
  client: Client,
  repo: Repo,
  { id, number }: Run,
  artifact: string,
  folder: string,
  limit: number,
): Promise<{ files: string[]; fault?: string }> {
  const store = restStore(client, { repo, id, of: `run ${number}` }, artifact)
  const target = path.join(folder, String(number))
  fs.mkdirSync(target)
  let listed: Artifact[]
  try {
    listed = await store.list()
    if (listed.length === 0) return { files: [] }
  } catch (e) {
    return { files: [], fault: reasonOf(e, { what: `the artifacts of ${store.of}`, permission: store.permission }) }
  }
  const { problems } = await download({ ...store, list: async () => listed }, [artifact], { folder: target, limit })
  const [problem] = problems
  if (problem) return { files: [], fault: problem.message }
  const names = fs.readdirSync(target, { recursive: true, encoding: 'utf8' }).sort()
  return { files: names.map((name) => path.join(target, name)).filter(isReport) }
}

/** Beside the report an artifact may hold other JSON. */
function isReport(file: string): boolean {
  if (!/\.json$/i.test(file) || !fs.statSync(file).isFile()) return false
  const open = fs.openSync(file, 'r')
  try {
    const head = Buffer.alloc(200)
    const read = fs.readSync(open, head, 0, head.length, 0)
    return head.toString('utf8', 0, read).includes('"agent-eval/report@1"')
  } finally {
    fs.closeSync(open)
  }
}
