// Who makes what writes each format, for lists that people look through.
import type { Format } from './contract.ts'

/** The makers, and the ids of their formats. */
const makers: readonly (readonly [maker: string, ids: readonly string[]])[] = [
  ['agent-eval', ['native', 'live-trajectory']],
  ['Anthropic', ['claude-code', 'claude-transcript', 'anthropic-messages']],
  ['OpenAI', ['codex-exec', 'codex-rollout', 'openai-chat', 'openai-responses', 'openai-agents']],
  ['GitHub', ['copilot-events']],
  [
    'Google',
    [
      ...['gemini-stream', 'gemini-json', 'gemini-session', 'gemini-contents'],
      ...['antigravity-stream', 'antigravity-transcript', 'adk-session', 'adk-evalset'],
    ],
  ],
  ['Coding agents', ['cursor-stream', 'cursor-transcript', 'opencode-run', 'opencode-export', 'goose', 'qwen-session']],
  ['Coding agents', ['droid-exec', 'droid-session', 'kimi-wire', 'grok-session', 'pi-session']],
  ['Coding agents', ['swe-agent', 'mini-swe-agent', 'openhands', 'openhands-v0']],
  ['Frameworks', ['ai-sdk', 'langchain-messages', 'langsmith-runs', 'pydantic-ai', 'autogen']],
  ['Protocols', ['otel-genai', 'atif', 'mcp-log', 'flat-calls']],
  ['Evaluation harnesses', ['inspect', 'tau-bench', 'tau2', 'agentdojo']],
]

/** The formats by maker, in that order; what no maker is named for comes last. */
export function byMaker(formats: readonly Format[]): [maker: string, formats: Format[]][] {
  const groups = new Map<string, Format[]>()
  for (const [maker, ids] of makers)
    groups.set(maker, [...(groups.get(maker) ?? []), ...ids.flatMap((id) => formats.find((f) => f.id === id) ?? [])])
  const known = new Set([...groups.values()].flat())
  groups.set(
    'Others',
    formats.filter((f) => !known.has(f)),
  )
  return [...groups].filter(([, some]) => some.length > 0)
}
