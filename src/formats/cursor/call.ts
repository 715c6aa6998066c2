// A call as Cursor's stream holds it: an object whose one key names the tool, with its arguments and its result.
import { type CallEnd, defined } from '../build.ts'
import { failureText } from '../failure.ts'
import { contentText, isObject, type Json, number, object, text } from '../json.ts'

/** The call that a record holds; `undefined`: it names none. */
export function callIn(held: Json): { tool: string; arguments: unknown; result: unknown } | undefined {
  const keys = Object.keys(held).filter((k) => isObject(held[k]))
  const key = keys.find((k) => /ToolCall$|^function$/.test(k)) ?? keys[0]
  if (key === undefined) return undefined
  const made = object(held[key])
  const args = made['args']
  if (key === 'function') {
    const tool = text(made['name'])
    return tool === undefined ? undefined : { tool, arguments: made['arguments'] ?? args, result: made['result'] }
  }
  if (key === 'mcpToolCall') {
    const { providerIdentifier: server, toolName, name, args: given } = object(args)
    const tool = text(toolName) ?? text(name)
    if (tool !== undefined)
      return { tool: `mcp__${text(server) ?? 'server'}__${tool}`, arguments: given ?? args, result: made['result'] }
  }
  return { tool: key.replace(/ToolCall$/, ''), arguments: args, result: made['result'] }
}

/** How a call ended: its result says so by its one key. */
export function endOf(tool: string, result: unknown): CallEnd {
  const r = object(result)
  const refused = r['rejected'] ?? r['permissionDenied']
  if (refused !== undefined) return { is_error: true, denied: true, result: said(refused, 'refused') }
  const failure = r['error'] ?? r['failure'] ?? r['timeout'] ?? r['aborted']
  const outcome = r['success'] ?? failure
  const exit = tool === 'shell' ? number(object(outcome)['exitCode']) : undefined
  const failed = failure !== undefined || (exit !== undefined && exit !== 0) || object(outcome)['isError'] === true
  return defined<CallEnd>({
    is_error: failed ? true : r['success'] !== undefined ? false : null,
    exit_code: exit,
    result: said(outcome ?? result, ''),
  })
}

function said(outcome: unknown, otherwise: string): unknown {
  if (!isObject(outcome)) return outcome ?? otherwise
  const output = [outcome['stdout'], outcome['stderr']].filter((o) => typeof o === 'string' && o !== '')
  if (output.length > 0) return output.join('\n')
  const content = contentText(outcome['content'] ?? outcome['output'])
  if (content !== '') return content
  return text(outcome['errorMessage']) ?? ('message' in outcome ? failureText(outcome) : outcome)
}
