// Loading scenario texts that say next to a line what is wrong with it, in the grammar of marks.ts.

import type { Severities } from '../../src/documents/severity.ts'
import { defaultConfig } from '../../src/model/config.ts'
import type { Problem } from '../../src/model/report.ts'
import { makeReady } from '../../src/run/ready.ts'
import { type Loaded, loadScenarios, type SourceFile } from '../../src/scenario/load.ts'
import { fits, marksOf, sayMark, sayTold } from '../marks.ts'

export async function load(files: readonly SourceFile[], config: Severities = defaultConfig.severity): Promise<Loaded> {
  return loadScenarios(files, { config, ...makeReady() })
}

/** A scenario with a name around the text of its sections. */
export const named = (sections: string): string => `name = "case"\n${sections}`

/** What differs between the marks of a text and the problems found in it; one line a difference. */
export function differences(text: string, problems: readonly Problem[]): string[] {
  const left = [...problems]
  const out: string[] = []
  for (const mark of marksOf(text)) {
    const at = left.findIndex((problem) => fits(mark, problem))
    if (at < 0) out.push(`missing ${sayMark(mark)}`)
    else left.splice(at, 1)
  }
  return [...out, ...left.map((problem) => `noisy ${sayTold(problem)}`)]
}
