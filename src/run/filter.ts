// Judging as a filter: traces come in as JSON Lines, rows go out, and nothing is kept. What only all traces decide is left open.

import { sha256 } from '../files/hash.ts'
import type { Trace } from '../model/trace.ts'
import { type Settings, UsageError } from '../options.ts'
import { lineReader } from '../reading/lines.ts'
import { row } from '../report/rows.ts'
import { readInputs } from './inputs.ts'
import { standardInput } from './lines.ts'
import { noFacts, prepare } from './prepare.ts'

export type Told = {
  write(text: string): Promise<void>
  /** Is told what is no row: problems, and traces without a scenario. */
  err(text: string): void
}

/** Judges the traces of the lines by their `scenario`, or by the only scenario. Throws a UsageError for a wrong call. */
export async function filter(
  cwd: string,
  settings: Settings,
  lines: AsyncIterable<string>,
  { write, err }: Told,
): Promise<void> {
  const given = { ...settings, traces: [] }
  const prepared = await prepare(cwd, given, readInputs(cwd, given))
  const { scenarios, taken, config, redact, problems } = prepared
  for (const { file, message } of problems) err(`${file}: ${message}`)
  if (problems.length > 0) throw new UsageError('No row is written: scenarios could not be read')
  if ([...taken].some((s) => s.graded.some(({ check }) => 'ask' in check)))
    err('What an oracle is asked is an error in rows: it is asked by agent-eval run, without --traces -')
  const owners = scenarios.filter((s) => !s.everyTrace)
  const [only, ...others] = owners
  let text = ''
  let traces = 0
  const judge = (trace: Trace): void => {
    traces++
    const facts = noFacts()
    const bound =
      trace.scenario === undefined && only && others.length === 0 ? { ...trace, scenario: only.name } : trace
    const label = `${standardInput}#${trace.id || traces}`
    prepared.evaluateTrace(bound, { file: standardInput, label }, facts, ({ scenario, result }) => {
      const { name, document, tags } = scenarios[scenario] as (typeof scenarios)[number]
      const of = { scenario: { name, file: document.file, tags }, trial: null, shard: null }
      for (const { route: _, ...d } of result.dimensions) text += row(of, result, d)
    })
    for (const { trace: unbound, reason } of facts.unmatched) err(redact(`${unbound}: ${reason}`))
    for (const { message } of facts.problems) err(redact(`${label}: ${message}`))
  }
  const reader = lineReader({ format: settings.traceFormat, end: config.end, sha256, emit: judge })
  for await (const line of lines) {
    reader.line(line)
    if (text.length > 1 << 16) {
      await write(text)
      text = ''
    }
    if (reader.isOver()) break
  }
  const { problem } = reader.end()
  if (text !== '') await write(text)
  // No line at all is no fault: a part of a data set may be empty.
  if (problem !== undefined && traces > 0) err(redact(`${standardInput}: ${problem}`))
}
