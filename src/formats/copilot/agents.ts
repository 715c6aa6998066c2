// Which agent an event of a workflow session or of Copilot is of: the main one, or a sub-agent by its name.
import { type Json, text } from '../json.ts'

const parents = ['parent_tool_use_id', 'parentToolUseId', 'parentToolCallId'] as const

/** Knows the sub-agents of one session. `r` is an event, `d` its data. */
export function copilotAgents() {
  /** The names of sub-agents by their id, and by the call that started them. */
  const names = new Map<string, string>()
  return {
    /** A `subagent.started`. */
    started(r: Json, d: Json): void {
      const name = text(d['agentName']) ?? text(d['agentDisplayName'])
      if (name === undefined) return
      for (const key of [text(r['agentId']), text(d['agentId']), text(d['toolCallId'])]) if (key) names.set(key, name)
    },
    /** The sub-agent an event is of; `undefined`: the main agent. */
    of(r: Json, d: Json): string | undefined {
      for (const key of ['agentId', ...parents]) {
        const found = text(r[key]) ?? text(d[key])
        if (found !== undefined) return names.get(found) ?? found
      }
      return text(d['parentSessionId']) === undefined ? undefined : (text(d['sessionId']) ?? 'agent')
    },
  }
}
