// One vote of the judge: asked of the endpoint, again with less where it refuses a part of the request.
import type { JudgeSettings, Shell } from './contract.ts'
import { post, tell } from './post.ts'
import { field, type Provider, reduce, type Tokens } from './providers.ts'
import { readReply } from './reply.ts'
import { compose, type Shown } from './rubric.ts'

export type Vote = {
  pass?: boolean
  /** The judge's reason, or why there is no vote. */
  reason: string
  tokens?: Tokens
  temperature: 0 | 'default'
  served?: string
}

/** Makes the function that asks for a vote. */
export function makeVoter(
  { headers, url, body, read, shape: first }: Provider,
  { timeout }: JudgeSettings,
  { retry = { attempts: 4, waitMs: 500 } }: Pick<Shell, 'retry'>,
): (shown: Shown) => Promise<Vote> {
  /** What the endpoint was found to accept. */
  let accepted = first
  return async (shown) => {
    let shape = accepted
    for (;;) {
      const temperature = shape.temperature ? 0 : 'default'
      const got = await post(url, body(compose(shown), shape), {
        headers,
        timeoutMs: timeout * 1000,
        ...retry,
      })
      if ('unavailable' in got) return { reason: got.unavailable, temperature }
      if (got.status < 300) {
        accepted = shape
        const completion = read(got.json)
        const { tokens, served } = { served: undefined, ...completion }
        const shared = { temperature, ...(tokens ? { tokens } : {}), ...(served ? { served } : {}) } as const
        if ('unavailable' in completion) return { reason: completion.unavailable, ...shared }
        const reply = readReply(completion.text)
        return 'unavailable' in reply
          ? { reason: reply.unavailable, ...shared }
          : { pass: reply.pass, reason: reply.reason.trim() || 'no reason given', ...shared }
      }
      if (/content_?filter/.test(String(field(field(got.json, 'error'), 'code'))))
        return { reason: 'The judge refused to answer (content filter)', temperature }
      const said = tell(got.json)
      const less = reduce(shape, said)
      if (!less) return { reason: `The endpoint answered ${got.status}${said}`, temperature }
      shape = less
    }
  }
}
