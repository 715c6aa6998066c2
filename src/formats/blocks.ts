// Content blocks as Anthropic's models and Claude Code write them: calls, results, and what a result says of its call.
import type { Call } from '../model/trace.ts'
import { type Builder, type CallEnd, isOpen } from './build.ts'
import type { Reason } from './course.ts'
import { array, isObject, type Json, readArguments, text, writeJson } from './json.ts'

/** What a record says beside the block that it carries. */
export type ResultContext = {
  /** The structured result that Claude Code keeps beside the text (`tool_use_result`). */
  structured?: unknown
  /** Why the call was not executed (`non_execution_kind`). */
  unexecuted?: unknown
  /** Claude Code itself wrote the record: its phrases and its conventions hold. */
  claudeCode: boolean
}

const plainTypes = new Set(['text', 'image', 'document', 'search_result', 'container_upload'])
const ownTypes = new Set(['thinking', 'redacted_thinking', 'compaction', 'fallback'])

export const isCallBlock = (b: Json): boolean =>
  (b['type'] === 'tool_use' || (typeof b['type'] === 'string' && b['type'].endsWith('_tool_use'))) && isName(b['name'])

/** A block that speaks of a call in a way that is not known: without a name, or of a type that is nobody's. */
export const isOddCall = (b: Json): boolean =>
  !isCallBlock(b) && !isResultBlock(b) && /tool|call/i.test(text(b['type']) ?? '')

export const isResultBlock = (b: Json): boolean =>
  b['type'] === 'tool_result' || (typeof b['type'] === 'string' && b['type'].endsWith('_tool_result'))

/** `own`: a block that only Anthropic's messages have; `plain`: one that others have too. */
export function blockKind(b: unknown): 'own' | 'plain' | undefined {
  if (!isObject(b)) return undefined
  if (ownTypes.has(b['type'] as string) || isCallBlock(b) || isResultBlock(b)) return 'own'
  return plainTypes.has(b['type'] as string) ? 'plain' : undefined
}

/** The blocks of a message's content; a text is one block. */
export const blocksOf = (content: unknown): readonly Json[] =>
  typeof content === 'string'
    ? [{ type: 'text', text: content }]
    : (isObject(content) ? [content] : array(content)).map((b) =>
        typeof b === 'string' ? { type: 'text', text: b } : isObject(b) ? b : {},
      )

/** The message that each call was made in. */
const makers = new WeakMap<Call, unknown>()

/** Is there a call with the id, the tool and the arguments of the block? */
export function isKnownCall(b: Builder, block: Json): boolean {
  const call = b.find(text(block['id']))
  return call !== undefined && call.tool === block['name'] && hasArguments(call, block)
}

const hasArguments = (call: Call, block: Json): boolean =>
  call.arguments_cut !== undefined || writeJson(call.arguments) === writeJson(readArguments(block['input']))

/**
 * Records the call of a block. A block that was seen in the same message (same id, tool and arguments) is a repetition, and no new
 * call. `message`: the id of the message, or another key of it.
 */
export function readCall(
  b: Builder,
  block: Json,
  message: unknown,
  more: { agent?: string | undefined; turn?: number | undefined },
): { call: Call; replayed: boolean } {
  const start = { id: text(block['id']), tool: block['name'] as string, arguments: block['input'], ...more }
  const seen = b.find(start.id)
  if (seen && isKnownCall(b, block) && makers.get(seen) === message) return { call: seen, replayed: true }
  const call = b.call(start, true)
  makers.set(call, message)
  return { call, replayed: false }
}

/** Records the result of a block. Returns false for a result whose call is not in the trace. */
export function readResult(b: Builder, block: Json, context: ResultContext): boolean {
  const id = text(block['tool_use_id'])
  const call = id === undefined ? b.waiting() : b.find(id)
  if (!call) return false
  if (!isOpen(call)) return true
  const result = resultOf(block['content'])
  const said = typeof result === 'string' ? result : ''
  const failed = isFailed(block, result)
  const end: CallEnd = { result, is_error: failed }
  const code = exitCode(call.tool, said, failed, result, context)
  if (code !== undefined) end.exit_code = code
  if (failed && (isUnexecuted(block, context) || isDenial(said))) end.denied = true
  b.settle(call, end)
  return true
}

