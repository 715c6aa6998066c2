// One JSON request to a judge's endpoint: a time limit, bounded retries, and no redirect followed.
import { setTimeout as wait } from 'node:timers/promises'

export type Posted = { status: number; json: unknown } | { unavailable: string }

export type PostOptions = {
  headers: Record<string, string>
  timeoutMs: number
  attempts: number
  waitMs: number
}

const mostBytes = 2_000_000
const longestWait = 60_000
const retried = new Set([408, 409, 425, 429, 500, 502, 503, 504, 520, 522, 524, 529])

/**
 * Posts `body` and returns the decoded reply of a status below 300, 400 or 422. Everything else is `unavailable` and names the
 * cause; the caller hides secrets in it.
 */
export async function post(url: URL, body: unknown, options: PostOptions): Promise<Posted> {
  const text = JSON.stringify(body)
  let cause = ''
  for (let attempt = 1; ; attempt++) {
    const got = await send(url, text, options)
    if (!('retry' in got)) return got
    cause = got.unavailable
    if (attempt >= options.attempts) break
    const pause = got.retry ?? options.waitMs * 2 ** (attempt - 1) * (1 + Math.random() / 4)
    if (pause > longestWait)
      return { unavailable: `${cause}, and it asks to wait ${Math.ceil(pause / 1000)} s, longer than this run waits` }
    await wait(pause)
  }
  return { unavailable: options.attempts > 1 ? `${cause} (${options.attempts} attempts)` : cause }
}

type Sent = Posted | { unavailable: string; retry: number | undefined }

async function send(url: URL, body: string, options: PostOptions): Promise<Sent> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...options.headers },
      body,
      // A redirect would carry the key, the prompt and the answer to a place that the workflow did not name.
      redirect: 'manual',
      signal: AbortSignal.timeout(options.timeoutMs),
    })
    return await receive(response)
  } catch (problem) {
    if (problem instanceof Error && (problem.name === 'TimeoutError' || problem.name === 'AbortError'))
      return { unavailable: `No reply of the endpoint within ${options.timeoutMs / 1000} s` }
    return { unavailable: `The endpoint cannot be reached: ${reasonOf(problem)}`, retry: undefined }
  }
}

async function receive(response: Response): Promise<Sent> {
  const { status, headers } = response
  if (status >= 300 && status < 400) {
    await response.body?.cancel()
    return { unavailable: `The endpoint answered with a redirect (${status}): set judge-endpoint to the final address` }
  }
  const text = await readText(response)
  if (text === undefined) return { unavailable: `The endpoint replied with more than ${mostBytes} bytes` }
  const type = (headers.get('content-type') ?? 'none').split(';')[0]?.trim().toLowerCase() ?? 'none'
  const json = /[/+]json$/.test(type) ? parse(text) : undefined
  if (status < 300) {
    if (!/[/+]json$/.test(type))
      return { unavailable: `Expected a JSON reply of the endpoint, found content type ${type.slice(0, 60)}` }
    return json === undefined
      ? { unavailable: 'Expected a JSON reply of the endpoint, found text that is not JSON' }
      : { status, json }
  }
  if (status === 400 || status === 422) return { status, json: json ?? text }
  const said = `The endpoint answered ${status}${tell(json ?? text)}`
  return retried.has(status) ? { unavailable: said, retry: retryAfter(headers) } : { unavailable: said }
}

/** The text of a body of bounded size. */
async function readText(response: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop cancels the body.
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > mostBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Milliseconds to wait by `Retry-After`, which holds seconds or a date. */
function retryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after')
  if (value === null) return undefined
  const ms = /^\d+(?:\.\d+)?$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}

/** `: ` and what an error reply says, in one line; secrets are hidden, and the line is cut, by who shows it; nothing when it says nothing readable. */
export function tell(reply: unknown): string {
  let message = reply
  for (const key of ['error', 'message'])
    if (typeof message === 'object' && message !== null && Object.hasOwn(message, key))
      message = (message as Record<string, unknown>)[key]
  const text = typeof message === 'string' ? message : JSON.stringify(message ?? '')
  if (/^(?:\{\}|\[\]|""|)$/.test(text)) return ''
  return /^\s*</.test(text) ? '' : `: ${text.replace(/\s+/g, ' ').trim().slice(0, 2000)}`
}

function reasonOf(problem: unknown): string {
  let at = problem
  while (at instanceof Error && at.cause instanceof Error) at = at.cause
  const code = at instanceof Error && 'code' in at ? String(at.code) : ''
  const message = at instanceof Error ? at.message : String(at)
  return `${code !== '' && !message.includes(code) ? `${code} ` : ''}${message}`.slice(0, 200)
}
