// Antigravity CLI's transcript: responses of the planner, and the steps that carry out their calls.
import type { Call } from '../../model/trace.ts'
import { isOpen } from '../build.ts'
import type { Decoder, Sink } from '../contract.ts'
import { conversation, timeOf } from '../conversation.ts'
import { array, isObject, type Json, object, parseJson, text } from '../json.ts'
import { about, isStep } from './transcript-shape.ts'

/** The type of the step that carries out a call. */
const typeOf: Readonly<Record<string, string>> = {
  list_dir: 'LIST_DIRECTORY',
  view_file: 'VIEW_FILE',
  run_command: 'RUN_COMMAND',
  grep_search: 'GREP_SEARCH',
  search_web: 'SEARCH_WEB',
  find_by_name: 'FIND',
  write_file: 'CODE_ACTION',
  write_to_file: 'CODE_ACTION',
  replace_file_content: 'CODE_ACTION',
  multi_replace_file_content: 'CODE_ACTION',
}
const actions = new Set(Object.values(typeOf))
const expected = (call: Call): string | undefined => (Object.hasOwn(typeOf, call.tool) ? typeOf[call.tool] : undefined)

export function decode(sink: Sink): Decoder {
  const talk = conversation(sink, { ...about, agent: 'antigravity' })
  const { run, b } = talk
  let pending: Call[] = []

  function respond(r: Json): void {
    talk.respond(r)
    const words = text(r['content'])
    if (words !== undefined) talk.say(words)
    for (const raw of array(r['tool_calls'])) {
      const c = object(raw)
      const tool = text(c['name'])
      if (tool !== undefined)
        pending.push(talk.call({ tool, arguments: argumentsOf(c['args']) }, timeOf(r['created_at'])))
    }
  }

  function carryOut(r: Json, type: string): void {
    pending = pending.filter(isOpen)
    const call = pending.find((c) => expected(c) === type) ?? pending.find((c) => expected(c) === undefined)
    if (!call) {
      if (actions.has(type) || type === 'GENERIC')
        run.uncertain(`a step ${type.slice(0, 40)} was carried out, and its call is not in the transcript`)
      return
    }
    const said = text(r['content']) ?? ''
    const exit = call.tool === 'run_command' ? exitOf(said) : undefined
    const status = r['status']
    talk.result(call, {
      result: said,
      is_error: status === 'ERROR' || (exit !== undefined && exit !== 0) ? true : status === 'DONE' ? false : null,
      ...(exit === undefined ? {} : { exit_code: exit }),
      ...(status === 'CANCELED' || status === 'CANCELLED' ? { denied: true, is_error: true } : {}),
    })
  }

  return {
    record(value) {
      if (!isStep(value)) return false
      const type = value['type'] as string
      if (type === 'USER_INPUT') talk.prompt(requestIn(text(value['content']) ?? ''))
      else if (type === 'PLANNER_RESPONSE') respond(value)
      else if (type === 'CHECKPOINT') b.compaction()
      else if (value['source'] === 'MODEL') carryOut(value, type)
      return true
    },
    end: (cut) => sink.emit(talk.finish(cut)),
  }
}

/** What the user wrote, without what the program says around it. */
const requestIn = (content: string): string =>
  (/<USER_REQUEST>([\s\S]*?)<\/USER_REQUEST>/.exec(content)?.[1] ?? content).trim()

/** Each argument is JSON in a text. */
function argumentsOf(args: unknown): unknown {
  if (!isObject(args)) return args
  return Object.fromEntries(
    Object.entries(args).map(([key, value]) => {
      if (typeof value !== 'string') return [key, value]
      try {
        return [key, parseJson(value)]
      } catch {
        return [key, value]
      }
    }),
  )
}

/** The exit code in the line that a command's output begins with. */
function exitOf(said: string): number | undefined {
  const found =
    /^(?:(?:Created|Completed) At: [^\n]{0,60}\n){0,2}\s{0,20}The command (completed successfully|failed with exit code:? (\d{1,9}))/.exec(
      said,
    )
  return found ? Number(found[2] ?? 0) : undefined
}
