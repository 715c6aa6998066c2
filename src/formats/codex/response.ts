// What the response items of a Codex rollout say of a call: how the model made it, and what it was told of its end.
import { type CallEnd, defined } from '../build.ts'
import { isRefusal } from '../failure.ts'
import { type Json, object, text } from '../json.ts'
import { readOutput } from './output.ts'

/** What ties an item to the other that is about the same call. */
export const callId = (it: Json): string | undefined => text(it['call_id']) ?? text(it['id'])

/** The call that an item with a type in `_call` is. `undefined`: it has no name. */
export function responseCall(type: string, it: Json): { tool: string; arguments: unknown } | undefined {
  const name = text(it['name']) ?? text(object(it['function'])['name'])
  const action = it['action']
  if (type === 'custom_tool_call')
    return { tool: name ?? type, arguments: 'input' in it ? { input: it['input'] } : it['arguments'] }
  const typed = type.slice(0, -'_call'.length)
  if (type === 'web_search_call' || type === 'local_shell_call') return { tool: typed, arguments: action ?? {} }
  if (name === undefined && type === 'tool_call') return undefined
  const tool = name ?? typed
  const space = text(it['namespace'])
  const before = space?.startsWith('mcp__') && !tool.startsWith('mcp__') ? `${space.replace(/_+$/, '')}__` : ''
  return { tool: before + tool, arguments: it['arguments'] ?? action }
}

/** How a call ended by what the model was told. */
export function responseEnd(it: Json): CallEnd {
  const out = readOutput(it['output'] ?? it['result'] ?? it['tools'])
  const denied = out.exit === undefined && out.ok !== true && isRefusal(out.text)
  const failed = denied || out.ok === false || (out.exit !== undefined && out.exit !== 0)
  return defined<CallEnd>({
    is_error: failed ? true : out.exit === 0 || out.ok === true ? false : undefined,
    exit_code: out.exit,
    duration_ms: out.duration_ms,
    denied: denied || undefined,
    result: out.result,
  })
}
