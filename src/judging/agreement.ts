// How verdicts agree with what others judged of the same runs: the counts of each combination, and every disagreement.
import type { Agreement, Disagreement, RunResult, ScenarioResult } from '../model/report.ts'
import { blocks } from '../model/verdict.ts'

/** A scenario whose runs come one by one. */
type Judged = Omit<ScenarioResult, 'runs'> & { runs: Iterable<RunResult> }

type Label = number | boolean | string

const good = new Set(['c', 'correct', 'pass', 'passed', 'true', 'yes', 'success', 'resolved', '1'])
const bad = new Set(['i', 'p', 'n', 'incorrect', 'fail', 'failed', 'false', 'no', 'failure', 'unresolved', '0'])

/** Does a label say that the run is good? A share of the whole is not the whole. `undefined`: it says neither. */
function isGood(label: Label): boolean | undefined {
  if (typeof label === 'boolean') return label
  if (typeof label === 'number') return label >= 1
  const word = label.trim().toLowerCase()
  return good.has(word) ? true : bad.has(word) ? false : undefined
}

/** Sets the verdict of each run against its label; `name` with a `!` before it says the opposite. */
export function agreementOf(name: string, scenarios: Iterable<Judged>): Agreement {
  const reversed = name.startsWith('!')
  const agreement: Agreement = {
    label: name,
    true_pass: 0,
    false_pass: 0,
    false_fail: 0,
    true_fail: 0,
    unlabelled: 0,
    disagreements: [],
  }
  for (const scenario of scenarios) {
    for (const run of scenario.runs) {
      const said = run.label === undefined ? undefined : isGood(run.label)
      if (run.label === undefined || said === undefined) {
        agreement.unlabelled++
        continue
      }
      const passes = run.verdict === 'pass'
      if (passes === (said !== reversed)) agreement[passes ? 'true_pass' : 'true_fail']++
      else {
        const kind = passes ? 'false_pass' : 'false_fail'
        agreement[kind]++
        agreement.disagreements.push({ kind, label: run.label, ...whereOf(scenario, run) })
      }
    }
  }
  return agreement
}

/** The place of what decided, which for a run that passes is the scenario itself. */
function whereOf(scenario: Judged, run: RunResult): Omit<Disagreement, 'kind' | 'label'> {
  const decided = run.dimensions.find(blocks)
  const location = decided?.location ?? (scenario.line === undefined ? undefined : { line: scenario.line })
  return {
    scenario: scenario.name,
    trace: run.trace,
    ...(decided ? { dimension: decided.id } : {}),
    file: scenario.file,
    ...(location ? { location } : {}),
  }
}
