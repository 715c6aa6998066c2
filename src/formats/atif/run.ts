// One run: the steps of its trajectory, and of its sub-agents where they were called.
import type { Trace } from '../../model/trace.ts'
import { builder, defined } from '../build.ts'
import type { Sink } from '../contract.ts'
import { course } from '../course.ts'
import { array, type Json, object, text } from '../json.ts'
import { agentOf, goesOnIn, isContinuation, lacks, namesOf, stepsOf } from './shape.ts'
import { type Actor, actor } from './step.ts'
import { usageOf } from './usage.ts'

/** A run as it stands in the file: the trajectory of the main agent, what it goes on in, and its sub-agents. */
export type Recorded = { parts: readonly [Json, ...Json[]]; subs: readonly Json[] }

/** Reads the parts of a run, in order. `cut`: the file broke off behind them. */
export function readRun(sink: Sink, { parts, subs }: Recorded, cut: boolean): Trace {
  const b = builder('atif', lacks, sink)
  const { trace } = b
  const run = course(b, sink.end)
  const left = new Set(subs)

  /** Reads the sub-agents of these names that were not read yet: each once, so that references in a circle end. */
  function delegate(names: readonly string[]): void {
    for (const sub of [...left].filter((s) => namesOf(s).some((name) => names.includes(name)))) readSub(sub)
  }

  function readSub(sub: Json): void {
    left.delete(sub)
    readSteps(sub, actor(b, undefined, agentOf(sub), delegate))
  }

  const main = actor(b, run, undefined, delegate)
  for (const part of parts) readSteps(part, main)
  for (const sub of left) readSub(sub)

  const [first] = parts
  const last = parts.at(-1) ?? first
  if (isContinuation(first)) run.headless('the beginning of the run is in another file, which this one continues')
  const next = goesOnIn(last)
  if (next !== undefined) run.incomplete(`the run goes on in another file (${next.slice(0, 200)})`)
  if (main.wrote()) run.uncertain(written)
  if (main.lost()) run.uncertain('a result names a call that is not recorded')
  describe(trace, first)
  if (!trace.tools) b.lacks('offered_tools')
  const usage = usageOf(parts, subs)
  if (usage) run.used(usage)
  else b.lacks('usage')
  run.finish(cut)
  if (next !== undefined) trace.truncated = true
  return trace
}

const written =
  'results stand beside messages that name no call: the agent writes its commands as text, which are not recorded as calls'

function readSteps(trajectory: Json, reader: Actor): void {
  reader.begin()
  for (const step of stepsOf(trajectory)) reader.step(step)
}

/** Who ran, and what it was offered. */
function describe(trace: Trace, trajectory: Json): void {
  const { name, model_name: model, tool_definitions: offered } = object(trajectory['agent'])
  const tools = array(offered)
    .map((t) => text(object(object(t)['function'])['name']) ?? text(object(t)['name']))
    .filter((tool) => tool !== undefined)
  const agent = defined<NonNullable<Trace['agent']>>({ name: text(name), model: text(model) })
  const id = namesOf(trajectory)[0]
  if (id !== undefined) trace.id = id
  if (Object.keys(agent).length > 0) trace.agent = agent
  if (tools.length > 0) trace.tools = tools
  const steps = stepsOf(trajectory)
  const unknown = steps.filter((s) => !/^(?:system|user|agent)$/.test(text(s['source']) ?? '')).length
  const foreign = array(trajectory['steps']).length - steps.length + unknown
  if (foreign > 0) trace.source.unrecognised = foreign
}
