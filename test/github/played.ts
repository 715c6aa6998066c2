// GitHub's API, played: a server on this machine that answers as GitHub does, and keeps what it was asked.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Asked = { method: string; path: string; query: Record<string, string>; body: unknown; token: string }
export type Answer = { status?: number; headers?: Record<string, string>; body?: unknown }
export type Instead = Answer | 'hang up' | 'break off'
export type PlayedArtifact = {
  id: number
  name: string
  bytes: Buffer
  digest?: string
  size?: number
  expired?: boolean
  /** What it is sent as; else an archive of its name. */
  disposition?: string
}
export type PlayedRun = { id: number; run_number: number; event: string; head_branch: string } & Record<string, unknown>
export type PlayedComment = { id: number; body: string; user: { login: string; type: string } }

/** What GitHub holds; a test changes it as it likes. */
export type World = {
  /** Whom the token writes as. */
  login: string
  comments: PlayedComment[]
  checks: { id: number; external_id: string; name: string }[]
  runs: PlayedRun[]
  artifacts: Record<number, PlayedArtifact[]>
  pulls: object[]
  /** Answers instead, not at all, or in part. */
  instead(asked: Asked): Instead | undefined
}

export type Played = { url: string; asked: Asked[]; world: World; close(): Promise<void> }

export const repo = 'octo/refunds'
const bot = { login: 'github-actions[bot]', type: 'Bot' }

/** Plays the API while something is done. */
export async function playing<T>(given: Partial<World>, act: (played: Played) => Promise<T>): Promise<T> {
  const world: World = {
    ...{ login: bot.login, comments: [], checks: [], runs: [], artifacts: {}, pulls: [], instead: () => undefined },
    ...given,
  }
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const one = await readAsked(request)
    asked.push(one)
    const instead = world.instead(one)
    if (instead === 'hang up') request.socket.destroy()
    else if (instead === 'break off') {
      response.writeHead(200, { 'content-length': 9000 })
      response.write('PK', () => request.socket.destroy())
    } else send(response, instead ?? answer(one, world, `http://${request.headers.host}`))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  try {
    return await act({ url, asked, world, close })
  } finally {
    server.closeAllConnections()
    await close()
  }
}

async function readAsked(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString()
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x')
  return {
    method: request.method ?? '',
    path: decodeURIComponent(pathname),
    query: Object.fromEntries(searchParams),
    body: text === '' ? undefined : JSON.parse(text),
    token: request.headers.authorization ?? '',
  }
}

function send(response: ServerResponse, { status = 200, headers = {}, body }: Answer): void {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body ?? {}))
  const type = Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json; charset=utf-8'
  response.writeHead(status, { 'content-type': type, ...headers })
  response.end(bytes)
}

const refused = (status: number, message: string): Answer => ({ status, body: { message } })
export const forbidden = refused(403, 'Resource not accessible by integration')

/** A part of a list, with the address of the next one. */
function pageOf<T>(
  all: readonly T[],
  { query, path }: Asked,
  url: string,
): { part: T[]; headers: Record<string, string> } {
  const size = Number(query['per_page'] ?? 30)
  const page = Number(query['page'] ?? 1)
  const more = new URLSearchParams({ ...query, page: String(page + 1) })
  const link = all.length > page * size ? { link: `<${url}${path}?${more}>; rel="next"` } : {}
  return { part: all.slice((page - 1) * size, page * size), headers: link as Record<string, string> }
}