/** The result as text where it is text; images and the like as placeholders; a typed result as it is. */
function resultOf(content: unknown): unknown {
  if (content === undefined || content === null) return ''
  if (!Array.isArray(content)) return content
  const texts: string[] = []
  const others: string[] = []
  for (const block of content) {
    if (typeof block === 'string') texts.push(block)
    else if (isObject(block) && typeof block['text'] === 'string') texts.push(block['text'])
    else if (isObject(block) && text(block['tool_name'])) others.push(`[${block['type']}: ${block['tool_name']}]`)
    else if (isObject(block) && (block['type'] === 'image' || block['type'] === 'document'))
      others.push(`[${block['type']}]`)
    else return content
  }
  return (texts.length > 0 ? texts : others).join('\n')
}

/** A result without the bit is a success: that is what the model was told. No text of a result tells its status. */
function isFailed(block: Json, result: unknown): boolean {
  const bit = block['is_error']
  // A bit that is none (`"true"`, 1) was written by somebody's own code, to say something.
  if (bit !== undefined && bit !== null) return bit !== false && bit !== 'false' && bit !== 0
  return isObject(result) && typeof result['type'] === 'string' && result['type'].endsWith('_error')
}

/** Claude Code has no field for exit codes: a failure begins with it, and a success of its shell tool is 0. */
function exitCode(
  tool: string,
  said: string,
  failed: boolean,
  result: unknown,
  { structured, claudeCode }: ResultContext,
): number | undefined {
  if (isObject(result) && isWhole(result['return_code'])) return result['return_code']
  if (failed) {
    const found = /^(?:Error: )?Exit code (\d{1,9})(?!\d)/.exec(said)
    if (found) return Number(found[1])
  }
  if (!claudeCode) return undefined
  const s = isObject(structured) ? structured : {}
  for (const key of ['exit_code', 'exitCode']) if (isWhole(s[key])) return s[key]
  // A command that runs on in the background, was stopped, or whose non-zero code was explained away has no code yet, or not 0.
  if (failed || s['interrupted'] === true || s['backgroundTaskId'] || s['returnCodeInterpretation']) return undefined
  if (/^(?:Command running in background|Command was moved to the background)/.test(said)) return undefined
  return tool === 'Bash' || tool === 'bash' ? 0 : undefined
}

function isUnexecuted(block: Json, { structured, unexecuted }: ResultContext): boolean {
  if (structured === 'User rejected tool use' || structured === 'Error: User rejected tool use') return true
  const s = isObject(structured) ? structured : {}
  return [unexecuted, block['non_execution_kind'], s['non_execution_kind']].some(
    (kind) => typeof kind === 'string' && /reject|den(?:y|ied)/.test(kind),
  )
}

const denials: readonly RegExp[] = [
  /^Claude requested permissions to /,
  /^Permission (?:to|for) [\s\S]{0,2000}? (?:has been|was) denied/,
  /^This (?:Bash )?command (?:requires approval|contains multiple operations\. The following parts? requires? approval)/,
  /^The user doesn't want to (?:proceed with this tool use|take this action)/,
  /^PreToolUse:\S{1,200} hook (?:blocking )?error/,
  /^Hook PreToolUse:\S{1,200} denied this tool/,
  /^\S{1,200} operation blocked by hook/,
  /^[^\n]{0,2000} was blocked\. For security, Claude Code may only /,
  /^File is in a directory that is denied by your permission settings/,
]

/** Does the text of a failed result say that a person or a policy refused the call? */
function isDenial(said: string): boolean {
  const head = said.slice(0, 4096).replace(/^(?:<tool_use_error>|Error: |\s)+/, '')
  return denials.some((d) => d.test(head))
}

const isName = (v: unknown): boolean => typeof v === 'string' && v !== ''
const isWhole = (v: unknown): v is number => Number.isSafeInteger(v)

/** What the provider's reason to stop means for the run. */
export const stops: ReadonlyMap<string, NonNullable<Reason>> = new Map<string, NonNullable<Reason>>([
  ['tool_use', 'continues'],
  ['pause_turn', 'continues'],
  ['end_turn', 'completed'],
  ['stop_sequence', 'completed'],
  ['max_tokens', 'output_token_budget'],
  ['model_context_window_exceeded', 'output_token_budget'],
  ['refusal', 'refused'],
])
