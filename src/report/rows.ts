// The report as rows: one line of JSON for each dimension of each run, with the same columns in each, for programs that count.
import { writeJson } from '../model/json.ts'
import type { RunResult } from '../model/report.ts'
import type { Dimension } from '../model/verdict.ts'
import type { Reporter, ScenarioHead } from './contract.ts'
import { safeJson } from './printable.ts'

/** What a row tells of where it comes from. */
export type RowOf = {
  scenario: Pick<ScenarioHead, 'name' | 'file' | 'tags'>
  trial: number | null
  shard: number | null
}

/** The columns, in their order. A column is never absent: what was not recorded is null. */
export function row({ scenario, trial, shard }: RowOf, run: RunResult, d: Dimension): string {
  const { stats } = run
  const columns = {
    scenario: scenario.name,
    scenario_file: scenario.file,
    tags: scenario.tags,
    trace: run.trace,
    trace_id: run.id ?? null,
    trial,
    format: run.format,
    persona: run.persona ?? null,
    run_verdict: run.verdict,
    dimension: d.id,
    family: /^[^.[]*/.exec(d.id)?.[0] ?? d.id,
    verdict: d.verdict,
    severity: d.severity,
    message: d.message,
    turns: stats.turns ?? null,
    tool_calls: stats.tool_calls,
    tool_errors: stats.tool_errors,
    duration_ms: stats.duration_ms ?? null,
    cost_usd: stats.cost_usd ?? null,
    shard,
  }
  return `${safeJson(writeJson(columns))}\n`
}

export const rows: Reporter = {
  id: 'rows',
  doc: 'One line of JSON for each dimension of each run',
  make(sink) {
    let shard: number | null = null
    return {
      begin(head) {
        shard = head.shard?.index ?? null
      },
      scenario(scenario) {
        let trial = 0
        return {
          run(run) {
            trial++
            // Which trial it is, only all traces tell.
            const of: RowOf = { scenario, trial: shard === null ? trial : null, shard }
            for (const d of run.dimensions) sink.write(row(of, run, d))
          },
          end() {},
        }
      },
      end() {},
    }
  },
}
