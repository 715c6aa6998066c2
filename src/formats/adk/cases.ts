// Reads ADK's eval sets: each case a run, its turns one after the other; what they hold may be recorded or only expected.
import { builder, isOpen } from '../build.ts'
import type { Decoder, Sink } from '../contract.ts'
import { course } from '../course.ts'
import { array, isObject, type Json, text } from '../json.ts'
import { timeOfSeconds } from '../seconds.ts'
import { adkCalls } from './calls.ts'
import { partsOf } from './parts.ts'
import { caseLacks, get, isCase, isSet } from './shape.ts'

const either = 'An eval set holds what was recorded or what is only expected, and does not say which'

export const decode = (sink: Sink): Decoder => ({
  record(value) {
    if (isCase(value)) readCase(value, sink)
    else if (isSet(value)) {
      // A case with a scenario of a conversation holds none.
      for (const one of array(get(value, 'eval_cases'))) if (isCase(one)) readCase(one, sink)
    } else return false
    return true
  },
  end() {},
})

function readCase(record: Json, sink: Sink): void {
  const b = builder('adk-evalset', caseLacks, sink)
  const { trace } = b
  const run = course(b, sink.end)
  const calls = adkCalls(b, run)
  trace.id = text(get(record, 'eval_id')) ?? ''
  trace.source.notes = [either]
  run.uncountable()
  for (const turn of array(record['conversation'])) if (isObject(turn)) readTurn(turn)
  if (trace.events.some((e) => e.type === 'tool_call' && isOpen(e))) {
    b.lacks('results')
    b.lacks('errors')
  }
  run.finish(false)
  sink.emit(trace)

  function say(words: string, agent?: string): void {
    b.message(words, { agent })
    run.said(words)
  }

  function readTurn(turn: Json): void {
    const asked = wordsOf(get(turn, 'user_content'))
    b.prompt(asked)
    b.user(asked)
    run.input(asked)
    run.respond({})
    const between = get(turn, 'intermediate_data')
    const made = { agent: undefined, turn: undefined, at: timeOf(get(turn, 'creation_timestamp')) }
    for (const f of array(get(between, 'tool_uses'))) if (isObject(f)) calls.call(f, made)
    for (const f of array(get(between, 'tool_responses'))) if (isObject(f)) calls.response(f)
    for (const said of array(get(between, 'intermediate_responses')))
      if (Array.isArray(said)) say(wordsOf({ parts: said[1] }), text(said[0]))
    for (const e of array(get(between, 'invocation_events'))) {
      for (const part of partsOf(get(e, 'content'))) {
        const call = get(part, 'function_call')
        const back = get(part, 'function_response')
        if (isObject(call)) calls.call(call, made)
        else if (isObject(back)) calls.response(back)
        else if (text(part['text']) !== undefined) say(part['text'] as string)
      }
    }
    const final = wordsOf(get(turn, 'final_response'))
    if (final === '') return
    run.respond({})
    say(final)
  }
}

const wordsOf = (content: unknown): string =>
  partsOf(content)
    .flatMap((p) => (p['thought'] === true ? [] : (text(p['text']) ?? [])))
    .join('\n')

/** Cases made of traces count in microseconds. */
const timeOf = (value: unknown): string | undefined =>
  timeOfSeconds(typeof value === 'number' && value > 1e12 ? value / 1e6 : value)
