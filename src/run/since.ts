// `changed-since`: which scenarios are judged again, and which held in the report and are as they were, as are their traces.
import type { ChangedSince, JudgedBy } from '../model/report.ts'
import type { Scenario } from '../scenario/build.ts'
import { version } from '../version.ts'
import { type Before, type BeforeReport, keyOf, readBefore } from './before.ts'
import { contentOf } from './findings.ts'
import type { Prepared } from './prepare.ts'
import { type Source, sourceDigest } from './sources.ts'

/** What `changed-since` comes to. */
export type Since = {
  told: ChangedSince
  /** The names of scenarios that are left out. */
  leftOut: ReadonlySet<string>
  /** Sources that hold runs of these alone, by their numbers: they are not read. With how many runs each has. */
  passed: ReadonlyMap<number, number>
}

type Candidates = Map<string, Before>

/** Compares what there is now with the report. Throws a UsageError where it is none. */
export async function changedSince(
  prepared: Prepared,
  sources: readonly Source[],
  now: JudgedBy,
  name: string,
): Promise<Since> {
  const before = readBefore(prepared.cwd, name)
  const everything = differs(before, now)
  if (everything !== undefined) return allAgain({ report: name, everything, unchanged: [] })
  const candidates = candidatesOf(prepared, before)
  const known = match(prepared, sources, before)
  // Scenarios that take other traces than they did, or others that take theirs: who has which trace is asked anew.
  const same = before.judgedBy['binding'] === now.binding
  const found = await keepUnchanged(prepared, sources, known, candidates, same)
  const leftOut = new Set(candidates.keys())
  const told = { report: name, unchanged: [...leftOut] }
  if (leftOut.size === 0) return allAgain(told)
  const readsAll = !same || found.odd || before.partial || !knowsAll(prepared, before, leftOut)
  return { told, leftOut, passed: readsAll ? new Map() : passedOver(known, leftOut) }
}

const allAgain = (told: ChangedSince): Since => ({ told, leftOut: new Set(), passed: new Map() })

/** Why the report says nothing of what this run finds; `undefined`: it does. */
function differs(before: BeforeReport, now: JudgedBy): string | undefined {
  if (before.version !== version) return `it was made by version ${String(before.version)}, and this is ${version}`
  return before.judgedBy['settings'] === now.settings
    ? undefined
    : 'config, registry, skills, references or settings are not those it was judged by'
}

/** The scenarios that held and ask what they asked. What asks of more than its traces is judged again. */
function candidatesOf({ scenarios, taken, settings }: Prepared, before: BeforeReport): Candidates {
  const candidates: Candidates = new Map()
  const comparing = (settings.baseline ?? []).length > 0
  for (const scenario of scenarios) {
    const known = before.scenarios.get(scenario.name)
    if (!taken.has(scenario) || scenario.skip !== undefined || !known?.holds) continue
    if (known.content !== contentOf(scenario) || (comparing && comparesWithBaseline(scenario))) continue
    if (!scenario.graded.some(({ check }) => check.id === 'verify')) candidates.set(scenario.name, known)
  }
  return candidates
}

const comparesWithBaseline = ({ wants }: Scenario): boolean =>
  wants('budget').some((want) => typeof want === 'object' && want !== null && 'max_increase' in want)

/** A source as the report knows it: `unchanged` says that all it recorded of it is as it was, and that this was all there was to say. */
type Known = { digest: string | undefined; runs: { scenario: string; key: string }[]; unchanged: boolean }

/** What the report says of each source. A run whose source is gone or changed stands nowhere. */
function match({ root, redact }: Prepared, sources: readonly Source[], before: BeforeReport): Known[] {
  const byName = new Map<string, number>()
  for (const [i, { label, files, sidecar, named = [] }] of sources.entries())
    for (const file of [label, ...files, ...(sidecar === undefined ? [] : [sidecar]), ...named])
      byName.set(redact(file), i)
  const known = sources.map((source): Known => ({ digest: sourceDigest(root, source), runs: [], unchanged: true }))
  for (const [scenario, { runs }] of before.scenarios)
    for (const [key, { trace, digest }] of runs) {
      const one = known[sourceIn(byName, trace) ?? -1]
      if (!one) continue
      if (one.digest === undefined || digest.split('-')[0] !== one.digest) one.unchanged = false
      else one.runs.push({ scenario, key })
    }
  for (const name of before.mentioned) {
    const one = known[sourceIn(byName, name) ?? -1]
    if (one) one.unchanged = false
  }
  for (const one of known) one.unchanged &&= one.runs.length > 0
  return known
}

/** The source of a label: `file`, or `file#id` of one of several, where both may hold a `#` themselves. */
function sourceIn(byName: ReadonlyMap<string, number>, label: string): number | undefined {
  for (let end = label.length; end > 0; end = label.lastIndexOf('#', end - 1)) {
    const found = byName.get(label.slice(0, end))
    if (found !== undefined) return found
  }
  return undefined
}

/** Takes away the candidates that have other runs than they had. `odd`: a file is none, unless a trace declares it a workspace's. */
async function keepUnchanged(
  { redact, owners, bindSource }: Prepared,
  sources: readonly Source[],
  known: readonly Known[],
  candidates: Candidates,
  same: boolean,
): Promise<{ odd: boolean }> {
  const there = new Map<string, number>()
  const count = (scenario: string): void => void there.set(scenario, (there.get(scenario) ?? 0) + 1)
  for (const { runs } of known) for (const { scenario } of runs) count(scenario)
  // Told without reading: runs that are gone, or were recorded anew.
  for (const [name, { runs }] of candidates) if (there.get(name) !== runs.size) candidates.delete(name)
  there.clear()
  let odd = false
  for (const [i, source] of sources.entries()) {
    if (candidates.size === 0) break
    const { digest, runs, unchanged } = known[i] as Known
    if (same && unchanged) {
      for (const { scenario } of runs) count(scenario)
      continue
    }
    const bound = await bindSource(source, digest)
    odd ||= bound.odd
    if (bound.last && owners.length === 1) candidates.delete(owners[0] as string)
    for (const { scenario, label, digest: own } of bound.runs) {
      if (candidates.get(scenario)?.runs.has(keyOf(redact(label), own ?? '')) === true && own !== undefined)
        count(scenario)
      else candidates.delete(scenario)
    }
  }
  for (const [name, { runs }] of candidates) if (there.get(name) !== runs.size) candidates.delete(name)
  return { odd }
}

/** Does the report know every trace of the scenarios that are judged again? The only scenario may own a trace by having no rival. */
const knowsAll = (
  { scenarios, taken, owners }: Prepared,
  before: BeforeReport,
  leftOut: ReadonlySet<string>,
): boolean =>
  owners.length > 1 &&
  scenarios
    .filter((s) => taken.has(s) && !leftOut.has(s.name) && s.skip === undefined)
    .every((s) => before.scenarios.get(s.name)?.judged === true)

/** Sources all of whose runs are of scenarios that are left out. */
function passedOver(known: readonly Known[], leftOut: ReadonlySet<string>): Map<number, number> {
  const passed = new Map<number, number>()
  for (const [i, { runs, unchanged }] of known.entries())
    if (unchanged && runs.every(({ scenario }) => leftOut.has(scenario)))
      passed.set(i, new Set(runs.map(({ key }) => key)).size)
  return passed
}
