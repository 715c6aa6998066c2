// A report that someone hands in, as a baseline or to be confirmed: data of others, of which only the shape is believed.
import * as z from 'zod/mini'
import { severities } from '../model/verdict.ts'

/** Made when a report is read: few runs have a baseline. */
function makeSchema() {
  const name = z.string().check(z.maxLength(1000))
  const count = z.int().check(z.minimum(0))
  const amount = z.number().check(z.minimum(0))

  const dimension = z.object({
    id: name,
    verdict: z.enum(['pass', 'fail', 'skip', 'error']),
    severity: z.enum(severities),
    message: z.string(),
  })

  const run = z.object({
    stats: z.object({
      turns: z.optional(amount),
      tool_calls: count,
      tool_errors: count,
      duration_ms: z.optional(amount),
      cost_usd: z.optional(amount),
      input_tokens: z.optional(amount),
      output_tokens: z.optional(amount),
    }),
    dimensions: z.array(dimension).check(z.maxLength(10_000)),
  })

  const asked = z.object({
    min: count,
    require: z.union([z.string(), z.number()]),
    confidence: z.optional(z.number()),
  })

  const scenario = z.object({
    name,
    content: z.optional(name),
    verdict: z.enum(['pass', 'fail', 'skip']),
    reason: z.optional(z.string()),
    dimensions: z.array(dimension).check(z.maxLength(100)),
    trials: z.optional(z.object({ total: count, settled: z.optional(z.literal(false)), asked: z.optional(asked) })),
    runs: z.array(run).check(z.maxLength(1_000_000)),
    pending: z.optional(z.boolean()),
  })

  return z.object({
    schema: z.literal('agent-eval/report@1'),
    scenarios: z.array(scenario).check(z.maxLength(100_000)),
    problems: z.array(z.unknown()),
    baseline: z.optional(z.object({ confirmed: z.optional(z.boolean()) })),
    shard: z.optional(z.unknown()),
  })
}

export type PastReport = z.output<ReturnType<typeof makeSchema>>

/** Reads a report, or says why it is none that can be compared with. */
export function readReport(text: string): { report: PastReport } | { why: string } {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (e) {
    return { why: `Expected a report (agent-eval/report@1), found no JSON: ${e instanceof Error ? e.message : e}` }
  }
  const parsed = z.safeParse(makeSchema(), value)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const at = issue && issue.path.length > 0 ? ` at ${issue.path.map(String).join('.')}` : ''
    return { why: `Expected a report (agent-eval/report@1)${at}: ${issue?.message ?? 'it has another shape'}` }
  }
  const report = parsed.data
  if (report.shard !== undefined || report.scenarios.some((s) => s.pending))
    return { why: 'Expected a whole report, found that of a shard; merge the shards first' }
  const names = new Set(report.scenarios.map((s) => s.name))
  if (names.size < report.scenarios.length) return { why: 'Expected each scenario once, found one twice' }
  return { report }
}
