// The messages of a run: prompts, responses, calls and their results.
import type { Call } from '../../model/trace.ts'
import { type Builder, type CallEnd, defined } from '../build.ts'
import type { Course } from '../course.ts'
import { array, contentText, isObject, type Json, object, text } from '../json.ts'
import { holdsWrittenCalls, seemsWritten } from '../written.ts'
import type { CallFacts } from './events.ts'

export function talk(b: Builder, run: Course, facts: ReadonlyMap<string, CallFacts>) {
  const waiting: Call[] = []

  function made(c: Json, agent: string | undefined, turn: number | undefined): Call {
    const id = text(c['id'])
    const call = b.call({ id, tool: text(c['function']) ?? 'unknown', arguments: c['arguments'], agent, turn }, true)
    const { at, ...known } = facts.get(id ?? '') ?? {}
    if (at !== undefined) call.at = at
    b.settle(call, defined<CallEnd>(known))
    if (agent === undefined) run.called(call)
    waiting.push(call)
    return call
  }

  /** A call that the provider ran, which the response holds with its result. */
  function served(block: Json, agent: string | undefined, turn: number | undefined): void {
    const call = made({ id: block['id'], function: block['name'], arguments: block['arguments'] }, agent, turn)
    waiting.pop()
    const failed = text(block['error'])
    b.settle(call, { result: failed ?? block['result'] ?? '', is_error: failed !== undefined })
  }

  return {
    message(m: Json, agent?: string): void {
      const said = contentText(m['content'])
      switch (m['role']) {
        case 'user':
          if (agent !== undefined) break
          b.prompt(said)
          b.user(said)
          run.input(said)
          break
        case 'assistant': {
          const turn = agent === undefined ? run.respond(m) : undefined
          for (const block of array(m['content']))
            if (isObject(block) && block['type'] === 'tool_use') served(block, agent, turn)
          b.message(said, { agent, turn })
          if (agent === undefined) run.said(said)
          const calls = array(m['tool_calls']).filter(isObject)
          for (const call of calls) made(call, agent, turn)
          if (calls.length === 0 && holdsWrittenCalls(said)) run.uncertain(seemsWritten)
          if (agent === undefined && calls.length > 0) run.reasoned('continues')
          break
        }
        case 'tool': {
          const id = text(m['tool_call_id'])
          const call = (id === undefined ? waiting[0] : waiting.find((c) => c.id === id)) ?? orphan(m, agent)
          waiting.splice(waiting.indexOf(call), 1)
          const error = isObject(m['error']) ? m['error'] : undefined
          const result = said === '' && error ? (text(error['message']) ?? '') : plain(m['content'], said)
          b.settle(call, { result, is_error: error !== undefined || facts.get(id ?? '')?.is_error === true })
          if (error?.['type'] === 'approval') b.settle(call, { denied: true })
          if (call.agent === undefined) run.returned()
          break
        }
        default:
      }
    },
  }

  /** A call of which only the result is on record. */
  function orphan(m: Json, agent: string | undefined): Call {
    return made({ id: m['tool_call_id'], function: m['function'], arguments: m['arguments'] }, agent, undefined)
  }
}

/** A result as text where it is text; numbers and the like as they are. */
const plain = (content: unknown, said: string): unknown =>
  said !== '' || content === undefined || content === null || Array.isArray(content) ? said : content

/** The labels that scores are: a score of several values gives one each. */
export function labelsOf(scores: unknown): Record<string, number | boolean | string> | undefined {
  const labels: [string, number | boolean | string][] = []
  for (const [name, score] of Object.entries(object(scores))) {
    const value = isObject(score) ? score['value'] : score
    if (isLabel(value)) labels.push([name, value])
    else if (isObject(value))
      for (const [key, inner] of Object.entries(value)) if (isLabel(inner)) labels.push([`${name}.${key}`, inner])
  }
  return labels.length > 0 ? Object.fromEntries(labels) : undefined
}

const isLabel = (value: unknown): value is number | boolean | string =>
  typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))
