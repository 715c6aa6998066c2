// What a session of GitHub Agentic Workflows or Copilot cost: totals where they are told, else the sum of its model calls.
import type { Usage } from '../../model/trace.ts'
import { defined } from '../build.ts'
import { isObject, type Json, number, object, text } from '../json.ts'
import { inputTokens } from '../usage.ts'

/** Collects usage from the events of one session. */
export function copilotUsage() {
  /** The last snapshot of each session: a workflow that retries has several, and their sum is its cost. */
  const snapshots = new Map<string, Usage>()
  const counted = new Set<string>()
  let totals: Usage = {}
  let calls: Usage = {}

  const add = (to: Usage, from: Usage): Usage => {
    const sum: Usage = { ...to }
    for (const key of Object.keys(from) as (keyof Usage)[]) sum[key] = (sum[key] ?? 0) + (from[key] ?? 0)
    return sum
  }

  return {
    /** A `session.result`: cumulative within its session. */
    result(d: Json): void {
      const key = text(d['sessionId']) ?? text(d['session_id']) ?? ''
      const u = object(d['usage'])
      snapshots.set(key, {
        ...snapshots.get(key),
        ...defined<Usage>({
          input_tokens: inputTokens(u) ?? number(u['inputTokens']),
          output_tokens: number(u['output_tokens']) ?? number(u['outputTokens']),
          cost_usd: number(d['totalCostUsd']),
        }),
      })
    },
    /** A `session.shutdown` or `session.usage_checkpoint`, or the usage of the closing line: running totals. */
    copilot(told: Json): void {
      const d: Json = { ...object(told['accountingSnapshot']), ...told }
      let tokens: Usage = {}
      for (const metric of Object.values(object(d['modelMetrics'])))
        tokens = add(tokens, tokensOf(object(object(metric)['usage'])))
      totals = {
        ...totals,
        ...tokens,
        ...defined<Usage>({
          premium_requests:
            number(d['totalPremiumRequests']) ?? number(d['totalPremiumRequestCost']) ?? number(d['premiumRequests']),
          nano_aiu: number(d['totalNanoAiu']),
        }),
      }
    },
    /** Any other event: a checkpoint, or the usage of one model call. */
    event(type: string, d: Json): void {
      if (type === 'session.usage_checkpoint') this.copilot(d)
      if (type !== 'session.usage_record' && type !== 'assistant.usage') return
      const u = isObject(d['usage']) ? d['usage'] : d
      const id = text(u['apiCallId'])
      if (id !== undefined && counted.has(id)) return
      if (id !== undefined) counted.add(id)
      calls = add(calls, {
        ...tokensOf(u),
        ...defined<Usage>({ nano_aiu: number(object(u['copilotUsage'])['totalNanoAiu']) }),
      })
    },
    /** The usage of the whole session, if anything is known of it. */
    total(): Usage | undefined {
      let all: Usage = {}
      for (const one of snapshots.values()) all = add(all, one)
      all = { ...calls, ...totals, ...all }
      return Object.keys(all).length > 0 ? all : undefined
    },
  }
}

const tokensOf = (u: Json): Usage =>
  defined<Usage>({ input_tokens: number(u['inputTokens']), output_tokens: number(u['outputTokens']) })
