// `[[outcome_text]]`: how a failure looks in the text of a result, where a format has no bit for it.
import { resultText } from '../checks/patterns/result.ts'
import type { OutcomeText } from '../model/config.ts'
import { matcherOf } from '../model/matcher.ts'
import type { Pattern } from '../model/pattern.ts'
import { clip, list } from '../model/text.ts'
import type { Call, Trace } from '../model/trace.ts'

/** Tells the outcomes that a trace does not record, by what the config says of results; a note says which. */
export type OutcomeTeller = (trace: Trace) => Trace

type Told = 'succeeded' | 'failed' | 'denied'

/** Does a trace say how a call ended? */
const isRecorded = ({ is_error, denied, blocked }: Call): boolean =>
  typeof is_error === 'boolean' || denied === true || blocked === true

export function outcomeTeller(blocks: readonly OutcomeText[], pattern: (source: string) => Pattern): OutcomeTeller {
  if (blocks.length === 0) return (trace) => trace
  const compiled = blocks.map(({ tools, failed, denied }) => ({
    covers: matcherOf(tools),
    failed: failed.map(pattern),
    denied: denied.map(pattern),
  }))
  const tell = (call: Call): Told | undefined => {
    if (isRecorded(call)) return undefined
    const block = compiled.find(({ covers }) => covers(call.tool).length > 0)
    const text = block && resultText(call)
    if (!block || text === undefined) return undefined
    if (block.denied.some((p) => p.test(text))) return 'denied'
    if (block.failed.some((p) => p.test(text))) return 'failed'
    // What the head does not say, the rest may.
    return call.result_cut ? undefined : 'succeeded'
  }
  return (trace) => {
    const told: Record<Told, string[]> = { succeeded: [], failed: [], denied: [] }
    let number = 0
    let unknown = 0
    const events = trace.events.map((event) => {
      if (event.type !== 'tool_call') return event
      number++
      const outcome = tell(event)
      if (outcome === undefined) {
        if (!isRecorded(event)) unknown++
        return event
      }
      told[outcome].push(String(number))
      return { ...event, is_error: outcome !== 'succeeded', ...(outcome === 'denied' ? { denied: true } : {}) }
    })
    const parts = (['failed', 'denied', 'succeeded'] as const).flatMap((outcome) =>
      told[outcome].length === 0 ? [] : [`${outcome}: call ${clip(list(told[outcome]), 200)}`],
    )
    if (parts.length === 0) return trace
    const { source } = trace
    const lacks = unknown > 0 ? source.lacks : source.lacks.filter((kind) => kind !== 'errors')
    const notes = [...(source.notes ?? []), `Outcomes told by outcome_text: ${parts.join('; ')}`]
    return { ...trace, events, source: { ...source, lacks, notes } }
  }
}
