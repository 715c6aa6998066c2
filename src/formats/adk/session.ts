// Reads ADK's sessions: events by the user, by the agent that began, and by those that it hands the conversation to.
import { builder } from '../build.ts'
import type { Decoder, Sink } from '../contract.ts'
import { course } from '../course.ts'
import { array, isObject, type Json, object, text } from '../json.ts'
import { timeOfSeconds } from '../seconds.ts'
import type { Tokens } from '../usage.ts'
import { adkCalls } from './calls.ts'
import { partsOf } from './parts.ts'
import { get, isEvent, isSession, sessionLacks } from './shape.ts'
import { add } from './usage.ts'

export function decode(sink: Sink): Decoder {
  let bare: ReturnType<typeof session> | undefined
  return {
    record(value) {
      if (isSession(value)) {
        const one = session(sink)
        one.about(value)
        for (const e of array(value['events'])) if (isObject(e)) one.event(e)
        one.finish(false)
        sink.emit(one.trace)
        return true
      }
      if (!isEvent(value)) return false
      bare ??= session(sink)
      bare.event(value)
      return true
    },
    end(cut) {
      if (!bare) return
      bare.finish(cut)
      sink.emit(bare.trace)
    },
  }
}

function session(sink: Sink) {
  const b = builder('adk-session', sessionLacks, sink)
  const { trace } = b
  const run = course(b, sink.end)
  const calls = adkCalls(b, run)
  /** The agent that began. */
  let root: string | undefined
  let tokens: Tokens | undefined

  function byUser(parts: readonly Json[]): void {
    const said = parts.flatMap((p) => text(p['text']) ?? []).join('\n')
    if (said === '') return
    b.prompt(said)
    b.user(said)
    run.input(said)
  }

  function byAgent(e: Json, parts: readonly Json[]): void {
    root ??= e['author'] as string
    const agent = e['author'] === root ? undefined : text(e['author'])
    // Responses of tools are no response of the model.
    const spoke = parts.some((p) => !get(p, 'function_response') && !get(p, 'code_execution_result'))
    const turn = spoke ? run.respond(get(e, 'turn_id') ?? e) : undefined
    const at = timeOfSeconds(e['timestamp'])
    for (const part of parts) {
      const words = text(part['text'])
      if (words !== undefined && part['thought'] === true) run.aside()
      else if (words !== undefined) {
        b.message(words, { agent, turn })
        run.said(words)
      }
      const made = get(part, 'function_call')
      if (isObject(made)) calls.call(made, { agent, turn, at })
      const code = get(part, 'executable_code')
      if (isObject(code)) calls.call({ name: 'code_execution', args: code }, { agent, turn, at })
    }
  }

  /** What an event says of the end of the run, or of its context. */
  function outcome(e: Json): void {
    const actions = object(e['actions'] ?? e['options'])
    if (isObject(actions['compaction'])) b.compaction()
    // Behind a transfer another agent goes on, and behind a call its response comes.
    const answered = partsOf(e['content']).flatMap((p) => text(object(get(p, 'function_response'))['name']) ?? [])
    const shown = get(actions, 'skip_summarization') === true && answered.length > 0
    const transferred = answered.some((name) => name.startsWith('transfer_to_'))
    if ((actions['escalate'] === true || shown) && !transferred) run.stop('completed')
    const reason = get(e, 'finish_reason')
    if (reason === 'MAX_TOKENS') run.reasoned('output_token_budget')
    else if (reason === 'SAFETY' || reason === 'PROHIBITED_CONTENT' || reason === 'BLOCKLIST') run.reasoned('refused')
    const code = text(get(e, 'error_code'))
    if (code !== undefined && code !== 'MAX_TOKENS')
      run.failed([code, text(get(e, 'error_message'))].filter((part) => part !== undefined).join(': '))
    if (e['interrupted'] === true) run.stop('interrupted')
  }

  return {
    trace,
    /** What a session says beside its events. */
    about(s: Json): void {
      const id = text(s['id'])
      if (id !== undefined) trace.id = id
      const name = text(get(s, 'app_name'))
      if (name !== undefined) trace.agent = { name }
      if (isObject(s['state']) && Object.keys(s['state']).length > 0) trace.state = { after: s['state'] }
    },
    event(e: Json): void {
      // The whole comes behind its parts.
      if (e['partial'] === true || object(e['options'])['partial'] === true) return
      const parts = partsOf(e['content'])
      if (e['author'] === 'user') byUser(parts)
      else if (parts.length > 0) byAgent(e, parts)
      for (const part of parts) {
        const back = get(part, 'function_response')
        if (isObject(back)) calls.response(back)
        const result = get(part, 'code_execution_result')
        if (isObject(result)) {
          const failed = result['outcome'] !== 'OUTCOME_OK'
          const output = text(result['output']) ?? ''
          calls.response({ name: 'code_execution', response: failed ? { error: output } : { result: output } })
        }
      }
      tokens = add(tokens, get(e, 'usage_metadata'))
      const model = text(get(e, 'model_version'))
      if (model !== undefined) trace.agent = { ...trace.agent, model }
      outcome(e)
    },
    finish(cut: boolean): void {
      if (tokens) run.used(tokens)
      else b.lacks('usage')
      run.finish(cut)
    },
  }
}
