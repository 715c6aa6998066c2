// The trace formats, in the order they are listed to users.
import agentdojo from './agentdojo/agentdojo.ts'
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
import openaiAgents from './openai/openai-agents.ts'
import openaiChat from './openai/openai-chat.ts'
import openaiResponses from './openai/openai-responses.ts'
import otelGenai from './otel/otel-genai.ts'
import tauBench from './tau/tau-bench.ts'
import tau2 from './tau/tau2.ts'

export const formats: readonly Format[] = [
  native,
  liveTrajectory,
  openaiChat,
  openaiResponses,
  openaiAgents,
  claudeCode,
  claudeTranscript,
  anthropicMessages,
  codexExec,
  codexRollout,
  copilotEvents,
  atif,
  otelGenai,
  inspect,
  tauBench,
  tau2,
  agentdojo,
]
