// The one grammar in which fixtures say what they expect: beside the line that it is about, with a fragment of the message.
//
//   tols = ["a"] # error here: did you mean tools
//   tools = ["a", 7] # error here at 7: a text…found 7
//   [golden]
//   # fail-denied here: Expected no failed call
//
// `here` is the first character of the line, `here at TEXT` that of the first TEXT in it; a comment with nothing but marks is about
// the line above. The word before `here` is a verdict, or the name of one case of a fixture that several share. Fragments of one
// message are separated by `…`. A mark without a fragment is refused.

export type Mark = { of: string; line: number; column: number; fragments: string[] }

const start = /(?:^|\s)#\s+(?=(?:fail|error)(?:-[^\s.]+)? here\b)/
const shape = /^(\S+) here(?: at (.+?))?: (.*\S)\s*$/

/** The marks of a text, in their order. Throws on one that says no place or no fragment. */
export function marksOf(text: string): Mark[] {
  const found: Mark[] = []
  let about = { line: 0, code: '' }
  for (const [i, line] of text.split('\n').entries()) {
    const [code = '', ...marks] = line.split(start)
    if (marks.length === 0 || code.trim() !== '') about = { line: i + 1, code }
    for (const mark of marks) found.push(read(mark, about))
  }
  return found
}

function read(mark: string, { line, code }: { line: number; code: string }): Mark {
  const [, of, at, words] = shape.exec(mark) ?? []
  const fragments = (words ?? '').split('…').filter((f) => f.trim() !== '')
  if (of === undefined || fragments.length === 0) throw new Error(`A mark with no fragment of the message: ${mark}`)
  const column = at === undefined ? code.search(/\S/) : code.indexOf(at)
  if (column < 0) throw new Error(`No ${at ?? 'text'} in line ${line}, where a mark looks for it: ${code}`)
  return { of, line, column: column + 1, fragments }
}

type Told = { line?: number | undefined; column?: number | undefined; message: string }

/** Does a message stand where a mark says, and hold its fragments? */
export const fits = (mark: Mark, told: Told): boolean =>
  told.line === mark.line && told.column === mark.column && mark.fragments.every((f) => told.message.includes(f))

export const sayMark = (mark: Mark): string => `${mark.line}:${mark.column} ${mark.fragments.join(' … ')}`
export const sayTold = (told: Told): string => `${told.line}:${told.column} ${told.message}`
