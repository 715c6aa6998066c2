// Families 2 to 8 as a whole: the seed's own files, several families in one file, and what is missing from the outside.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Context } from '../../src/checks/contract.ts'
import { evaluate } from '../../src/judging/evaluate.ts'
import { commandNamer, viewOf } from '../../src/judging/view.ts'
import { defaultConfig } from '../../src/model/config.ts'
import type { Call, Event, Trace } from '../../src/model/trace.ts'
import type { Dimension } from '../../src/model/verdict.ts'
import { makeReady } from '../../src/run/ready.ts'
import { loadScenarios } from '../../src/scenario/load.ts'
import { differences, named } from '../scenario/loading.ts'

const load = (text: string) => loadScenarios([{ file: 's.toml', text }], { config: {}, ...makeReady() })

/** Judges events by a scenario, with no registry and no skills. */
async function verdicts(toml: string, events: Event[], more: Partial<Trace> = {}): Promise<Map<string, Dimension>> {
  const { scenarios, problems } = await load(toml)
  assert.deepEqual(problems, [])
  const scenario = scenarios[0]
  assert.ok(scenario)
  const context: Context = {
    registry: undefined,
    skills: undefined,
    config: defaultConfig,
    prompt: [],
    wants: scenario.wants,
    excerpt: (t) => t.slice(0, 200),
    pattern: () => ({ test: () => false }),
    readYaml: () => undefined,
    scenarios: [],
    reference: () => ({ problem: '' }),
  }
  const trace: Trace = { schema: 'agent-eval/trace@1', events, source: { format: 'native', lacks: [] }, ...more }
  const { dimensions } = evaluate(scenario, viewOf(trace, commandNamer(undefined, [])), context, (t) => t)
  return new Map(dimensions.map((d) => [d.id, d]))
}

const call = (command: string, result: unknown = '{}', more: Partial<Call> = {}): Call => ({
  type: 'tool_call',
  tool: command.replaceAll('.', '_'),
  command,
  arguments: {},
  result,
  ...more,
})
const said = (text: string, step: string): Event => ({ type: 'message', text, step })
const of = (found: Map<string, Dimension>, verdict: string) =>
  [...found.values()].filter((d) => d.verdict === verdict).map((d) => d.id)

describe('flat files in the shape of the seed load unchanged', () => {
  const files: Record<string, string> = {
    golden: `# Direct estimation
name = "modelo-130"
modelo = "130"
filing_year = 2024 # the year
period = "1T"
skill_name = "preparar-modelo-130"
expected_trajectory = [
  "modelo.work.create", # first
  "modelo.work.calculate",
]`,
    'golden, all keys': `name = "modelo-130"
modelo = "130"
filing_year = 2024
period = "1T"
skill_name = "preparar-modelo-130"
provenance_required = true
expected_computed_casillas = ["03"]
confirmation_tiers = { "modelo.export" = "confirm" }
expected_trajectory = ["modelo.export"]`,
    exit_code:
      'name = "x"\ncommand = "a.b"\nexpected_exit_code = 1\ntool_result_status = "warning"\nexpected_next_action = "a.c"',
    under_declaration: 'name = "x"\ncommand = "a.b"\nexpected_legal_refs = ["l"]',
    contradiction:
      'name = "x"\nreadiness_step = "a.r"\nblocking_step = "a.b"\nmust_halt_after = "a.b"\nmutating_commands = ["a.c"]',
    profile_confirmation: 'name = "x"\nconfirmation_command = "a.p"\nmutating_commands = ["a.c"]',
  }
  for (const [name, text] of Object.entries(files)) {
    test(name, async () => {
      const { scenarios, problems } = await load(text)
      assert.deepEqual(problems, [])
      const family = name.split(',')[0] as string
      assert.ok(scenarios[0]?.graded.slice(1).every((g) => g.id.startsWith(`${family}.`)))
    })
  }
})

test('three families in one file give verdicts of all three', async () => {
  const found = await verdicts(
    `name = "case"
[golden]
subject = { country = "ES" }
expected_trajectory = ["orders.calculate", "orders.verify"]
[live]
[[exit_code]]
command = "orders.verify"
expected_exit_code = 1
tool_result_status = "warning"
expected_next_action = "orders.find"
[[exit_code]]
command = "orders.file"
expected_exit_code = 2
tool_result_status = "refused"
expected_next_action = "orders.find"`,
    [call('orders.calculate'), call('orders.verify', '{}', { exit_code: 1, is_error: true })],
  )
  assert.equal(found.get('golden.no_tool_errors')?.verdict, 'pass')
  assert.equal(found.get('golden.expected_covered')?.verdict, 'pass')
  assert.equal(found.get('live.no_live_submit')?.verdict, 'pass')
  assert.equal(found.get('exit_code.exit_code_matches')?.verdict, 'pass')
  assert.equal(found.get('exit_code[2].exit_code_matches')?.verdict, 'error')
})

test('what needs the registry or the skills is an error without them, and the rest is judged', async () => {
  const found = await verdicts(
    `name = "case"
[golden]
subject = { country = "ES" }
skill_name = "prepare"
expected_trajectory = ["modelo.work.create", "modelo.export"]
[profile_confirmation]
confirmation_command = "profile.status"
mutating_commands = ["modelo.export"]
profile_switching_commands = ["profile.use"]`,
    [call('profile.status'), call('modelo.work.create'), call('modelo.export')],
  )
  assert.deepEqual(of(found, 'error'), [
    'golden.trajectory_resolves',
    'golden.skill_consistent',
    'golden.provenance_present',
    'golden.verification_grounded',
    'golden.keys_resolve',
    'profile_confirmation.confirmation_command_resolves',
    'profile_confirmation.profile_switching_commands_resolve',
  ])
  for (const id of of(found, 'error'))
    assert.match(found.get(id)?.message ?? '', /name (?:it|its file) with (registry|skills)/)
  assert.deepEqual(of(found, 'fail'), [])
})

