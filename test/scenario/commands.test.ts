// With a registry, a command that it does not have is a mistake wherever no dimension would say so.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadRegistry } from '../../src/documents/registry.ts'
import { makeReady } from '../../src/run/ready.ts'
import { loadScenarios } from '../../src/scenario/load.ts'
import { differences, named } from './loading.ts'

/** Loads a scenario beside a registry of these commands. */
async function problemsOf(text: string, commands: readonly string[]) {
  const ready = makeReady()
  const registry = await loadRegistry('registry.json', JSON.stringify({ commands }), ready)
  assert.ok('value' in registry)
  const options = { config: {}, registry: registry.value, ...ready }
  return (await loadScenarios([{ file: 's.toml', text }], options)).problems
}

const commands = ['a.read', 'a.file', 'a.pay', 'a.status']

const texts: Record<string, string> = {
  exit_code:
    '[exit_code]\ncommand = "a.fil" # error here: a command of the registry, found "a.fil"; did you mean a.file?\nexpected_exit_code = 1\ntool_result_status = "warning"\nexpected_next_action = "nothing.known"',
  under_declaration:
    '[under_declaration]\ncommand = "other" # error here: a command of the registry, found "other"\nexpected_legal_refs = ["l"]',
  contradiction:
    '[contradiction]\nreadiness_step = "a.red" # error here: did you mean a.read?\nblocking_step = "a.file"\nmust_halt_after = "a.fle" # error here: did you mean a.file?\nmutating_commands = ["a.pay", "a.pays"] # error here at "a.pays": did you mean a.pay?',
  'contradiction, the mutating of the registry':
    '[contradiction]\nreadiness_step = "a.read"\nblocking_step = "a.file"\nmutating_commands = "registry"',
  'profile_confirmation, whose other commands have dimensions of their own':
    '[profile_confirmation]\nconfirmation_command = "unknown.one"\nmutating_commands = ["a.pay", "a.fille"] # error here at "a.fille": did you mean a.file?\nprofile_switching_commands = ["unknown.two"]',
  'golden, whose trajectory has a dimension of its own': '[golden]\nexpected_trajectory = ["unknown.one"]',
}

for (const [name, sections] of Object.entries(texts))
  test(name, async () => {
    const text = named(sections)
    assert.deepEqual(differences(text, await problemsOf(text, commands)), [])
  })

test('a registry of no commands knows of none', async () => {
  const text = named('[under_declaration]\ncommand = "other"\nexpected_legal_refs = ["l"]')
  assert.deepEqual(await problemsOf(text, []), [])
})
