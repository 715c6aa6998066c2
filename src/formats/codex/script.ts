// Codex's code mode: the model calls one tool, `exec`, with a script, and the script calls the tools. What its text says of them.

export type ScriptCall = { tool: string; arguments: unknown }

/** Deeper literals, and longer rows of names that stand for names, are not followed. */
const deepest = 20
/** More calls than this, and longer texts of arguments, are not looked at: a script is hostile text too. */
const most = 200
const longest = 20_000

/**
 * The calls that a script holds, in the order of its text: every use of `tools.NAME`, outside of strings and comments.
 * `computed`: it uses `tools` otherwise too, so that it may call tools that its text does not name.
 */
export function scriptCalls(script: string): { calls: ScriptCall[]; computed: boolean } {
  const code = codeOf(script)
  const calls: ScriptCall[] = []
  let computed = false
  for (const found of code.matchAll(/(?<![\w$]|(?<!\.\.)\.)tools\b(?!\s*:)/g)) {
    if (calls.length >= most) return { calls, computed: true }
    const at = found.index + 'tools'.length
    const named = /^\s*(?:\?\.|\.)?\s*(?:([A-Za-z_$][\w$]*)|\[\s*(["'`]))/.exec(code.slice(at, at + 200))
    if (named?.[1] !== undefined && /^\s*(?:\?\.|\.)/.test(named[0])) {
      const end = at + named[0].length
      calls.push({ tool: named[1], arguments: argumentsAt(script, code, end) })
    } else if (named?.[2] !== undefined) {
      const key = literalAt(script, code, at + named[0].length - 1)
      const end = key ? code.indexOf(']', key.end) + 1 : 0
      if (key && typeof key.value === 'string' && end > 0)
        calls.push({ tool: key.value, arguments: argumentsAt(script, code, end) })
      else computed = true
    } else {
      const before = code.slice(Math.max(0, found.index - 2000), found.index)
      const names = /\{([\w$\s,:]*)\}\s*=\s*$/.exec(before)?.[1]
      if (names === undefined) computed = true
      else
        for (const name of names.split(',')) {
          const tool = name.split(':')[0]?.trim()
          if (tool) calls.push({ tool, arguments: {} })
        }
    }
  }
  return { calls, computed }
}

/** The script with everything in its strings, templates, comments and regular expressions blanked, at the same length. */
function codeOf(script: string): string {
  const pieces: string[] = []
  /** The depth of braces at which each template's `${` began. */
  const templates: number[] = []
  let depth = 0
  let kept = 0
  const blank = (from: number, to: number): void => {
    pieces.push(script.slice(kept, from), ' '.repeat(Math.max(0, to - from)))
    kept = Math.max(kept, to)
  }
  /** Blanks a template's text from `from`; returns where code goes on, or -1 where it never does. */
  const template = (from: number): number => {
    for (let i = from; i < script.length; i++) {
      const c = script[i]
      if (c === '\\') i++
      else if (c === '`') {
        blank(from, i)
        return i + 1
      } else if (c === '$' && script[i + 1] === '{') {
        blank(from, i)
        templates.push(depth++)
        return i + 2
      }
    }
    return -1
  }
  for (let i = 0; i < script.length; ) {
    const c = script[i] as string
    if (c === '"' || c === "'") {
      let end = i + 1
      while (end < script.length && script[end] !== c && script[end] !== '\n') end += script[end] === '\\' ? 2 : 1
      blank(i + 1, Math.min(end, script.length))
      i = end + 1
    } else if (c === '/' && (script[i + 1] === '/' || script[i + 1] === '*')) {
      const close = script[i + 1] === '/' ? script.indexOf('\n', i) : script.indexOf('*/', i + 2)
      const end = close < 0 ? script.length : close
      blank(i, end)
      i = end + (script[i + 1] === '*' ? 2 : 0)
    } else if (c === '/' && /(?:^|[(,=:[!&|?{};+]|\breturn)\s*$/.test(script.slice(Math.max(0, i - 20), i))) {
      const end = /^\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\//.exec(script.slice(i, i + 2000))?.[0].length
      if (end !== undefined) blank(i + 1, i + end - 1)
      i += end ?? 1
    } else if (c === '`' || (c === '}' && templates.at(-1) === depth - 1)) {
      if (c === '}') {
        templates.pop()
        depth--
      }
      i = template(i + 1)
      // A template that never ends: the text was read wrongly, so nothing in it may be passed over.
      if (i < 0) return script
    } else {
      if (c === '{') depth++
      else if (c === '}') depth--
      i++
    }
  }
  pieces.push(script.slice(kept))
  return pieces.join('')
}

/** The arguments of the call whose name ends at `at`: literals as values, else the text that stands there as `{input}`. */
function argumentsAt(script: string, code: string, at: number): unknown {
  const open = /^\s*(?:\?\.)?\s*\(/.exec(code.slice(at, at + 100))
  if (!open) return {}
  const start = skip(code, at + open[0].length)
  if (code[start] === ')') return {}
  const found = literalAt(script, code, start)
  if (found && /[),]/.test(code[skip(code, found.end)] ?? ')'))
    return typeof found.value === 'object' && found.value !== null ? found.value : { input: found.value }
  return { input: script.slice(start, endOfValue(code, start)).trim() }
}

const skip = (code: string, at: number): number => {
  let i = at
  while (/\s/.test(code[i] ?? '')) i++
  return i
}

/** Where the value that begins at `from` ends: before the comma or the bracket that follows it. */
function endOfValue(code: string, from: number): number {
  let depth = 0
  let i = from
  for (; i < code.length && i < from + longest; i++) {
    const c = code[i] as string
    if ('([{'.includes(c)) depth++
    else if (')]}'.includes(c) && depth-- === 0) break
    else if (c === ',' && depth === 0) break
  }
  return i
}

type Literal = { value: unknown; end: number }

/** Reads the literal at `at`; a name stands for the literal it was declared with. `undefined`: it is none. */
function literalAt(script: string, code: string, at: number, level = 0): Literal | undefined {
  if (level > deepest) return undefined
  const i = skip(code, at)
  const c = code[i]
  if (c === '"' || c === "'" || c === '`') {
    const close = code.indexOf(c, i + 1)
    if (close < 0 || (c === '`' && /\$\{/.test(script.slice(i, close)))) return undefined
    const value = unescaped(script.slice(i + 1, close))
    const plus = skip(code, close + 1)
    if (code[plus] !== '+') return { value, end: close + 1 }
    const more = literalAt(script, code, plus + 1, level + 1)
    return typeof more?.value === 'string' ? { value: value + more.value, end: more.end } : undefined
  }
  if (c === '{' || c === '[') return collectionAt(script, code, i, level)
  const word = /^(?:-?\d[\d_]*(?:\.\d+)?(?![\w.])|[A-Za-z_$][\w$]*)/.exec(code.slice(i, i + 200))?.[0]
  if (word === undefined) return undefined
  const end = i + word.length
  if (/^-?\d/.test(word)) return { value: Number(word.replaceAll('_', '')), end }
  const known = { true: true, false: false, null: null, undefined: null }
  if (Object.hasOwn(known, word)) return { value: known[word as keyof typeof known], end }
  if (/^\s*[.([?`]/.test(code.slice(end, end + 50))) return undefined
  const declared = new RegExp(`\\b(?:const|let|var)\\s+${word.replaceAll('$', '\\$')}\\s*=(?!=)`).exec(code)
  const found =
    declared && literalAt(script, code, declared.index + declared[0].length, Math.max(level + 1, deepest - 3))
  return found && /^[^\S\n]*(?:[;\n,]|$)/.test(code.slice(found.end, found.end + 50))
    ? { value: found.value, end }
    : undefined
}

/** An object or an array. A member that is no literal is the text that stands for it. */
function collectionAt(script: string, code: string, at: number, level: number): Literal | undefined {
  const close = code[at] === '{' ? '}' : ']'
  const list: unknown[] = []
  const members: [string, unknown][] = []
  let i = skip(code, at + 1)
  for (let n = 0; n < 1000 && i < code.length; n++) {
    if (code[i] === close) return { value: close === '}' ? Object.fromEntries(members) : list, end: i + 1 }
    let key: string | undefined
    if (close === '}') {
      const word = /^[A-Za-z_$][\w$]*/.exec(code.slice(i, i + 200))?.[0]
      const quoted = word === undefined ? literalAt(script, code, i, level + 1) : undefined
      key = word ?? (typeof quoted?.value === 'string' ? quoted.value : undefined)
      if (key === undefined) return undefined
      const colon = skip(code, quoted?.end ?? i + key.length)
      // `{cmd}` is short for `{cmd: cmd}`.
      if (code[colon] === ':') i = colon + 1
    }
    const found = literalAt(script, code, i, level + 1)
    const whole = found && /[,}\]]/.test(code[skip(code, found.end)] ?? '')
    const end = whole ? found.end : endOfValue(code, i)
    const value = whole ? found.value : script.slice(i, end).trim()
    if (key === undefined) list.push(value)
    else members.push([key, value])
    i = skip(code, end)
    if (code[i] === ',') i = skip(code, i + 1)
    else if (code[i] !== close) return undefined
  }
  return undefined
}

const escapes: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', 0: '\0', '\n': '' }

const unescaped = (text: string): string =>
  text.replace(/\\(?:u\{([\da-fA-F]{1,6})\}|u([\da-fA-F]{4})|x([\da-fA-F]{2})|([\s\S]))/g, (whole, a, b, c, one) => {
    const hex: unknown = a ?? b ?? c
    if (typeof hex === 'string') {
      const point = Number.parseInt(hex, 16)
      return point <= 0x10ffff ? String.fromCodePoint(point) : whole
    }
    return escapes[one] ?? one
  })
