// A session of pi: the entries are kept, and replayed along the branch that the last of them is on.
import { type CallEnd, defined } from '../build.ts'
import type { Decoder, Sink } from '../contract.ts'
import { conversation, inTurn, type Session, sum } from '../conversation.ts'
import type { Reason } from '../course.ts'
import { failureText } from '../failure.ts'
import { array, contentText, isObject, type Json, number, object, text } from '../json.ts'
import { about } from './shape.ts'

export const decode = (sink: Sink): Decoder =>
  inTurn(
    sink,
    () => session(sink),
    (r) => r['type'] === 'session',
  )

const reasons: ReadonlyMap<string, Reason> = new Map<string, Reason>([
  ['stop', 'completed'],
  ['toolUse', 'continues'],
  ['length', 'output_token_budget'],
])

/** Entries that tell nothing of the run, and events of `--mode json` that repeat what others tell. */
const passive =
  /^(?:(?:thinking_level|model)_change|label|session_info|custom|custom_message|branch_summary|(?:agent|turn)_(?:start|end)|message_(?:start|update)|tool_execution_\w+|auto_\w+|queue_update|leaf)$/

function session(sink: Sink): Session {
  const talk = conversation(sink, { ...about, agent: 'pi' })
  const { b, run } = talk
  const entries: Json[] = []

  function replay(entry: Json, taken: boolean): void {
    if (entry['type'] === 'compaction') {
      if (taken) b.compaction()
      return
    }
    talk.model(entry['type'] === 'model_change' ? entry['modelId'] : undefined)
    const message = object(entry['message'])
    if (message['role'] === 'user' && taken) talk.prompt(contentText(message['content']))
    else if (message['role'] === 'assistant') respond(entry, message, taken)
    else if (message['role'] === 'toolResult') result(message)
  }

  function respond(entry: Json, message: Json, taken: boolean): void {
    const content =
      typeof message['content'] === 'string' ? [{ type: 'text', text: message['content'] }] : message['content']
    const blocks = array(content).filter(isObject)
    const usage = object(message['usage'])
    talk.spend(
      defined({
        input_tokens: sum(usage['input'], usage['cacheRead'], usage['cacheWrite']),
        output_tokens: sum(usage['output']),
        cost_usd: number(object(usage['cost'])['total']),
      }),
    )
    // Of a branch that was left, only what was done counts.
    if (!taken && !blocks.some((block) => block['type'] === 'toolCall')) return
    talk.respond(entry['id'] ?? entry)
    talk.model(message['model'])
    for (const block of blocks) {
      const tool = text(block['name'])
      if (block['type'] === 'toolCall' && tool !== undefined)
        talk.call({ id: text(block['id']), tool, arguments: block['arguments'] }, entry['timestamp'])
      else if (block['type'] === 'text' && taken) talk.say(text(block['text']) ?? '')
      else run.aside()
    }
    if (!taken) return
    const stop = text(message['stopReason'])
    run.reasoned(reasons.get(stop ?? ''))
    if (stop === 'error') run.failed(failureText(message['errorMessage'] ?? 'the provider failed'))
    if (stop === 'aborted') run.stop('interrupted')
  }

  function result(message: Json): void {
    const call = b.find(text(message['toolCallId']))
    const said = contentText(message['content'])
    const failed = typeof message['isError'] === 'boolean' ? message['isError'] : null
    const exit = exitOf(call?.tool ?? '', message, said, failed)
    talk.result(
      call,
      defined<CallEnd>({
        result: said,
        is_error: exit !== undefined && exit !== 0 ? true : failed,
        exit_code: exit,
      }),
    )
  }

  return {
    record(r) {
      const type = text(r['type']) ?? ''
      if (type === 'session') talk.named(r['id'])
      else if (type === 'message' || type === 'message_end' || type === 'compaction' || 'parentId' in r) entries.push(r)
      return (
        type === 'session' ||
        type === 'compaction' ||
        passive.test(type) ||
        (/^message/.test(type) && isObject(r['message']))
      )
    },
    finish(cut) {
      const branch = branchOf(entries)
      for (const [i, entry] of entries.entries()) replay(entry, branch.has(i))
      return talk.finish(cut)
    },
  }
}

/** The entries from which the last one descends. An entry whose parent is none of them goes on the one before it. */
function branchOf(entries: readonly Json[]): ReadonlySet<number> {
  const places = new Map<unknown, number>()
  const parents = entries.map((entry, i) => {
    const parent = places.get(entry['parentId']) ?? i - 1
    if (text(entry['id']) !== undefined) places.set(entry['id'], i)
    return parent
  })
  const branch = new Set<number>()
  for (let at = entries.length - 1; at >= 0 && !branch.has(at); at = parents[at] ?? -1) branch.add(at)
  return branch
}

/** pi’s shell fails a command that ends with another code than 0, and then says which. */
function exitOf(tool: string, message: Json, said: string, failed: boolean | null): number | undefined {
  const told = number(object(message['details'])['exitCode'])
  if (told !== undefined || tool !== 'bash') return told
  if (failed === false) return 0
  const found = failed ? /(?:^|\n)Command exited with code (\d{1,9})\s*$/.exec(said.slice(-200))?.[1] : undefined
  return found === undefined ? undefined : Number(found)
}
