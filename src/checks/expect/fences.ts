// Fenced code blocks of markdown.

const opening = /^ {0,3}(`{3,}|~{3,})([^\n]*)$/

/** The contents of the fenced blocks of a text, in one pass over its lines. A block that does not close ends with the text. */
export function fencedBlocks(text: string): string[] {
  const blocks: string[] = []
  let fence: string | undefined
  let lines: string[] = []
  for (const line of text.split(/\r?\n/)) {
    if (fence === undefined) {
      const [, marks = '', info = ''] = opening.exec(line) ?? []
      // A run of backticks with another behind it is code within a line.
      if (marks === '' || (marks.startsWith('`') && info.includes('`'))) continue
      fence = marks
      lines = []
    } else if (closes(fence, line)) {
      blocks.push(lines.join('\n'))
      fence = undefined
    } else lines.push(line)
  }
  if (fence !== undefined) blocks.push(lines.join('\n'))
  return blocks
}

function closes(fence: string, line: string): boolean {
  const marks = line.trim()
  return marks.length >= fence.length && marks === fence.charAt(0).repeat(marks.length) && /^ {0,3}\S/.test(line)
}
