// Finding JSON objects in a text that holds more than them.

const space = /[ \t\r\n]*/y
const scalar = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y

/** Where the string that opens at `at` ends; negative: where it breaks, less one. */
function stringEnd(text: string, at: number): number {
  if (text[at] !== '"') return -at - 1
  for (let i = at + 1; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (c === 0x22) return i + 1
    if (c === 0x5c) i++
    else if (c < 0x20) return -i - 1
  }
  return -text.length - 1
}

/**
 * Finds the last complete object at the top level of a text. Other than the reader of a judge's reply, which takes what is
 * quoted or stands inside broken braces for no verdict, it looks everywhere: a log line before the object may hold anything. One pass: where JSON breaks, reading starts again at the break,
 * so that an object inside a broken one is never taken for a whole one.
 */
export function lastObject(text: string): [number, number] | undefined {
  let found: [number, number] | undefined
  let at = 0
  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at
    if (!pattern.test(text)) return false
    at = pattern.lastIndex
    return true
  }
  const skipString = (): boolean => {
    const end = stringEnd(text, at)
    at = end < 0 ? -end - 1 : end
    return end >= 0
  }
  while (at < text.length) {
    const start = nextOpening(text, at)
    if (start < 0) break
    at = start
    const open: string[] = []
    // What may come next: a value, the first value or the end of a list, a key, the first key or the end, or what follows a value.
    let next: 'value' | 'item' | 'key' | 'first' | 'after' = 'value'
    for (let broken = false; !broken; ) {
      skip(space)
      const c = text[at]
      if (next === 'after') {
        const inside = open.at(-1)
        if (inside === undefined) {
          if (text[start] === '{') found = [start, at]
          break
        }
        if (c === inside) {
          at++
          open.pop()
        } else if (c === ',') {
          at++
          next = inside === '}' ? 'key' : 'value'
        } else broken = true
      } else if ((next === 'first' && c === '}') || (next === 'item' && c === ']')) {
        at++
        open.pop()
        next = 'after'
      } else if (next === 'key' || next === 'first') {
        broken = !(skipString() && skip(space) && text[at] === ':')
        if (!broken) at++
        next = 'value'
      } else if (c === '{' || c === '[') {
        at++
        open.push(c === '{' ? '}' : ']')
        next = c === '{' ? 'first' : 'item'
      } else {
        broken = !(c === '"' ? skipString() : skip(scalar))
        next = 'after'
      }
    }
    // A broken start must not be tried again.
    if (at === start) at++
  }
  return found
}

function nextOpening(text: string, from: number): number {
  for (let i = from; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (c === 0x7b || c === 0x5b) return i
  }
  return -1
}
