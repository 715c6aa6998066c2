// Which call each narration of a trace describes.
import type { Message } from '../../model/trace.ts'
import type { View } from '../contract.ts'

/**
 * A narration and what it describes. `upto`: how many calls, from the first, have results that ground it; `at`: its position
 * among the events; `step`: the command it is about, its own or that of the call it describes.
 */
export type Narration = { text: string; upto: number; at: number; step: string | undefined; call: number | undefined }

const known = new WeakMap<View, Narration[]>()

/** Anchors every narration of a trace, of all agents, in order; an answer that is no last message is about the last call. */
export function narrations(view: View): Narration[] {
  let found = known.get(view)
  if (!found) {
    found = view.trace.source.lacks.includes('order') ? walkApart(view) : walkInOrder(view)
    const { answer, events } = view.trace
    const said = events.findLast((e) => e.type === 'message' && !e.agent)
    if (
      answer !== undefined &&
      answer.trim() !== '' &&
      !(said?.type === 'message' && said.text.trim() === answer.trim())
    )
      found.push(anchored(view, { type: 'message', text: answer }, events.length, view.calls.length - 1))
    known.set(view, found)
  }
  return found
}

/** The positions of the calls of each command, and of each tool name, ascending. */
function positions(view: View): Map<string, number[]> {
  const places = new Map<string, number[]>()
  const add = (name: string, i: number) => {
    const list = places.get(name)
    if (!list) places.set(name, [i])
    else if (list.at(-1) !== i) list.push(i)
  }
  for (const [i, call] of view.calls.entries()) {
    add(view.commands[i] as string, i)
    add(call.tool, i)
  }
  return places
}

/** The index, in an ascending list, of the first element that is not below a number. */
function firstFrom(list: readonly number[], from: number): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle] as number) < from) low = middle + 1
    else high = middle
  }
  return low
}

/** The step's last call before the narration, else its next one; without a step, or a call of it, the most recent call. */
function walkInOrder(view: View): Narration[] {
  const places = positions(view)
  const out: Narration[] = []
  let made = 0
  for (const [at, event] of view.trace.events.entries()) {
    if (event.type === 'tool_call') made++
    if (event.type !== 'message') continue
    let call = made - 1
    const own = event.step ? places.get(event.step) : undefined
    if (own) {
      const next = firstFrom(own, made)
      call = (own[next - 1] ?? own[next]) as number
    }
    out.push(anchored(view, event, at, call))
  }
  return out
}

/** Lists kept apart: one cursor over the calls, which a narration moves past its step's next call, or by one. */
function walkApart(view: View): Narration[] {
  const places = positions(view)
  const out: Narration[] = []
  let cursor = 0
  for (const [at, event] of view.trace.events.entries()) {
    if (event.type !== 'message') continue
    if (event.step) {
      const own = places.get(event.step) ?? []
      const next = own[firstFrom(own, cursor)]
      cursor = next === undefined ? view.calls.length : next + 1
    } else cursor = Math.min(cursor + 1, view.calls.length)
    out.push(anchored(view, event, at, cursor - 1))
  }
  return out
}

function anchored(view: View, message: Message, at: number, call: number): Narration {
  return {
    text: message.text,
    upto: call + 1,
    at,
    step: message.step ? message.step : view.commands[call],
    call: call < 0 ? undefined : call,
  }
}
