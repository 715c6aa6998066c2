// A failure that a scenario expects: does every trial fail as it says, and in nothing else?
import { meansDimension } from '../documents/severity.ts'
import { list } from '../model/text.ts'
import { blocks, type Dimension } from '../model/verdict.ts'
import type { ExpectedFailure } from '../scenario/build.ts'
import type { Routed, Runs } from './places.ts'

const id = 'expected_failure'
const route = ['expect_failure']
const counts = (d: Dimension): boolean => d.severity !== 'off'

/** The scenario's own dimension. Only `fail` is a failure that was expected: an `error` says that nobody knows. */
export function expectedFailure(
  { reason, dimensions }: ExpectedFailure,
  runs: Runs,
  min: number,
): Omit<Routed, 'severity'> {
  if (runs.length < min)
    return { id, verdict: 'error', route, message: `Missing trials: expected at least ${min}, found ${runs.length}` }
  for (const { trace, dimensions: judged } of runs) {
    const unsure = judged.find((d) => d.verdict === 'error' && counts(d))
    if (unsure)
      return {
        id,
        verdict: 'error',
        route,
        message: `Cannot tell whether the failure is the expected one: ${unsure.id} of ${trace} is an error: ${unsure.message}`,
      }
  }
  for (const { trace, dimensions: judged } of runs) {
    const message = mismatch(dimensions, judged)
    if (message !== undefined) return { id, verdict: 'fail', route, message: `${message}, in ${trace}` }
  }
  return { id, verdict: 'pass', message: `Fails as expected: ${reason}` }
}

/** What is not as expected in one trial. */
function mismatch(patterns: readonly string[] | undefined, judged: readonly Dimension[]): string | undefined {
  const counted = judged.filter(counts)
  const failed = counted.filter((d) => d.verdict === 'fail')
  if (patterns === undefined)
    return failed.length > 0 ? undefined : 'Expected a failure, found none; the mark expect_failure can go'
  for (const pattern of patterns) {
    const meant = counted.filter((d) => meansDimension(pattern, d.id))
    if (meant.some((d) => d.verdict === 'fail')) continue
    const passed = meant.some((d) => d.verdict === 'pass')
    return passed
      ? `Expected ${pattern} to fail, and it passes; the mark expect_failure can go`
      : `Expected ${pattern} to fail, and it was not judged`
  }
  const others = failed.filter((d) => blocks(d) && !patterns.some((p) => meansDimension(p, d.id)))
  return others.length > 0
    ? `Expected no other failure than ${list(patterns)}, found ${list(others.map((d) => d.id))}`
    : undefined
}
