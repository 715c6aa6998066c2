// Figures of runs, for people.
import type { RunStats } from '../model/report.ts'
import { count, thousands } from '../model/text.ts'

/** `840 ms`, `12.4 s`, `3 min 20 s`. */
export function timeText(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`
  if (ms < 99_950) return `${(ms / 1000).toFixed(1)} s`
  const seconds = Math.round(ms / 1000)
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
  return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`
}

export const costText = (usd: number): string => `$${usd.toFixed(usd < 0.1 ? 4 : 2)}`

/** What a run took, as far as it is recorded. */
export function statsTexts({ turns, tool_calls, tool_errors, duration_ms, cost_usd, ...tokens }: RunStats): string[] {
  const { input_tokens, output_tokens } = tokens
  return [
    turns === undefined ? '' : count(turns, 'turn'),
    `${count(tool_calls, 'call')}${tool_errors > 0 ? `, ${tool_errors} failed` : ''}`,
    duration_ms === undefined ? '' : timeText(duration_ms),
    cost_usd === undefined ? '' : costText(cost_usd),
    input_tokens === undefined && output_tokens === undefined
      ? ''
      : `${thousands((input_tokens ?? 0) + (output_tokens ?? 0))} tokens`,
  ].filter((text) => text !== '')
}
