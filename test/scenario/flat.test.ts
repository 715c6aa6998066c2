// Files that hold one family flat at their top, as older scenario files do; and keys of a family that stand at the wrong level.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { loadFamilies } from '../../src/checks/index.ts'
import { differences, load, named } from './loading.ts'

const flat: Record<string, string> = {
  golden: 'modelo = "130"\nfiling_year = 2024\nperiod = "1T"\nskill_name = "s"\nexpected_trajectory = ["a.b"]\n',
  exit_code: 'command = "a.b"\nexpected_exit_code = 1\ntool_result_status = "warning"\nexpected_next_action = "a.c"\n',
  under_declaration: 'command = "a.b"\nexpected_legal_refs = ["x"]\n',
  contradiction: 'readiness_step = "a.r"\nblocking_step = "a.b"\nmutating_commands = ["a.m"]\n',
  profile_confirmation: 'confirmation_command = "a.c"\nmutating_commands = ["a.m"]\n',
}

const families = await loadFamilies()

describe('a flat file', () => {
  for (const [id, text] of Object.entries(flat)) {
    const family = families.find((f) => f.id === id)
    test(`of ${id} loads, and points at its own key`, async () => {
      assert.ok(family)
      const { scenarios, problems } = await load([{ file: 'a.toml', text: named(text) }])
      assert.deepEqual(problems, [])
      assert.deepEqual(
        scenarios[0]?.graded.map((g) => g.id),
        ['run_completed', ...family.checks.map((c) => `${id}.${c.id}`)],
      )
      for (const g of scenarios[0]?.graded.slice(1) ?? []) assert.deepEqual(g.place, [family.flatKey])
    })

    test(`of ${id} means the same as its section`, async () => {
      const { scenarios, problems } = await load([
        { file: 'a.toml', text: named(text) },
        { file: 'b.toml', text: `name = "b"\n[${id}]\n${text}` },
      ])
      assert.deepEqual(problems, [])
      assert.deepEqual(scenarios[0]?.wants(id), scenarios[1]?.wants(id))
    })

    test(`of ${id} may stand beside [expect]`, async () => {
      const { scenarios, problems } = await load([{ file: 'a.toml', text: named(`${text}[expect]\ntools = ["a"]\n`) }])
      assert.deepEqual(problems, [])
      assert.ok(scenarios[0]?.graded.some((g) => g.id === 'expect.tools'))
    })
  }

  test('says where it is wrong', async () => {
    const text = named(
      'command = "a.b"\nexpected_exit_code = 0 # error here: at least 1…0\ntool_result_status = "success" # error here: success\nexpected_next_action = "a.c"\nexpectd_exit_code = 1 # error here: did you mean expected_exit_code\n',
    )
    assert.deepEqual(differences(text, (await load([{ file: 'a.toml', text }])).problems), [])
  })
})

describe('repeated blocks', () => {
  const block = (n: number) =>
    `[[exit_code]]\ncommand = "c${n}"\nexpected_exit_code = ${n}\ntool_result_status = "warning"\nexpected_next_action = "a.c"\n`

  test('are numbered from the second, and each points at its own header', async () => {
    const { scenarios, problems } = await load([
      {
        file: 'a.toml',
        text: named(
          `${block(1)}${block(2)}${block(3)}[severity]\n"exit_code[2].*" = "advisory"\n"exit_code[3].exit_code_matches" = "off"\n"exit_code[1].exit_code_matches" = "advisory"\n`,
        ),
      },
    ])
    assert.deepEqual(problems, [])
    assert.deepEqual(
      scenarios[0]?.graded.filter((g) => g.id.endsWith('exit_code_matches')).map((g) => [g.id, g.place, g.severity]),
      [
        ['exit_code.exit_code_matches', ['exit_code', 0], 'advisory'],
        ['exit_code[2].exit_code_matches', ['exit_code', 1], 'advisory'],
        ['exit_code[3].exit_code_matches', ['exit_code', 2], 'off'],
      ],
    )
  })

  test('are numbered in the order of the file: what stands flat comes first', async () => {
    const text = named(`${flat['exit_code']}${block(2)}`)
    const { scenarios, problems } = await load([{ file: 'a.toml', text }])
    assert.deepEqual(problems, [])
    assert.deepEqual(
      scenarios[0]?.graded.filter((g) => g.id.endsWith('exit_code_matches')).map((g) => [g.id, g.place]),
      [
        ['exit_code.exit_code_matches', ['expected_exit_code']],
        ['exit_code[2].exit_code_matches', ['exit_code', 0]],
      ],
    )
  })

  test('of a number that is not there have no severity', async () => {
    const text = named(
      `${block(1)}${block(2)}[severity]\n"exit_code[3].exit_code_matches" = "off" # error here: there are 2 blocks\n`,
    )
    assert.deepEqual(differences(text, (await load([{ file: 'a.toml', text }])).problems), [])
  })

  test('of none are a mistake', async () => {
    const text = named('exit_code = [] # error here: at least one\n')
    assert.deepEqual(differences(text, (await load([{ file: 'a.toml', text }])).problems), [])
  })
})

