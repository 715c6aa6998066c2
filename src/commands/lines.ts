// The lines of files that people write, to be shown under a problem.
import path from 'node:path'
import { readTextFile } from '../files/stream.ts'
import type { LineOf } from '../report/contract.ts'
import { redactor } from '../report/redact.ts'

/** Reads lines of TOML files, the last file kept. Traces are not shown, nor a line that holds a secret. */
export function lineReader(cwd: string): LineOf {
  const redact = redactor([])
  let last: { file: string; lines: string[] } | undefined
  return (file, line) => {
    if (!/\.toml$/i.test(file)) return undefined
    if (last?.file !== file) last = { file, lines: linesOf(path.resolve(cwd, file)) }
    const text = last.lines[line - 1]
    return text === undefined || redact(text) !== text ? undefined : text
  }
}

function linesOf(file: string): string[] {
  try {
    return (readTextFile(file) ?? '').split(/\r\n|\n/)
  } catch {
    // What the problem says is enough.
    return []
  }
}
