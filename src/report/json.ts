// The report as JSON, `agent-eval/report@1`: each run is written as it comes, and nothing is held.
import { writeJson } from '../model/json.ts'
import type { Reporter } from './contract.ts'
import { safeJson } from './printable.ts'

/** The JSON of a value as it stands so many levels deep in a document: it is written within as many lists, which are cut off. */
function inset(value: unknown, levels: number): string {
  let within = value
  for (let level = 0; level < levels; level++) within = [within]
  // `[`, a line break and an indent in front of it for each level, and a line break, an indent and `]` behind it.
  const indents = levels * (levels + 1)
  return safeJson(writeJson(within, 2)).slice(2 * levels + indents, -indents)
}

/** The members of an object so many levels deep, one a line, each with a comma behind it. */
function members(object: object, levels: number): string {
  let text = ''
  for (const [key, value] of Object.entries(object))
    if (value !== undefined) text += `${'  '.repeat(levels)}${JSON.stringify(key)}: ${inset(value, levels)},\n`
  return text
}

/** Begins each element of a list, and ends it: `[]` where there was none. */
function list(indent: string) {
  let first = true
  return {
    next(): string {
      const before = first ? `\n${indent}  ` : `,\n${indent}  `
      first = false
      return before
    },
    end: (): string => (first ? ']' : `\n${indent}]`),
  }
}

export const json: Reporter = {
  id: 'json',
  doc: 'The report as JSON (`agent-eval/report@1`)',
  make(sink) {
    const scenarios = list('  ')
    return {
      begin: (head) => sink.write(`{\n${members(head, 1)}  "scenarios": [`),
      scenario(scenario) {
        const runs = list('      ')
        sink.write(`${scenarios.next()}{\n${members(scenario, 3)}      "runs": [`)
        return {
          run: (run) => sink.write(`${runs.next()}${inset(run, 4)}`),
          end: () => sink.write(`${runs.end()}\n    }`),
        }
      },
      end: (rest) => sink.write(`${scenarios.end()},\n${members(rest, 1).replace(/,\n$/, '\n')}}\n`),
    }
  },
}