describe('keys at the wrong level are one mistake with one hint', () => {
  const texts: Record<string, string> = {
    'exit_code in expect':
      '[expect]\ntools = ["a"]\ncommand = "a.b" # error here: did you mean [exit_code]?\nexpected_exit_code = 1\ntool_result_status = "warning"\nexpected_next_action = "a.c"\n',
    'expect in golden':
      '[golden]\nexpected_trajectory = ["a"]\ntools = ["a"] # error here: did you mean [expect]?\ncontains = ["b"]\n',
    'a flat family below a header':
      '[severity]\n"*" = "advisory"\n[expect]\ntools = ["a"]\nexpected_legal_refs = ["x"] # error here: did you mean [under_declaration]?\n',
    'expect below its args':
      '[[expect.args]]\ntool = "a"\nkey = "k"\nequals = 1\nforbid_tools = ["b"] # error here: forbid_tools, max_turns in [expect.args]; did you mean [expect], above it?\nmax_turns = 3\n',
    'exit_code below args of expect':
      '[[expect.args]]\ntool = "a"\nkey = "k"\nequals = 1\ncommand = "b" # error here: did you mean [exit_code]?\nexpected_exit_code = 3\n',
    'the top level below args of expect':
      '[[expect.args]]\ntool = "a"\nkey = "k"\nequals = 1\ntags = ["b"] # error here: tags, prompt in [expect.args]; did you mean the top level?\nprompt = "p"\n',
    'expect in trials':
      '[expect]\ntools = ["a"]\n[trials]\nmin = 2\ncontains = ["b"] # error here: contains, max_turns in [trials]\nmax_turns = 2\n',
    'expect in severity':
      '[expect]\ntools = ["a"]\n[severity]\n"expect.tools" = "advisory"\ncontains = ["b"] # error here: contains, max_turns in [severity]\nmax_turns = 2\n',
    'a part of a block above its section':
      'expected_exit_code = 1 # error here: at the top level; did you mean [exit_code]?\n[exit_code]\ncommand = "a.b"\ntool_result_status = "warning"\nexpected_next_action = "a.c"\n',
    'a part of a block in another section':
      '[exit_code]\ncommand = "a.b"\n[expect]\ntools = ["a"]\nexpected_exit_code = 1 # error here: in [expect]; did you mean [exit_code]?\ntool_result_status = "warning"\nexpected_next_action = "a.c"\n',
    'a misspelt key that must be there':
      '[golden]\nexpected_trajectry = ["a"] # error here: did you mean expected_trajectory?\n',
    'a misspelt condition of args':
      '[[expect.args]]\ntool = "a"\nkey = "k"\nequal = 1 # error here: did you mean equals?\n',
    'a key of another family in a flat file':
      'expected_exit_code = 1\ncommand = "c"\nexpected_next_action = "x"\ntool_result_status = "warning"\nskill_name = "s" # error here: did you mean [golden]?\n',
  }
  for (const [title, sections] of Object.entries(texts))
    test(title, async () => {
      const text = named(sections)
      assert.deepEqual(differences(text, (await load([{ file: 'a.toml', text }])).problems), [])
    })
})
