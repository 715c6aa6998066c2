// A trace as checks see it.
import type { Config } from '../model/config.ts'
import { captures } from '../model/names.ts'
import type { Registry } from '../model/registry.ts'
import type { Call, Trace } from '../model/trace.ts'
import type { View } from './contract.ts'
import { normalise } from './text.ts'

/** Names the command of a tool that the trace itself does not name; remembers its answers. */
export function commandNamer(registry: Registry | undefined, aliases: Config['aliases']): (tool: string) => string {
  const known = new Map<string, string>()
  const look = (tool: string): string => {
    const registered = registry?.tools.get(tool)
    if (registered !== undefined) return registered
    const exact = aliases.find(([from]) => from === tool)
    if (exact) return exact[1]
    for (const [from, to] of aliases) {
      const found = captures(from, tool)
      if (found) return to.replace(/\$(\d)/g, (whole, n) => found[Number(n) - 1] ?? whole)
    }
    return tool
  }
  return (tool) => {
    let command = known.get(tool)
    if (command === undefined) {
      command = look(tool)
      if (known.size < 10_000) known.set(tool, command)
    }
    return command
  }
}

/** Makes the view of a trace. */
export function viewOf(trace: Trace, nameCommand: (tool: string) => string): View {
  const calls: Call[] = []
  let lastMessage: string | undefined
  for (const event of trace.events) {
    if (event.type === 'tool_call') {
      calls.push(event)
      lastMessage = undefined
    } else if (event.type === 'message' && !event.agent) lastMessage = event.text
  }
  const command = (call: Call) => call.command ?? nameCommand(call.tool)
  let commands: string[] | undefined
  let normal: string | undefined
  const answer = trace.answer ?? (trace.source.lacks.includes('answer') ? undefined : lastMessage)
  return {
    trace,
    calls,
    command,
    answer,
    get commands() {
      commands ??= calls.map(command)
      return commands
    },
    get normalAnswer() {
      normal ??= normalise(answer ?? '')
      return normal
    },
  }
}
