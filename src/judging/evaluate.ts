// A scenario and the view of a trace → dimensions. Pure: what only an oracle can answer is handed back as a question.
import { unseen } from '../checks/calls.ts'
import { type AskingCheck, type Check, type Context, isAsking, type PureCheck, type View } from '../checks/contract.ts'
import { always } from '../checks/index.ts'
import type { Answer, Question } from '../model/oracle.ts'
import type { RunStats } from '../model/report.ts'
import { clip } from '../model/text.ts'
import { callFailed, type Trace } from '../model/trace.ts'
import { blocks, type Dimension, error, type Outcome, type Severity } from '../model/verdict.ts'
import type { Graded } from '../scenario/block.ts'
import type { Scenario } from '../scenario/build.ts'
import type { Routed } from './places.ts'
import { viewOf } from './view.ts'

/** Redacts a text of a report. */
export type Redact = (text: string) => string

/** A dimension to be decided by an oracle's answer. `at` is its position among the dimensions. */
export type Asked = { at: number; question: Question; decide(answer: Answer): Routed }

/** `notes`: what the checks have to say beside their verdicts, not redacted. */
export type Evaluated = { dimensions: Routed[]; asked: Asked[]; notes: string[]; spoilt?: Spoilt }

/** The first call after which a dimension that blocks could not pass any more, whatever had followed. */
export type Spoilt = { call: number; dimension: string }

const longestMessage = 1500
const longestSequence = 60

/** Evaluates one trace by one scenario. A check that throws is an `error`, and the others are still evaluated. */
export function evaluate(scenario: Scenario, view: View, context: Context, redact: Redact): Evaluated {
  const dimensions: Routed[] = []
  const asked: Asked[] = []
  const notes: string[] = []
  let spoilt: Spoilt | undefined
  for (const graded of scenario.graded) {
    const { check } = graded
    let outcome: Outcome
    if (isAsking(check)) {
      const said = ask(check, graded, view, context)
      if (isQuestion(said)) {
        const { severity = check.severity } = graded
        asked.push({ at: dimensions.length, question: said, decide: decider(check, graded, view, context, redact) })
        dimensions.push({ id: graded.id, verdict: 'error', severity, message: 'Not asked yet' })
        continue
      }
      outcome = said
    } else outcome = answer(check, graded, view, context)
    const dimension = toDimension(graded, outcome, redact)
    dimensions.push(dimension)
    const { spoilt: call } = outcome
    if (call !== undefined && blocks(dimension) && !(spoilt && spoilt.call <= call))
      spoilt = { call, dimension: graded.id }
    if (outcome.note !== undefined) notes.push(`${graded.id}: ${outcome.note}`)
  }
  return { dimensions, asked, notes, ...(spoilt ? { spoilt } : {}) }
}

/** The first of some dimensions that blocks, oracles aside: what reaches outside is not asked. */
export function firstBlocking(graded: readonly Graded[], view: View, context: Context): Graded | undefined {
  return graded.find((one) => {
    const { check, severity } = one
    if (isAsking(check) || (severity !== undefined && severity !== 'blocking')) return false
    const outcome = answer(check, one, view, context)
    return blocks({ verdict: outcome.verdict, severity: severityOf(one, outcome) })
  })
}

/** What a dimension would ask of an oracle; `undefined`: nothing. */
export function questionOf(graded: Graded, view: View, context: Context): Question | undefined {
  if (!isAsking(graded.check)) return undefined
  const said = ask(graded.check, graded, view, context)
  return isQuestion(said) ? said : undefined
}

const severityOf = (graded: Graded, outcome: Outcome): Severity =>
  graded.severity ?? outcome.severity ?? graded.check.severity

const without = new WeakMap<Scenario, Scenario>()

/** A scenario that judges a trace beside the trace's own, which says whether the run was completed. */
export function withoutCompletion(scenario: Scenario): Scenario {
  let light = without.get(scenario)
  if (!light) {
    light = { ...scenario, graded: scenario.graded.filter(({ check }) => !always.some((one) => one.check === check)) }
    without.set(scenario, light)
  }
  return light
}

const isQuestion = (said: Outcome | Question): said is Question => typeof said.oracle === 'string'

function answer(check: PureCheck, { want, scope }: Graded, view: View, context: Context): Outcome {
  try {
    return sure(check, check.run(want, view, context, scope), view)
  } catch (e) {
    return crashed(check, e)
  }
}

