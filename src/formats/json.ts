// What formats share of JSON: the arguments of calls, and the texts of content blocks.
import { isObject, nestedBeyond, parseJson, repeatsKey, text } from '../model/json.ts'

export * from '../model/json.ts'

/**
 * Reads call arguments as models write them: an object, or JSON text. Text that is no JSON stays text: a malformed call.
 * So does JSON in which an object has a key twice: which of the two values the tool took, nobody knows.
 * No arguments at all, or an empty text, are `{}`.
 */
export function readArguments(value: unknown): unknown {
  if (value === undefined || value === null) return {}
  if (typeof value !== 'string') return value
  if (value.trim() === '') return {}
  try {
    let source = value
    let parsed = parseJson(source)
    if (typeof parsed === 'string') {
      source = parsed
      parsed = parseJson(source)
    }
    if (parsed === null) return {}
    return typeof parsed === 'string' || nestedBeyond(parsed) || repeatsKey(source) ? value : parsed
  } catch {
    return value
  }
}

/** The text of a message or tool result: a string, or the text of its content blocks joined by line breaks. */
export function contentText(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return isObject(content) ? (text(content['text']) ?? '') : ''
  const parts: string[] = []
  for (const block of content) {
    if (typeof block === 'string') parts.push(block)
    else if (isObject(block) && typeof block['text'] === 'string') parts.push(block['text'])
  }
  return parts.join('\n')
}
