// Walks a report and feeds it to reporters, all of them in one pass.
import type { Report, ScenarioResult } from '../model/report.ts'
import type { Counts, Fed, Reporter, ReportSums, Setup, Sink, Sums, Writer } from './contract.ts'
import { standingOf } from './told.ts'

/** Feeds a report. */
export function feed({ head, scenarios, rest }: Fed, writers: readonly Writer[]): void {
  const all = allOf(scenarios, rest.problems.length)
  for (const writer of writers) writer.begin(head, all)
  for (const { scenario, sums, runs } of scenarios) {
    const open = writers.map((writer) => writer.scenario(scenario, sums, runs))
    const takers = open.filter((writer) => writer.run)
    if (takers.length > 0) for (const run of runs) for (const writer of takers) writer.run?.(run)
    for (const writer of open) writer.end()
  }
  for (const writer of writers) writer.end(rest)
}

/** A report that is in memory, as it is fed. */
export function fedOf(report: Report): Fed {
  const { scenarios, unmatched_traces, unmatched_reasons, workspace_files, problems, agreement, notes, ...head } =
    report
  return {
    head,
    scenarios: scenarios.map((one) => {
      const { runs, ...scenario } = one
      return { scenario, sums: sumsOf(one), runs }
    }),
    rest: {
      ...{ unmatched_traces, unmatched_reasons, workspace_files, problems },
      ...(agreement ? { agreement } : {}),
      ...(notes ? { notes } : {}),
    },
  }
}

/** All that one reporter writes of a report. */
export function partsOf<Part>(reporter: Reporter<Part>, report: Report, setup: Setup = {}): Part[] {
  const parts: Part[] = []
  feed(fedOf(report), [reporter.make({ write: (part) => void parts.push(part) }, setup)])
  return parts
}

/** A sink of small pieces that hands on large ones; `flush` hands on the last. */
export function chunks(write: (text: string) => void, size = 1 << 16): Sink & { flush(): void } {
  let held = ''
  const flush = (): void => {
    if (held !== '') write(held)
    held = ''
  }
  return {
    write(text) {
      held += text
      if (held.length >= size) flush()
    },
    flush,
  }
}

/** Counts that count nothing yet. */
export const none = (): Counts => ({ pass: 0, fail: 0, error: 0, skip: 0, spared: 0, known: 0, advisory: 0, off: 0 })

function sumsOf(scenario: ScenarioResult): Sums {
  const counts = none()
  let duration_ms = 0
  for (const d of scenario.dimensions) counts[standingOf(d, scenario)]++
  for (const run of scenario.runs) {
    duration_ms += run.stats.duration_ms ?? 0
    for (const d of run.dimensions) counts[standingOf(d, scenario)]++
  }
  return { runs: scenario.runs.length, counts, duration_ms }
}

function allOf(scenarios: Fed['scenarios'], problems: number): ReportSums {
  const counts = none()
  for (const { sums: one } of scenarios)
    for (const key of Object.keys(counts) as (keyof Counts)[]) counts[key] += one.counts[key]
  return { counts, problems }
}
