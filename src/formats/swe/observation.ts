// What mini-SWE-agent tells of a command: its exit code and output, that it did not run, or that a person refused it.
import { type CallEnd, defined } from '../build.ts'
import { contentText, type Json, number, object, text } from '../json.ts'
import { told } from './shape.ts'

/** Was a command not executed, as version 2 says it? */
export const isUnexecuted = (m: Json): boolean => object(m['extra'])['exception_info'] === 'action was not executed'

/** Did a person refuse the commands? Version 1 has no field for it, but its own words. */
export const isRejection = (m: Json, said: string): boolean =>
  object(m['extra'])['interrupt_type'] === 'UserRejection' || /^Commands? not executed[.:]/.test(said)

/** How a command ended. */
export function endOf(m: Json): CallEnd {
  const extra = object(m['extra'])
  const said = contentText(m['content'] ?? m['output'])
  const shown = told.exec(said)
  const code = number(extra['returncode']) ?? (shown ? Number(shown[1]) : undefined)
  const broken = text(extra['exception_info'])
  // A command that was killed or did not run has no code of its own.
  const own = broken === undefined && code !== undefined
  const killed = /^The last command <command>[\s\S]{0,100000}<\/command> timed out/.test(said)
  return defined<CallEnd>({
    is_error: broken !== undefined || killed ? true : code === undefined ? null : code !== 0,
    exit_code: own ? code : undefined,
    result: text(extra['raw_output']) ?? broken ?? outputOf(said),
  })
}

/** The output alone, where the text is the harness's own. */
function outputOf(said: string): string {
  const head = told.exec(said)
  if (!head) return said
  const output = /^\s*<output>\n?/.exec(said.slice(head[0].length))
  const end = said.lastIndexOf('</output>')
  if (!output || end < 0) return said.slice(head[0].length).trim()
  return said.slice(head[0].length + output[0].length, end).replace(/\n$/, '')
}
