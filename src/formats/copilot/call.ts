// A tool call in the events of GitHub Agentic Workflows and Copilot: its arguments, and how it ended.
import { type CallEnd, defined } from '../build.ts'
import { failureText } from '../failure.ts'
import { array, contentText, isObject, type Json, number, object, readArguments, text } from '../json.ts'

/** The arguments of a call. Free text of a custom tool is `{input}`: as bare text it would be a malformed call. */
export function argumentsOf(d: Json, tool: string): unknown {
  const value = d['input'] ?? d['arguments'] ?? d['parameters']
  const raw = text(d['argumentText'])
  if (raw !== undefined && (value === undefined || (isObject(value) && Object.keys(value).length === 0))) return raw
  if (typeof value !== 'string' || value === '') return value
  const free = d['type'] === 'custom' || (tool === 'apply_patch' && typeof readArguments(value) === 'string')
  return free ? { input: value } : value
}

const shells = /^(bash|shell|powershell|local_shell|run_in_terminal)$|_(bash|powershell|shell)$/i
/** What Copilot appends to the output of a command. */
const exited = /<(?:exited|shellId: \S{1,80} completed) with exit code (-?\d+)>\s*$/
/** What Claude Code writes before the output of a command that failed. */
const claudeExit = /^(?:Error: )?Exit code (\d+)\b/

/** How a call ended, by its `tool.execution_complete`. `engine`: what ran the agent. */
export function endOf(d: Json, tool: string, engine: string | undefined): CallEnd {
  const error = d['error'] === undefined || d['error'] === null ? undefined : d['error']
  const result = isObject(d['result']) ? d['result'] : undefined
  const content = result ? (result['content'] ?? result['contents'] ?? result) : d['result']
  const output = content ?? d['output']
  const said = typeof output === 'string' ? output : contentText(output)
  const exit = exitOf(d, result, tool, said, engine)
  const denied = /denied|rejected/i.test(String(object(error)['code'] ?? ''))
  const failed =
    d['success'] === false || error !== undefined || (exit !== undefined && exit !== 0) || result?.['isError'] === true
  return defined<CallEnd>({
    is_error: failed ? true : d['success'] === true || exit === 0 ? false : null,
    exit_code: exit,
    duration_ms: number(d['durationMs']),
    denied: denied || undefined,
    result:
      Array.isArray(output) && said !== '' ? said : (output ?? (error === undefined ? undefined : failureText(error))),
  })
}

function exitOf(d: Json, result: Json | undefined, tool: string, said: string, engine: string | undefined) {
  const known =
    number(object(d['shellExecution'])['exitCode']) ??
    number(d['exitCode']) ??
    number(object(result?.['structuredContent'])['exit_code']) ??
    number(object(array(result?.['contents']).find((c) => object(c)['type'] === 'shell_exit'))['exitCode'])
  if (known !== undefined || !shells.test(tool)) return known
  if (engine === 'claude') {
    const found = d['success'] === false ? claudeExit.exec(said) : undefined
    return found
      ? Number(found[1])
      : d['success'] === true && !said.startsWith('Command running in background')
        ? 0
        : undefined
  }
  const found = exited.exec(said.slice(-200))
  return found ? Number(found[1]) : undefined
}
