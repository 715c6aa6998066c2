// A part of an OpenCode message: a text, a call with its outcome, the beginning or the end of a step.
import { type CallEnd, defined } from '../build.ts'
import { type Conversation, sum } from '../conversation.ts'
import type { Course, Reason } from '../course.ts'
import { failureText } from '../failure.ts'
import { type Json, number, object, text } from '../json.ts'

const reasons: ReadonlyMap<string, Reason> = new Map<string, Reason>([
  ['stop', 'completed'],
  ['completed', 'completed'],
  // What providers say that tell no reason.
  ['unknown', 'completed'],
  ['other', 'completed'],
  ['tool-calls', 'continues'],
  ['length', 'output_token_budget'],
  ['content-filter', 'refused'],
])

export const reasonOf = (finish: unknown): Reason => reasons.get(text(finish) ?? '')

/** Takes the parts of one session. */
export function partReader(talk: Conversation) {
  let step = 0
  let message: unknown
  /** A step is open: what comes belongs to it. */
  let open = false

  /** Each step is one response of the model. */
  function respond(id: unknown): void {
    if (id !== message || !open) step++
    message = id
    open = true
    talk.respond(step)
  }

  return {
    /** Takes one part of the agent. */
    take(given: unknown): void {
      const part = object(given)
      const id = part['messageID']
      switch (part['type']) {
        case 'step-start':
          open = false
          respond(id)
          // Until the step ends, more is to come.
          talk.run.reasoned('continues')
          break
        case 'text':
          if (part['synthetic'] === true || part['ignored'] === true) break
          respond(id)
          talk.say(text(part['text']) ?? '')
          break
        case 'reasoning':
          respond(id)
          talk.run.aside()
          break
        case 'tool':
          respond(id)
          call(talk, part)
          break
        case 'step-finish':
          respond(id)
          talk.run.reasoned(reasonOf(part['reason']) ?? 'completed')
          if (part['reason'] === 'error') talk.run.troubled('the provider failed')
          spend(talk, part)
          open = false
          break
        case 'compaction':
          talk.b.compaction()
      }
    },
  }
}

/** Adds what one step or message cost: tokens of the cache are part of the input. */
export function spend(talk: Conversation, { tokens, cost }: Json): void {
  const t = object(tokens)
  const cache = object(t['cache'])
  talk.spend(
    defined({
      input_tokens: sum(t['input'], cache['read'], cache['write']),
      output_tokens: sum(t['output'], t['reasoning']),
      cost_usd: number(cost) ?? number(object(cost)['usd']),
    }),
  )
}

function call(talk: Conversation, part: Json): void {
  const tool = text(part['tool'])
  if (tool === undefined) return
  const state = object(part['state'])
  const { start, end } = object(state['time'])
  const made = talk.call({ id: text(part['callID']), tool, arguments: state['input'] }, start)
  if (tool === 'task') talk.run.uncertain('a sub-agent was started, and its calls are in a session of its own')
  const status = state['status']
  if (status !== 'completed' && status !== 'error') return
  const exit = number(object(state['metadata'])['exit'])
  const why = status === 'error' ? failureText(state['error']) : ''
  const from = number(start)
  const to = number(end)
  talk.result(
    made,
    defined<CallEnd>({
      is_error: status === 'error' || (exit !== undefined && exit !== 0),
      exit_code: exit,
      duration_ms: from !== undefined && to !== undefined && to >= from ? to - from : undefined,
      denied: isRefusal(why) || undefined,
      result: status === 'error' ? why : (state['output'] ?? ''),
    }),
  )
}

/** Is it what OpenCode says of a call that a person or a rule refused? */
const isRefusal = (why: string): boolean =>
  /^(?:The user (?:rejected permission to use|has specified a rule which prevents)|Permission denied|PermissionRejected)/.test(
    why,
  )

/** Records the error that a run or a message ended with. */
export function broke(run: Course, error: unknown): void {
  const { name, data } = object(error)
  if (name === 'MessageAbortedError') run.stop('interrupted')
  else if (name === 'MessageOutputLengthError') run.stop('output_token_budget')
  else run.failed(failureText(object(data)['message'] ?? name ?? error))
}
