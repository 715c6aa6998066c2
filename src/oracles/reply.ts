// Reading a judge's reply: exactly one verdict, or the cause why there is none. Nothing is guessed, clamped or repaired.

export type Reply = { pass: boolean; reason: string } | { unavailable: string }

const longest = 20_000

/**
 * Reads `{"pass": boolean, "reason": string}` where that is the whole reply, or the whole of its only code fence. An object that
 * stands in prose may be a quote from the answer, so it is no verdict.
 */
export function readReply(reply: string): Reply {
  // Some servers leave the model's own thinking in the reply; drafts in it are no verdicts.
  const text = reply.replace(/^\s*<think>[\s\S]*?<\/think>/, '').trim()
  if (text === '') return { unavailable: 'Expected a JSON object from the judge, found an empty reply' }
  if (text.length > longest)
    return { unavailable: `Expected a short JSON object from the judge, found ${text.length} characters` }
  const source = unfence(text)
  const value = parse(source)
  if (value === undefined)
    return {
      unavailable: `Expected a JSON object and nothing else from the judge, found "${text.replace(/\s+/g, ' ').slice(0, 2000)}"`,
    }
  return readVerdict(value, source)
}

function readVerdict(value: Record<string, unknown>, source: string): Reply {
  const keys = Object.keys(value)
  const unknown = keys.find((key) => key !== 'pass' && key !== 'reason')
  if (unknown !== undefined)
    return { unavailable: `Unknown key "${unknown.slice(0, 40)}" in the reply of the judge: expected pass and reason` }
  const { pass, reason } = value
  if (typeof pass !== 'boolean')
    return { unavailable: `Expected pass to be true or false in the reply of the judge, found ${show(pass)}` }
  if (typeof reason !== 'string')
    return { unavailable: `Expected reason to be a text in the reply of the judge, found ${show(reason)}` }
  // JSON.parse keeps the last of two equal keys: a reply that says both has no verdict.
  const written = source.match(/"(?:[^"\\]|\\.)*"(?:\s*:)?/g)?.filter((text) => text.endsWith(':')).length
  if (written !== keys.length)
    return { unavailable: 'Expected one verdict of the judge, found a key that is said twice' }
  return { pass, reason }
}

const show = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 60))

/** What stands in a fence that is the whole of a text; every other text as it is. */
function unfence(text: string): string {
  const open = /^```\w*\r?\n/.exec(text)?.[0]
  return open !== undefined && text.endsWith('```') ? text.slice(open.length, -'```'.length).trim() : text
}

/** The object that a text is. */
function parse(source: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(source)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
