// A trace as checks see it.

import type { View } from '../checks/contract.ts'
import { type Readable, readable } from '../checks/text/match.ts'
import type { Config } from '../model/config.ts'
import { isExactly, matcherOf } from '../model/matcher.ts'
import { captures } from '../model/names.ts'
import type { Registry } from '../model/registry.ts'
import { remembered, rememberedWithin } from '../model/remembered.ts'
import type { Call, Trace } from '../model/trace.ts'

/** Names the command of a tool that the trace itself does not name; remembers its answers. */
export function commandNamer(registry: Registry | undefined, aliases: Config['aliases']): (tool: string) => string {
  const exact = new Map([...aliases].reverse())
  // An alias has no sign for exactly: a sign in front is a part of its name.
  const match = matcherOf(aliases.map(([from]) => (isExactly(from) ? '' : from)))
  const look = (tool: string): string => {
    const registered = registry?.tools.get(tool)
    if (registered !== undefined) return registered
    const own = exact.get(tool)
    if (own !== undefined) return own
    for (const at of match(tool)) {
      const [from, to] = aliases[at] ?? ['', '']
      const found = captures(from, tool)
      if (found) return to.replace(/\$(\d)/g, (whole, n) => found[Number(n) - 1] ?? whole)
    }
    return tool
  }
  return remembered(look, 10_000)
}

/** Texts of a run of so many characters are kept as they were looked into. */
const mostKept = 1 << 20

/** Makes the view of a trace. */
export const viewOf = (trace: Trace, nameCommand: (tool: string) => string): View =>
  new TraceView(trace, nameCommand, 0, rememberedWithin(readable, mostKept))

// A class, because getters of an object literal make a hidden class for every object, which keeps each trace alive until
// the next full collection.
class TraceView implements View {
  readonly trace: Trace
  readonly calls: readonly Call[]
  readonly before: number
  readonly readable: (text: string) => Readable
  readonly answer: string | undefined
  readonly #nameCommand: (tool: string) => string
  #commands: string[] | undefined

  constructor(trace: Trace, nameCommand: (tool: string) => string, before: number, read: (text: string) => Readable) {
    const calls: Call[] = []
    let lastMessage: string | undefined
    for (const event of trace.events) {
      if (event.type === 'tool_call') {
        calls.push(event)
        lastMessage = undefined
      } else if (event.type === 'message' && !event.agent) lastMessage = event.text
    }
    this.trace = trace
    this.before = before
    this.calls = calls
    const answer = trace.answer ?? (trace.source.lacks.includes('answer') ? undefined : lastMessage)
    // A blank answer says nothing, so nothing can be absent from it.
    this.answer = answer?.trim() === '' ? undefined : answer
    this.#nameCommand = nameCommand
    this.readable = read
  }

  part(trace: Trace, before: number): View {
    return new TraceView(trace, this.#nameCommand, before, this.readable)
  }

  command(call: Call): string {
    return call.command ?? this.#nameCommand(call.tool)
  }

  get commands(): readonly string[] {
    this.#commands ??= this.calls.map((call) => this.command(call))
    return this.#commands
  }

  get readableAnswer(): Readable {
    return this.readable(this.answer ?? '')
  }
}
