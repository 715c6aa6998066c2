// Where the values of a run's calls come from: everything that was said and returned, and what stands where in it.
import { rememberedWithin } from '../../model/remembered.ts'
import type { Call } from '../../model/trace.ts'
import type { Again, Context, View } from '../contract.ts'
import { promptOf } from '../patterns/moments.ts'
import { eachPart, type Leaf, leavesOf } from './leaves.ts'
import { mentionsIn } from './mentions.ts'
import { Finder, key, leaf, type Occurrences, type Read, readText, run } from './occurrences.ts'
import { isUntold, structured, textOfResult } from './results.ts'
import { rememberedShort } from './short.ts'

/** `at`: its event; -1: before all events. `call`: the number of the call, from 0, that returned or was given it. */
export type Source = { at: number } & (
  | { is: 'prompt'; entry: number }
  | { is: 'user' }
  | { is: 'result' | 'arguments'; call: number }
)

/** A value of the arguments of a call, and its length as a text. `within`: the leaf that mentions it. */
export type Carried = { value: Leaf; length: number; within: Leaf | undefined }

/** The sources of a run in their order, and where the values of its calls' arguments stand in them. */
export type Flow = {
  sources: readonly Source[]
  /** The event of each call. */
  eventOf: readonly number[]
  of(value: Leaf): Occurrences
  /** The values that some arguments carry: their leaves, and what these mention. */
  carriedBy(value: unknown): readonly Carried[]
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
  const carriedBy = carrying()
  const values = new Set<Leaf>()
  for (const call of view.calls) for (const { value } of carriedBy(call.arguments)) values.add(value)
  const finder = new Finder(values, readerOf(context))
  const sources: Source[] = []
  const eventOf: number[] = []
  const addText = (source: Source, text: string) => finder.look(sources.push(source) - 1, text, run)
  const addValue = (source: Source, value: unknown) => {
    const number = sources.push(source) - 1
    eachPart(value, (part, isKey) => finder.look(number, String(part), isKey ? key : leaf))
  }
  for (const [entry, text] of promptOf(view, context).entries()) addText({ at: -1, is: 'prompt', entry }, text)
  for (const [at, event] of view.trace.events.entries()) {
    if (event.type === 'user') addText({ at, is: 'user' }, event.text)
    if (event.type !== 'tool_call') continue
    const call = eventOf.push(at) - 1
    addValue({ at, is: 'arguments', call }, event.arguments)
    if (event.result === undefined) continue
    const value = structured(event, context)
    if (value === undefined) addText({ at, is: 'result', call }, textOfResult(event))
    else addValue({ at, is: 'result', call }, value)
  }
  return { sources, eventOf, of: (value) => finder.of(value), carriedBy, isUntold: (call) => isUntold(call, context) }
}

const readers = new WeakMap<Again, (text: string) => Read>()
/** Texts of so many characters are kept as they were read. */
const mostRead = 4_000_000

/** How texts are read: each once where a run is judged again and again, for its texts stay the same. */
function readerOf({ again }: Context): (text: string) => Read {
  if (!again) return readText
  const reader = readers.get(again) ?? rememberedWithin(readText, mostRead)
  readers.set(again, reader)
  return reader
}

const carriedByAll = new WeakMap<object, readonly Carried[]>()

/** What values carry; the same texts come again and again in the calls of a run. */
function carrying(): Flow['carriedBy'] {
  const carry = (value: Leaf, within?: Leaf): Carried => ({ value, length: String(value).length, within })
  const ofText = rememberedShort((text) => [carry(text), ...mentionsIn(text).map((mention) => carry(mention, text))])
  const within = (value: unknown): Carried[] => {
    const found: Carried[] = []
    for (const leaf of leavesOf(value))
      if (typeof leaf === 'string') for (const one of ofText(leaf)) found.push(one)
      else found.push(carry(leaf))
    return found
  }
  return (value) => {
    if (typeof value !== 'object' || value === null) return within(value)
    let found = carriedByAll.get(value)
    if (!found) {
      found = within(value)
      carriedByAll.set(value, found)
    }
    return found
  }
}
