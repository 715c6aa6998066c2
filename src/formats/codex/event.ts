// What Codex records of a call when it is over, as an event of its own (`exec_command_end` and the like).
import { type CallEnd, defined } from '../build.ts'
import { failureText, isRefusal } from '../failure.ts'
import { contentText, type Json, number, object, text } from '../json.ts'
import { type EndedCall, milliseconds } from './item.ts'

/** Reads an event. `undefined`: it is not the end of a call of the agent. */
export function eventCall(type: string, e: Json): EndedCall | undefined {
  const id = text(e['call_id'])
  switch (type) {
    case 'exec_command_end':
      // A person ran it.
      if (e['source'] === 'user_shell') return undefined
      return { id, tool: 'shell', arguments: defined({ command: e['command'], cwd: e['cwd'] }), end: commandEnd(e) }
    case 'mcp_tool_call_end': {
      const { server, tool, arguments: given } = object(e['invocation'])
      return { id, tool: `mcp__${server}__${tool}`, arguments: object(given), end: mcpEnd(e) }
    }
    case 'web_search_end':
      return { id, tool: 'web_search', arguments: defined({ query: e['query'], action: e['action'] }), end: {} }
    case 'patch_apply_end':
      return { id, tool: 'apply_patch', arguments: defined({ changes: e['changes'] }), end: patchEnd(e) }
    default:
      return undefined
  }
}

function commandEnd(e: Json): CallEnd {
  const declined = e['status'] === 'declined'
  const exit = declined ? undefined : number(e['exit_code'])
  return defined<CallEnd>({
    is_error: declined || (exit !== undefined && exit !== 0) ? true : exit === 0 ? false : null,
    exit_code: exit,
    duration_ms: milliseconds(e['duration']),
    denied: declined || undefined,
    result: e['aggregated_output'] ?? e['stdout'],
  })
}

function mcpEnd(e: Json): CallEnd {
  const r = object(e['result'])
  const ok = object(r['Ok'])
  const failed = 'Err' in r || Boolean(e['error']) || ok['isError'] === true || ok['is_error'] === true
  const said = failureText(r['Err'] ?? e['error'] ?? ' ')
  return defined<CallEnd>({
    is_error: failed ? true : 'Ok' in r ? false : null,
    duration_ms: milliseconds(e['duration']),
    denied: (failed && isRefusal(said)) || undefined,
    result: 'Ok' in r ? contentText(ok['content']) : r['Err'],
  })
}

const patchEnd = (e: Json): CallEnd =>
  defined<CallEnd>({
    is_error: typeof e['success'] === 'boolean' ? !e['success'] : null,
    denied: e['status'] === 'declined' || undefined,
    result: text(e['stdout']) ?? e['stderr'],
  })
