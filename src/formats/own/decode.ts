// From flat records to runs, told apart by the id of the run where records have one.
import type { Call, EvidenceKind } from '../../model/trace.ts'
import { isOpen } from '../build.ts'
import type { Decoder, Sink } from '../contract.ts'
import { conversation } from '../conversation.ts'
import { flatCall, isResultAlone } from '../flat.ts'
import { contentText, isObject, type Json, text } from '../json.ts'
import { errorText, outcomeOf } from '../outcome.ts'
import { readList } from '../wrapped.ts'
import { finalOf, isRecord, recordsIn } from './record.ts'

const runKeys = ['run_id', 'session_id', 'trace_id', 'conversation_id', 'run'] as const

export function decode(sink: Sink, lacks: readonly EvidenceKind[]): Decoder {
  const runs = new Map<string, ReturnType<typeof talk>>()

  function runOf(record: Json): ReturnType<typeof talk> {
    const id = runKeys.map((key) => text(record[key])).find((key) => key !== undefined) ?? ''
    const known = runs.get(id)
    if (known) return known
    const one = talk(sink, lacks, id)
    runs.set(id, one)
    return one
  }

  return {
    record(value) {
      if (isRecord(value)) {
        runOf(value).record(value)
        return true
      }
      const list = recordsIn(value)
      if (!list) return false
      const one = talk(sink, lacks, '')
      if (isObject(value)) one.opens(value)
      const unknown = readList(list, isRecord, { message: one.record })
      if (isObject(value) && finalOf(value) !== undefined) one.record({ final_answer: finalOf(value) })
      const trace = one.finish(false)
      if (unknown > 0) trace.source.unrecognised = unknown
      sink.emit(trace)
      return true
    },
    end(cut) {
      // Whose record it was that the file ends in the middle of, nobody knows.
      for (const one of runs.values()) sink.emit(one.finish(cut))
    },
  }
}

const timeIn = (record: Json): unknown => record['at'] ?? record['ts'] ?? record['timestamp'] ?? record['time']

function talk(sink: Sink, lacks: readonly EvidenceKind[], id: string) {
  const c = conversation(sink, { format: 'flat-calls', lacks })
  const { b, trace } = c
  c.named(id)
  // Whether a call came from a response of its own, such records do not tell.
  let response: object | undefined
  let [outcomes, codes, denials] = [false, false, false]

  /** The call whose result alone a record holds. */
  const openCall = (tool: string): Call | undefined =>
    trace.events.findLast((e): e is Call => e.type === 'tool_call' && e.tool === tool && isOpen(e))

  function call(record: Json): void {
    const made = flatCall(record)
    if (!made) return
    const said = record['role'] === 'assistant' ? contentText(record['content']) : ''
    const before = isResultAlone(made) ? openCall(made.tool) : undefined
    if (!before) {
      response ??= {}
      c.respond(response, { counted: false })
      if (said !== '') c.say(said)
    }
    const call =
      before ?? c.call({ id: text(record['id']), tool: made.tool, arguments: made.arguments }, timeIn(record))
    const end = outcomeOf(record)
    if (end.is_error !== null) outcomes = true
    if (end.exit_code !== undefined) codes = true
    if (end.denied) denials = true
    const result = made.result ?? errorText(record)
    if (result === undefined && end.is_error === null) return
    c.result(call, { ...end, result: result ?? '' })
    response = undefined
  }

  return {
    /** What stands around a list of records. */
    opens(wrapper: Json): void {
      c.named(text(wrapper['id']) ?? text(wrapper['run_id']))
      const asked = ['prompt', 'task', 'question', 'input']
        .map((key) => text(wrapper[key]))
        .find((w) => w !== undefined)
      if (asked !== undefined) c.prompt(asked)
    },
    record(record: Json): void {
      if (flatCall(record)) call(record)
      else if (record['role'] === 'user') {
        response = undefined
        c.prompt(contentText(record['content']))
      } else if (record['role'] === 'assistant' || finalOf(record) !== undefined) {
        response = {}
        c.respond(response, { counted: false })
        c.say(finalOf(record) ?? contentText(record['content']))
      }
      c.model(record['model'])
    },
    finish(cut: boolean) {
      if (!outcomes) b.lacks('errors')
      if (!codes) b.lacks('exit_codes')
      if (!denials) b.lacks('denials')
      if (trace.events.some((e) => e.type === 'tool_call' && e.result === undefined && e.is_error === null))
        b.lacks('results')
      return c.finish(cut)
    },
  }
}
