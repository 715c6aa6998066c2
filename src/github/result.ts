// What is told of the result beside the step: collected while the report is fed, in as much detail as each place takes.
import type { Settings } from '../options.ts'
import { type Annotation, annotations } from '../report/annotations.ts'
import type { Setup, Writer } from '../report/contract.ts'
import { summary } from '../report/summary.ts'
import { line } from '../report/text.ts'
import { checkRoom, commentRoom, mostMarks } from './limits.ts'

export type Result = {
  /** Does the gate hold? */
  holds: boolean
  /** Has every scenario passed, and could all be read? */
  passes: boolean
  /** What is said in the comment, and on the page of the check, as markdown. */
  comment: string
  check: string
  /** The verdict in a line of plain text. */
  line: string
  marks: readonly Annotation[]
}

type Asked = Pick<Settings, 'comment' | 'checkName'>

/** The writers that collect what the settings ask for; `end` gives it, once the report was fed. */
export function collecting(asked: Asked, setup: Setup): { writers: Writer[]; end(): Omit<Result, 'holds' | 'passes'> } {
  const [comment, check, verdict]: [string[], string[], string[]] = [[], [], []]
  const marks: Annotation[] = []
  const into = <T>(parts: T[]) => ({ write: (part: T) => void parts.push(part) })
  const writers: Writer[] = []
  if (asked.comment !== 'never') writers.push(summary.make(into(comment), { ...setup, room: commentRoom }))
  if (asked.checkName !== undefined)
    writers.push(
      summary.make(into(check), { ...setup, room: checkRoom }),
      line.make(into(verdict), { color: false }),
      annotations.make(into(marks), { ...setup, places: mostMarks }),
    )
  const end = () => ({ comment: comment.join(''), check: check.join(''), line: verdict.join('').trim(), marks })
  return { writers, end }
}
