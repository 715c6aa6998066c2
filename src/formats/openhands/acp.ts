// Calls that another agent made, which OpenHands drove over ACP: each event tells one of them anew, as far as it got.
import type { Builder } from '../build.ts'
import type { Course } from '../course.ts'
import { contentText, type Json, text } from '../json.ts'

export function acpCalls(b: Builder, run: Course): (event: Json) => void {
  return (e) => {
    const id = text(e['tool_call_id'])
    const agent = text(e['parent_tool_call_id'])
    const known = b.find(id)
    const turn = known || agent !== undefined ? undefined : run.respond(id ?? e['id'])
    const call = known ?? b.call({ id, tool: text(e['title']) ?? 'unknown', arguments: e['raw_input'], agent, turn })
    if (!known && agent === undefined) run.called(call)
    if (known && e['raw_input'] !== undefined && e['raw_input'] !== null) b.giveArguments(call, e['raw_input'])
    const over = e['status'] === 'completed' || e['status'] === 'failed'
    if (!over && e['is_error'] !== true) return
    b.settle(call, {
      is_error: e['is_error'] === true || e['status'] === 'failed',
      result: e['raw_output'] ?? contentText(e['content']),
    })
    if (agent === undefined) run.returned()
  }
}
