// A file that is nearly one that can be read: the one thing to change, in a sentence.
import type { Head } from '../formats/contract.ts'
import { isObject, type Json, text } from '../formats/json.ts'

/** What a text that is no JSON looks like: Python's or JavaScript's own notation. */
export function nearlyJson(t: string): string | undefined {
  const start = t.slice(0, 2000).trimStart()
  if (/^[[{(][\s[{(]{0,20}'[^'\n]{0,100}'\s{0,8}:/.test(start) || /:\s{0,4}(?:None|True|False)\s{0,4}[,}]/.test(start))
    return "It looks like Python's repr of a dict: write it with json.dump(…) instead of print or str"
  if (
    /^[[{(][\s[{(]{0,20}(?:[A-Z][A-Za-z]{2,40})\((?:[a-z_]{1,40}=|\[)/.test(start) ||
    /^<[a-z_.]{1,80}\.[A-Z]\w{0,60} object at/.test(start)
  )
    return 'It looks like Python\'s repr of objects: dump each with model_dump(mode="json") and write the list with json.dump(…)'
  if (/^[[{][\s[{]{0,20}(?:role|content|messages|type|events)\s{0,8}:/.test(start))
    return "It looks like JavaScript's notation without quotes: write it with JSON.stringify(…) instead of console.log"
  return undefined
}

/** What records that no format knows nearly are. */
export function nearlyKnown({ container, records }: Head): string | undefined {
  const [first] = records
  if (records.every((r) => typeof r === 'string') && records.length > 0)
    return 'Its records are texts: JSON was written into JSON twice; dump the value itself'
  if (!isObject(first)) return undefined
  for (const [key, value] of Object.entries(first)) {
    const name = JSON.stringify(key.slice(0, 30))
    if (typeof value === 'string' && /^\s*[[{][\s\S]*"(?:role|type)"\s*:/.test(value.slice(0, 4000)))
      return `Its key ${name} holds JSON as a text: store the value itself`
    if (container === 'object' && looksLikeMessages(value) && key !== 'messages')
      return `Its key ${name} holds messages: rename it to "messages"`
  }
  return records.map(nearlyMessage).find((said) => said !== undefined)
}

const looksLikeMessages = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((m) => isObject(m) && text(m['role']) !== undefined)

/** The names that home-made loops give the roles. */
const roles: Readonly<Record<string, string>> = {
  ai: 'assistant',
  bot: 'assistant',
  agent: 'assistant',
  model: 'assistant',
  human: 'user',
  tool_result: 'tool',
  tool_call: 'assistant',
}

function nearlyMessage(m: unknown): string | undefined {
  if (!isObject(m)) return undefined
  const role = text(m['role'])
  const known = role !== undefined && Object.hasOwn(roles, role) ? roles[role] : undefined
  if (known !== undefined && 'content' in m)
    return `Its role ${JSON.stringify(role)} is none of a chat: write ${JSON.stringify(known)}`
  if (role !== undefined && !('content' in m)) {
    const key = ['text', 'message', 'msg'].find((k) => typeof m[k] === 'string')
    if (key !== undefined) return `Its messages keep their text under ${JSON.stringify(key)}: rename it to "content"`
  }
  if (isCallLine(m))
    return 'Its lines of type "tool_call" are nearly a trace: write {"type":"tool_call","tool":…,"arguments":{…},"result":…} in the events of a native trace (docs/own-agent.md)'
  return undefined
}

const isCallLine = (m: Json): boolean => /^(?:tool_?call|tool_?use|function_?call|action)$/i.test(text(m['type']) ?? '')
