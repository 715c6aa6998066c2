// What is said in a workflow session or Copilot session: prompts, and messages whole or in parts, with the calls they ask for.
import type { Message } from '../../model/trace.ts'
import type { Builder } from '../build.ts'
import { array, contentText, isObject, type Json, object, text } from '../json.ts'
import type { CopilotCalls } from './calls.ts'
import type { CopilotRun } from './run.ts'

/** Collects what is said in one session. `r` is an event, `d` its data, `agent` the sub-agent it is of. */
export function copilotTalk(b: Builder, run: CopilotRun, calls: CopilotCalls) {
  const { trace } = b
  const said = new Set<string>()
  /** The last message that came in parts. */
  let streamed: { message: Message; key: string } | undefined
  /** The calls that the last message asked for: its parts and its whole repeat them. */
  let requests = new Set<string>()
  let requester: unknown

  function message(r: Json, d: Json, agent: string | undefined): void {
    const main = agent === undefined
    const content = contentText(d['content'])
    const id = text(d['messageId'])
    const key = `${agent}/${id ?? ''}`
    const asked = array(d['toolRequests'])
    let made: Message | undefined
    const before = streamed?.key === key ? streamed.message : undefined
    const part = isPart(r, d)
    const more = part && before !== undefined && trace.events.at(-1) === before
    // The whole of a message of which the parts were read.
    const whole = !part && before !== undefined && content.startsWith(before.text)
    if (more) before.text += content
    else if (whole) before.text = content
    else if (content.trim() !== '') {
      b.message(content, { agent, turn: run.turn(agent) })
      made = trace.events.at(-1) as Message
      if (part) streamed = { message: made, key }
    }
    const known = more || whole ? before : made
    const response: unknown = id ?? known ?? r
    if (main) {
      run.course.respond(response)
      run.course.said(known?.text ?? content, true)
      if (!more) said.add(content)
      if (!part) run.respond(run.completed(id ?? (whole ? before : undefined)) || !whole)
      // An empty part without an id and without calls tells of no response.
      else if (id !== undefined || content.trim() !== '' || asked.length > 0)
        run.streamed(id ?? made ?? (more ? before : r))
    }
    if (requester !== response) requests = new Set()
    requester = response
    for (const raw of asked) {
      if (!isObject(raw)) continue
      const call = text(raw['toolCallId'])
      if (call !== undefined && requests.has(call)) continue
      if (call !== undefined) requests.add(call)
      calls.request(raw, agent)
    }
  }

  return {
    message,
    /** A `user.message` to the main agent. */
    user(d: Json): void {
      const content = contentText(d['content'])
      const source = text(d['source'])
      // A message with another source was put in by a skill or by the system.
      if (content.trim() === '' || (source !== undefined && source !== 'user')) return
      if (d['isSynthetic'] === true || d['isMeta'] === true || d['isCompactSummary'] === true) return
      b.prompt(content)
      b.user(content)
      run.course.input(content)
    },
    /** A `session.task_complete`: its summary is the last message, unless that was recorded. */
    summary(d: Json): void {
      const summary = text(d['summary'])
      if (summary !== undefined && !said.has(summary)) message({}, { content: summary }, undefined)
      run.course.stop(undefined)
    },
    /** What a sub-agent of Pi answered, its calls among it: nothing else tells of them. */
    subagent(r: Json, d: Json, from: string | undefined): void {
      const m = object((isObject(r['event']) ? r['event'] : object(d['event']))['message'])
      const agent = text(d['agentName']) ?? text(d['agent']) ?? from ?? 'agent'
      if (m['role'] === 'toolResult') {
        const one = b.find(text(m['toolCallId']))
        if (one) b.settle(one, { result: contentText(m['content']), is_error: m['isError'] === true })
        return
      }
      for (const raw of array(m['content'])) {
        const block = object(raw)
        const tool = text(block['name'])
        if (block['type'] === 'toolCall' && tool !== undefined)
          b.call({ id: text(block['id']), tool, arguments: block['arguments'], agent })
        else if (block['type'] === 'text') b.message(contentText([block]), { agent })
      }
    },
  }
}

/** Is a message a part of one that is streamed? */
const isPart = (r: Json, d: Json): boolean =>
  d['delta'] === true ||
  object(r['event'])['type'] === 'content_block_delta' ||
  object(r['assistantMessageEvent'])['type'] === 'text_delta'
