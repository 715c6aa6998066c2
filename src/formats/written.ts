// Calls that a model without native ones writes into its text, as OpenHands (`<function=…>`) and Hermes (`<tool_call>`) ask for them.
import { contentText, isObject, type Json, readArguments, text } from './json.ts'

export type WrittenCall = { tool: string; arguments: unknown }

const opening = /<function=([\w.:-]{1,100})>|<tool_call>/

/** How other models write theirs: Llama's, Mistral's, and Claude's as text. */
const others = /<\|python_tag\|>|\[TOOL_CALLS\]|<(?:antml:)?invoke name="/

/** Does a text hold such calls? What stands in a code fence is an example. */
export const holdsWrittenCalls = (said: string): boolean =>
  seems(said) &&
  seems(
    said
      .split('```')
      .filter((_, i) => i % 2 === 0)
      .join(' '),
  )

const seems = (said: string): boolean => opening.test(said) || others.test(said)

export const seemsWritten =
  'the text of a message seems to hold calls (<function=…>, <tool_call> or the like): they are not recorded as calls'

/** What a wrapper says of a model that was given its tools as text. */
export function isWrittenBy(wrapper: Json): boolean {
  const settings = [wrapper, isObject(wrapper['kwargs']) ? wrapper['kwargs'] : {}]
  return settings.some((s) => {
    if (s['native_tool_calling'] === false || s['use_native_fc'] === false) return true
    const stops = Array.isArray(s['stop']) ? s['stop'] : [s['stop']]
    return stops.some((stop) => typeof stop === 'string' && /^<\/(?:function|tool_call)>?$/.test(stop))
  })
}

/** The calls of a text, and what is said before the first. A call that cannot be read is missing. */
export function writtenCalls(said: string): { before: string; calls: WrittenCall[]; unread: boolean } {
  const first = opening.exec(said)
  if (!first) return { before: said, calls: [], unread: false }
  const calls: WrittenCall[] = []
  let unread = false
  // The last of a response has no closing tag where that was the text to stop at.
  for (const piece of said.slice(first.index).split(/(?=<function=|<tool_call>)/)) {
    const call = piece.startsWith('<tool_call>') ? inJson(piece) : inTags(piece)
    if (call) calls.push(call)
    else unread = true
  }
  return { before: said.slice(0, first.index), calls, unread }
}

/** `<function=NAME><parameter=KEY>VALUE</parameter>…` */
function inTags(piece: string): WrittenCall | undefined {
  const tool = opening.exec(piece)?.[1]
  if (tool === undefined) return undefined
  const given: [string, string][] = []
  for (const part of piece.split('<parameter=').slice(1)) {
    const end = part.indexOf('>')
    if (end < 0) return undefined
    const close = part.lastIndexOf('</parameter>')
    given.push([part.slice(0, end), part.slice(end + 1, close < 0 ? undefined : close).replace(/^\n|\n$/g, '')])
  }
  return { tool, arguments: Object.fromEntries(given) }
}

/** `<tool_call>{"name": …, "arguments": …}</tool_call>` */
function inJson(piece: string): WrittenCall | undefined {
  const end = piece.indexOf('</tool_call>')
  const read = readArguments(piece.slice('<tool_call>'.length, end < 0 ? undefined : end).trim())
  const tool = isObject(read) ? text(read['name']) : undefined
  return tool === undefined ? undefined : { tool, arguments: (read as Json)['arguments'] }
}

/** The result of such a call, which the model is told in the user's name. */
export function writtenResult(content: unknown): { tool: string | undefined; result: string } | undefined {
  const said = contentText(content)
  const named = /^EXECUTION RESULT of \[([^\]\n]{1,100})\]:\n?/.exec(said)
  if (named) return { tool: named[1], result: said.slice(named[0].length) }
  const tagged = /^<tool_response>\n?/.exec(said)
  return tagged
    ? { tool: undefined, result: said.slice(tagged[0].length).replace(/\n?<\/tool_response>\s*$/, '') }
    : undefined
}
