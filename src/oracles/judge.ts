// The judge: a second model that reads a rubric, the case prompt and the final answer, and nothing else.
import path from 'node:path'
import type { Answer, Question } from '../model/oracle.ts'
import { clip } from '../model/text.ts'
import { type Kept, keyOf, makeCache } from './cache.ts'
import type { JudgeSettings, Oracle, Shell } from './contract.ts'
import { makeLimit } from './limit.ts'
import { makeProvider, type Provider, type Tokens } from './providers.ts'
import { instructionsVersion, type Shown, show } from './rubric.ts'
import { makeVoter, type Vote } from './vote.ts'

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

/** Makes a judge. Questions of equal content are asked once. `ask` never rejects, and no key is in what it answers. */
export function makeJudge(settings: JudgeSettings, shell: Omit<Shell, 'env'>): Judge {
  const key = settings.apiKey?.trim() ?? ''
  // A shorter key is a placeholder of a local endpoint; hiding it would only garble texts.
  const hide = (text: string): string => shell.redact(key.length < 8 ? text : text.replaceAll(key, '[redacted]'))
  const made = makeProvider(settings)
  const { model, votes, maxCalls, maxChars } = settings
  if (votes % 2 !== 1) return refuse(`Expected judge-votes to be odd, found ${votes}`)
  if ('unavailable' in made) return refuse(made.unavailable)
  const provider: Provider = made
  const vote = makeVoter(provider, settings, shell)
  const cache = makeCache(settings.cache === undefined ? undefined : path.resolve(shell.cwd, settings.cache), key)
  const limit = makeLimit(shell.concurrency)
  const asked = new Map<string, Promise<Answer>>()
  let left = maxCalls

  async function decide(shown: Shown, id: string): Promise<Answer> {
    const kept = await cache.get(id)
    if (kept) return answer(kept, true)
    if (left < votes) return { unavailable: `Too many questions for the judge: judge-max-calls is ${maxCalls}` }
    left -= votes
    const cast = await Promise.all(Array.from({ length: votes }, () => limit(() => vote(shown))))
    const count = (pass: boolean): number => cast.filter((v) => v.pass === pass).length
    const split = { pass: count(true), fail: count(false) }
    const winner = split.pass > votes / 2 ? true : split.fail > votes / 2 ? false : undefined
    const first = cast.find((v) => v.pass === winner)
    const tokens = sum(cast)
    const served = cast.find((v) => v.served)?.served
    if (winner === undefined || !first) {
      // Cut after secrets are hidden, never before: a cut would leave a part of one that nothing recognises.
      const causes = [...new Set(cast.filter((v) => v.pass === undefined).map((v) => clip(hide(v.reason), 300)))].join(
        '; ',
      )
      const text =
        votes === 1 ? causes : `no majority of ${votes} votes (${split.pass} pass, ${split.fail} fail): ${causes}`
      return { unavailable: text, record: record(split, text, { tokens, served }) }
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
    return answer(verdict, false)
  }

  function answer(kept: Kept, cached: boolean): Answer {
    const { pass, fail } = kept.votes
    const missing = votes - pass - fail
    const split = votes === 1 ? '' : `${pass} pass, ${fail} fail${missing > 0 ? `, ${missing} without verdict` : ''}: `
    const reason = hide(kept.reason)
    return {
      pass: kept.pass,
      reason: `${split}${reason}`,
      record: record(kept.votes, reason, { ...kept, cached }),
    }
  }

  function record(
    split: Kept['votes'],
    reason: string,
    more: { tokens?: Tokens | undefined; served?: string | undefined; temperature?: 0 | 'default'; cached?: boolean },
  ): Record<string, unknown> {
    return {
      oracle: 'judge',
      model,
      ...(more.served && more.served !== model ? { served_model: hide(more.served) } : {}),
      provider: provider.name,
      votes: { asked: votes, ...split },
      reason,
      ...(more.tokens ? { tokens: more.tokens } : {}),
      ...(more.temperature === undefined ? {} : { temperature: more.temperature }),
      ...(more.cached ? { cached: true } : {}),
    }
  }

  return {
    notes: () => cache.notes,
    ask(question) {
      const shown = show(question)
      const { rubric, prompt, answer: text } = shown
      const size = rubric.length + prompt.length + text.length
      // A part is never graded: whoever writes the answer would choose what the judge does not see.
      if (size > maxChars)
        return Promise.resolve({
          unavailable: `Too many characters for the judge: rubric, prompt and answer have ${size}, judge-max-chars is ${maxChars}`,
        })
      const id = keyOf([instructionsVersion, provider.name, provider.url.href, model, votes, rubric, prompt, text])
      let answering = asked.get(id)
      if (!answering) {
        answering = decide(shown, id).catch((problem) => ({ unavailable: hide(`The judge broke: ${String(problem)}`) }))
        asked.set(id, answering)
      }
      return answering
    },
  }
}

/** A judge that cannot be asked, and why. */
const refuse = (unavailable: string): Judge => ({ ask: async () => ({ unavailable }), notes: () => [] })

function sum(votes: readonly Vote[]): Tokens | undefined {
  const counted = votes.flatMap((v) => v.tokens ?? [])
  if (counted.length === 0) return undefined
  return counted.reduce((a, b) => ({ input: a.input + b.input, output: a.output + b.output }))
}
