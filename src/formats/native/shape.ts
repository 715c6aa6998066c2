// What a native trace may be: as it is written (the JSON Schema is made from this type), and the rules that read it.
import type {
  Agent,
  Call,
  Compaction,
  Confirmation,
  Cut,
  Elicitation,
  Event,
  Message,
  Signals,
  Source,
  State,
  Taint,
  Trace,
  Usage,
  UserMessage,
} from '../../model/trace.ts'
import { elicitationActions, evidenceKinds, stopCauses } from '../../model/trace.ts'
import { FormatError, kind } from '../contract.ts'
import { isObject, readArguments } from '../json.ts'
import * as is from './rule.ts'

// Interfaces where a type would do: the maker of the schema looks for the `type` of an event in no intersection.

/** A call of a tool, by any agent. */
export interface NativeCall extends Omit<Call, 'arguments'> {
  /** An object, or its JSON text, which may be malformed; absent or empty: `{}`. */
  arguments?: unknown
}

/**
 * One thing that happened in a run.
 * @discriminator type
 */
export type NativeEvent = UserMessage | Message | NativeCall | Confirmation | Elicitation | Compaction

/**
 * One recorded agent run, `agent-eval/trace@1`. Only `events` is required. An absent key was not recorded, unless it says
 * otherwise; `null` says the same. Other keys are allowed and mean nothing.
 */
export interface NativeTrace extends Omit<Trace, 'schema' | 'events' | 'source'> {
  schema?: Trace['schema']
  /** What happened, in the order of occurrence. */
  events: NativeEvent[]
  /** `self_evaluation`, which is preferred. */
  selfEvaluation?: unknown
  /** Written by `show --json`. */
  source?: Partial<Source>
}

const cut = is.shape<Cut>({ bytes: is.count, sha256: is.text }, {})
const command = is.perhaps('a command key')

/** The rules for each type of event. */
const eventShapes: { [T in Event['type']]: is.Shape<Extract<Event, { type: T }>> } = {
  user: is.shape<UserMessage>({ type: is.oneOf('user'), text: is.text }, {}),
  message: is.shape<Message>(
    { type: is.oneOf('message'), text: is.text },
    { step: command, agent: is.text, turn: is.count },
  ),
  tool_call: is.shape<Call>(
    {
      type: is.oneOf('tool_call'),
      tool: is.name('the name of a tool'),
      arguments: { expected: 'any value', read: readArguments },
    },
    {
      id: is.text,
      command,
      arguments_cut: cut,
      result: is.anything,
      result_cut: cut,
      is_error: is.orNull('true, false or null', is.flag),
      exit_code: is.integer,
      duration_ms: is.amount,
      denied: is.flag,
      blocked: is.flag,
      turn: is.count,
      at: is.like('an ISO 8601 date and time', /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/),
      agent: is.text,
    },
  ),
  confirmation: is.shape<Confirmation>(
    { type: is.oneOf('confirmation'), step: is.name('a command key'), tier: is.name('a tier') },
    { arguments: is.anything },
  ),
  elicitation: is.shape<Elicitation>(
    { type: is.oneOf('elicitation'), action: is.oneOf(...elicitationActions) },
    { message: is.text, content: is.anything, guards: command },
  ),
  compaction: is.shape<Compaction>({ type: is.oneOf('compaction') }, {}),
}
const eventTypes = new Map<unknown, is.Shape<Event>>(Object.entries(eventShapes))

export const isEvent = (value: unknown): boolean => isObject(value) && eventTypes.has(value['type'])

function readEvent(value: unknown, at: string): void {
  if (!isObject(value)) throw new FormatError(`Expected ${at} to be an object, found ${kind(value)}`)
  const event = eventTypes.get(value['type'])
  if (!event) {
    const known = [...eventTypes.keys()].join(', ')
    throw new FormatError(`Unknown event type ${kind(value['type'])} at ${at}; known are ${known}`)
  }
  event.of(value, at)
}

const events: is.Rule<Event[]> = {
  expected: 'an array',
  read(value) {
    if (!Array.isArray(value)) return undefined
    for (let i = 0; i < value.length; i++) {
      try {
        readEvent(value[i], '')
      } catch {
        // Where an event stands is put into words for one that is wrong: most of a trace are events.
        readEvent(value[i], `events[${i}]`)
      }
    }
    return value
  },
}

const texts = is.list('an array of texts', is.text)

/** What a trace says of itself is printed with every report, so it may not be long. */
const notes: is.Rule<string[]> = {
  expected: texts.expected,
  read(value, at, key) {
    const all = texts.read(value, at, key)
    return Array.isArray(all) ? all.slice(0, 20).map((note) => note.slice(0, 500)) : all
  },
}

const source = is.shape<Source>(
  {
    format: is.orElse(is.like('the id of a format', /^[a-z][a-z0-9-]{0,39}$/), () => 'native'),
    lacks: is.orElse(is.list('an array of kinds of evidence', is.oneOf(...evidenceKinds)), () => []),
  },
  { unrecognised: is.count, junk_lines: is.count, incomplete: notes, uncertain: notes, notes },
)

export const traceShape = is.shape<Trace>(
  {
    schema: is.orElse(is.oneOf('agent-eval/trace@1'), () => 'agent-eval/trace@1'),
    events,
    source: is.orElse(source, () => ({ format: 'native', lacks: [] })),
  },
  {
    id: is.text,
    scenario: is.text,
    persona: is.text,
    agent: is.shape<Agent>({}, { name: is.text, model: is.text }),
    prompt: is.textOr(texts),
    tools: is.list('an array of tool names', is.text),
    answer: is.text,
    structured_output: is.anything,
    turns: is.count,
    stop_cause: is.oneOf(...stopCauses),
    error: is.text,
    taint: is.shape<Taint>({}, { private: is.flag, untrusted: is.flag }),
    blocked_sends: is.count,
    compactions: is.count,
    truncated: is.flag,
    signals: is.shape<Signals>({}, { readiness_ready: is.flag, blocking_step_refused: is.flag }),
    usage: is.shape<Usage>(
      {},
      {
        input_tokens: is.amount,
        output_tokens: is.amount,
        cost_usd: is.amount,
        premium_requests: is.amount,
        nano_aiu: is.amount,
      },
    ),
    duration_ms: is.amount,
    state: is.shape<State>({}, { before: is.anything, after: is.anything }),
    self_evaluation: is.anything,
    labels: is.mapOf('an object of numbers, texts, true and false', is.label),
    workspace: is.text,
  },
)
