// What is said in a Codex rollout: prompts, answers and compactions, each once although events repeat the items.
import type { Event } from '../../model/trace.ts'
import type { Builder } from '../build.ts'
import { contentText, type Json, text } from '../json.ts'
import type { CodexRun } from './run.ts'

/** What Codex puts into the conversation in the user's name. */
const injected =
  /^\s*(<(environment_context|user_instructions|INSTRUCTIONS|permissions instructions|turn_aborted|user_shell_command|skills?|subagent_notification|collaboration_mode|app-context|plugins|model_switch|ghost_commit|system-reminder)\b|# AGENTS\.md instructions)/

/** What the user asked, without what an editor tells beside it. */
function asked(said: string): string {
  if (!said.startsWith('# Context from my IDE setup:')) return said
  const at = said.indexOf('## My request for Codex:')
  return at < 0 ? said : said.slice(at + '## My request for Codex:'.length).trim()
}

/** Collects what is said in one session. */
export function codexTalk(b: Builder, run: CodexRun) {
  const { trace } = b
  /** What the file holds as items: of these kinds, what events told is a repetition. */
  const seen = new Set<Event['type']>()
  const told = new Set<Event>()

  function fromUser(content: unknown): void {
    const blocks = Array.isArray(content) ? content.map((c) => contentText([c])) : [contentText(content)]
    const said = blocks.filter((t) => t !== '' && !injected.test(t)).join('\n')
    run.input()
    if (said === '') return
    seen.add('user')
    run.course.input(asked(said))
    b.prompt(asked(said))
    b.user(asked(said))
  }

  function fromModel(content: unknown): void {
    const said = contentText(content)
    b.message(said, { turn: run.respond() })
    if (said.trim() === '') return
    seen.add('message')
    run.course.said(said, true)
  }

  /** The event that was added last is told by an event of the file. */
  function mark(): void {
    told.add(trace.events.at(-1) as Event)
  }

  return {
    /** A message, of today or of old. */
    message(it: Json): void {
      const content = it['content'] ?? it['message']
      if (it['role'] === 'assistant') fromModel(content)
      else if (it['role'] === 'user') fromUser(content)
    },
    /** What another agent said. */
    agentMessage(it: Json): void {
      b.message(contentText(it['content']) || (text(it['text']) ?? ''), { agent: text(it['author']) ?? 'agent' })
    },
    compaction(): void {
      trace.events.push({ type: 'compaction' })
      seen.add('compaction')
      run.input()
    },
    /** An event tells what the user said. */
    toldUser(said = ''): void {
      if (asked(said).trim() === '' || injected.test(said)) return
      run.course.input(asked(said))
      b.user(asked(said))
      mark()
    },
    /** An event tells what the model said. */
    toldMessage(said = ''): void {
      if (said.trim() === '') return
      b.message(said)
      mark()
      if (!seen.has('message')) run.course.said(said, true)
    },
    /** An event tells of a compaction. */
    toldCompaction(): void {
      trace.events.push({ type: 'compaction' })
      mark()
    },
    /** Takes the repetitions back. */
    finish(): void {
      b.drop(new Set([...told].filter((e) => seen.has(e.type))))
      if (!seen.has('user')) for (const e of trace.events) if (e.type === 'user') b.prompt(e.text)
    },
  }
}