/** What a prohibition found stays found; that it found nothing says nothing of what is not in the recording. */
function sure({ prohibits }: PureCheck, outcome: Outcome, view: View): Outcome {
  if (prohibits === undefined || outcome.verdict === 'fail' || outcome.verdict === 'error') return outcome
  const why = unseen(view, prohibits)
  return why === undefined ? outcome : error(`Missing ${why}; in what is recorded: ${outcome.message}`)
}

function ask(check: AskingCheck, { want, scope }: Graded, view: View, context: Context): Outcome | Question {
  try {
    return check.ask(want, view, context, scope)
  } catch (e) {
    return crashed(check, e)
  }
}

/** What an oracle's answer will mean. */
function decider(check: AskingCheck, graded: Graded, view: View, context: Context, redact: Redact): Asked['decide'] {
  const light = withoutEvents(view)
  return (said) => {
    let outcome: Outcome
    try {
      outcome = check.decide(graded.want, said, light, context)
    } catch (e) {
      outcome = crashed(check, e)
    }
    return toDimension(graded, outcome, redact)
  }
}

/** The grader's own crash is an `error`: it never becomes a pass. */
const crashed = (check: Check, e: unknown): Outcome => ({
  verdict: 'error',
  message: `The check ${check.id} itself failed: ${e instanceof Error ? e.message : String(e)}; please report this`,
})

/** A view to decide by later, which does not hold the whole trace in memory until then. */
function withoutEvents({ trace, answer }: View): View {
  const light: Trace = { schema: trace.schema, events: [], source: trace.source }
  if (answer !== undefined) light.answer = answer
  return viewOf(light, (tool) => tool)
}

/** What passed is said in the same words of trace after trace: one object serves all of them. */
const said = new WeakMap<Graded, Map<string, Dimension>>()

function toDimension(graded: Graded, outcome: Outcome, redact: Redact): Routed {
  const { verdict, message } = outcome
  const plain = verdict === 'pass' && !outcome.evidence && !outcome.sequences && !outcome.oracle && !outcome.severity
  if (!plain) return makeDimension(graded, outcome, redact)
  let known = said.get(graded)
  if (!known) {
    known = new Map()
    said.set(graded, known)
  }
  let dimension = known.get(message)
  if (!dimension) {
    dimension = makeDimension(graded, outcome, redact)
    if (known.size < 1000) known.set(message, dimension)
  }
  return dimension
}

function makeDimension(graded: Graded, outcome: Outcome, redact: Redact): Routed {
  const { verdict } = outcome
  // Redacted before it is cut: half a secret has no shape that anyone knows.
  const message = clip(redact(outcome.message), longestMessage)
  const dimension: Routed = {
    id: graded.id,
    verdict,
    severity: severityOf(graded, outcome),
    message,
  }
  if (outcome.evidence && outcome.evidence.length > 0) {
    dimension.evidence = outcome.evidence.map((e) => (e.tool === undefined ? e : { ...e, tool: redact(e.tool) }))
  }
  if (verdict === 'fail' || verdict === 'error') {
    dimension.route = outcome.route ? [...graded.base, ...outcome.route] : graded.place
  }
  if (outcome.sequences) {
    dimension.sequences = {
      expected: short(outcome.sequences.expected, redact),
      observed: short(outcome.sequences.observed, redact),
    }
  }
  if (outcome.flagged_values) dimension.flagged_values = outcome.flagged_values.map((v) => clip(redact(v), 200))
  if (outcome.oracle) dimension.oracle = outcome.oracle
  return dimension
}

const short = (names: readonly string[], redact: Redact): string[] => {
  const shown = names.slice(0, longestSequence).map((n) => clip(redact(n), 80))
  return names.length > longestSequence ? [...shown, `… and ${names.length - longestSequence} more`] : shown
}

/** The figures of a run. */
export function statsOf(view: View): RunStats {
  const { trace } = view
  const stats: RunStats = {
    tool_calls: view.calls.length,
    tool_errors: view.calls.filter((c) => callFailed(c) === true).length,
  }
  if (trace.turns !== undefined) stats.turns = trace.turns
  if (trace.duration_ms !== undefined) stats.duration_ms = trace.duration_ms
  if (trace.usage?.cost_usd !== undefined) stats.cost_usd = trace.usage.cost_usd
  const { input_tokens, output_tokens } = trace.usage ?? {}
  if (input_tokens !== undefined) stats.input_tokens = input_tokens
  if (output_tokens !== undefined) stats.output_tokens = output_tokens
  return stats
}
