// Times the rules over large runs: 50 policies over 10,000 calls, and a secret source of 10 MB.
import type { Context } from '../../src/checks/contract.ts'
import { evaluate } from '../../src/judging/evaluate.ts'
import { viewOf } from '../../src/judging/view.ts'
import { defaultConfig } from '../../src/model/config.ts'
import type { Event, Trace } from '../../src/model/trace.ts'
import { makeReady } from '../../src/run/ready.ts'
import { loadScenarios } from '../../src/scenario/load.ts'

const ready = makeReady()
const pattern = await ready.expressions()
const readYaml = await ready.yaml()

async function time(name: string, toml: string, events: Event[]): Promise<void> {
  const { scenarios, problems } = await loadScenarios([{ file: 's.toml', text: `name = "bench"\n${toml}` }], {
    config: {},
    ...ready,
  })
  const [scenario] = scenarios
  if (!scenario) throw new Error(JSON.stringify(problems))
  const context: Context = {
    registry: undefined,
    skills: undefined,
    config: defaultConfig,
    prompt: ['Pay the bills'],
    wants: scenario.wants,
    excerpt: (t) => t.slice(0, 200),
    pattern,
    readYaml,
    scenarios: ['bench'],
    reference: () => ({ problem: 'none' }),
  }
  const trace: Trace = { schema: 'agent-eval/trace@1', events, answer: 'done', source: { format: 'native', lacks: [] } }
  const started = process.cpuUsage()
  const { dimensions } = evaluate(
    scenario,
    viewOf(trace, (tool) => tool),
    context,
    (t) => t,
  )
  const took = process.cpuUsage(started).user / 1000
  const verdicts = ['pass', 'fail', 'error', 'skip'].map(
    (v) => `${dimensions.filter((d) => d.verdict === v).length} ${v}`,
  )
  console.log(`${name.padEnd(40)} ${Math.round(took).toString().padStart(6)} ms  ${verdicts.join(', ')}`)
}

const calls = (n: number): Event[] =>
  Array.from({ length: n }, (_, i): Event => {
    const id = `A-${i % 997}`
    const tool = ['lookup', 'refund', 'mail', 'fetch', 'close'][i % 5] as string
    const result = `{"order":"${id}","total":${i}.50,"text":"see https://shop.example/o/${i} for ${id}"}`
    return {
      type: 'tool_call',
      tool,
      arguments: { order_id: id, to: `user${i % 50}@us.example`, amount: i },
      result,
      is_error: false,
    }
  })

const rules = [
  'call = "refund"\nrequires = "lookup"\nsame = ["order_id"]\nreset = "close"',
  'call = "lookup"\nleads_to = "close"\nsame = ["order_id"]\nwithin = 40',
  'never = "delete"\nafter = "lookup"\nuntil = "close"',
  'call = "refund"\nonly_with = { order_id = { matches = "^A-" }, amount = { max = 1000000 } }',
  'call = "refund"\nargument = "*"\nfrom = ["lookup", "@user"]',
  'call = "mail"\nsecret_from = ["lookup"]',
  'call = "mail"\nuntrusted_from = ["fetch"]',
]
const policies = Array.from({ length: 50 }, (_, i) => `[[policy]]\n${rules[i % rules.length]}`).join('\n')
await time('50 policies, 10,000 calls', policies, calls(10_000))

const large = Array.from({ length: 200_000 }, (_, i) => `KEY_${i}=secret value number ${i * 7919} of many`).join('\n')
const source: Event = { type: 'tool_call', tool: 'env', arguments: {}, result: large, is_error: false }
const send = (body: string): Event => ({
  type: 'tool_call',
  tool: 'mail',
  arguments: { body },
  result: 'ok',
  is_error: false,
})
const confined = '[[policy]]\ncall = "mail"\nsecret_from = ["env"]'
await time(`a secret source of ${Math.round(large.length / 1e6)} MB, small calls`, confined, [
  source,
  send('nothing here'),
])
await time('the same, a call of 1 MB', confined, [source, send('KEY_ nothing secret value here '.repeat(32_000))])
const json = JSON.stringify(
  Array.from({ length: 150_000 }, (_, i) => ({ id: `tok-${i * 7919}`, note: 'plain words only here and there' })),
)
await time(`a secret source of ${Math.round(json.length / 1e6)} MB of JSON`, confined, [
  { ...source, result: json },
  send('nothing here'),
])
