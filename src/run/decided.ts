// What decides a verdict beside the scenario and the trace, as hashes: reports that differ in them say nothing of one another.
import { hashOf } from '../files/digest.ts'
import { sha256 } from '../files/hash.ts'
import { shown } from '../files/path.ts'
import { compact } from '../model/compact.ts'
import type { JudgedBy } from '../model/report.ts'
import type { Inputs } from './inputs.ts'
import type { Prepared } from './prepare.ts'

/** `settings`: what runs are judged by. `binding`: what gives traces to scenarios. */
export function judgedBy(
  { cwd, settings, config, scenarios, names, references }: Prepared,
  { registry, skills }: Inputs,
): JudgedBy {
  const { traceFormat, maxTraceMb, missingTrace, unmatchedTrace, traces, judge, verify } = settings
  const { model, endpoint, provider, votes, maxChars } = judge
  const texts = [registry?.text, skills && [...skills], references.map((file) => [shown(cwd, file), hashOf(file)])]
  // What is asked of tags decides over verdicts, not what they are.
  const { tags: _, ...judging } = config
  const asked = [traceFormat, maxTraceMb, missingTrace, unmatchedTrace, verify.allow]
  const bound = scenarios.map(({ name, traces: own, everyTrace, skip }) => [name, own, everyTrace, skip !== undefined])
  return {
    settings: hash([asked, [model, endpoint, provider, votes, maxChars], judging, texts]),
    binding: hash([traces, bound, [...names]]),
  }
}

const hash = (value: unknown): string => sha256(compact(value)).slice(0, 32)
