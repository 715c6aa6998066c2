// What Codex records of a call when it is over, as an item of its turn (`item_completed`): whoever made it, the model or its script.
import { type CallEnd, defined } from '../build.ts'
import { failureText, isRefusal } from '../failure.ts'
import { contentText, isObject, type Json, number, object, text } from '../json.ts'

/** A call that is over. */
export type EndedCall = { id: string | undefined; tool: string; arguments: Json; end: CallEnd }
/** The sorts of calls of which a file that records one as an item records all. */
export type CallKind = 'command' | 'patch' | 'mcp' | 'other'

const commands = new Set(['exec_command', 'shell', 'shell_command', 'local_shell', 'unified_exec', 'container.exec'])

/** Of what kind the call of a tool is. */
export const kindOf = (tool: string): CallKind =>
  commands.has(tool) ? 'command' : tool === 'apply_patch' ? 'patch' : tool.startsWith('mcp__') ? 'mcp' : 'other'

/** May two names be of one tool? A script names tools as identifiers, and all shells are one. */
export const sameTool = (a: string, b: string): boolean =>
  a === b ||
  (kindOf(a) === 'command' && kindOf(b) === 'command') ||
  (searches.has(a) && searches.has(b)) ||
  a.replace(/\W/g, '_') === b.replace(/\W/g, '_')

const searches = new Set(['web_search', 'web__run', 'web_run'])

/** The type of an item, however it is spelt: `CommandExecution`, `commandExecution`, `command_execution`, `CommandExecutionItem`. */
export const itemType = (item: Json): string =>
  String(item['type'] ?? '')
    .replace(/_/g, '')
    .toLowerCase()
    .replace(/item$/, '')

/** Reads an item of a turn. `undefined`: it is no call of the agent. */
export function itemCall(item: Json): EndedCall | undefined {
  const made = madeOf(item)
  return made && { id: text(item['id']), ...made, end: endOf(item) }
}

function madeOf(item: Json): { tool: string; arguments: Json } | undefined {
  const tool = text(item['tool']) ?? text(item['name'])
  switch (itemType(item)) {
    case 'commandexecution': {
      const source = String(item['source'] ?? '')
        .replace(/_/g, '')
        .toLowerCase()
      // A person ran it.
      if (source === 'usershell') return undefined
      if (source === 'unifiedexecinteraction') return { tool: 'write_stdin', arguments: pick(item, ['command']) }
      return {
        tool: 'exec_command',
        arguments: defined({ cmd: commandOf(item['command']), workdir: text(item['cwd'])?.replace(/^file:\/\//, '') }),
      }
    }
    case 'filechange':
      return { tool: 'apply_patch', arguments: pick(item, ['changes']) }
    case 'mcptoolcall':
      return { tool: `mcp__${item['server']}__${item['tool']}`, arguments: given(item) }
    case 'websearch':
      return { tool: 'web_search', arguments: pick(item, ['query', 'action']) }
    case 'imageview':
      return { tool: 'view_image', arguments: pick(item, ['path']) }
    case 'imagegeneration':
      return { tool: 'image_generation', arguments: pick(item, ['revised_prompt']) }
    case 'dynamictoolcall':
      return { tool: tool ?? 'dynamic_tool_call', arguments: given(item) }
    case 'collabagenttoolcall':
      return tool === undefined
        ? undefined
        : {
            tool: tool.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`).replace(/^_/, ''),
            arguments: pick(item, ['prompt', 'receiver_thread_ids', 'receiverThreadIds']),
          }
    case 'extension':
      return { tool: text(item['kind']) ?? 'extension', arguments: given(item) }
    default:
      // What a newer Codex may add: better a call under its own name than none.
      return /call$|execution$/.test(itemType(item))
        ? { tool: tool ?? String(item['type']), arguments: given(item) }
        : undefined
  }
}

/** Those properties of an item that are there. */
export const pick = (item: Json, keys: readonly string[]): Json =>
  Object.fromEntries(keys.filter((key) => (item[key] ?? undefined) !== undefined).map((key) => [key, item[key]]))

/** The arguments of an item as an object. */
export function given(item: Json): Json {
  const value = item['arguments'] ?? item['input']
  return isObject(value) ? value : value === undefined || value === null ? {} : { input: value }
}

/** The command that the model gave, without the shell that Codex put before it. */
function commandOf(command: unknown): unknown {
  if (!Array.isArray(command)) return command
  const flag = command.findIndex((part) => /^-(?:l?c|lc|Command)$/i.test(String(part)))
  return flag >= 0 && flag === command.length - 2 ? command[flag + 1] : command.join(' ')
}

function endOf(item: Json): CallEnd {
  const status = String(item['status'] ?? '')
  const broke = item['error'] ?? item['failure']
  const error = broke === undefined || broke === null ? undefined : failureText(broke)
  const exit = number(item['exit_code']) ?? number(item['exitCode'])
  const ran = exit !== undefined && exit >= 0
  const result = isObject(item['result']) ? item['result'] : undefined
  const denied = status === 'declined' || (error !== undefined && isRefusal(error))
  const failed =
    denied ||
    status === 'failed' ||
    error !== undefined ||
    item['success'] === false ||
    result?.['isError'] === true ||
    result?.['is_error'] === true ||
    (ran && exit !== 0)
  const output =
    item['aggregated_output'] ??
    item['aggregatedOutput'] ??
    item['stdout'] ??
    (result
      ? contentText(result['content']) || (result['structuredContent'] ?? result['structured_content'])
      : undefined) ??
    item['result'] ??
    item['content_items'] ??
    item['contentItems'] ??
    error
  return defined<CallEnd>({
    is_error: failed
      ? true
      : status === 'completed' || (status === '' && itemType(item) !== 'commandexecution') || exit === 0
        ? false
        : null,
    exit_code: ran && !denied ? exit : undefined,
    duration_ms: number(item['duration_ms']) ?? number(item['durationMs']) ?? milliseconds(item['duration']),
    denied: denied || undefined,
    result: output ?? undefined,
  })
}

/** Milliseconds of a duration in seconds and nanoseconds. */
export function milliseconds(duration: unknown): number | undefined {
  const seconds = number(object(duration)['secs'])
  return seconds === undefined ? undefined : Math.round(seconds * 1000 + (number(object(duration)['nanos']) ?? 0) / 1e6)
}
