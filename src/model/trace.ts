// One agent run, normalised. The shape is `agent-eval/trace@1` itself: `show --json` prints it and the native format reads it.
import type { Amount, Count } from './numbers.ts'

/** How a run came to its end. A crash is no stop cause: it sets `error`. */
export const stopCauses = ['completed', 'interrupted', 'max_turns', 'output_token_budget', 'cost_budget'] as const
export type StopCause = (typeof stopCauses)[number]

/** What an elicitation was answered. */
export const elicitationActions = ['accept', 'decline', 'cancel'] as const
export type ElicitationAction = (typeof elicitationActions)[number]

/**
 * The kinds of evidence a check may need and a format may be unable to record.
 * `order` is the order between lists that a format keeps apart; `confirmations` are gate decisions.
 */
export const evidenceKinds = [
  'calls',
  'answer',
  'errors',
  'exit_codes',
  'turns',
  'stop_cause',
  'compactions',
  'denials',
  'offered_tools',
  'results',
  'taint',
  'blocked_sends',
  'narrations',
  'confirmations',
  'elicitations',
  'order',
  'usage',
  'self_evaluation',
] as const
export type EvidenceKind = (typeof evidenceKinds)[number]

/** What people call each kind. */
export const evidenceNames: Readonly<Record<EvidenceKind, string>> = {
  answer: 'final answer',
  errors: 'whether a call failed',
  exit_codes: 'exit codes',
  turns: 'number of turns',
  stop_cause: 'stop cause',
  compactions: 'compactions',
  denials: 'denied calls',
  offered_tools: 'offered tools',
  results: 'results of calls',
  taint: 'taint',
  blocked_sends: 'blocked sends',
  narrations: 'narrations',
  confirmations: 'gate decisions',
  elicitations: 'elicitations',
  order: 'order between calls and narrations',
  usage: 'tokens and cost',
  self_evaluation: 'self evaluation',
  calls: 'calls',
}

/** What a text that was cut to its head was as a whole. */
export type Cut = {
  /** Size in bytes of UTF-8. */
  bytes: Count
  /** SHA-256 in hex. */
  sha256: string
}

/** A call of a tool, by any agent. */
export type Call = {
  type: 'tool_call'
  /** The id of the call, unique in the trace. */
  id?: string
  /**
   * The name that the model called.
   * @minLength 1
   */
  tool: string
  /** The registry key that the trace itself records, such as `modelo.work.calculate`. */
  command?: string
  /** Decoded arguments (integers beyond 2^53 as bigint), or the raw text where it was no JSON object: a malformed call. */
  arguments: unknown
  /** Set where large arguments were cut: their long texts are heads. */
  arguments_cut?: Cut
  /** As returned: text, or any JSON value. Absent: the trace holds no result of this call. */
  result?: unknown
  /** Set where a large result was cut to its head. */
  result_cut?: Cut
  /** `null`: the trace cannot tell whether the call failed; absent: it says nothing, and so nothing of a failure. */
  is_error?: boolean | null
  /**
   * Of the process that the call ran.
   * @asType integer
   * @minimum -9007199254740991
   * @maximum 9007199254740991
   */
  exit_code?: number
  /** In milliseconds. */
  duration_ms?: Amount
  /** A person or a policy refused the call. */
  denied?: boolean
  /** The interlock for outbound calls refused the call. */
  blocked?: boolean
  /** The model response that made the call, counting from 1. */
  turn?: Count
  /**
   * When the call was made: an ISO 8601 date and time; without an offset it is UTC.
   * @pattern ^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$
   */
  at?: string
  /** The sub-agent that made the call; absent: the main agent. */
  agent?: string
}

/** A text of the agent: a narration. */
export type Message = {
  type: 'message'
  /** What the agent wrote. */
  text: string
  /** The command whose result the text describes. */
  step?: string
  /** The sub-agent that wrote it; absent: the main agent. */
  agent?: string
  /** The model response that it is part of, counting from 1. */
  turn?: Count
}

/** What the user said. */
export type UserMessage = {
  type: 'user'
  /** What the user said. */
  text: string
}

/** A gate decision: under which tier a step was let through. */
export type Confirmation = {
  type: 'confirmation'
  /**
   * The command that was decided about.
   * @minLength 1
   */
  step: string
  /**
   * What the gate asked for, such as `confirm` or `auto_approve`.
   * @minLength 1
   */
  tier: string
  /** The arguments that were decided about. */
  arguments?: unknown
}

/** A question to the user, and the answer. */
export type Elicitation = {
  type: 'elicitation'
  /** What the user was asked. */
  message?: string
  /** What the user answered. */
  action: ElicitationAction
  /** What the user filled in. */
  content?: unknown
  /** The command that the elicitation asked about; absent: the next call. */
  guards?: string
}

