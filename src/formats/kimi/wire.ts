// Kimi Code's wire, record by record: a step is one response.
import { type CallEnd, defined } from '../build.ts'
import type { Decoder, Sink } from '../contract.ts'
import { conversation, inTurn, type Session, sum } from '../conversation.ts'
import type { Reason } from '../course.ts'
import { array, contentText, type Json, object, text } from '../json.ts'
import { about } from './shape.ts'

export const decode = (sink: Sink): Decoder =>
  inTurn(
    sink,
    () => session(sink),
    (r) => r['type'] === 'metadata',
  )

const reasons: ReadonlyMap<string, Reason> = new Map<string, Reason>([
  ['end_turn', 'completed'],
  ['stop', 'completed'],
  ['tool_use', 'continues'],
  ['max_tokens', 'output_token_budget'],
  ['filtered', 'refused'],
])

function session(sink: Sink): Session {
  const talk = conversation(sink, { ...about, agent: 'kimi' })
  const { b, run, trace } = talk
  /** Calls that were refused before they are recorded. */
  const refused = new Set<string>()
  let step: unknown

  function event(e: Json, at: unknown): boolean {
    const key = e['stepUuid'] ?? step
    switch (e['type']) {
      case 'step.begin':
        step = e['uuid']
        talk.respond(step)
        // Until it ends, more is to come.
        run.reasoned('continues')
        return true
      case 'content.part': {
        const part = object(e['part'])
        talk.respond(key)
        if (part['type'] === 'text') talk.say(text(part['text']) ?? '')
        else run.aside()
        return true
      }
      case 'tool.call':
        return call(e, key, at)
      case 'tool.result':
        result(e)
        return true
      case 'step.end':
        finishStep(e)
        return true
      default:
        return !/tool/.test(String(e['type']))
    }
  }

  function call(e: Json, key: unknown, at: unknown): boolean {
    const tool = text(e['name'])
    if (tool === undefined) return false
    const id = text(e['toolCallId'])
    talk.respond(key)
    const made = talk.call({ id, tool, arguments: e['args'] }, at)
    if (id !== undefined && refused.delete(id)) b.settle(made, { denied: true, is_error: true })
    if (/^Agent(?:Swarm)?$/.test(tool)) run.uncertain('a sub-agent was started, and its calls are in a wire of its own')
    return true
  }

  function result(e: Json): void {
    const made = b.find(text(e['toolCallId']))
    const r = object(e['result'])
    const said = typeof e['result'] === 'string' ? e['result'] : contentText(r['output'] ?? r['content'])
    const failed = r['isError'] === true || made?.denied === true
    const exit = made?.tool === 'Bash' && !made.denied ? exitOf(said, failed) : undefined
    talk.result(made, defined<CallEnd>({ result: said, is_error: failed, exit_code: exit }))
  }

  function finishStep(e: Json): void {
    const finish = text(e['finishReason'])
    run.reasoned(reasons.get(finish ?? '') ?? 'completed')
    if (finish !== undefined && !reasons.has(finish)) run.troubled(`a step ended with ${finish}`)
    const usage = object(e['usage'])
    talk.spend(
      defined({
        input_tokens: sum(usage['inputOther'], usage['inputCacheRead'], usage['inputCacheCreation']),
        output_tokens: sum(usage['output']),
      }),
    )
  }

  function hear(message: Json): void {
    if (message['role'] !== 'user') return
    const origin = text(object(message['origin'])['kind'])
    const said = contentText(message['content'])
    if ((origin === undefined || origin === 'user') && !said.startsWith('<system-reminder>')) talk.prompt(said)
  }

  return {
    record(r) {
      const type = text(r['type']) ?? ''
      switch (type) {
        case 'context.append_loop_event':
          return event(object(r['event']), r['time'])
        case 'context.append_message':
          hear(object(r['message']))
          return true
        case 'context.apply_compaction':
          b.compaction()
          return true
        case 'permission.record_approval_result': {
          const id = text(r['toolCallId'])
          const decision = text(object(r['result'])['decision']) ?? ''
          if (id !== undefined && /reject|den(?:y|ied)|cancel/.test(decision)) refused.add(id)
          return true
        }
        case 'turn.cancel':
          run.stop('interrupted')
          return true
        case 'tools.set_active_tools':
          trace.tools = array(r['names']).filter((name) => typeof name === 'string')
          return true
        case 'llm.request':
          talk.model(r['model'])
          return true
        default:
          return type === 'metadata' || type === 'forked' || /^[a-z_]+\.[a-z_A-Z]+$/.test(type)
      }
    },
    finish(cut) {
      if (!trace.tools) b.lacks('offered_tools')
      return talk.finish(cut)
    },
  }
}

/** Kimi's shell fails a command that ends with another code than 0, and then says which. */
function exitOf(said: string, failed: boolean): number | undefined {
  if (!failed) return 0
  const found = /(?:^|\n)Command failed with exit code: (\d{1,9})\.?\s*$/.exec(said.slice(-200))?.[1]
  return found === undefined ? undefined : Number(found)
}
