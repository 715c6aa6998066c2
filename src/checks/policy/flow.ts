// Where the values of a run's calls come from: everything that was said and returned, and what stands where in it.
import type { Call } from '../../model/trace.ts'
import type { Context, View } from '../contract.ts'
import { promptOf } from '../patterns/moments.ts'
import { type Leaf, leavesOf, partsOf } from './leaves.ts'
import { mentionsIn } from './mentions.ts'
import { Finder, type Occurrences, type Piece } from './occurrences.ts'
import { isUntold, structured, textOfResult } from './results.ts'

/** `at`: its event; -1: before all events. `call`: the number of the call, from 0, that returned or was given it. */
export type Source = { at: number } & (
  | { is: 'prompt'; entry: number }
  | { is: 'user' }
  | { is: 'result' | 'arguments'; call: number }
)

/** A value of the arguments of a call. `within`: the leaf that mentions it. */
export type Carried = { value: Leaf; within?: Leaf }

/** The sources of a run in their order, and where the values of its calls' arguments stand in them. */
export type Flow = {
  sources: readonly Source[]
  /** The event of each call. */
  eventOf: readonly number[]
  of(value: Leaf): Occurrences
  /** Is it unknown what this call returned, or a part of it? */
  isUntold(call: Call): boolean
}

const known = new WeakMap<View, Flow>()

/** The flow of a run; made once, when the first rule about data asks for it. */
export function flowOf(view: View, context: Context): Flow {
  let flow = known.get(view)
  if (!flow) {
    flow = make(view, context)
    known.set(view, flow)
  }
  return flow
}

function make(view: View, context: Context): Flow {
  const finder = new Finder()
  for (const call of view.calls) for (const { value } of carriedBy(call.arguments)) finder.add(value)
  const sources: Source[] = []
  const eventOf: number[] = []
  const add = (source: Source, pieces: readonly Piece[]) => finder.look(sources.push(source) - 1, pieces)
  for (const [entry, text] of promptOf(view, context).entries())
    add({ at: -1, is: 'prompt', entry }, [{ text, is: 'text' }])
  for (const [at, event] of view.trace.events.entries()) {
    if (event.type === 'user') add({ at, is: 'user' }, [{ text: event.text, is: 'text' }])
    if (event.type !== 'tool_call') continue
    const call = eventOf.push(at) - 1
    add({ at, is: 'arguments', call }, piecesOf(event.arguments))
    if (event.result === undefined) continue
    const value = structured(event, context)
    const pieces: Piece[] = value === undefined ? [{ text: textOfResult(event), is: 'text' }] : piecesOf(value)
    add({ at, is: 'result', call }, pieces)
  }
  return { sources, eventOf, of: (value) => finder.of(value), isUntold: (call) => isUntold(call, context) }
}

const piecesOf = (value: unknown): Piece[] =>
  partsOf(value).map((part) => ({ text: String(part.value), is: part.key ? 'key' : 'leaf' }))

const carried = new WeakMap<object, readonly Carried[]>()

/** The values that some arguments carry: their leaves, and what these mention. */
export function carriedBy(value: unknown): readonly Carried[] {
  const isKept = typeof value === 'object' && value !== null
  const before = isKept ? carried.get(value) : undefined
  if (before) return before
  const values = leavesOf(value).flatMap((leaf): Carried[] => [
    { value: leaf },
    ...(typeof leaf === 'string' ? mentionsIn(leaf).map((mention) => ({ value: mention, within: leaf })) : []),
  ])
  if (isKept) carried.set(value, values)
  return values
}
