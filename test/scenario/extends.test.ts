// What a scenario inherits, and that every mistake is told in the file and at the line it stands in.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { makeReady } from '../../src/run/ready.ts'
import { loadScenarios } from '../../src/scenario/load.ts'
import { differences } from './loading.ts'

/** Loads the file `case.toml`, which may extend the others. */
async function load(files: Record<string, string>) {
  const base = (file: string) => (files[file] === undefined ? undefined : { text: files[file] })
  const text = files['case.toml'] ?? ''
  return loadScenarios([{ file: 'case.toml', text }], { config: {}, base, ...makeReady() })
}

async function graded(files: Record<string, string>): Promise<Record<string, unknown>> {
  const { scenarios, problems } = await load(files)
  assert.deepEqual(problems, [])
  return Object.fromEntries((scenarios[0]?.graded ?? []).map((g) => [g.id, g.want]))
}

describe('what is inherited', () => {
  test('tables merge key by key, values and plain arrays are replaced', async () => {
    const found = await graded({
      'case.toml': 'name = "case"\nextends = "base.toml"\n[expect]\ntools = ["b"]\n',
      'base.toml': 'name = "base"\ntraces = ["x/*"]\nskip = "later"\n[expect]\ntools = ["a", "c"]\nmax_turns = 3\n',
    })
    assert.deepEqual([found['expect.tools'], found['expect.max_turns']], [['b'], 3])
    const { scenarios } = await load({
      'case.toml': 'name = "case"\nextends = "base.toml"\n',
      'base.toml': 'name = "base"\ntraces = ["x/*"]\nskip = "later"\nevery_trace = true\n[expect]\ntools = ["a"]\n',
    })
    const [one] = scenarios
    assert.deepEqual([one?.name, one?.traces, one?.skip, one?.everyTrace], ['case', [], undefined, false])
  })
  test('blocks are added behind, and one with the id of another replaces it', async () => {
    const found = await graded({
      'case.toml':
        'name = "case"\nextends = "base.toml"\n[[calls]]\nid = "x"\ntool = "own"\n[[calls]]\ntool = "third"\n',
      'base.toml': '[[calls]]\nid = "x"\ntool = "old"\n[[calls]]\ntool = "second"\n',
    })
    const tools = Object.entries(found).flatMap(([id, want]) =>
      id.startsWith('calls') ? [[id, (want as { tool: string }).tool]] : [],
    )
    assert.deepEqual(tools, [
      ['calls[x].count', 'own'],
      ['calls[2].count', 'second'],
      ['calls[3].count', 'third'],
    ])
  })
  test('of several bases later ones win, and chains are followed from folder to folder', async () => {
    const found = await graded({
      'case.toml': 'name = "case"\nextends = ["a/one.toml", "a/two.toml"]\n[expect]\nno_tools = false\n',
      'a/one.toml': '[expect]\nmax_turns = 1\ncontains = ["one"]\n',
      'a/two.toml': 'extends = "../b/three.toml"\n[expect]\nmax_turns = 2\n',
      'b/three.toml': '[expect]\nmax_turns = 9\nnot_contains = ["three"]\n',
    })
    assert.equal(found['expect.max_turns'], 2)
    assert.deepEqual([found['expect.contains'], found['expect.not_contains']], [['one'], ['three']])
  })
})

/** Files that say themselves what is wrong with them. */
const mistakes: Record<string, Record<string, string>> = {
  'a missing base': {
    'case.toml':
      'name = "case"\nextends = "gone.toml" # error here: Missing base gone.toml: no such file, relative to case.toml',
  },
  'a pack that does not exist': {
    'case.toml': 'name = "case"\nextends = "agent-eval:nope" # error here: Unknown pack agent-eval:nope',
  },
  'a circle': {
    'case.toml': 'name = "case"\nextends = "base.toml"\n[expect]\ntools = ["a"]',
    'base.toml':
      'extends = ["case.toml"] # error here at "case.toml": Expected bases without a circle, found case.toml → base.toml → case.toml',
  },
  'a base that is no TOML': {
    'case.toml': 'name = "case"\nextends = "base.toml"',
    'base.toml': '[expect]\ntools = a # error here at a: Expected TOML',
  },
  'a mistake in a base': {
    'case.toml':
      'name = "case"\nextends = "base.toml"\n[expect]\ncontians = ["x"] # error here: Unknown key contians; did you mean contains?',
    'base.toml': '\n[expect]\nmax_turns = "3" # error here: Expected',
  },
  'a mistake in the second block of a base': {
    'case.toml':
      'name = "case"\nextends = "base.toml"\n[[exit_code]]\ncommand = "a.b"\nexpected_exit_code = "1" # error here: Expected\ntool_result_status = "warning"\nexpected_next_action = "a.c"',
    'base.toml':
      '[[exit_code]]\ncommand = "a.b"\nexpected_exit_code = 1\ntool_result_status = "warning"\nexpected_next_action = "a.c"\n[[exit_code]]\ncommand = "a.b"\nexpected_exit_code = 1\ntool_result_status = 7 # error here: Expected\nexpected_next_action = "a.c"',
  },
}

describe('mistakes stand in their file', () => {
  for (const [name, files] of Object.entries(mistakes)) {
    test(name, async () => {
      const { problems } = await load(files)
      for (const [file, text] of Object.entries(files)) {
        const own = problems.filter((p) => p.file === file)
        assert.deepEqual(differences(text, own), [], file)
      }
    })
  }
})
