// The shapes of the files that programs read and write, for the JSON Schemas: the native trace and the report.
import { z } from 'zod'
import { elicitationActions, evidenceKinds, stopCauses } from '../src/model/trace.ts'
import { severities } from '../src/model/verdict.ts'

const any = z.unknown()

const event = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('user'), text: z.string() }),
  z.looseObject({
    type: z.literal('message'),
    text: z.string().describe('A narration'),
    step: z.string().optional().describe('The command whose result it describes'),
    agent: z.string().optional(),
    turn: z.int().min(0).optional(),
  }),
  z.looseObject({
    type: z.literal('tool_call'),
    id: z.string().optional(),
    tool: z.string().min(1).describe('The name the model called'),
    command: z.string().optional().describe('The registry key of the call'),
    arguments: any.optional().describe('An object, or raw JSON text (which may be malformed)'),
    result: any.optional(),
    result_cut: z
      .object({ bytes: z.int(), sha256: z.string() })
      .optional()
      .describe('The result was cut to its head: size and hash of the whole'),
    is_error: z.boolean().nullable().optional().describe('null: it is not known whether the call failed'),
    exit_code: z.int().optional(),
    duration_ms: z.number().min(0).optional(),
    denied: z.boolean().optional().describe('A person or a policy refused the call'),
    blocked: z.boolean().optional().describe('The interlock for outbound calls refused the call'),
    turn: z.int().min(0).optional(),
    agent: z.string().optional().describe('The sub-agent that called; absent: the main agent'),
  }),
  z.looseObject({
    type: z.literal('confirmation'),
    step: z.string().min(1),
    tier: z.string().min(1),
    arguments: any.optional(),
  }),
  z.looseObject({
    type: z.literal('elicitation'),
    message: z.string().optional(),
    action: z.enum(elicitationActions),
    content: any.optional(),
    guards: z.string().optional().describe('The command that was asked about; absent: the next call'),
  }),
  z.looseObject({ type: z.literal('compaction') }),
])

/** `agent-eval/trace@1`. */
export const traceSchema = z.looseObject({
  schema: z.literal('agent-eval/trace@1').optional(),
  id: z.string().optional(),
  scenario: z.string().optional().describe('The scenario this run is a trial of'),
  persona: z.string().optional(),
  agent: z.looseObject({ name: z.string().optional(), model: z.string().optional() }).optional(),
  prompt: z.union([z.string(), z.array(z.string())]).optional(),
  tools: z.array(z.string()).optional().describe('The tools that were offered to the model'),
  events: z.array(event).describe('What happened, in order'),
  answer: z.string().optional().describe('The final answer; absent: the last message after the last call'),
  turns: z.int().min(0).optional(),
  stop_cause: z.enum(stopCauses).optional(),
  error: z.string().nullable().optional(),
  taint: z.object({ private: z.boolean().optional(), untrusted: z.boolean().optional() }).optional(),
  blocked_sends: z.int().min(0).optional(),
  compactions: z.int().min(0).optional(),
  truncated: z.boolean().optional(),
  signals: z
    .object({ readiness_ready: z.boolean().optional(), blocking_step_refused: z.boolean().optional() })
    .optional(),
  usage: z
    .looseObject({
      input_tokens: z.number().optional(),
      output_tokens: z.number().optional(),
      cost_usd: z.number().optional(),
    })
    .optional(),
  duration_ms: z.number().min(0).optional(),
  self_evaluation: any.optional(),
  selfEvaluation: any.optional(),
  workspace: z.string().optional().describe('What the run left behind, relative to the trace file'),
  source: z.looseObject({ format: z.string().optional(), lacks: z.array(z.enum(evidenceKinds)).optional() }).optional(),
})

const dimension = z.object({
  id: z.string(),
  verdict: z.enum(['pass', 'fail', 'skip', 'error']),
  severity: z.enum(severities),
  message: z.string(),
  evidence: z
    .array(z.object({ call: z.int().optional(), tool: z.string().optional(), excerpt: z.string().optional() }))
    .optional(),
  location: z
    .object({ line: z.int(), column: z.int().optional(), end_line: z.int().optional(), end_column: z.int().optional() })
    .optional(),
  sequences: z.object({ expected: z.array(z.string()), observed: z.array(z.string()) }).optional(),
  oracle: z.record(z.string(), any).optional(),
})

const run = z.object({
  trace: z.string(),
  id: z.string().optional(),
  format: z.string(),
  verdict: z.enum(['pass', 'fail']),
  stats: z.object({
    turns: z.int().optional(),
    tool_calls: z.int(),
    tool_errors: z.int(),
    duration_ms: z.number().optional(),
    cost_usd: z.number().optional(),
  }),
  dimensions: z.array(dimension),
  notes: z.array(z.string()).optional(),
})

/** `agent-eval/report@1`. */
export const reportSchema = z.object({
  schema: z.literal('agent-eval/report@1'),
  tool: z.object({ name: z.literal('agent-eval'), version: z.string() }),
  verdict: z.enum(['pass', 'fail', 'error']),
  totals: z.object({
    scenarios: z.int(),
    passed: z.int(),
    failed: z.int(),
    traces: z.int(),
    blocking_failures: z.int(),
    advisory_failures: z.int(),
    tags: z.record(z.string(), z.object({ scenarios: z.int(), passed: z.int() })),
  }),
  scenarios: z.array(
    z.object({
      name: z.string(),
      file: z.string(),
      line: z.int().optional(),
      description: z.string().optional(),
      tags: z.array(z.string()),
      verdict: z.enum(['pass', 'fail', 'skip']),
      dimensions: z.array(dimension),
      trials: z
        .object({
          total: z.int(),
          passed: z.int(),
          pass_all: z.boolean(),
          pass_any: z.boolean(),
          rate: z.number(),
          interval: z.tuple([z.number(), z.number()]),
        })
        .optional(),
      runs: z.array(run),
    }),
  ),
  unmatched_traces: z.array(z.string()),
  unmatched_reasons: z.array(z.string()),
  workspace_files: z.array(z.string()),
  problems: z.array(
    z.object({ file: z.string(), line: z.int().optional(), column: z.int().optional(), message: z.string() }),
  ),
  notes: z.array(z.string()).optional(),
})
