// What to say where a trace cannot tell whether a call matches.
import { named } from '../calls.ts'
import type { View } from '../contract.ts'
import type { Matcher, Part } from './compile.ts'
import type { Moment } from './moments.ts'

/** Names a moment: a call by its command and number, another event by what it is. */
export const nameOf = (moment: Moment, view: View): string => ('call' in moment ? named(view, moment.at) : moment.event)

/** Says which condition of which moment cannot be told, and the way on. */
export function sayUntold(matcher: Matcher, moment: Moment, view: View): string {
  const part = matcher.parts(moment).find((p) => p.answer === 'unknown')
  const where = nameOf(moment, view)
  if (!part) return `Missing evidence: whether ${where} matches cannot be told`
  return `Missing evidence for ${part.key} ${part.wanted} at ${where}: the trace has ${part.seen}${wayOn(part, moment)}`
}

function wayOn(part: Part, moment: Moment): string {
  return part.key === 'outcome' && 'call' in moment ? wayOnForOutcomes(moment.call.tool) : ''
}

/** How to tell outcomes that a format does not record: an `[[outcome_text]]`, as the one line of TOML that a message can hold. */
export const wayOnForOutcomes = (tool: string): string =>
  `; where a result tells failure, say how with [[outcome_text]]; this line at the top of agent-eval.toml does: outcome_text = [{ tools = [${JSON.stringify(tool)}], failed = ['^Error\\b'] }]`