/** The context was summarised: what stood before is no longer known to the model word by word. */
export type Compaction = { type: 'compaction' }

/** One thing that happened in a run. */
export type Event = Call | Message | UserMessage | Confirmation | Elicitation | Compaction

/** Money and tokens of a whole run. An absent key was not recorded. */
export type Usage = {
  /** All that was sent to the model, what was read from a cache or written to it included. */
  input_tokens?: Amount
  /** All that the model wrote. */
  output_tokens?: Amount
  /** US dollars. */
  cost_usd?: Amount
  /** GitHub Copilot's unit. */
  premium_requests?: Amount
  /** GitHub Copilot's unit: billionths of an AI unit. */
  nano_aiu?: Amount
}

/** Who ran. */
export type Agent = {
  /** The name of the agent. */
  name?: string
  /** The model that it ran on. */
  model?: string
}

/** The legs of the lethal trifecta that the run recorded; an absent leg was not recorded. */
export type Taint = {
  /** Private data came into the conversation. */
  private?: boolean
  /** Untrusted content came into the conversation. */
  untrusted?: boolean
}

/** What a harness observed of a contradiction; an absent signal is read from the calls. */
export type Signals = {
  /** Was the work ready to be handed over? */
  readiness_ready?: boolean
  /** Was the step refused that a contradiction blocks? */
  blocking_step_refused?: boolean
}

/** The state of the environment around the run: any JSON. */
export type State = {
  /** The state before the run. */
  before?: unknown
  /** The state after the run. */
  after?: unknown
}

/** What the trace was recorded in. */
export type Source = {
  /**
   * The id of the format.
   * @pattern ^[a-z][a-z0-9-]{0,39}$
   */
  format: string
  /** The evidence that this format, or this recording, does not hold. */
  lacks: EvidenceKind[]
  /** Records that the reader did not recognise. */
  unrecognised?: Count
  /** Lines that are no JSON. */
  junk_lines?: Count
  /** Why the recording is no evidence of the whole run: what happened may not be in it. */
  incomplete?: string[]
  /** Why calls may have been made that the trace does not name. */
  uncertain?: string[]
  /** What else a reader of the report should know of the recording. */
  notes?: string[]
}

/** One recorded agent run, `agent-eval/trace@1`. An absent key was not recorded, unless it says otherwise. */
export type Trace = {
  /** What the value is. */
  schema: 'agent-eval/trace@1'
  /** Names the trace where it shares its file with others. */
  id?: string
  /** The scenario that this run is a trial of. */
  scenario?: string
  /** The persona that the simulated user played. */
  persona?: string
  /** Who ran. */
  agent?: Agent
  /** What the user asked, one string a turn. */
  prompt?: string | string[]
  /** The tools that were offered to the model. */
  tools?: string[]
  /** What happened, in the order of occurrence. */
  events: Event[]
  /** The final answer, never cut; absent: the last message after the last call. */
  answer?: string
  /** What the run returned beside its text, by a schema that it was given: any JSON. */
  structured_output?: unknown
  /** Model responses of the main agent. */
  turns?: Count
  /** How the run came to its end. A crash sets `error` instead. */
  stop_cause?: StopCause
  /** The run's own crash or provider error; absent or `null`: none. */
  error?: string | null
  /** Which data came into the conversation. */
  taint?: Taint
  /** Outbound calls that the interlock refused. */
  blocked_sends?: Count
  /** How often the context was summarised. */
  compactions?: Count
  /** The file ended in the middle of a record, or the run has no end. */
  truncated?: boolean
  /** What a harness observed of a contradiction. */
  signals?: Signals
  /** Money and tokens of the whole run. */
  usage?: Usage
  /** In milliseconds. */
  duration_ms?: Amount
  /** The state of the environment around the run. */
  state?: State
  /** What the run says of its own work, for the audit of its closure. */
  self_evaluation?: unknown
  /** What others judged of the run, each by its name: the recording's own reward or score, a person's verdict. */
  labels?: Record<string, number | boolean | string>
  /** The folder that the run left behind, relative to the trace file. */
  workspace?: string
  source: Source
}

/** When a call was made, in milliseconds since 1970; `undefined`: that is not recorded. A time without an offset is UTC. */
export function calledAt({ at }: Call): number | undefined {
  if (at === undefined) return undefined
  const time = Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/.test(at) ? at : `${at}Z`)
  return Number.isNaN(time) ? undefined : time
}

/** Says whether a call failed: an error, denied or blocked. `undefined`: the trace says that it cannot tell. */
export function callFailed(call: Call): boolean | undefined {
  if (call.denied || call.blocked || call.is_error) return true
  return call.is_error === null ? undefined : false
}
