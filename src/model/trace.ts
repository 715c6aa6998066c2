// One agent run, normalised. The shape is `agent-eval/trace@1` itself: `show --json` prints it and the native format reads it.

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

/** One call of a tool, of any agent, in the order of occurrence. */
export type Call = {
  type: 'tool_call'
  id?: string
  /** The name the model called. */
  tool: string
  /** The registry key that the trace itself records, such as `modelo.work.calculate`. */
  command?: string
  /** Decoded arguments (integers beyond 2^53 as bigint), or the raw text where it was no JSON object: a malformed call. */
  arguments: unknown
  /** Set where large arguments were cut: their long texts are heads. The size in bytes and the SHA-256 of the whole. */
  arguments_cut?: { bytes: number; sha256: string }
  /** As returned: text, or any JSON value. Absent: the trace holds no result of this call. */
  result?: unknown
  /** Set where a large result was cut to its head: the size in bytes and the SHA-256 of the whole. */
  result_cut?: { bytes: number; sha256: string }
  /** `null`: the trace cannot tell. */
  is_error?: boolean | null
  exit_code?: number
  duration_ms?: number
  /** A person or a policy refused the call. */
  denied?: boolean
  /** The interlock for outbound calls refused the call. */
  blocked?: boolean
  /** 1-based model response that made the call. */
  turn?: number
  /** The sub-agent that made the call; absent for the main agent. */
  agent?: string
}

export type Message = { type: 'message'; text: string; step?: string; agent?: string; turn?: number }
export type UserMessage = { type: 'user'; text: string }
export type Confirmation = { type: 'confirmation'; step: string; tier: string; arguments?: unknown }
export type Elicitation = {
  type: 'elicitation'
  message?: string
  action: ElicitationAction
  content?: unknown
  /** The command the elicitation asked about; absent: the next call. */
  guards?: string
}
export type Compaction = { type: 'compaction' }
/** One thing that happened in a run. */
export type Event = Call | Message | UserMessage | Confirmation | Elicitation | Compaction

/** Money and tokens of a whole run. `premium_requests` and `nano_aiu` are GitHub Copilot's own units. */
export type Usage = {
  input_tokens?: number
  output_tokens?: number
  cost_usd?: number
  premium_requests?: number
  nano_aiu?: number
}

/** One recorded agent run, `agent-eval/trace@1`. */
export type Trace = {
  schema: 'agent-eval/trace@1'
  id?: string
  scenario?: string
  persona?: string
  agent?: { name?: string; model?: string }
  /** What the user asked, one string a turn. */
  prompt?: string | string[]
  /** The tools that were offered to the model. */
  tools?: string[]
  events: Event[]
  /** The final answer; never cut. */
  answer?: string
  turns?: number
  stop_cause?: StopCause
  /** The run's own crash or provider error. */
  error?: string | null
  taint?: { private?: boolean; untrusted?: boolean }
  blocked_sends?: number
  compactions?: number
  /** The file ended in the middle of a record, or the run has no end. */
  truncated?: boolean
  signals?: { readiness_ready?: boolean; blocking_step_refused?: boolean }
  usage?: Usage
  duration_ms?: number
  self_evaluation?: unknown
  /** What the run left behind, relative to the trace file. */
  workspace?: string
  /** The format the run was recorded in, and the evidence that this format, or this recording, does not hold. */
  source: {
    format: string
    lacks: EvidenceKind[]
    unrecognised?: number
    junk_lines?: number
    /** What else a reader of the report should know of the recording. */
    notes?: string[]
  }
}

/** Says whether a call failed: an error, denied or blocked. `undefined`: the trace cannot tell. */
export function callFailed(call: Call): boolean | undefined {
  if (call.denied || call.blocked || call.is_error) return true
  return call.is_error === null ? undefined : false
}
