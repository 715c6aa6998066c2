// What the response items of a Codex rollout say of a call: how the model made it, and what it was told of its end.
import type { Call } from '../../model/trace.ts'
import { type CallEnd, defined } from '../build.ts'
import { isRefusal } from '../failure.ts'
import { type Json, object, text } from '../json.ts'
import { kindOf } from './item.ts'
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

/** Tools of Codex itself: what it tells the model of them is its own text. Any other text is the tool's, and tells no status. */
const own = new Set(['exec', 'wait', 'write_stdin', 'update_plan', 'view_image'])
const isOwn = (tool: string): boolean => own.has(tool) || kindOf(tool) === 'command' || kindOf(tool) === 'patch'

/** How a call ended by what the model was told. Malformed arguments are refused by Codex itself. */
export function responseEnd(it: Json, call: Call): CallEnd {
  const isCodex = isOwn(call.tool) || typeof call.arguments === 'string'
  const output = it['output'] ?? it['result'] ?? it['tools']
  const out = readOutput(output, isCodex)
  const denied = isCodex && out.exit === undefined && out.ok !== true && isRefusal(out.text)
  const failed = denied || out.ok === false || (out.exit !== undefined && out.exit !== 0)
  return defined<CallEnd>({
    is_error: failed ? true : out.exit === 0 || out.ok === true ? false : undefined,
    exit_code: out.exit,
    duration_ms: out.duration_ms,
    denied: denied || undefined,
    result: out.result,
  })
}
