// Reads SWE-agent's trajectories: each step a response and a call; the native calls are in the history beside them.
import type { Usage } from '../../model/trace.ts'
import { builder, type CallEnd, defined } from '../build.ts'
import type { Decoder, Sink } from '../contract.ts'
import { course } from '../course.ts'
import { array, contentText, isObject, type Json, number, object, text } from '../json.ts'
import { isRetried, isTrajectory, sweLacks } from './shape.ts'
import { endWith } from './status.ts'

export const decode = (sink: Sink): Decoder => ({
  record(value) {
    if (isRetried(value))
      for (const [i, attempt] of array(value['attempts']).entries())
        readRun(object(attempt), sink, `${nameOf(value) ?? nameOf(object(attempt)) ?? 'attempt'}-${i + 1}`)
    else if (isTrajectory(value)) readRun(value, sink, nameOf(value))
    else return false
    return true
  },
  end() {},
})

const nameOf = (r: Json): string | undefined => text(r['instance_id']) ?? text(r['environment'])

/** Reads one run, or one attempt. */
function readRun(record: Json, sink: Sink, id: string | undefined): void {
  const b = builder('swe-agent', sweLacks, sink)
  const run = course(b, sink.end, 'exit status')
  const info = object(record['info'])
  const history = array(record['history']).filter((m): m is Json => isObject(m) && m['is_demo'] !== true)
  if (id !== undefined) b.trace.id = id
  const first = history.findIndex((m) => m['role'] === 'assistant')
  for (const m of history.slice(0, first < 0 ? undefined : first)) {
    if (m['role'] !== 'user') continue
    const said = contentText(m['content'])
    b.prompt(said)
    b.user(said)
    run.input(said)
  }
  const taken = history.filter((m) => m['role'] === 'assistant' && typeof m['action'] === 'string')
  for (const [i, step] of array(record['trajectory']).entries()) readStep(object(step), i)
  const status = text(info['exit_status'])
  if (status !== undefined) endWith(status, run)
  const submission = text(info['submission'])
  if (status !== undefined && submission?.trim()) run.handsIn(submission)
  const usage = usageOf(object(info['model_stats']))
  if (usage) run.used(usage)
  run.finish(false)
  sink.emit(b.trace)

  function readStep(step: Json, key: number): void {
    const turn = run.respond(key)
    const action = (text(step['action']) ?? '').trim()
    const said = text(step['thought']) ?? (action === '' ? contentText(step['response']) : '')
    b.message(said, { turn })
    run.said(said)
    if (action === '') return
    const place = taken.findIndex((m) => text(m['action'])?.trim() === action)
    const message = place < 0 ? undefined : taken.splice(0, place + 1).at(-1)
    const call = b.call({ ...callOf(action, object(array(message?.['tool_calls'])[0])), turn }, true)
    run.called(call)
    const seconds = number(step['execution_time'])
    b.settle(
      call,
      defined<CallEnd>({
        result: step['observation'],
        // What the harness refused and asked for anew is in the steps, and not in what the model was told.
        is_error: message === undefined && history.length > 0 ? true : null,
        duration_ms: seconds === undefined || seconds <= 0 ? undefined : Math.round(seconds * 1000),
      }),
    )
    run.returned()
  }
}

/** The commands that SWE-agent's bundles add to the shell. */
const commands = new Set(
  'create edit exit exit_forfeit filemap find_file goto insert open scroll_down scroll_up search_dir search_file str_replace_editor submit undo_edit view_image'.split(
    ' ',
  ),
)

/** The call of a step: the model's own where it made one, else a command of a bundle, else one of the shell. */
function callOf(action: string, native: Json): { id?: string | undefined; tool: string; arguments: unknown } {
  const f = object(native['function'])
  const name = text(f['name'])
  if (name !== undefined) return { id: text(native['id']), tool: name, arguments: f['arguments'] }
  const [line = ''] = action.split('\n', 1)
  const [word = ''] = /^\S{0,60}/.exec(line) ?? []
  const joined = /[;&|`]|\$\(/.test(line.replace(/"[^"]*"|'[^']*'/g, ''))
  return { tool: commands.has(word) && !joined ? word : 'bash', arguments: { command: action } }
}

/** Nothing, where no model was asked; a cost of nothing, where the model's price is not known. */
function usageOf(stats: Json): Usage | undefined {
  if (!number(stats['api_calls'])) return undefined
  return defined<Usage>({
    input_tokens: number(stats['tokens_sent']),
    output_tokens: number(stats['tokens_received']),
    cost_usd: number(stats['instance_cost']) || undefined,
  })
}
