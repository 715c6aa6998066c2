// How often verdict and label agree, and why where they do not.
import { type Judged, reportOf, verdictsOf } from './judge.ts'
import type { RuleName } from './rules/contract.ts'
import type { LabelledSet } from './sets.ts'

/** Runs of one cause: the kind of run, and what failed. */
export type Cause = { cause: string; runs: number; example: string }

export type Confusion = {
  set: string
  rule: RuleName
  good: number
  bad: number
  right_pass: number
  right_fail: number
  false_pass: number
  false_fail: number
  false_passes: Cause[]
  false_fails: Cause[]
  /** Runs whose label no scenario can say, by the reason; they stand in no other figure. */
  cannot_say: Record<string, number>
  seconds: number
}

/** Judges all runs of a set by the scenarios that one rule derives. */
export function confusionOf(set: LabelledSet, rule: RuleName): Confusion {
  const scenarios = new Map([...set.tasks].map(([name, task]) => [name, set.rules.scenario[rule](task, name)]))
  const { report, cost } = reportOf({ scenarios, traces: set.traces, config: set.rules.config })
  const verdicts = verdictsOf(report)
  const found: Confusion = {
    ...{ set: set.name, rule, good: 0, bad: 0, right_pass: 0, right_fail: 0, false_pass: 0, false_fail: 0 },
    ...{ false_passes: [], false_fails: [], cannot_say: {}, seconds: Math.round(cost.seconds * 10) / 10 },
  }
  for (const [id, label] of set.labels) {
    const judged = verdicts.get(id)
    if (!judged) throw new Error(`${set.name}: no verdict on ${id}`)
    const why = set.rules.cannotSay(label, set.tasks.get(id.split('/')[0] as string))
    if (why !== undefined) found.cannot_say[why] = (found.cannot_say[why] ?? 0) + 1
    else count(found, id, label.good, label.kind, judged)
  }
  return found
}

function count(found: Confusion, id: string, good: boolean, kind: string, judged: Judged): void {
  if (good) found.good++
  else found.bad++
  if (good && judged.passes) found.right_pass++
  else if (!good && !judged.passes) found.right_fail++
  else if (good) {
    found.false_fail++
    note(found.false_fails, `${kind}: ${[...new Set(judged.by.map(family))].join(', ')}`, `${id}: ${judged.message}`)
  } else {
    found.false_pass++
    note(found.false_passes, kind, id)
  }
}

/** Numbers of blocks say nothing about a cause. */
const family = (dimension: string): string => dimension.replace(/\[\d+\]/, '[]')

function note(causes: Cause[], cause: string, example: string): void {
  const known = causes.find((c) => c.cause === cause)
  if (known) known.runs++
  else causes.push({ cause, runs: 1, example: example.slice(0, 300) })
}
