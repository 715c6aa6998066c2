// The messages of a dialogue with a simulated user, who may have tools too: what the user calls is not the agent's.
import type { Call, Usage } from '../../model/trace.ts'
import type { Builder } from '../build.ts'
import type { Course } from '../course.ts'
import { array, contentText, isObject, type Json, number, object, text } from '../json.ts'
import { timeOf } from '../time.ts'
import { holdsWrittenCalls, seemsWritten } from '../written.ts'

/** What the simulated user says to end the dialogue. */
const closing = /###(?:STOP|TRANSFER|OUT-OF-SCOPE)###/
/** The tool that hands the dialogue over, which ends a run of tau-bench. */
const handover = 'transfer_to_human_agents'

export function dialogue(b: Builder, run: Course) {
  const waiting: Call[] = []
  let over = false

  function assistant(m: Json): void {
    const said = contentText(m['content'])
    if (isObject(m['context_truncation'])) b.compaction()
    const turn = run.respond(m)
    b.message(said, { turn })
    run.said(said)
    const made = array(m['tool_calls']).filter(isObject)
    for (const c of made) {
      const f = isObject(c['function']) ? c['function'] : c
      const tool = text(f['name']) ?? 'unknown'
      const call = b.call({ id: text(c['id']), tool, arguments: f['arguments'], turn }, true)
      const at = timeOf(m['timestamp'])
      if (at !== undefined) call.at = at
      run.called(call)
      waiting.push(call)
    }
    if (made.length > 0) run.reasoned('continues')
    else if (holdsWrittenCalls(said)) run.uncertain(seemsWritten)
  }

  function result(m: Json): void {
    if (m['requestor'] === 'user') return
    const id = text(m['tool_call_id']) ?? text(m['id'])
    const call = id === undefined ? waiting[0] : waiting.find((c) => c.id === id)
    if (!call) return
    waiting.splice(waiting.indexOf(call), 1)
    b.settle(call, {
      result: contentText(m['content']),
      ...(typeof m['error'] === 'boolean' ? { is_error: m['error'] } : {}),
    })
    run.returned()
    over = call.tool === handover
  }

  return {
    /** Did the last message end the dialogue? */
    isOver: (): boolean => over,
    message(m: Json): void {
      over = false
      if (m['role'] === 'assistant') assistant(m)
      else if (m['role'] === 'user') {
        const said = contentText(m['content'])
        b.user(said)
        // What ends the dialogue asks for nothing, so the answer stands before it.
        over = closing.test(said)
        if (over || (said.trim() === '' && array(m['tool_calls']).length > 0)) return
        b.prompt(said)
        run.input(said)
      } else if (m['role'] === 'tool') {
        const several = array(m['tool_messages']).filter(isObject)
        for (const one of several.length > 0 ? several : [m]) result(one)
      }
    },
  }
}

/** The reward, and what it is made of, as labels. */
export function rewardsOf(judged: unknown): Record<string, number> | undefined {
  const { reward, reward_breakdown } = object(judged)
  const labels = [['reward', reward] as const, ...Object.entries(object(reward_breakdown))].filter(
    (entry): entry is [string, number] => number(entry[1]) !== undefined,
  )
  return labels.length > 0 ? Object.fromEntries(labels) : undefined
}

/** The tokens of the agent's own messages, and what they cost. */
export function usageOf(messages: readonly Json[], cost: unknown): Usage | undefined {
  const usage: Usage = {}
  for (const m of messages) {
    if (m['role'] !== 'assistant') continue
    const { prompt_tokens, completion_tokens } = object(m['usage'])
    const input = number(prompt_tokens)
    const output = number(completion_tokens)
    if (input !== undefined && input >= 0) usage.input_tokens = (usage.input_tokens ?? 0) + input
    if (output !== undefined && output >= 0) usage.output_tokens = (usage.output_tokens ?? 0) + output
  }
  const dollars = number(cost)
  if (dollars !== undefined && dollars >= 0) usage.cost_usd = dollars
  return Object.keys(usage).length > 0 ? usage : undefined
}
