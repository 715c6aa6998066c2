// The judge: a second model that reads a rubric, the case prompt and the final answer, and nothing else.
import path from 'node:path'
import type { Answer, Question } from '../model/oracle.ts'
import { clip } from '../model/text.ts'
import { type Kept, keyOf, makeCache } from './cache.ts'
import type { JudgeSettings, Oracle, Shell } from './contract.ts'
import { makeLimit } from './limit.ts'
import { post, tell } from './post.ts'
import { field, makeProvider, type Provider, reduce, type Shape, type Tokens } from './providers.ts'
import { readReply } from './reply.ts'
import { compose, fit, instructionsVersion, type Shown } from './rubric.ts'

export const judge: Oracle = {
  id: 'judge',
  doc: 'asks a model whether the answer meets a rubric',
  option: 'judge-model',
  make({ judge }, shell) {
    const { model } = judge
    return model === undefined ? undefined : makeJudge({ ...judge, model }, shell)
  },
}

export type Judge = {
  ask(question: JudgeQuestion): Promise<Answer>
  /** What a user should know of the cache. */
  notes(): readonly string[]
}
type JudgeQuestion = Extract<Question, { oracle: 'judge' }>

type Vote = {
  pass?: boolean
  /** The judge's reason, or why there is no vote. */
  reason: string
  tokens?: Tokens
  temperature: 0 | 'default'
  served?: string
}

/** Makes a judge. Questions of equal content are asked once. `ask` never rejects, and no key is in what it answers. */
export function makeJudge(settings: JudgeSettings, shell: Omit<Shell, 'env'>): Judge {
  const key = settings.apiKey?.trim() ?? ''
  // A shorter key is a placeholder of a local endpoint; hiding it would only garble texts.
  const hide = (text: string): string => shell.redact(key.length < 8 ? text : text.replaceAll(key, '[redacted]'))
  const provider = makeProvider(settings)
  const cache = makeCache(settings.cache === undefined ? undefined : path.resolve(shell.cwd, settings.cache), key)
  const limit = makeLimit(shell.concurrency)
  const asked = new Map<string, Promise<Answer>>()
  let left = settings.maxCalls
  /** What the endpoint was found to accept. */
  let accepted: Shape | undefined

  async function vote(shown: Shown, { headers, url, body, read, ...own }: Provider): Promise<Vote> {
    let shape = accepted ?? own.shape
    for (;;) {
      const temperature = shape.temperature ? 0 : 'default'
      const got = await post(url, body(compose(shown), shape), {
        headers,
        timeoutMs: settings.timeout * 1000,
        ...(shell.retry ?? { attempts: 4, waitMs: 500 }),
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

  async function decide(shown: Shown, id: string): Promise<Answer> {
    if ('unavailable' in provider) return { unavailable: provider.unavailable }
    const kept = await cache.get(id)
    if (kept) return answer(kept, shown, provider, true)
    const votes = settings.votes
    if (left < votes)
      return { unavailable: `Too many questions for the judge: judge-max-calls is ${settings.maxCalls}` }
    left -= votes
    const cast = await Promise.all(Array.from({ length: votes }, () => limit(() => vote(shown, provider))))
    const count = (pass: boolean): number => cast.filter((v) => v.pass === pass).length
    const split = { pass: count(true), fail: count(false) }
    const winner = split.pass > votes / 2 ? true : split.fail > votes / 2 ? false : undefined
    const first = cast.find((v) => v.pass === winner)
    const tokens = sum(cast)
    const served = cast.find((v) => v.served)?.served
    if (winner === undefined || !first) {
      const causes = [...new Set(cast.filter((v) => v.pass === undefined).map((v) => clip(hide(v.reason), 300)))].join(
        '; ',
      )
      const text =
        votes === 1 ? causes : `no majority of ${votes} votes (${split.pass} pass, ${split.fail} fail): ${causes}`
      return { unavailable: text, record: record(split, text, shown, provider, { tokens, served }) }
    }
    const verdict: Kept = {
      pass: winner,
      reason: clip(hide(first.reason), 1000),
      votes: split,
      temperature: first.temperature,
      ...(tokens ? { tokens } : {}),
      ...(served ? { served } : {}),
    }
    if (split.pass + split.fail === votes) await cache.put(id, verdict)
    return answer(verdict, shown, provider, false)
  }

  function answer(kept: Kept, shown: Shown, from: Provider, cached: boolean): Answer {
    const { votes } = kept
    const missing = settings.votes - votes.pass - votes.fail
    const split =
      settings.votes === 1
        ? ''
        : `${votes.pass} pass, ${votes.fail} fail${missing > 0 ? `, ${missing} without verdict` : ''}: `
    const note = shown.cuts.length > 0 ? `(cut before grading: ${shown.cuts.join('; ')}) ` : ''
    const reason = hide(kept.reason)
    return {
      pass: kept.pass,
      reason: `${split}${note}${reason}`,
      record: record(votes, reason, shown, from, { ...kept, cached }),
    }
  }

  function record(
    votes: Kept['votes'],
    reason: string,
    shown: Shown,
    from: Provider,
    more: { tokens?: Tokens | undefined; served?: string | undefined; temperature?: 0 | 'default'; cached?: boolean },
  ): Record<string, unknown> {
    return {
      oracle: 'judge',
      model: settings.model,
      ...(more.served && more.served !== settings.model ? { served_model: hide(more.served) } : {}),
      provider: from.name,
      votes: { asked: settings.votes, ...votes },
      reason,
      ...(more.tokens ? { tokens: more.tokens } : {}),
      ...(more.temperature === undefined ? {} : { temperature: more.temperature }),
      ...(shown.cuts.length > 0 ? { cut: shown.cuts } : {}),
      ...(more.cached ? { cached: true } : {}),
    }
  }

  return {
    notes: () => cache.notes,
    ask(question) {
      const { model, votes, maxChars } = settings
      if (!Number.isInteger(votes) || votes < 1 || votes % 2 === 0)
        return Promise.resolve({ unavailable: `Expected judge-votes to be odd, found ${votes}` })
      if ('unavailable' in provider) return Promise.resolve({ unavailable: provider.unavailable })
      const shown = fit(question, maxChars)
      if (!shown)
        return Promise.resolve({
          unavailable: `Too many characters in the rubric: the judge is sent at most ${maxChars}`,
        })
      const { rubric, prompt, answer: text, cuts } = shown
      const id = keyOf([instructionsVersion, provider.name, model, votes, rubric, prompt, text, cuts.join()])
      let answering = asked.get(id)
      if (!answering) {
        answering = decide(shown, id).catch((problem) => ({ unavailable: hide(`The judge broke: ${String(problem)}`) }))
        asked.set(id, answering)
      }
      return answering
    },
  }
}

/** Cuts after secrets are hidden, never before: a cut would leave a part of one that nothing recognises. */

function sum(votes: readonly Vote[]): Tokens | undefined {
  const counted = votes.flatMap((v) => v.tokens ?? [])
  if (counted.length === 0) return undefined
  return counted.reduce((a, b) => ({ input: a.input + b.input, output: a.output + b.output }))
}
