// What the inputs of a run name that is not on its disk: artifacts, and the reports of a branch. All of it goes into one fresh folder.
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Problem } from '../model/report.ts'
import { count, list } from '../model/text.ts'
import { type Settings, UsageError } from '../options.ts'
import { type Downloaded, download } from './artifacts.ts'
import { type Client, connect, type Repo, repoOf } from './client.ts'
import type { RunContext } from './context.ts'
import { type Found, fetchReports } from './history.ts'
import { quietly, type Stream } from './output.ts'
import { isServed, restStore, type Store, servedStore } from './store.ts'

export type FetchSettings = Pick<
  Settings,
  | 'artifact'
  | 'runId'
  | 'repository'
  | 'githubToken'
  | 'baselineBranch'
  | 'baselineArtifact'
  | 'baselineRuns'
  | 'maxTraceMb'
  | 'merge'
>

export type Around = {
  env: NodeJS.ProcessEnv
  context: RunContext
  /** Where the runner reads commands. */
  output: Stream
  /** Tells the log, in one line. */
  say(text: string): void
  wait?: Client['wait']
}

/** What was fetched, as a run takes it. `close` removes it. */
export type Fetching = { root?: string; problems: Problem[]; baseline?: Found; close(): void }

/** Fetches what the settings name. Throws a UsageError for settings that do not go together. */
export async function fetchInputs(settings: FetchSettings, around: Around): Promise<Fetching> {
  const { env } = around
  const from = sourceOf(settings, around)
  const branch = branchOf(settings, around)
  const folder = fs.mkdtempSync(path.join(env['RUNNER_TEMP'] || env['TMPDIR'] || '/tmp', 'agent-eval-'))
  const close = (): void => fs.rmSync(folder, { recursive: true, force: true })
  const limit = settings.maxTraceMb * 1024 * 1024
  const inside = (name: string): string => {
    fs.mkdirSync(path.join(folder, name))
    return path.join(folder, name)
  }
  try {
    const fetched: Fetching = { problems: [], close }
    if (from) {
      fetched.root = inside('artifacts')
      const { names, problems } = await artifactsInto(from, settings, fetched.root, limit, around)
      fetched.problems.push(...problems)
      around.say(`${count(names.length, 'artifact')} of ${from.of}: ${list(names, 20) || 'none'}`)
    }
    if (branch) {
      const { client, ...history } = branch
      fetched.baseline = await quietly(around.output, () => fetchReports(client, history, inside('baseline'), limit))
      for (const note of fetched.baseline.notes) around.say(note)
    }
    return fetched
  } catch (e) {
    close()
    throw e
  }
}

type From = { of: string; repo: Repo; id: number; own: boolean }

/** Which run the artifacts are of; `undefined`: none are asked for. */
function sourceOf(settings: FetchSettings, { context }: Around): From | undefined {
  const { artifact = [], runId, repository, merge = [] } = settings
  if (artifact.length === 0) {
    if (runId === undefined && repository === undefined) return undefined
    const given = runId === undefined ? 'repository' : 'run-id'
    throw new UsageError(`Expected artifact beside ${given}: name the artifacts to download`)
  }
  if (artifact.every((line) => line.startsWith('!')))
    throw new UsageError('Expected artifact to name what is meant, found lines alone that take some away; `*` is all')
  if (runId === undefined && repository !== undefined)
    throw new UsageError('Expected run-id beside repository: artifacts are those of a run')
  if (runId !== undefined && !/^[1-9]\d{0,15}$/.test(runId))
    throw new UsageError(`Expected run-id to be the number of a run, found ${JSON.stringify(runId)}`)
  const named = repository ?? context.repository
  const repo = repoOf(named)
  if (!repo) throw new UsageError(`Expected repository to be OWNER/NAME, found ${JSON.stringify(named ?? '')}`)
  const isHere = repository === undefined || repository.toLowerCase() === context.repository?.toLowerCase()
  const id = Number(runId ?? context.runId ?? Number.NaN)
  const own = isHere && (runId === undefined || id === context.runId)
  if (!own && merge.length > 0)
    throw new UsageError('Expected no run-id beside merge, which takes the reports of its own run alone')
  if (Number.isNaN(id)) throw new UsageError('Expected run-id beside artifact: this is no run of GitHub Actions')
  return { of: own ? 'this run' : `run ${id}${isHere ? '' : ` of ${named}`}`, repo, id, own }
}

async function artifactsInto(
  { of, repo, id, own }: From,
  settings: FetchSettings,
  folder: string,
  limit: number,
  around: Around,
): Promise<Downloaded> {
  const { artifact = [] } = settings
  const client = (): Client => clientOf(settings, around)
  const store: Store =
    own && isServed(around.env) ? servedStore(of, around.wait ?? sleep) : restStore(client(), { repo, id, of })
  return quietly(around.output, () => download(store, artifact, { folder, limit }))
}

/** Whose reports are the baseline; `undefined`: none are asked for. */
function branchOf(settings: FetchSettings, around: Around) {
  const { baselineBranch: branch, baselineArtifact: artifact, baselineRuns: runs } = settings
  if (branch === undefined) return undefined
  const { repository, workflow, runId: own } = around.context
  const repo = repoOf(repository)
  if (!repo || workflow === undefined)
    throw new UsageError(
      'Expected no baseline-branch outside of GitHub Actions, where no workflow is told: use baseline',
    )
  return { client: clientOf(settings, around), repo, workflow, branch, artifact, runs, own }
}

const clientOf = ({ githubToken: token }: FetchSettings, { env, wait }: Around): Client =>
  connect({ token, api: env['GITHUB_API_URL'], ...(wait ? { wait } : {}) })
