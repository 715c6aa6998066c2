// Where artifacts are kept: of this run by the runner's own service, which asks no permission; of others by the REST API.

import { internalArtifactTwirpClient } from '../../node_modules/@actions/artifact/lib/internal/shared/artifact-twirp-client.js'
import { isGhes } from '../../node_modules/@actions/artifact/lib/internal/shared/config.js'
import { getBackendIdsFromToken } from '../../node_modules/@actions/artifact/lib/internal/shared/util.js'
import type { Client, Repo } from './client.ts'

/** An artifact as it is listed. `size`: in bytes, as it is sent. */
export type Artifact = { id: number; name: string; size: number; digest?: string | undefined }

export type Store = {
  /** Of which run: `run 7 of octo/refunds`. */
  of: string
  /** What the token must be allowed; empty: nothing. */
  permission: string
  list(): Promise<Artifact[]>
  /** Where what was uploaded can be had, for a minute. */
  addressOf(artifact: Artifact): Promise<string>
  wait: Client['wait']
}

/** Does the runner offer the artifacts of its run? Servers of one's own have another service, which the package does not know. */
export const isServed = (env: NodeJS.ProcessEnv): boolean =>
  !!env['ACTIONS_RUNTIME_TOKEN'] && !!env['ACTIONS_RESULTS_URL'] && !isGhes()

/** The artifacts of this run. */
export function servedStore(of: string, wait: Client['wait']): Store {
  const service = internalArtifactTwirpClient()
  const jobs = new Map<number, ReturnType<typeof getBackendIdsFromToken>>()
  return {
    ...{ of, wait, permission: '' },
    async list() {
      const { artifacts } = await service.ListArtifacts({ ...getBackendIdsFromToken() })
      return artifacts.map(({ databaseId, name, size, digest, workflowRunBackendId, workflowJobRunBackendId }) => {
        const id = Number(databaseId)
        jobs.set(id, { workflowRunBackendId, workflowJobRunBackendId })
        return { id, name, size: Number(size), digest: digest?.value }
      })
    },
    async addressOf({ id, name }) {
      const ids = jobs.get(id) ?? getBackendIdsFromToken()
      return (await service.GetSignedArtifactURL({ ...ids, name })).signedUrl
    },
  }
}

/** So many pages are listed: a run with more artifacts is no run that anybody looks at. */
const mostPages = 20

export type Run = { repo: Repo; id: number; of: string }

/** The artifacts of any run. `name`: those of this name alone. */
export function restStore({ octokit, wait }: Client, { repo, id: runId, of }: Run, name?: string): Store {
  return {
    ...{ of, wait, permission: '`actions: read`' },
    async list() {
      const found: Artifact[] = []
      for (let page = 1; page <= mostPages; page++) {
        const asked = { ...repo, run_id: runId, per_page: 100, page, ...(name === undefined ? {} : { name }) }
        const { data } = await octokit.rest.actions.listWorkflowRunArtifacts(asked)
        for (const { id, name, size_in_bytes: size, digest, expired } of data.artifacts)
          if (!expired) found.push({ id, name, size, digest: digest ?? undefined })
        if (data.artifacts.length < 100) return found
      }
      throw new Error(`Too many artifacts: ${of} has more than ${mostPages * 100}; name them`)
    },
    async addressOf({ id }) {
      const asked = { ...repo, artifact_id: id, archive_format: 'zip', request: { redirect: 'manual' as const } }
      const { headers } = await octokit.rest.actions.downloadArtifact(asked)
      if (headers.location === undefined) throw new Error('Expected the address of the artifact, found none')
      return headers.location
    },
  }
}
