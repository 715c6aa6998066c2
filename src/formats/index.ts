// The trace formats, in the order they are listed to users.
import adkEvalset from './adk/adk-evalset.ts'
import adkSession from './adk/adk-session.ts'
import agentdojo from './agentdojo/agentdojo.ts'
import aiSdk from './ai-sdk/ai-sdk.ts'
import anthropicMessages from './anthropic/anthropic-messages.ts'
import antigravityStream from './antigravity/antigravity-stream.ts'
import antigravityTranscript from './antigravity/antigravity-transcript.ts'
import atif from './atif/atif.ts'
import autogen from './autogen/autogen.ts'
import claudeCode from './claude/claude-code.ts'
import claudeTranscript from './claude/claude-transcript.ts'
import codexExec from './codex/codex-exec.ts'
import codexRollout from './codex/codex-rollout.ts'
import type { Format } from './contract.ts'
import copilotEvents from './copilot/copilot-events.ts'
import cursorStream from './cursor/cursor-stream.ts'
import cursorTranscript from './cursor/cursor-transcript.ts'
import droidExec from './droid/droid-exec.ts'
import droidSession from './droid/droid-session.ts'
import geminiContents from './gemini/gemini-contents.ts'
import geminiJson from './gemini/gemini-json.ts'
import geminiSession from './gemini/gemini-session.ts'
import geminiStream from './gemini/gemini-stream.ts'
import goose from './goose/goose.ts'
import grokSession from './grok/grok-session.ts'
import inspect from './inspect/inspect.ts'
import kimiWire from './kimi/kimi-wire.ts'
import langchainMessages from './langchain/langchain-messages.ts'
import mcpLog from './mcp/mcp-log.ts'
import liveTrajectory from './native/live-trajectory.ts'
import native from './native/native.ts'
import openaiAgents from './openai/openai-agents.ts'
import openaiChat from './openai/openai-chat.ts'
import openaiResponses from './openai/openai-responses.ts'
import opencodeExport from './opencode/opencode-export.ts'
import opencodeRun from './opencode/opencode-run.ts'
import openhands from './openhands/openhands.ts'
import openhandsV0 from './openhands/openhands-v0.ts'
import otelGenai from './otel/otel-genai.ts'
import flatCalls from './own/flat-calls.ts'
import piSession from './pi/pi-session.ts'
import pydanticAi from './pydantic/pydantic-ai.ts'
import qwenSession from './qwen/qwen-session.ts'
import miniSweAgent from './swe/mini-swe-agent.ts'
import sweAgent from './swe/swe-agent.ts'
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
  geminiStream,
  geminiSession,
  geminiJson,
  geminiContents,
  antigravityStream,
  antigravityTranscript,
  cursorStream,
  cursorTranscript,
  opencodeRun,
  opencodeExport,
  piSession,
  goose,
  qwenSession,
  droidExec,
  droidSession,
  kimiWire,
  grokSession,
  sweAgent,
  miniSweAgent,
  openhands,
  openhandsV0,
  adkSession,
  adkEvalset,
  langchainMessages,
  aiSdk,
  pydanticAi,
  autogen,
  mcpLog,
  flatCalls,
]
