// The trace formats, in the order they are listed to users.
import anthropicMessages from './anthropic/anthropic-messages.ts'
import atif from './atif/atif.ts'
import claudeCode from './claude/claude-code.ts'
import claudeTranscript from './claude/claude-transcript.ts'
import codexExec from './codex/codex-exec.ts'
import codexRollout from './codex/codex-rollout.ts'
import type { Format } from './contract.ts'
import copilotEvents from './copilot/copilot-events.ts'
import inspect from './inspect/inspect.ts'
import liveTrajectory from './native/live-trajectory.ts'
import native from './native/native.ts'
import openaiChat from './openai/openai-chat.ts'
import otelGenai from './otel/otel-genai.ts'

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
  atif,
  otelGenai,
  inspect,
]