test('every scenario grades whether the run completed', async () => {
  const toml = 'name = "case"\n[live]'
  const verdict = async (more: Partial<Trace>) =>
    (await verdicts(toml, [call('a.read')], more)).get('run_completed')?.verdict
  assert.equal(await verdict({}), 'pass')
  assert.equal(await verdict({ error: 'crashed' }), 'fail')
  assert.equal(await verdict({ stop_cause: 'interrupted' }), 'fail')
  assert.equal(await verdict({ truncated: true }), 'error')
  const both = await verdicts(`${toml}\n[expect]\ntools = ["a.read"]`, [call('a.read')])
  assert.deepEqual(
    [...both.keys()].filter((id) => id.endsWith('run_completed')),
    ['expect.run_completed'],
  )
})

test('a case of a case set is about attempts, and may be stopped', async () => {
  const text = '{"id":"case","expect":{"tools":["a.read"]}}'
  const { scenarios } = await loadScenarios([{ file: 's.jsonl', text }], { config: {}, ...makeReady() })
  assert.deepEqual(
    scenarios[0]?.graded.map((g) => [g.scope.attempts, g.scope.mayStop]),
    scenarios[0]?.graded.map(() => [true, true]),
  )
})

describe('narration faithfulness has the severity of its worst finding', () => {
  const toml = 'name = "case"\n[golden]\nexpected_trajectory = ["a.calculate"]\nprovenance_required = false'
  const calls = [call('a.calculate', '{"total": 5}'), call('a.export', '')]
  const judged = async (...events: Event[]) => (await verdicts(toml, events)).get('golden.narration_faithfulness')
  test('advisory away from a handoff', async () => {
    const d = await judged(calls[0] as Call, said('€ 7', 'a.calculate'), calls[1] as Call)
    assert.deepEqual([d?.verdict, d?.severity], ['fail', 'advisory'])
  })
  test('blocking at one', async () => {
    const d = await judged(...calls, said('€ 7', 'a.calculate'), said('€ 8', 'a.export'))
    assert.deepEqual([d?.verdict, d?.severity], ['fail', 'blocking'])
    assert.match(d?.message ?? '', /"€ 7" at a.calculate; "€ 8" at a.export/)
  })
  test('what a cut result may hold is an error, not a failure', async () => {
    const cut = call('a.export', 'head', { result_cut: { bytes: 5_000_000, sha256: '' } })
    const d = await judged(calls[0] as Call, cut, said('€ 8', 'a.export'))
    assert.deepEqual([d?.verdict, d?.severity], ['error', 'blocking'])
  })
})

test('a result that was cut is an error where what was cut is needed', async () => {
  const cut = call('a.verify', '{"findings": [', { result_cut: { bytes: 5_000_000, sha256: '' } })
  const found = await verdicts(
    'name = "case"\n[under_declaration]\ncommand = "a.verify"\nexpected_legal_refs = ["l"]',
    [cut],
  )
  assert.deepEqual(of(found, 'error').length, 3)
})

describe('mistakes at load', () => {
  const texts: Record<string, string> = {
    'success is no verdict':
      '[exit_code]\ncommand = "a"\nexpected_exit_code = 1\ntool_result_status = "Success" # error here: another status than success\nexpected_next_action = "b"',
    'exit code 0':
      '[exit_code]\ncommand = "a"\nexpected_exit_code = 0 # error here: expected_exit_code to be at least 1\ntool_result_status = "w"\nexpected_next_action = "b"',
    'an empty trajectory': '[golden]\nexpected_trajectory = [] # error here: at least 1 element',
    'two spellings of the subject':
      '[golden]\nexpected_trajectory = ["a"]\nsubject = { a = 1 }\nmodelo = "130" # error here: Expected modelo inside subject',
    'an empty subject':
      '[golden]\nexpected_trajectory = ["a"]\nsubject = {} # error here: at least…key in subject, found',
    'two spellings of computed ids':
      '[golden]\nexpected_trajectory = ["a"]\nexpected_computed_fields = ["1"]\nexpected_computed_casillas = ["1"] # error here: expected_computed_fields or expected_computed_casillas, found both',
    'a year out of range': '[golden]\nexpected_trajectory = ["a"]\nfiling_year = 1999 # error here: at least 2000…1999',
    'an unknown tier':
      '[golden]\nexpected_trajectory = ["a"]\nconfirmation_tiers = { a = "maybe" } # error here at a = : auto_approve, confirm, block',
    'a claim of invisible characters':
      '[audit_closure]\nforbidden_confirmed_claims = ["\u200b"] # error here at "\u200b": nothing is left',
    'confirming and switching at once':
      '[profile_confirmation]\nconfirmation_command = "a"\nmutating_commands = ["b"]\nprofile_switching_commands = ["a"] # error here at "a": found both',
  }
  for (const [title, sections] of Object.entries(texts)) {
    test(title, async () => {
      const text = named(sections)
      assert.deepEqual(differences(text, (await load(text)).problems), [])
    })
  }
})
