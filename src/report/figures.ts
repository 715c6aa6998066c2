// What the runs of a report took together: cost, time and tokens, for the line of the counts.
import type { RunResult, RunStats } from '../model/report.ts'
import { thousands } from '../model/text.ts'

type Sum = { runs: number; sum: number }

/** Adds up the runs as they are told. A figure that not all of them recorded says how many did. */
export function figures() {
  const cost: Sum = { runs: 0, sum: 0 }
  const time: Sum = { runs: 0, sum: 0 }
  const tokens: Sum = { runs: 0, sum: 0 }
  let runs = 0
  const add = (to: Sum, value: number | undefined): void => {
    if (value === undefined) return
    to.runs++
    to.sum += value
  }
  const of = (one: Sum, text: (sum: number) => string): string[] =>
    one.runs === 0 ? [] : [`${text(one.sum)}${one.runs < runs ? ` (of ${one.runs} of ${runs} runs)` : ''}`]
  return {
    run({ stats }: RunResult): void {
      runs++
      add(cost, stats.cost_usd)
      add(time, stats.duration_ms)
      add(tokens, tokensOf(stats))
    },
    parts: (): string[] => [
      ...of(cost, (sum) => `${sum < 0.1 ? sum.toFixed(4) : sum.toFixed(2)} USD`),
      ...of(time, duration),
      ...of(tokens, (sum) => `${thousands(sum)} tokens`),
    ],
  }
}

function tokensOf({ input_tokens, output_tokens }: RunStats): number | undefined {
  return input_tokens === undefined && output_tokens === undefined
    ? undefined
    : (input_tokens ?? 0) + (output_tokens ?? 0)
}

/** `12.4 s`, `3 min 20 s`, `1 h 2 min`. */
function duration(ms: number): string {
  const seconds = ms / 1000
  if (seconds < 60) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`
  return `${thousands(Math.floor(whole / 3600))} h ${Math.floor((whole % 3600) / 60)} min`
}
