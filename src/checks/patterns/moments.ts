// The moments of a run that a pattern may match: its calls, and what the user and the agent said between them.
import type { Call } from '../../model/trace.ts'
import type { Context, View } from '../contract.ts'
import type { EventName } from './schema.ts'

/** A call with its position among the calls of all agents, or another event. */
export type Moment = { call: Call; at: number } | { event: EventName; text: string }

/** `unplaced`: texts of the user that are recorded with the prompt alone, so that nobody knows when they came. */
export type Moments = { all: readonly Moment[]; unplaced: readonly string[] }

/** The prompt of a run, one text a turn. */
export function promptOf(view: View, context: Context): readonly string[] {
  const { prompt } = view.trace
  return prompt === undefined ? context.prompt : typeof prompt === 'string' ? [prompt] : prompt
}

/** The moments of a run, in the order of occurrence. */
export function momentsOf(view: View, context: Context): Moments {
  const all: Moment[] = []
  const prompt = promptOf(view, context)
  let at = 0
  let said = 0
  let last: string | undefined
  for (const event of view.trace.events) {
    switch (event.type) {
      case 'tool_call':
        all.push({ call: event, at: at++ })
        last = undefined
        break
      case 'user':
        // What opens the run is the prompt itself.
        if (said++ > 0 || all.length > 0 || (prompt[0] !== undefined && prompt[0].trim() !== event.text.trim()))
          all.push({ event: '@user', text: event.text })
        break
      case 'message':
        if (event.agent !== undefined) break
        all.push({ event: '@message', text: event.text })
        last = event.text
        break
      case 'elicitation':
        if (event.action === 'accept') all.push({ event: '@consent', text: event.message ?? '' })
        break
      case 'compaction':
        all.push({ event: '@compaction', text: '' })
    }
  }
  const { answer } = view
  if (answer !== undefined && answer !== last) all.push({ event: '@message', text: answer })
  return { all, unplaced: said === 0 ? prompt.slice(1) : [] }
}
