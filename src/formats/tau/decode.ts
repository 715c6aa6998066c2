// Reads both benchmarks: a dialogue of the agent with a simulated user, and how it was judged.
import type { EvidenceKind, StopCause, Trace } from '../../model/trace.ts'
import { builder, defined } from '../build.ts'
import type { Decoder, Sink } from '../contract.ts'
import { course } from '../course.ts'
import { array, isObject, type Json, number, object, text } from '../json.ts'
import { dialogue, rewardsOf, usageOf } from './dialogue.ts'
import { isRun, isSimulation, isSimulations } from './shape.ts'

type Lacks = readonly EvidenceKind[]

export const decodeRuns = (sink: Sink, lacks: Lacks): Decoder => ({
  record(value) {
    if (!isRun(value)) return false
    sink.emit(readRun(value, lacks, sink))
    return true
  },
  end: () => {},
})

export const decodeSimulations = (sink: Sink, lacks: Lacks): Decoder => ({
  record(value) {
    if (isSimulation(value)) sink.emit(readSimulation(value, {}, lacks, sink))
    else if (isSimulations(value)) {
      for (const simulation of array(value['simulations']).filter(isObject))
        sink.emit(readSimulation(simulation, value, lacks, sink))
    } else return false
    return true
  },
  end: () => {},
})

const nameOf = (task: unknown, trial: unknown): string => {
  const number = typeof trial === 'number' ? trial : undefined
  const name = typeof task === 'string' || typeof task === 'number' ? String(task) : 'task'
  return number === undefined ? `task-${name}` : `task-${name}-trial-${number}`
}

/** The dialogue ends where the user says so, or where the agent hands it over; it is cut off otherwise. */
function readRun(run: Json, lacks: Lacks, sink: Sink): Trace {
  const b = builder('tau-bench', lacks, sink)
  const way = course(b, sink.end)
  const talk = dialogue(b, way)
  const info = object(run['info'])
  for (const m of array(run['traj'] ?? run['messages']).filter(isObject)) talk.message(m)
  const failure = text(info['error'])
  if (failure !== undefined) way.failed(failure)
  else if (talk.isOver()) way.stop('completed')
  const cost = number(object(run['cost'])['agent_cost'])
  if (cost === undefined || cost < 0) b.lacks('usage')
  else way.used({ cost_usd: cost })
  Object.assign(
    b.trace,
    defined<Partial<Trace>>({
      id: nameOf(run['task_id'] ?? run['task_idx'] ?? object(info['task'])['id'], run['trial']),
      labels: rewardsOf({ reward: run['reward'] }),
    }),
  )
  way.finish(false)
  return b.trace
}

/** What ended a simulation; every other reason is a failure of it. */
const causes: ReadonlyMap<unknown, StopCause> = new Map([
  ['user_stop', 'completed'],
  ['agent_stop', 'completed'],
  ['max_steps', 'max_turns'],
  ['timeout', 'interrupted'],
])

function readSimulation(simulation: Json, file: Json, lacks: Lacks, sink: Sink): Trace {
  const b = builder('tau2', lacks, sink)
  const way = course(b, sink.end)
  const talk = dialogue(b, way)
  const messages = array(simulation['messages']).filter(isObject)
  for (const m of messages) talk.message(m)
  const reason = text(simulation['termination_reason'])
  const cause = causes.get(reason)
  if (cause) way.stop(cause)
  else if (reason !== undefined) way.failed(`the simulation ended with ${reason}`)
  if (messages.length === 0) way.incomplete('the simulation holds no messages')
  const usage = usageOf(messages, simulation['agent_cost'])
  if (usage) way.used(usage)
  else b.lacks('usage')
  const seconds = number(simulation['duration'])
  const model = text(object(object(file['info'])['agent_info'])['llm'])
  Object.assign(
    b.trace,
    defined<Partial<Trace>>({
      id: nameOf(simulation['task_id'], simulation['trial']),
      agent: model === undefined ? undefined : { model },
      labels: rewardsOf(simulation['reward_info']),
      duration_ms: seconds === undefined || seconds < 0 ? undefined : Math.round(seconds * 1000),
    }),
  )
  way.finish(false)
  return b.trace
}
