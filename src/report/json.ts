// The report as JSON, `agent-eval/report@1`: each run is written as it comes, and nothing is held.
import { writeJson } from '../model/json.ts'
import type { Reporter } from './contract.ts'
import { safeJson } from './printable.ts'

/** The JSON of a value as it stands in a document indented so far already. */
const inset = (value: unknown, indent: string): string => safeJson(writeJson(value, 2)).replaceAll('\n', `\n${indent}`)

/** The members of an object, one a line, each with a comma behind it. */
function members(object: object, indent: string): string {
  let text = ''
  for (const [key, value] of Object.entries(object))
    if (value !== undefined) text += `${indent}${JSON.stringify(key)}: ${inset(value, indent)},\n`
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
      begin: (head) => sink.write(`{\n${members(head, '  ')}  "scenarios": [`),
      scenario(scenario) {
        const runs = list('      ')
        sink.write(`${scenarios.next()}{\n${members(scenario, '      ')}      "runs": [`)
        return {
          run: (run) => sink.write(`${runs.next()}${inset(run, '        ')}`),
          end: () => sink.write(`${runs.end()}\n    }`),
        }
      },
      end: (rest) => sink.write(`${scenarios.end()},\n${members(rest, '  ').replace(/,\n$/, '\n')}}\n`),
    }
  },
}
