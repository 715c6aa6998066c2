// Items that are calls, and those that are their results.
import type { Call } from '../../model/trace.ts'
import { type Builder, type CallEnd, defined, isOpen } from '../build.ts'
import type { Course } from '../course.ts'
import { failureText } from '../failure.ts'
import { array, contentText, isObject, type Json, number, object, text } from '../json.ts'

/** What of an item of a hosted tool was asked for. */
const asked = ['action', 'operation', 'queries', 'code', 'arguments', 'input'] as const
/** And what came back within it. */
const returned = ['output', 'outputs', 'results', 'result'] as const

export function itemCalls(b: Builder, run: Course) {
  /** Calls that a person is asked about, by the id of the question. */
  const questions = new Map<string, { item: Json; turn: number | undefined }>()
  let announced: Call[] = []
  let codes = false

  function made(item: Json, tool: string, given: unknown, turn: number | undefined): Call {
    const id = text(item['call_id']) ?? text(item['id'])
    // A list of items may repeat an item; an id is used again only behind its result.
    const seen = b.find(id)
    if (seen && seen.tool === tool && isOpen(seen)) return seen
    const call = b.call({ id, tool, arguments: given, turn }, true)
    run.called(call)
    return call
  }

  function mcp(item: Json, turn: number | undefined): void {
    const { status, error } = item
    questions.delete(text(item['approval_request_id']) ?? '')
    const call = made(item, text(item['name']) ?? 'unknown', item['arguments'], turn)
    if (error !== undefined && error !== null) b.settle(call, { result: failureText(error), is_error: true })
    else if (status === 'failed') b.settle(call, { result: item['output'] ?? '', is_error: true })
    else if (status === 'completed' || text(item['output']) !== undefined)
      b.settle(call, { result: item['output'] ?? '', is_error: false })
  }

  /** A tool of the provider: the item is the call and its result, but where the result is an item of its own. */
  function hosted(item: Json, type: string, turn: number | undefined): void {
    const key = asked.find((k) => item[k] !== undefined && item[k] !== null)
    const given = key === undefined ? {} : isObject(item[key]) || key === 'arguments' ? item[key] : { [key]: item[key] }
    const call = made(item, type.replace(/_call$/, ''), given, turn)
    if (/^(?:local_shell|shell|computer|apply_patch)_call$/.test(type) || item['call_id'] !== undefined) return
    const status = text(item['status'])
    const found = returned.map((k) => item[k]).find((v) => v !== undefined && v !== null)
    if (status === 'failed') b.settle(call, { result: found ?? '', is_error: true })
    else if (status === 'completed') b.settle(call, { result: found ?? '', is_error: false })
  }

  function result(item: Json): void {
    const call = b.find(text(item['call_id']) ?? text(item['id']))
    if (!call) return
    if (isOpen(call)) {
      const end = endOf(item)
      codes ||= end.exit_code !== undefined
      b.settle(call, end)
    }
    run.returned()
  }

  function answered(item: Json): void {
    const id = text(item['approval_request_id']) ?? ''
    const question = questions.get(id)
    if (!question || item['approve'] !== false) return
    questions.delete(id)
    const call = made(
      question.item,
      text(question.item['name']) ?? 'unknown',
      question.item['arguments'],
      question.turn,
    )
    b.settle(call, { result: text(item['reason']) ?? '', is_error: true, denied: true })
    run.returned()
  }

  return {
    item(item: Json, type: string, turn: number | undefined): void {
      if (type === 'function_call') announced.push(made(item, text(item['name']) ?? 'unknown', item['arguments'], turn))
      else if (type === 'custom_tool_call')
        announced.push(made(item, text(item['name']) ?? 'unknown', { input: item['input'] }, turn))
      else if (type === 'mcp_call') mcp(item, turn)
      else if (type === 'mcp_approval_request') questions.set(text(item['id']) ?? '', { item, turn })
      else if (type === 'mcp_approval_response') answered(item)
      else if (type.endsWith('_output')) result(item)
      else hosted(item, type, turn)
    },
    /** Does the model await results, or leave to call? */
    areAnnounced(): boolean {
      announced = announced.filter(isOpen)
      return announced.length > 0 || questions.size > 0
    },
    haveCodes: (): boolean => codes,
  }
}

/** What the item of a result says of its call. A text never tells its status. */
function endOf(item: Json): CallEnd {
  const { output, status } = item
  const outcomes = array(output).flatMap((part) => {
    const { outcome } = object(part)
    return isObject(outcome) ? [outcome] : []
  })
  const exits = outcomes.map((o) => number(o['exit_code']))
  const code = exits.find((c) => c !== undefined && c !== 0) ?? exits.find((c) => c !== undefined)
  const timeout = outcomes.some((o) => o['type'] === 'timeout')
  const isText = typeof output === 'string' || (Array.isArray(output) && output.every((o) => 'text' in object(o)))
  const told = item['is_error']
  const isError =
    typeof told === 'boolean'
      ? told
      : timeout || status === 'failed'
        ? true
        : code !== undefined
          ? code !== 0
          : item['type'] === 'apply_patch_call_output' && status === 'completed'
            ? false
            : undefined
  return defined<CallEnd>({
    result: isText ? contentText(output) : (output ?? ''),
    is_error: isError,
    exit_code: Number.isSafeInteger(code) ? code : undefined,
  })
}
