// Times mutants: 200 of a run of 100 calls, beside the judging of that run by 20 scenarios.
import type { Context } from '../../src/checks/contract.ts'
import { loadFamilies } from '../../src/checks/index.ts'
import { evaluate } from '../../src/judging/evaluate.ts'
import { viewOf } from '../../src/judging/view.ts'
import { defaultConfig } from '../../src/model/config.ts'
import type { Call, Trace } from '../../src/model/trace.ts'
import { makeReady } from '../../src/run/ready.ts'
import { loadScenarios } from '../../src/scenario/load.ts'
import { Measure } from '../../src/strength/measure.ts'
import { fixFamilies } from '../../src/strength/operator.ts'

const families = await loadFamilies(fixFamilies)
const ready = makeReady()
const pattern = await ready.expressions()
const readYaml = await ready.yaml()
const nameCommand = (tool: string): string => tool
const redact = (text: string): string => text

const strong = `
prompt = "Pay the bills"
[expect]
tools = ["lookup", "refund"]
forbid_tools = ["delete_*", "restart_*"]
contains = ["1,250", "done"]
[[expect.args]]
tool = "refund"
key = "order_id"
matches = "^A-"
on = "every"
[[calls]]
tool = "refund"
outcome = "succeeded"
exactly = 25
[[policy]]
call = "refund"
requires = "lookup"
same = ["order_id"]
[budget]
max_calls = 110`
const traced = `${strong}
[[policy]]
call = "refund"
argument = "order_id"
from = ["lookup", "@user"]`
const weak =
  'prompt = "Pay the bills"\n[expect]\ntools = ["lookup", "refund"]\nforbid_tools = ["delete_*"]\ncontains = ["done"]'

const trace: Trace = {
  schema: 'agent-eval/trace@1',
  events: Array.from({ length: 100 }, (_, i): Call => {
    const order_id = `A-${Math.floor(i / 4)}`
    const tool = ['lookup', 'refund', 'note', 'fetch'][i % 4] as string
    const result = JSON.stringify({
      order: order_id,
      total: `${i}.50`,
      text: `see ${order_id}, ${'and so on '.repeat(40)}`,
    })
    return { type: 'tool_call', tool, arguments: { order_id, amount: i, to: 'a@b.example' }, result, is_error: false }
  }),
  answer: `All 25 refunds are done: 1,250 in all. ${'This is a sentence of the answer. '.repeat(20)}`,
  source: { format: 'native', lacks: [] },
}

/** Milliseconds of processor time: what else runs on the machine does not count. */
const spent = (): number => process.cpuUsage().user / 1000

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] as number

async function time(name: string, toml: string): Promise<void> {
  const load = async (i: number) => {
    const { scenarios, problems } = await loadScenarios(
      [{ file: 's.toml', text: `name = "s${i}"${toml.startsWith('\n') ? '' : '\n'}${toml}` }],
      {
        config: {},
        ...ready,
      },
    )
    const [scenario] = scenarios
    if (!scenario) throw new Error(JSON.stringify(problems))
    const context: Context = {
      ...{ registry: undefined, skills: undefined, config: defaultConfig, prompt: ['Pay the bills'] },
      ...{ wants: scenario.wants, excerpt: (t: string) => t.slice(0, 200), pattern, readYaml, scenarios: ['bench'] },
      reference: () => ({ problem: 'none' }),
    }
    return { scenario, context }
  }
  const twenty = await Promise.all(Array.from({ length: 20 }, (_, i) => load(i)))
  const [{ scenario, context }] = twenty as [(typeof twenty)[number]]
  const judged: number[] = []
  const mutated: number[] = []
  let score: number | null = null
  for (let round = 0; round < 15; round++) {
    const began = spent()
    for (const one of twenty) evaluate(one.scenario, viewOf(trace, nameCommand), one.context, redact)
    const between = spent()
    const measure = new Measure(scenario, {
      registry: undefined,
      mutating: ['refund'],
      nameCommand,
      mostMutants: 200,
      redact,
      families,
    })
    measure.take('t', viewOf(trace, nameCommand), context)
    const found = measure.result()
    score = found.strength.score
    mutated.push(spent() - between)
    judged.push(between - began)
  }
  const [a, b] = [median(mutated), median(judged)]
  console.log(
    `${name.padEnd(58)} ${`${a.toFixed(1)} ms, ${(a / b).toFixed(1)} times the judging (score ${score})`.padEnd(50)} goal: at most 5 times, under 100 ms`,
  )
}

await time('200 mutants of 100 calls, a strong scenario', strong)
await time('200 mutants of 100 calls, a strong one that traces values', traced)
await time('200 mutants of 100 calls, a weak scenario', weak)
