// Loading scenario texts that say next to a line what is wrong with it: `tols = ["a"] #! did you mean tools`.

import type { Severities } from '../../src/documents/severity.ts'
import { defaultConfig } from '../../src/model/config.ts'
import type { Problem } from '../../src/model/report.ts'
import { makeReady } from '../../src/run/ready.ts'
import { type Loaded, loadScenarios, type SourceFile } from '../../src/scenario/load.ts'

export async function load(files: readonly SourceFile[], config: Severities = defaultConfig.severity): Promise<Loaded> {
  return loadScenarios(files, { config, ...makeReady() })
}

/** A scenario with a name around the text of its sections. */
export const named = (sections: string): string => `name = "case"\n${sections}`

type Marked = { line: number; column: number; says: string[] }

/**
 * The marks of a text: `#! words` (the column of the first character of the line), `#! at TEXT: words` (the column of TEXT). Words are
 * separated by `…`; several marks of one line by ` #! `.
 */
export function marks(text: string): Marked[] {
  return text.split('\n').flatMap((line, i) => {
    const [code = '', ...said] = line.split(/\s*#!\s*/)
    return said.map((mark) => {
      const [, at, words = ''] = /^(?:at (.*?): )?(.*)$/.exec(mark) as RegExpExecArray
      const start = at === undefined ? code.search(/\S/) : code.indexOf(at)
      if (start < 0) throw new Error(`no ${JSON.stringify(at)} in line ${i + 1}: ${code}`)
      return { line: i + 1, column: start + 1, says: words.split('…') }
    })
  })
}

/** What differs between the marks of a text and the problems found in it; one line a difference. */
export function differences(text: string, problems: readonly Problem[]): string[] {
  const left = [...problems]
  const out: string[] = []
  for (const mark of marks(text)) {
    const at = left.findIndex(
      (p) => p.line === mark.line && p.column === mark.column && mark.says.every((w) => p.message.includes(w)),
    )
    if (at < 0) out.push(`missing ${mark.line}:${mark.column} ${mark.says.join(' … ')}`)
    else left.splice(at, 1)
  }
  return [...out, ...left.map((p) => `noisy ${p.line}:${p.column} ${p.message}`)]
}
