// A server that plays the endpoint of a judge, and the settings to reach it.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestContext } from 'node:test'
import { type JudgeSettings, makeOracles, type Oracles, type Shell } from '../../src/oracles/index.ts'

export const key = 'top-secret-key-4711'

export type Request = { path: string; headers: IncomingMessage['headers']; body: Record<string, unknown>; text: string }
export type Play = (request: Request, count: number, response: ServerResponse) => unknown

/** Starts an endpoint. What `play` returns is sent as JSON; a `play` that answers by itself returns nothing. */
export async function startEndpoint(t: TestContext, play: Play): Promise<{ url: string; requests: Request[] }> {
  const requests: Request[] = []
  const server = createServer(async (incoming, response) => {
    let text = ''
    for await (const chunk of incoming.setEncoding('utf8')) text += chunk
    const request = { path: incoming.url ?? '', headers: incoming.headers, body: JSON.parse(text), text }
    requests.push(request)
    const reply = await play(request, requests.length, response)
    if (reply !== undefined) send(response, 200, reply)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests }
}

/** An address that nothing listens at. */
export async function closedPort(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return `http://127.0.0.1:${port}`
}

export function send(
  response: ServerResponse,
  status: number,
  reply: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(typeof reply === 'string' ? reply : JSON.stringify(reply))
}

/** A reply of a chat-completions endpoint. */
export const chat = (content: string, more: { finish_reason?: string; refusal?: string } = {}): unknown => ({
  model: 'judge-1-2026',
  choices: [
    {
      message: { role: 'assistant', content, ...(more.refusal ? { refusal: more.refusal } : {}) },
      finish_reason: more.finish_reason ?? 'stop',
    },
  ],
  usage: { prompt_tokens: 100, completion_tokens: 10 },
})

export const verdict = (pass: boolean, reason = pass ? 'It asks.' : 'It guesses.'): unknown =>
  chat(JSON.stringify({ pass, reason }))

export const judgeAt = (endpoint: string, more: Partial<JudgeSettings> = {}): JudgeSettings => ({
  model: 'judge-1',
  endpoint,
  provider: 'auto',
  apiKey: key,
  votes: 1,
  maxCalls: 100,
  maxChars: 50_000,
  timeout: 5,
  cache: undefined,
  ...more,
})

export const shell: Shell = {
  cwd: '/',
  concurrency: 4,
  env: {},
  redact: (text) => text.replaceAll('hunter2', '[redacted]'),
  retry: { attempts: 3, waitMs: 5 },
}

/** The oracles with the judge of an endpoint. */
export const oraclesAt = (endpoint: string, judge: Partial<JudgeSettings> = {}, more: Partial<Shell> = {}): Oracles =>
  makeOracles({ judge: judgeAt(endpoint, judge), verify: { allow: false, timeout: 300 } }, { ...shell, ...more })

export const question = { oracle: 'judge', rubric: 'It asks.', prompt: 'Refund it.', answer: 'Which order?' } as const
export const where = { traceFile: 'traces/run.json', scenario: 'case', trial: 1 }
