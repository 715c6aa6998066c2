// `init`: from good runs to a scenario that each of them passes, and what it would notice.

import { tomlValue } from '../documents/written.ts'
import type { Candidate } from '../learn/init/candidate.ts'
import { comments } from '../learn/init/comments.ts'
import { alone, inComment, layout, type Written } from '../learn/init/layout.ts'
import { rules } from '../learn/init/rules.ts'
import { learnRun } from '../learn/init/runs.ts'
import type { Strength } from '../model/strength.ts'
import { count, list } from '../model/text.ts'
import { type Settings, UsageError } from '../options.ts'
import type { Scenario } from '../scenario/build.ts'
import { Measure } from '../strength/measure.ts'
import { strengthOf } from '../strength/total.ts'
import { type Learning, makeLearning, mostRuns, type Seen } from './learning.ts'

export type Init = { name: string; file: string; traces: readonly string[]; failing: readonly string[] }

export type Learned = {
  text: string
  /** What a person should know of it. */
  said: string[]
  strength: Strength
}

type InitSettings = Parameters<typeof makeLearning>[1] & Pick<Settings, 'maxMutants'>

/** Learns a scenario. Throws a UsageError for runs that no scenario passes, and for what cannot be read. */
export async function init(
  cwd: string,
  settings: InitSettings,
  { name, file, traces, failing }: Init,
): Promise<Learned> {
  const learning = await makeLearning(cwd, settings)
  const good = await learning.read(traces)
  if (good.length === 0) throw new UsageError(`Expected a good run to learn from, found none in ${list([...traces])}`)
  const bad = failing.length > 0 ? await learning.read(failing) : []
  await checkGood(learning, good)
  const hasEffect = learning.effects ? learning.effects.has : () => true
  const runs = good.map(({ label, view }) => learnRun(label, view, { ...learning, hasEffect }))
  const candidates = rules(runs, learning)
  const asked = tried(candidates, learning, good)
  const told = tried(comments(runs, learning, candidates), learning, good)
  const head = headOf(name, good, learning)
  const ruled = asked.filter((one) => one.asked)
  const whole = layout(head, ruled)
  const scenario = await learning.load(file, whole)
  const uncaught = bad.filter((run) => learning.judge(scenario, run).length === 0)
  const noted = [...asked.filter((one) => !one.asked), ...told].map((one) => withCatches(one, learning, uncaught))
  const text = layout(head, [...ruled, ...noted])
  const final = await learning.load(file, text)
  const [refused] = good.flatMap((run) => learning.judge(final, run).map(({ id, message }) => ({ run, id, message })))
  if (refused) throw new Error(`${refused.id} of what was written refuses ${refused.run.label}: ${refused.message}`)
  const strength = measured(final, good, settings.maxMutants, learning)
  return { text, strength, said: saidOf({ good, bad, uncaught, learning, ruled, strength }) }
}

/** Can each of the runs pass any scenario? One that crashed or was cut off is no good run. */
async function checkGood(learning: Learning, good: readonly Seen[]): Promise<void> {
  const causes = new Set(good.map(({ trace }) => trace.stop_cause))
  const [cause] = causes
  const stated = causes.size === 1 && cause !== undefined ? `stop_cause = ${tomlValue(cause)}\n` : ''
  const least = await learning.load(
    'least.toml',
    `name = "least"\n[expect]\nforbid_tools = ["=none of any run"]\n${stated}`,
  )
  const wrong = good.flatMap((run) => {
    const first = learning.judge(least, run).find(({ id }) => !id.endsWith('.forbid_tools'))
    return first ? [`${run.label} is no good run, as no scenario passes it: ${first.id}: ${first.message}`] : []
  })
  const more = wrong.length - mostWrong
  if (wrong.length > 0)
    throw new UsageError(
      [...wrong.slice(0, mostWrong), ...(more > 0 ? [`and ${more} more`] : []), 'Leave out what is no good run'].join(
        '\n',
      ),
    )
}

/** So many runs that are none are told. */
const mostWrong = 10

/** The candidates that every good run passes, each as strong as that allows; what cannot be written is left out. */
function tried(candidates: readonly Candidate[], learning: Learning, good: readonly Seen[]): Written[] {
  return candidates.flatMap(({ variants, support, asked, id }): Written[] => {
    for (const said of variants) {
      const text = alone(said)
      const graded = text === undefined ? undefined : learning.gradedBy(text)
      if (!graded || graded.length === 0) continue
      // A figure that all runs may exceed is told all the same; a rule that one of them breaks is none.
      if (good.every((run) => learning.passes(graded, run)) || (!asked && 'section' in said && said.key === 'contains'))
        return [{ said, asked, note: support, id }]
    }
    return []
  })
}

