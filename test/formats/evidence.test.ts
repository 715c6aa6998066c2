// Nothing that lost evidence is green: every fixture, damaged, added to and mixed in every way that files are.
//
// A file is green where it is read without a problem and each of its runs meets a prohibition and a requirement. A variant of a
// file lost evidence where a call, an answer, a failure or an end of a run in the file is in none of the runs read from the variant, or
// where the file itself is not green and the variant holds no more than it. Left out is what nobody can know: that something
// followed a run that is whole, or stood before the first record of a format without an opening one.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Context } from '../../src/checks/contract.ts'
import { writeJson } from '../../src/formats/json.ts'
import { evaluate } from '../../src/judging/evaluate.ts'
import { commandNamer, viewOf } from '../../src/judging/view.ts'
import { defaultConfig } from '../../src/model/config.ts'
import type { Trace } from '../../src/model/trace.ts'
import { makeReady } from '../../src/run/ready.ts'
import { loadScenarios } from '../../src/scenario/load.ts'
import { calls, read } from './reading.ts'
import { additions, all, cuts, emptied, glued, mixtures, type Variant } from './variants.ts'

const plain = commandNamer(undefined, [])

type Read = ReturnType<typeof read>

/** The scenario for a file: a prohibition, and the tools that its only run called, in their order. */
async function scenarioFor({ traces }: Read) {
  const tools = traces.length === 1 ? calls(traces[0]).flatMap((c) => (c.is_error || c.agent ? [] : [c.tool])) : []
  const required = tools.length > 0 ? `tools_in_order = ${JSON.stringify(tools)}\n` : ''
  const text = `name = "s"\n[expect]\nforbid_tools = ["no_such_tool"]\n${required}`
  const { scenarios, problems } = await loadScenarios([{ file: 's.toml', text }], { config: {}, ...makeReady() })
  assert.deepEqual(problems, [])
  return scenarios[0] as (typeof scenarios)[number]
}
type Scenario = Awaited<ReturnType<typeof scenarioFor>>

const contextOf = ({ wants }: Scenario): Context => ({
  registry: undefined,
  skills: undefined,
  config: defaultConfig,
  prompt: [],
  wants,
  excerpt: (t) => t.slice(0, 200),
  pattern: () => ({ test: () => false }),
  readYaml: () => undefined,
  reference: () => ({ problem: 'none' }),
  scenarios: [],
})

const passes = (trace: Trace, scenario: Scenario): boolean =>
  evaluate(scenario, viewOf(trace, plain), contextOf(scenario), (t) => t).dimensions.every(
    (d) => d.severity !== 'blocking' || !['fail', 'error'].includes(d.verdict),
  )

const isGreen = ({ problem, traces }: Read, scenario: Scenario): boolean =>
  problem === undefined && traces.length > 0 && traces.every((t) => passes(t, scenario))

/** What runs say that a judge may ask for, each as often as it is said. */
const saidIn = (traces: readonly Trace[]): string[] =>
  traces.flatMap((t) => [
    ...calls(t).map((c) => writeJson([c.tool, c.arguments, c.result, c.is_error, c.exit_code, c.denied])),
    ...t.events.flatMap((e) => (e.type === 'message' ? [`said ${e.text}`] : [])),
  ])

/** How they ended, where that is not well. */
const endsOf = (traces: readonly Trace[]): string[] =>
  traces.flatMap((t) => [
    ...(t.error ? [`error ${t.error}`] : []),
    ...(t.stop_cause === undefined || t.stop_cause === 'completed' ? [] : [`stop ${t.stop_cause}`]),
  ])

/** Is each of the first in the second, as often? */
function isWithin(some: readonly string[], whole: readonly string[]): boolean {
  const left = [...whole]
  return some.every((one) => {
    const at = left.indexOf(one)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

const recorded = await Promise.all(
  all.map(async (file) => {
    const whole = read(file.text)
    const scenario = await scenarioFor(whole)
    return { file, whole, scenario, green: isGreen(whole, scenario) }
  }),
)
type Recorded = (typeof recorded)[number]

/** Of these formats a file holds several runs, each with an end of its own; in others what follows an end is the same run. */
const apart = new Set(['claude-code', 'codex-exec', 'native', 'live-trajectory'])

/** The variants that are green and are not the evidence of the file. */
function lost({ file, whole, scenario, green }: Recorded, variants: Iterable<Variant>): string[] {
  const found: string[] = []
  for (const v of variants) {
    if (v.hidden || (v.ends && whole.traces.some((t) => t.truncated))) continue
    const now = read(v.text)
    if (!isGreen(now, scenario)) continue
    const goesOn = v.joins === true && !apart.has(file.format)
    const same =
      v.kept &&
      isWithin(saidIn(whole.traces), saidIn(now.traces)) &&
      (goesOn || (green && isWithin(endsOf(whole.traces), endsOf(now.traces))))
    if (!same) found.push(`${file.path}: ${v.name}`)
  }
  return found
}

const ways = {
  'cut off': cuts,
  emptied,
  'added to': additions,
  'glued to other text': glued,
  'doubled or mixed': mixtures,
}

for (const [way, variants] of Object.entries(ways)) {
  test(`${way}: nothing that lost evidence is green`, () => {
    assert.deepEqual(
      recorded.flatMap((r) => lost(r, variants(r.file))),
      [],
    )
  })
}

test('the fixtures hold runs of every kind to lose', () => {
  const green = recorded.filter((r) => r.green).length
  assert.ok(green > 15 && all.length - green > 8, `${green} of ${all.length}`)
})
