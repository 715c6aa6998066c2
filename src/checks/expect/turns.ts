// One turn of the user: what happened from one message of the user to the next, as checks see it.
import { count } from '../../model/text.ts'
import type { Event, Trace } from '../../model/trace.ts'
import { error, type Outcome } from '../../model/verdict.ts'
import { unseen } from '../calls.ts'
import type { Check, Context, PureCheck, View } from '../contract.ts'
import { holds } from '../text/match.ts'

/** Which turn is meant: by its number, the prompt being turn 1, or by a text in the user's message. */
export type Turn = { n?: number | undefined; says?: string | undefined }

/** What the user said, the events up to the next message of the user, and how many calls came before. */
type Slice = { said: string | undefined; events: Event[]; before: number }

/** The prompt that the trace records, one text a turn. */
const recordedPrompt = ({ trace: { prompt } }: View): readonly string[] => (prompt === undefined ? [] : [prompt].flat())

/** The turns of a run. */
function turnsOf(view: View, context: Context): Slice[] {
  const [prompt] = recordedPrompt(view)
  const turns: Slice[] = [{ said: prompt ?? context.prompt[0], events: [], before: 0 }]
  let calls = 0
  for (const event of view.trace.events) {
    const last = turns.at(-1) as Slice
    const opens = turns.length === 1 && last.events.length === 0
    if (event.type === 'user') {
      // What opens the run is the prompt itself.
      if (opens && (prompt === undefined || prompt.trim() === event.text.trim())) last.said = event.text
      else turns.push({ said: event.text, events: [], before: calls })
      continue
    }
    if (event.type === 'tool_call') calls++
    last.events.push(event)
  }
  return turns
}

/** The trace of a turn that is not the last: what is recorded of the end of the run is none of its own. */
function closed({ answer: _a, structured_output: _s, truncated: _t, ...trace }: Trace, events: Event[]): Trace {
  const { incomplete: _i, ...source } = trace.source
  return { ...trace, source, events }
}

/** The view of a turn, or why there is none. */
function turnOf({ n, says }: Turn, view: View, context: Context): View | Outcome {
  const prompt = recordedPrompt(view)
  const turns = turnsOf(view, context)
  if (turns.length < prompt.length)
    return error(
      `Cannot tell the turns of the user apart: the trace records ${count(prompt.length, 'prompt')}, and not when each was given`,
    )
  const at = n === undefined ? turns.findIndex((t) => holds(t.said ?? '', says ?? '')) : n - 1
  const turn = turns[at]
  if (!turn) {
    const spoke = `the user spoke ${count(turns.length, 'time')}`
    return error(
      n === undefined
        ? `Missing turn: no message of the user says ${JSON.stringify(says)}; ${spoke}`
        : `Missing turn ${n}: ${spoke}`,
    )
  }
  const isLast = at === turns.length - 1
  return view.part(isLast ? { ...view.trace, events: turn.events } : closed(view.trace, turn.events), turn.before)
}

/** The check of a field, asked of one turn alone. */
export function ofTurn(check: Check): PureCheck {
  if (!('run' in check)) throw new TypeError(`${check.id} asks more than a turn`)
  const { prohibits, ...rest } = check
  return {
    ...rest,
    doc: `In one turn of the user: ${check.doc}`,
    run(want, view, context, scope) {
      const part = turnOf(scope.turn ?? {}, view, context)
      if ('verdict' in part) return part
      const outcome = check.run(want, part, context, scope)
      if (prohibits === undefined || outcome.verdict === 'fail' || outcome.verdict === 'error') return outcome
      const why = unseen(part, prohibits)
      return why === undefined ? outcome : error(`Missing ${why}; in what is recorded: ${outcome.message}`)
    },
  }
}
