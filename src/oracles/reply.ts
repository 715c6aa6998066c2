// Reading a judge's reply: exactly one verdict, or the cause why there is none. Nothing is guessed, clamped or repaired.

export type Reply = { pass: boolean; reason: string } | { unavailable: string }

const longest = 20_000

/** Reads `{"pass": boolean, "reason": string}` from a whole reply, from a code fence, or from prose around the object. */
export function readReply(reply: string): Reply {
  // Some servers leave the model's own thinking in the reply; drafts in it are no verdicts.
  const text = reply.replace(/^\s*<think>[\s\S]*?<\/think>/, '').trim()
  if (text === '') return { unavailable: 'Expected a JSON object from the judge, found an empty reply' }
  if (text.length > longest)
    return { unavailable: `Expected a short JSON object from the judge, found ${text.length} characters` }
  const objects = findObjects(text)
  const [first, ...others] = objects
  if (first === undefined)
    return { unavailable: `Expected a JSON object from the judge, found "${text.replace(/\s+/g, ' ').slice(0, 2000)}"` }
  const verdict = readVerdict(first)
  if ('unavailable' in verdict) return verdict
  const differs = others.some(({ value }) => Object.hasOwn(value, 'pass') && value['pass'] !== verdict.pass)
  return differs ? { unavailable: 'Expected one verdict of the judge, found two that differ' } : verdict
}

type Found = { value: Record<string, unknown>; source: string }

function readVerdict({ value, source }: Found): Reply {
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

/**
 * The complete objects of a text in order, none inside another. What stands in quotes or inline code is quoted, often from the
 * answer, and is no verdict; nor is what stands inside braces that are not JSON. An object that never ends hides what follows.
 */
function findObjects(text: string): Found[] {
  const found: Found[] = []
  let quote = ''
  for (let at = 0; at < text.length; at++) {
    const c = text[at] as string
    if (quote !== '') {
      if (c === '\\') at++
      else if (c === quote || c === '\n') quote = ''
    } else if (c === '`' && text.startsWith('```', at)) at += 2
    else if (c === '"' || c === '`') quote = c
    else if (c === '{') {
      const end = closingBrace(text, at)
      if (end === 0) return found
      const source = text.slice(at, end)
      const value = parse(source)
      if (value) found.push({ value, source })
      at = end - 1
    }
  }
  return found
}

/** The index after the brace that closes the object at `at`, braces in strings aside; 0 when none does. */
function closingBrace(text: string, at: number): number {
  let depth = 0
  let quoted = false
  for (let i = at; i < text.length; i++) {
    const c = text[i]
    if (quoted) {
      if (c === '\\') i++
      else if (c === '"') quoted = false
    } else if (c === '"') quoted = true
    else if (c === '{') depth++
    else if (c === '}' && --depth === 0) return i + 1
  }
  return 0
}

function parse(source: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(source) as Record<string, unknown>
  } catch {
    return undefined
  }
}