/** Says beside a comment which of the bad runs that pass it would catch. */
function withCatches(one: Written, learning: Learning, uncaught: readonly Seen[]): Written {
  const graded = uncaught.length > 0 ? learning.gradedBy(alone(one.said) ?? '') : undefined
  const caught = graded ? uncaught.filter((run) => !learning.passes(graded, run)) : []
  if (caught.length === 0) return one
  return {
    ...one,
    note: `${one.note}; would catch ${inComment(
      list(
        caught.map(({ label }) => label),
        3,
      ),
    )}`,
  }
}

/** A longer one hides what the scenario asks; each trace has its own. */
const longestPrompt = 400

function headOf(name: string, good: readonly Seen[], { effects, redact }: Learning): string[] {
  const by = !effects
    ? 'no effect is known, so every call counts as one'
    : `effects as ${effects.source === 'registry' ? 'the registry' : '--mutating'} says`
  const prompts = new Set(good.map(({ trace }) => JSON.stringify(trace.prompt ?? null)))
  const [{ trace }] = good as [Seen]
  const prompt = typeof trace.prompt === 'string' ? trace.prompt : undefined
  const isShared = prompts.size === 1 && prompt !== undefined && prompt.trim() !== '' && prompt.length <= longestPrompt
  return [
    `# Learned from ${count(good.length, 'good run')} (${by}). Read each line before you trust it.`,
    '# A line behind a # was seen and is not asked: it may be chance. Take the # away to ask it.',
    `name = ${tomlValue(name)}`,
    ...(isShared && redact(prompt) === prompt && tomlValue(prompt) !== undefined
      ? [`prompt = ${tomlValue(prompt)}`]
      : []),
  ]
}

/** Mutates the good runs, and has what was written judge the mutants. */
function measured(scenario: Scenario, good: readonly Seen[], mostMutants: number, learning: Learning): Strength {
  const { registry, nameCommand, redact, context, effects } = learning
  // What is declared is in the registry or a glob: the scenario's own names say less.
  const by = { registry, mutating: learning.globs, nameCommand, mostMutants, redact, families: learning.families }
  const measure = new Measure(scenario, by)
  const own = { ...context, prompt: scenario.prompt, wants: scenario.wants }
  for (const { label, view } of good) measure.take(label, view, own)
  return strengthOf([measure.result()], effects?.source ?? 'scenario')
}

const calledIn = (good: readonly Seen[]): string[] => [
  ...new Set(good.flatMap(({ view }) => view.calls.map(({ tool }) => tool))),
]

type Said = {
  good: readonly Seen[]
  bad: readonly Seen[]
  uncaught: readonly Seen[]
  learning: Learning
  ruled: readonly Written[]
  strength: Strength
}

function saidOf({ good, bad, uncaught, learning, ruled, strength }: Said): string[] {
  const said: string[] = []
  if (good.length >= mostRuns) said.push(`the first ${count(mostRuns, 'run')} were read, and no more`)
  if (!learning.effects)
    said.push(
      `which calls change something is not known, so ${good.length >= 3 ? 'every call counts as one' : 'little is asked'}: a registry with mutating = true, or --mutating GLOB, makes a better scenario; called were ${list(calledIn(good), 20)}`,
    )
  if (good.length < 3)
    said.push(
      `${count(good.length, 'good run')} ${good.length === 1 ? 'gives' : 'give'} a modest scenario; three would tell what is common from what is chance`,
    )
  if (ruled.every(({ said: one }) => 'section' in one && one.section === 'budget'))
    said.push('the runs have no call with an effect in common: what the scenario asks is little; see its comments')
  if (bad.length > 0) {
    said.push(`${bad.length - uncaught.length} of ${count(bad.length, 'bad run')} caught`)
    for (const { label } of uncaught) said.push(`not caught: ${label}`)
  }
  said.push(
    strength.score === null
      ? 'strength: nothing to judge; give a registry, or --mutating'
      : `strength ${strength.score}: ${strength.killed} of ${count(strength.mutants, 'mutant')} killed`,
  )
  return said
}