function answer(asked: Asked, world: World, url: string): Answer {
  const { method, path, query } = asked
  const body = (asked.body ?? {}) as Record<string, unknown>
  const at = path.startsWith(`/repos/${repo}/`) ? path.slice(`/repos/${repo}`.length) : path
  const number = Number(/\d+/.exec(at)?.[0])
  const listed = (name: string, all: readonly object[]): Answer => {
    const { part, headers } = pageOf(all, asked, url)
    return { headers, body: { total_count: all.length, [name]: part } }
  }
  if (path === '/graphql') return { body: { data: { viewer: { login: world.login } } } }
  if (path.startsWith('/twirp/')) return served(path, body, world, url)
  if (path.startsWith('/blob/')) {
    const one = Object.values(world.artifacts)
      .flat()
      .find(({ id }) => id === number)
    const disposition = one?.disposition ?? `attachment; filename="${one?.name}.zip"`
    return one ? { headers: { 'content-disposition': disposition }, body: one.bytes } : refused(404, 'gone')
  }
  if (/^\/issues\/\d+\/comments$/.test(at) && method === 'GET') {
    const { part, headers } = pageOf(world.comments, asked, url)
    return { headers, body: part }
  }
  if (/^\/issues\/\d+\/comments$/.test(at)) {
    const comment = { id: 1000 + world.comments.length, body: String(body['body']), user: bot }
    world.comments.push(comment)
    return { status: 201, body: comment }
  }
  if (/^\/issues\/comments\/\d+$/.test(at)) {
    const comment = world.comments.find(({ id }) => id === number)
    if (!comment) return refused(404, 'Not Found')
    comment.body = String(body['body'])
    return { body: comment }
  }
  if (at === '/check-runs') {
    const check = { id: 50 + world.checks.length, external_id: String(body['external_id']), name: String(body['name']) }
    world.checks.push(check)
    return { status: 201, body: check }
  }
  if (/^\/check-runs\/\d+$/.test(at)) return { body: { id: number } }
  if (/^\/commits\/\w+\/check-runs$/.test(at))
    return listed(
      'check_runs',
      world.checks.filter(({ name }) => name === query['check_name']),
    )
  if (/^\/actions\/workflows\/[^/]+\/runs$/.test(at))
    return listed(
      'workflow_runs',
      world.runs
        .filter((run) => run.event === query['event'] && run.head_branch === query['branch'])
        .sort((a, b) => b.run_number - a.run_number),
    )
  if (/^\/actions\/runs\/\d+\/artifacts$/.test(at)) {
    const all = (world.artifacts[number] ?? []).filter(({ name }) => [undefined, name].includes(query['name']))
    return listed('artifacts', all.map(listedArtifact))
  }
  if (/^\/actions\/artifacts\/\d+\/zip$/.test(at))
    return { status: 302, headers: { location: `${url}/blob/${number}?sig=secret` } }
  if (at === '/pulls') return { body: world.pulls }
  if (/^\/pulls\/\d+$/.test(at)) return { body: { number, head: { sha: 'abcdef0' } } }
  return refused(404, 'Not Found')
}

const listedArtifact = ({ id, name, bytes, size, digest, expired = false }: PlayedArtifact) => ({
  ...{ id, name, size_in_bytes: size ?? bytes.length, expired },
  ...(digest === undefined ? {} : { digest }),
})

const backend = { workflow_run_backend_id: 'run-1', workflow_job_run_backend_id: 'job-1' }

/** The runner's own service: the artifacts of run 1. */
function served(path: string, body: Record<string, unknown>, { artifacts }: World, url: string): Answer {
  const all = artifacts[1] ?? []
  if (path.endsWith('/ListArtifacts'))
    return {
      body: {
        artifacts: all.map(({ id, name, bytes, digest, size }) => ({
          ...{ ...backend, name, database_id: String(id), size: String(size ?? bytes.length) },
          ...(digest === undefined ? {} : { digest }),
        })),
      },
    }
  const newest = all.filter(({ name }) => name === body['name']).sort((a, b) => b.id - a.id)[0]
  return newest ? { body: { signed_url: `${url}/blob/${newest.id}?sig=secret` } } : refused(404, 'no such artifact')
}

/** What the runner gives to the steps of run 1, so that they may ask its service. */
export const runnerService = (url: string): Record<string, string> => {
  const claims = Buffer.from(JSON.stringify({ scp: 'Actions.Results:run-1:job-1' })).toString('base64url')
  return { ACTIONS_RESULTS_URL: url, ACTIONS_RUNTIME_TOKEN: `e30.${claims}.x` }
}

/** Does something whose workflow commands nobody shall see. What the test runner itself writes is no text. */
export async function muted<T>(act: () => Promise<T>): Promise<T> {
  const { write } = process.stdout
  process.stdout.write = ((part: unknown, ...more: []) =>
    typeof part === 'string' && part.startsWith('::')
      ? true
      : write.call(process.stdout, part as string, ...more)) as typeof write
  try {
    return await act()
  } finally {
    process.stdout.write = write
  }
}
