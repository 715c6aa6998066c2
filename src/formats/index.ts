// The trace formats, in the order they are listed to users.
import anthropicMessages from './anthropic-messages.ts'
import claudeCode from './claude-code.ts'
import claudeTranscript from './claude-transcript.ts'
import codexExec from './codex-exec.ts'
import codexRollout from './codex-rollout.ts'
import type { Format } from './contract.ts'
import copilotEvents from './copilot-events.ts'
import liveTrajectory from './live-trajectory.ts'
import native from './native.ts'
import openaiChat from './openai-chat.ts'

export const formats: readonly Format[] = [
  native,
  liveTrajectory,
  openaiChat,
  claudeCode,
  claudeTranscript,
  anthropicMessages,
  codexExec,
  codexRollout,
  copilotEvents,
]
