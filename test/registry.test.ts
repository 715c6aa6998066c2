// What must hold of every family and check: ids are paths, lists are folders, docs follow the grammar, each has its two proofs.
import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { globalRegistry } from 'zod/mini'
import { familyIds, loadFamilies } from '../src/checks/index.ts'
import { dimensionIds } from '../src/scenario/head.ts'
import { casesOf, fixtures } from './checks/walk.ts'

/** The dimensions that users name in scenarios and read in reports. A rename breaks them. */
const pinned: Record<string, string> = {
  expect:
    'answer_json answer_matches any_tools args blocked_sends contains contains_any ended_on_failed_call forbid_tools judge known_tools max_turns min_compactions no_tools not_contains only_tools run_completed stop_cause taint tools tools_in_order verify well_formed_arguments',
  turn: 'answer_json answer_matches any_tools args contains contains_any forbid_tools no_tools not_contains only_tools tools tools_in_order',
  golden:
    'confirmation_tiers expected_covered keys_resolve lifecycle_ordered narration_faithfulness no_tool_errors observed_lifecycle_ordered provenance_present response_provenance_present skill_consistent trajectory_resolves verification_grounded',
  exit_code: 'envelope_well_formed exit_code_matches next_action_is_continuation status_is_non_success',
  under_declaration: 'advisory_finding_present legal_refs_grounded not_silently_clean',
  contradiction: 'contradiction_confirmed halt_boundary_resolved halted_after_contradiction',
  profile_confirmation:
    'confirmation_command_resolves confirmed_before_each_mutation confirmed_before_first_mutation mutating_step_present profile_switching_commands_resolve',
  live: 'confirmation_honest handoff_faithful no_live_submit',
  audit_closure:
    'audit_fields_present chain_closed claim_checks_auditable composer_auditable gatekeeper_consistent no_forbidden_claims no_protocol_leak',
  calls: 'count',
  trajectory: 'covered nothing_else ordered',
  policy: 'absence confined grounded only precedence response untainted',
  budget:
    'max_calls max_cost_usd max_failed_calls max_identical_calls max_input_tokens max_output_tokens max_seconds max_tokens max_turns',
  state: 'after only unchanged',
}

const families = await loadFamilies()

/** Starts with a capital, one line, no final stop. */
const sentence = /^[A-Z][^\n]*[^\n.\s]$/

test('every pinned family exists', () => {
  assert.deepEqual(
    families.map((f) => f.id),
    familyIds,
  )
  assert.deepEqual(familyIds, Object.keys(pinned))
})

test('the ids of all dimensions', () => {
  const ofScenario = ['trace_present', 'trials_met', 'expected_failure', 'budget.max_increase', 'run_completed']
  const ids = dimensionIds(families)
  assert.deepEqual(ids.slice(0, 5), ofScenario)
  assert.equal(new Set(ids).size, ids.length)
  for (const id of ids.slice(5)) assert.match(id, /^[a-z_]+\.[a-z_]+$/)
})

for (const family of families) {
  describe(family.id, async () => {
    // The checks of a turn are those of `[expect]`.
    const ofTurn = family.id === 'turn'
    const folder = join(import.meta.dirname, '../src/checks', family.id)
    const ids = family.checks.map((c) => c.id)

    test('has exactly the pinned checks', () => assert.equal([...ids].sort().join(' '), pinned[family.id]))

    test('lists every check of its folder, under the name of its file', { skip: ofTurn }, async () => {
      const found: string[] = []
      for (const file of readdirSync(folder)) {
        const unit = ((await import(join(folder, file))) as { default?: { id?: string; run?: unknown; ask?: unknown } })
          .default
        if (unit?.run === undefined && unit?.ask === undefined) continue
        assert.equal(`${unit.id}.ts`, file)
        found.push(file.replace(/\.ts$/, ''))
      }
      assert.deepEqual([...ids].sort(), found.sort())
    })

    test('follows the grammar', () => {
      assert.match(family.doc, sentence)
      for (const check of family.checks) {
        assert.match(check.doc, sentence, check.id)
        assert.match(check.fails, sentence, check.id)
        assert.notEqual(check.doc, check.fails, check.id)
        if (check.schema)
          assert.match(
            globalRegistry.get(check.schema)?.description ?? '',
            /^\S[^\n]*[^\n.\s]$/,
            `${check.id} is described`,
          )
      }
    })

    if (family.perField)
      test('has a field for every check that is not always graded', () => {
        const fields = family.checks.filter((c) => c.schema).map((c) => c.id)
        assert.deepEqual(
          Object.keys(family.schema.shape).filter(
            (key) => !['agents', 'answer_in', 'attempts', ...(ofTurn ? ['n', 'says', 'id'] : [])].includes(key),
          ),
          [...fields, ...(family.ofScenario ?? [])],
        )
      })

    for (const check of family.checks)
      test(`${check.id} is shown passing, and failing for the reason it exists`, () => {
        const cases = casesOf(join(fixtures, family.id, check.id))
        for (const verdict of ['pass', 'fail'])
          assert.ok(
            cases.some((c) => c.startsWith(verdict)),
            `a fixture ${verdict}-*`,
          )
      })

    test('has no fixtures of a check that does not exist', () => {
      const folders = readdirSync(join(fixtures, family.id), { withFileTypes: true })
        .filter((f) => f.isDirectory() && f.name !== 'skills')
        .map((f) => f.name)
      assert.deepEqual(
        folders.filter((f) => !ids.includes(f)),
        [],
      )
    })
  })
}
