// One dialogue of mini-SWE-agent: its commands, written into the text or kept beside it, and what it was told of each.
import type { Call } from '../../model/trace.ts'
import { builder, isOpen } from '../build.ts'
import type { Sink } from '../contract.ts'
import { course } from '../course.ts'
import { array, contentText, isObject, type Json, number, object, text } from '../json.ts'
import { timeOfSeconds } from '../seconds.ts'
import { endOf, isRejection, isUnexecuted } from './observation.ts'
import { lacks, told } from './shape.ts'

/** What a command prints first that hands in the work. */
const handing = /COMPLETE_TASK_AND_SUBMIT_FINAL_OUTPUT|MINI_SWE_AGENT_FINAL_OUTPUT/

export function dialogue(sink: Sink, closes: string) {
  const b = builder('mini-swe-agent', lacks, sink)
  const run = course(b, sink.end, closes)
  /** The calls of the last response, in their order. */
  let calls: Call[] = []
  /** The calls among them that were told as not executed. */
  const unexecuted = new Set<Call>()
  let asked = false
  const sum = { input_tokens: 0, output_tokens: 0 }
  let counted = true

  let heard = false

  function respond(m: Json): void {
    // A run opens with the task: what answers before it belongs to another recording, or the beginning is lost.
    if (!heard && !asked && closes === 'submission') run.incomplete('a response stands before the task')
    asked = true
    const turn = run.respond(m)
    const extra = object(m['extra'])
    const { said, made } = m['object'] === 'response' ? ofItems(m) : ofMessage(m)
    b.message(said, { turn })
    run.said(said)
    const at = timeOfSeconds(extra['timestamp'])
    calls = made.map((one) => {
      const call = b.call({ ...one, turn }, true)
      if (at !== undefined) call.at = at
      run.called(call)
      return call
    })
    unexecuted.clear()
    count(object(object(extra['response'])['usage'] ?? m['usage']))
  }

  function count(usage: Json): void {
    const input = number(usage['prompt_tokens']) ?? number(usage['input_tokens'])
    const output = number(usage['completion_tokens']) ?? number(usage['output_tokens'])
    if (input === undefined || output === undefined) counted = false
    else {
      sum.input_tokens += input
      sum.output_tokens += output
    }
  }

  /** A command ended. */
  function settle(call: Call, m: Json): void {
    if (isUnexecuted(m)) unexecuted.add(call)
    b.settle(call, endOf(m))
    run.returned()
  }

  /** What stands in the user's name: the task, what became of a command, what the harness says, or a person. */
  function hear(m: Json): void {
    const said = contentText(m['content'])
    const extra = object(m['extra'])
    const open = calls.find(isOpen)
    heard = true
    if (isRejection(m, said)) {
      for (const call of calls)
        if (isOpen(call) || unexecuted.has(call)) b.settle(call, { is_error: true, denied: true, result: said })
      run.returned()
      return
    }
    if (open && typeof extra['interrupt_type'] !== 'string') {
      settle(open, m)
      // The first version says no more of a command that handed in the work than what it printed.
      if (closes === 'submission' && !told.test(said) && handing.test(String(object(open.arguments)['command']))) {
        run.stop('completed')
        run.handsIn(text(said.trim()))
      }
      return
    }
    // What a command of a person printed is no word of theirs.
    if ('returncode' in extra || told.test(said)) return
    const person = !asked || Array.isArray(extra['actions']) || /^User/.test(text(extra['interrupt_type']) ?? '')
    if (!asked) b.prompt(said)
    if (person) b.user(said)
    run.input(said)
  }

  return {
    trace: b.trace,
    run,
    /** Takes a message. False: it is of no known kind. */
    message(m: Json): boolean {
      if (m['role'] === 'assistant' || m['object'] === 'response') respond(m)
      else if (m['role'] === 'tool' || m['type'] === 'function_call_output') {
        const call = b.find(text(m['tool_call_id']) ?? text(m['call_id']))
        if (call) settle(call, m)
      } else if (m['role'] === 'user') hear(m)
      else if (m['role'] === 'exit' && closes === 'submission') {
        const extra = object(m['extra'])
        this.submitted(extra['exit_status'] === 'Submitted', text(extra['submission']))
        if (extra['exit_status'] === 'Submitted') run.stop('completed')
        else run.failed(text(extra['exit_status']) ?? 'no exit status')
      } else return m['role'] === 'system' || m['role'] === 'exit'
      return true
    },
    /** The run is over. The command that handed in the work ran, whatever is said of it: no other could. */
    submitted(done: boolean, submission: string | undefined): void {
      const last = calls.find((call) => isOpen(call) || unexecuted.has(call)) ?? calls.at(-1)
      if (done && last && (isOpen(last) || unexecuted.has(last)))
        b.settle(last, { is_error: false, result: submission ?? '' })
      if (done || submission?.trim()) run.handsIn(text(submission?.trim()))
    },
    /** What all responses used; nothing where one does not say it. */
    tokens: () => (asked && counted ? sum : {}),
    finish: (cut: boolean) => run.finish(cut),
  }
}

type Made = { id?: string | undefined; tool: string; arguments: unknown }
type Response = { said: string; made: Made[] }

const commandOf = (action: unknown): Made => {
  const a = object(action)
  return { id: text(a['tool_call_id']), tool: 'bash', arguments: { command: a['command'] } }
}

/** The calls of a message: those the model made, those the harness read from it, or those in its text. */
function ofMessage(m: Json): Response {
  const said = contentText(m['content'])
  const made = array(m['tool_calls']).map(object)
  if (made.length > 0) {
    const calls = made.map((c): Made => {
      const f = object(c['function'])
      return { id: text(c['id']), tool: text(f['name']) ?? 'bash', arguments: f['arguments'] }
    })
    return { said, made: calls }
  }
  const actions = object(m['extra'])['actions']
  const { before, commands } = written(said)
  if (Array.isArray(actions)) return { said: before, made: actions.map(commandOf) }
  // A response with several commands is refused.
  return {
    said: before,
    made: commands.length === 1 ? commands.map((command) => commandOf({ command })) : [],
  }
}

/** The calls of a response of the Responses API. */
function ofItems(m: Json): Response {
  const said = array(m['output'])
    .filter((item): item is Json => isObject(item) && item['type'] === 'message')
    .map((item) => contentText(item['content']))
  return { said: said.join('\n'), made: array(object(m['extra'])['actions']).map(commandOf) }
}

/** The commands in a text, and what stands before the first. Where the own fence is used, any other is an example. */
function written(said: string): { before: string; commands: string[] } {
  const fence = said.includes('```mswea_bash_command') ? '```mswea_bash_command' : '```bash'
  const [before = '', ...pieces] = said.split(fence)
  const commands = pieces.flatMap((piece) => {
    const end = piece.lastIndexOf('\n```')
    return end < 0 ? [] : [piece.slice(0, end).trim()]
  })
  return { before: commands.length > 0 ? before.trim() : said, commands }
}
