// Reads mini-SWE-agent's trajectories: files of one run, or the messages of one.
import type { StopCause, Usage } from '../../model/trace.ts'
import { defined } from '../build.ts'
import { type Decoder, FormatError, type Sink } from '../contract.ts'
import { array, isObject, type Json, number, object, text } from '../json.ts'
import { dialogue } from './dialogue.ts'
import { isMini } from './shape.ts'
import { endWith } from './status.ts'

export function decode(sink: Sink): Decoder {
  /** The run whose messages are the records. */
  let bare: ReturnType<typeof dialogue> | undefined
  let runs = 0
  const refuseMixture = (): void => {
    if (bare && runs > 0) throw new FormatError('Expected the file of a run, or the messages of one, found both')
  }
  return {
    record(value) {
      if (isMini(value)) {
        runs++
        refuseMixture()
        readRun(value, sink)
        return true
      }
      if (!isObject(value) || !(typeof value['role'] === 'string' || isItem(value))) return false
      bare ??= dialogue(sink, 'submission')
      refuseMixture()
      bare.message(value)
      return true
    },
    end(cut) {
      if (!bare) return
      bare.finish(cut)
      sink.emit(bare.trace)
    },
  }
}

/** A record of the Responses API among the messages. */
const isItem = (m: Json): boolean => m['object'] === 'response' || m['type'] === 'function_call_output'

/** Reads the file of one run. */
function readRun(record: Json, sink: Sink): void {
  const one = dialogue(sink, 'exit status')
  const info = object(record['info'])
  const config = object(info['config'])
  const id = text(record['instance_id'])
  if (id !== undefined) one.trace.id = id
  const model = text(object(config['model'])['model_name'])
  if (model !== undefined) one.trace.agent = { model }
  let unknown = 0
  for (const m of array(record['messages'])) if (!isObject(m) || !one.message(m)) unknown++
  if (unknown > 0) one.trace.source.unrecognised = unknown
  const status = text(info['exit_status'])
  if (status !== undefined) {
    one.submitted(status === 'Submitted', text(info['submission']))
    endWith(status, one.run, limitOf(object(config['agent']), object(info['model_stats'])), text(info['exception_str']))
  }
  const cost = number(object(info['model_stats'])['instance_cost'])
  // A cost of nothing is one of a model whose price is not known.
  const usage = defined<Usage>({ ...one.tokens(), cost_usd: cost || undefined })
  if (Object.keys(usage).length > 0) one.run.used(usage)
  one.finish(false)
  sink.emit(one.trace)
}

/** Which of its limits a run hit. */
function limitOf(agent: Json, stats: Json): StopCause | undefined {
  const reached = (limit: unknown, spent: unknown): boolean => {
    const most = number(limit) ?? 0
    return most > 0 && (number(spent) ?? 0) >= most
  }
  if (reached(agent['step_limit'], stats['api_calls'])) return 'max_turns'
  return reached(agent['cost_limit'], stats['instance_cost']) ? 'cost_budget' : undefined
}
