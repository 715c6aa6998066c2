// How each check grows with the number of calls, from a hundred to a hundred thousand: none may be worse than n log n.
import type { Context } from '../../src/checks/contract.ts'
import { loadFamilies } from '../../src/checks/index.ts'
import { evaluate } from '../../src/judging/evaluate.ts'
import { viewOf } from '../../src/judging/view.ts'
import { defaultConfig } from '../../src/model/config.ts'
import type { Event, Trace } from '../../src/model/trace.ts'
import { makeReady } from '../../src/run/ready.ts'
import { loadScenarios } from '../../src/scenario/load.ts'

const ready = makeReady()
const pattern = await ready.expressions()
const readYaml = await ready.yaml()

/** A block that turns on the checks of each family. */
const scenarios: Readonly<Record<string, string>> = {
  expect: `[expect]
tools = ["lookup"]
tools_in_order = ["lookup", "refund", "close"]
forbid_tools = ["delete_*", "drop"]
args = [{ tool = "refund", key = "order_id", contains = "A-", on = "every" }]
contains = ["done"]
not_contains = ["sorry"]
max_turns = 1000000
ended_on_failed_call = false`,
  trajectory:
    '[trajectory]\nsteps = ["lookup", ["refund", "mail"], { tool = "fetch", optional = true }, "close"]\nonly = true\nallow = ["*"]',
  golden: '[golden]\nexpected_trajectory = ["lookup", "refund", "close"]',
  exit_code:
    '[exit_code]\ncommand = "lookup"\nexpected_exit_code = 3\ntool_result_status = "warning"\nexpected_next_action = "refund"',
  policy: [
    'call = "refund"\nrequires = "lookup"\nsame = ["order_id"]\nreset = "close"',
    'call = "lookup"\nleads_to = "close"\nsame = ["order_id"]\nwithin = 40',
    'never = "delete"\nafter = "lookup"\nuntil = "close"',
    'call = "refund"\nonly_with = { order_id = { matches = "^A-" } }',
    'call = "refund"\nargument = "*"\nfrom = ["lookup", "@user"]',
    'call = "mail"\nsecret_from = ["lookup"]',
    'call = "mail"\nuntrusted_from = ["fetch"]',
  ]
    .map((rule) => `[[policy]]\n${rule}`)
    .join('\n'),
  calls: '[[calls]]\ntool = "refund"\nwhere = { order_id = { matches = "^A-" } }\nmin = 1',
  state: '[state]\nafter = { "orders.*.status" = "open" }\nunchanged = ["customers.**"]\nonly = ["orders.**"]',
  turn: '[[turn]]\nn = 1\ntools = ["lookup"]\nforbid_tools = ["delete_*"]\ncontains = ["done"]',
  under_declaration: '[under_declaration]\ncommand = "lookup"\nexpected_legal_refs = ["Act s. 1"]',
  contradiction:
    '[contradiction]\nreadiness_step = "lookup"\nblocking_step = "refund"\nmutating_commands = ["mail", "close"]',
  profile_confirmation:
    '[profile_confirmation]\nconfirmation_command = "lookup"\nmutating_commands = ["refund", "mail"]\nprofile_switching_commands = ["close"]',
  live: '[live]\nhandoff_leaves = ["mail"]',
  audit_closure: '[audit_closure]\nforbidden_confirmed_claims = ["definitely"]',
  budget: '[budget]\nmax_calls = 10\nmax_failed_calls = 1\nmax_identical_calls = 3',
}

const calls = (n: number): Event[] =>
  Array.from({ length: n }, (_, i): Event => {
    const tool = ['lookup', 'refund', 'mail', 'fetch', 'close'][i % 5] as string
    const id = `A-${Math.floor(i / 5)}`
    const result = `{"order":"${id}","total":${i}.50,"text":"see https://shop.example/o/${i} for ${id}"}`
    const given = { order_id: id, to: `user${i % 50}@us.example`, amount: i }
    return { type: 'tool_call', tool, arguments: given, result, is_error: false }
  })

/** A state of so many orders. */
const stateOf = (n: number, status: string) => ({
  orders: Object.fromEntries(Array.from({ length: n }, (_, i) => [`A-${i}`, { status, lines: [i] }])),
  customers: Object.fromEntries(Array.from({ length: n }, (_, i) => [`C-${i}`, { name: `n${i}` }])),
})

/** A self evaluation of so many claims. */
const evaluationOf = (n: number) => ({
  verifier_evaluation: {
    verdict: 'PASS',
    gatekeeper_result: { status: 'pass' },
    claim_checks: Array.from({ length: n }, (_, i) => ({
      claim_id: `c${i}`,
      verification: 'supported',
      detail: 'lookup',
    })),
    composer_output: { mode: 'parsed' },
  },
})

/** The milliseconds that a check takes over a run of so many calls; the view is new for each. */
async function measure(family: string, n: number): Promise<Map<string, number>> {
  const toml = `name = "growth"\n${scenarios[family]}`
  const { scenarios: loaded, problems } = await loadScenarios([{ file: 's.toml', text: toml }], {
    config: {},
    ...ready,
  })
  const [scenario] = loaded
  if (!scenario) throw new Error(JSON.stringify(problems))
  const context: Context = {
    registry: undefined,
    skills: undefined,
    config: defaultConfig,
    prompt: ['Refund what is open'],
    wants: scenario.wants,
    excerpt: (t) => t.slice(0, 200),
    pattern,
    readYaml,
    scenarios: ['growth'],
    reference: () => ({ problem: 'none' }),
  }
  const found = new Map<string, number>()
  for (const graded of scenario.graded) {
    const trace: Trace = {
      schema: 'agent-eval/trace@1',
      events: calls(n),
      answer: 'done',
      state: { before: stateOf(n, 'new'), after: stateOf(n, 'open') },
      self_evaluation: evaluationOf(n),
      source: { format: 'native', lacks: [] },
    }
    const view = viewOf(trace, (tool) => tool)
    const before = process.cpuUsage()
    evaluate({ ...scenario, graded: [graded] }, view, context, (t) => t)
    found.set(graded.id, (found.get(graded.id) ?? 0) + process.cpuUsage(before).user / 1000)
  }
  return found
}

const sizes = [100, 1000, 10_000, 100_000]
console.log(`${'check'.padEnd(44)}${sizes.map((n) => String(n).padStart(10)).join('')}  ×10`)
for (const { id: family } of await loadFamilies()) {
  if (scenarios[family] === undefined) throw new Error(`no scenario for the family ${family}`)
  await measure(family, 1000)
  const rows = []
  for (const n of sizes) rows.push(await measure(family, n))
  for (const id of rows[0]?.keys() ?? []) {
    const times = rows.map((row) => row.get(id) ?? 0)
    const [, , before = 0, last = 0] = times
    // Below a few milliseconds it is the machine that is measured. n log n grows by 12.5 from one size to the next.
    const growth = last < 50 ? '' : (last / Math.max(before, 0.1)).toFixed(1)
    console.log(
      `${id.padEnd(44)}${times.map((t) => t.toFixed(1).padStart(10)).join('')}  ${growth}${Number(growth) > 25 ? '  ← worse than n log n' : ''}`,
    )
  }
}
