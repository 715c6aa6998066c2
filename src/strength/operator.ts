// What an operator is: which small faults of one kind a run could have had, each as a run of its own.
import type { View } from '../checks/contract.ts'
import type { Table } from '../documents/toml.ts'
import type { Registry } from '../model/registry.ts'
import type { Group, OperatorId } from '../model/strength.ts'
import type { Call, Event, Trace } from '../model/trace.ts'
import type { Effects } from './effects.ts'

/** A passing run, from which mutants are made. */
export type Run = {
  trace: Trace
  view: View
  calls: readonly Call[]
  /** Where each call stands among the events. */
  places: readonly number[]
  effects: Effects
  registry: Registry | undefined
  /** Hides secrets, before a text is cut: half a secret has no shape. */
  redact(text: string): string
}

export function runOf(view: View, { effects, registry, redact }: Pick<Run, 'effects' | 'registry' | 'redact'>): Run {
  const places: number[] = []
  for (const [at, event] of view.trace.events.entries()) if (event.type === 'tool_call') places.push(at)
  // The answer stays where it is, whatever call comes to stand last.
  const trace = { ...view.trace, answer: view.trace.answer ?? view.answer ?? '' }
  return { trace, view, calls: view.calls, places, effects, registry, redact }
}

/** Lines that would catch a mutant: a block of its own, or one more element of a list in `[expect]`. */
export type Fix = { block: 'calls' | 'policy'; value: Table } | { field: 'contains' | 'forbid_tools'; value: string }

/** The families that lines may be of. */
export const fixFamilies = ['expect', 'calls', 'policy'] as const

/** One kind of fault. `Point` says where a run has it; an operator reads only the points that it made itself. */
export type Operator<Point = unknown> = {
  id: OperatorId
  points(run: Run): Point[]
  group(run: Run, point: Point): Group
  /** The position of the call that is changed; absent: one is added, or the answer is changed. */
  call?(point: Point): number
  make(run: Run, point: Point): Trace
  /** What goes wrong, behind "Would not notice that". */
  say(run: Run, point: Point): string
  fix(run: Run, point: Point): Fix | undefined
}

/** Takes an operator into a table of operators, which knows of a point only that the same operator made it. */
export function operator<Point>(of: Operator<Point>): Operator {
  return of as unknown as Operator
}

export const callAt = ({ calls }: Run, at: number): Call => calls[at] as Call

/** The group of a change to the call at a position. */
export const groupOf = (run: Run, at: number): Group => (run.effects.took(callAt(run, at)) ? 'effects' : 'reads')

/** The run with other events in the place of some. */
export function spliced({ trace }: Run, at: number, remove: number, ...added: Event[]): Trace {
  const events = trace.events.slice()
  events.splice(at, remove, ...added)
  return { ...trace, events }
}

/** The run with another call in the place of one. */
export const replaced = (run: Run, at: number, call: Call): Trace => spliced(run, run.places[at] as number, 1, call)

/** Where a last call would stand: ahead of what the agent says at the end. */
export function endOf({ trace: { events } }: Run): number {
  let at = events.length
  while (events[at - 1]?.type === 'message') at--
  return at
}

/** A call as it would look had it succeeded, as far as the format tells. */
export function succeeded({ trace }: Run, call: Pick<Call, 'tool' | 'command' | 'arguments' | 'agent'>): Call {
  const lacks = (kind: 'errors' | 'results'): boolean => trace.source.lacks.includes(kind)
  return {
    type: 'tool_call',
    ...call,
    ...(lacks('errors') ? {} : { is_error: false }),
    ...(lacks('results') ? {} : { result: 'simulated success' }),
  }
}
