// Exact chances of passes and failures: comparing two rates, holding one rate to a limit, and pass^k and pass@k.

const logs: number[] = [0]

/** ln n!, summed, so that small samples are exact to the last digits that a double has. */
function logFactorial(n: number): number {
  for (let k = logs.length; k <= n; k++) logs.push((logs[k - 1] as number) + Math.log(k))
  return logs[n] as number
}

const logChoose = (n: number, k: number): number => logFactorial(n) - logFactorial(k) - logFactorial(n - k)

/** Chances are compared with a hair of slack: 3 of 3 against 0 of 3 is one in twenty, whatever a double makes of it. */
export const atMost = (p: number, limit: number): boolean => p <= limit * (1 + 1e-9)

/** How often something passed, of how many trials. */
export type Rate = { passed: number; total: number }

/** A rate as it is written, `0.9` or `2/3`, as a number. */
export function rateOf(rate: number | string): number {
  if (typeof rate === 'number') return rate
  const [some = 1, all = 1] = rate.split('/').map(Number)
  return some / all
}

/**
 * Fisher's exact test, one-sided: the chance that `now` passes as seldom as it did, or more seldom, if it is no worse than `before`.
 */
export function fisher(now: Rate, before: Rate): number {
  const passed = now.passed + before.passed
  const total = now.total + before.total
  const all = logChoose(total, now.total)
  let p = 0
  for (let x = Math.max(0, now.total - (total - passed)); x <= now.passed; x++)
    p += Math.exp(logChoose(passed, x) + logChoose(total - passed, now.total - x) - all)
  return Math.min(1, p)
}

/** How many further failures, and nothing else, bring the chance down to a limit; `undefined`: more than a thousand. */
export function failuresToSettle(now: Rate, before: Rate, limit: number): number | undefined {
  // What never passed before cannot pass less often.
  if (before.passed === 0) return undefined
  for (let more = 1; more <= 1000; more++)
    if (atMost(fisher({ passed: now.passed, total: now.total + more }, before), limit)) return more
  return undefined
}

/** The chance of `from` to `to` passes in so many trials of a rate. */
function binomial(total: number, from: number, to: number, rate: number): number {
  let p = 0
  for (let k = from; k <= to; k++)
    p += Math.exp(logChoose(total, k) + k * Math.log(rate) + (total - k) * Math.log1p(-rate))
  return Math.min(1, p)
}

/**
 * Is a rate shown to be reached, or missed? By the ends of the one-sided Clopper-Pearson interval, which are asked through the tails
 * that define them: the lower end is at least `rate` where so many passes or more are that unlikely at `rate` itself.
 */
export function shown({ passed, total }: Rate, rate: number, confidence: number): 'reached' | 'missed' | 'unsettled' {
  const limit = 1 - confidence
  if (total > 0 && atMost(binomial(total, passed, total, rate), limit)) return 'reached'
  if (total > 0 && !atMost(limit, binomial(total, 0, passed, rate))) return 'missed'
  return 'unsettled'
}

/** The fewest trials that show a rate to be reached with so many failures among them; `undefined`: more than ten thousand. */
export function trialsToShow(rate: number, confidence: number, failures = 0): number | undefined {
  for (let total = failures + 1; total <= 10_000; total++)
    if (shown({ passed: total - failures, total }, rate, confidence) === 'reached') return total
  return undefined
}

/** pass^k: the chance that k trials drawn from these all pass, without bias. */
export const passHat = ({ passed, total }: Rate, k: number): number =>
  k > passed ? 0 : Math.exp(logChoose(passed, k) - logChoose(total, k))

/** pass@k: the chance that one of k trials drawn from these passes, without bias. */
export const passAt = ({ passed, total }: Rate, k: number): number => 1 - passHat({ passed: total - passed, total }, k)
