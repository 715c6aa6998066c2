// One conversation in items: what was asked, what the model said and called, and what came back.
import type { EvidenceKind, Trace } from '../../model/trace.ts'
import { builder, defined } from '../build.ts'
import type { Sink } from '../contract.ts'
import { course } from '../course.ts'
import { failureText } from '../failure.ts'
import { array, contentText, isObject, type Json, number, object, text } from '../json.ts'
import { holdsWrittenCalls, seemsWritten } from '../written.ts'
import { itemCalls } from './item-calls.ts'

export type Conversation = ReturnType<typeof conversation>

/** Items that go to the model; every other is its own. */
const isInput = (item: Json): boolean => {
  const type = text(item['type']) ?? 'message'
  if (type === 'message') return item['role'] !== 'assistant'
  return type.endsWith('_output') || type === 'mcp_approval_response'
}

export function conversation(sink: Sink, lacks: readonly EvidenceKind[]) {
  const b = builder('openai-responses', lacks, sink)
  const { trace } = b
  const run = course(b, sink.end)
  const calls = itemCalls(b, run)
  /** The response that goes on, where its items alone are on record. */
  let bare: object | undefined
  let ids = new Set<string>()
  const seen = new Set<string>()
  const tools = new Set<string>()
  const usage = { input_tokens: 0, output_tokens: 0 }
  let measured = 0
  let responses = 0

  function item(given: Json, turn: number | undefined): void {
    const type = text(given['type']) ?? 'message'
    if (type === 'message') {
      const said = contentText(given['content']) || refusalOf(given['content'])
      if (given['role'] === 'assistant') {
        b.message(said, { turn })
        run.said(said)
        if (holdsWrittenCalls(said)) run.uncertain(seemsWritten)
      } else if (given['role'] === 'user') {
        b.prompt(said)
        b.user(said)
        run.input(said)
      }
    } else if (type === 'reasoning') run.aside()
    else if (type === 'compaction' || type === 'compaction_summary') b.compaction()
    else if (type === 'item_reference') run.uncertain('an item is only referred to (item_reference)')
    else if (type === 'mcp_list_tools') {
      for (const tool of array(given['tools'])) tools.add(text(object(tool)['name']) ?? '')
    } else calls.item(given, type, turn)
  }

  /** An item of the model, in the response that its neighbours make up. */
  function bareItem(given: Json): void {
    if (isInput(given)) {
      bare = undefined
      item(given, undefined)
      return
    }
    bare ??= {}
    item(given, run.respond(bare))
  }

  function close(response: Json): void {
    const { status, error } = response
    const why = text(object(response['incomplete_details'])['reason'])
    if (isObject(error)) run.failed(failureText(error))
    else if (status === 'failed') run.failed('the response failed')
    else if (status === 'cancelled') run.stop('interrupted')
    else if (status === 'incomplete') run.reasoned(why === 'content_filter' ? 'refused' : 'output_token_budget')
    else if (status === 'in_progress' || status === 'queued') run.incomplete(`the response was still ${status}`)
    else if (calls.areAnnounced()) run.reasoned('continues')
    else run.reasoned('completed')
  }

  return {
    item: bareItem,
    incomplete: run.incomplete,
    /** An item of a response that is streamed; the whole response repeats it. */
    streamed(given: Json): void {
      const id = text(given['id'])
      if (id !== undefined) seen.add(id)
      bareItem(given)
    },
    /** A streamed response begins, which must end. */
    opened(): void {
      run.closesWith('response.completed')
      bare = undefined
    },
    /** Is this response, by what it says of itself, the next of this conversation? */
    continues(response: Json): boolean {
      const before = text(response['previous_response_id'])
      return responses === 0 || ids.has(text(response['id']) ?? '') || (before !== undefined && ids.has(before))
    },
    response(response: Json): void {
      const id = text(response['id'])
      if (id !== undefined && ids.has(id)) return
      if (id !== undefined) ids.add(id)
      responses++
      const turn = run.respond(bare ?? response)
      bare = undefined
      for (const given of array(response['output'])) {
        if (!isObject(given)) continue
        if (isInput(given)) item(given, undefined)
        else if (!seen.has(text(given['id']) ?? '')) item(given, turn)
      }
      for (const tool of array(response['tools'])) {
        const name = text(object(tool)['name']) ?? text(object(tool)['type'])
        if (name !== undefined && name !== 'mcp') tools.add(name)
      }
      const { input_tokens, output_tokens } = object(response['usage'])
      const [input, output] = [number(input_tokens), number(output_tokens)]
      if (input !== undefined && output !== undefined) {
        usage.input_tokens += input
        usage.output_tokens += output
        measured++
      }
      const model = text(response['model'])
      if (model !== undefined) trace.agent = { model }
      trace.id ??= id ?? ''
      run.closesWith(undefined)
      close(response)
    },
    finish(cut: boolean): Trace {
      ids = new Set()
      if (measured > 0 && measured === responses) run.used(usage)
      else b.lacks('usage')
      tools.delete('')
      Object.assign(trace, defined<Partial<Trace>>({ tools: tools.size > 0 ? [...tools] : undefined }))
      if (!trace.id) delete trace.id
      if (!trace.tools) b.lacks('offered_tools')
      if (!calls.haveCodes()) b.lacks('exit_codes')
      run.finish(cut)
      return trace
    },
  }
}

/** What the model said instead of an answer. */
const refusalOf = (content: unknown): string =>
  array(content)
    .flatMap((c) => text(object(c)['refusal']) ?? [])
    .join('\n')
