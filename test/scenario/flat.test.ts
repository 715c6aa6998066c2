// Files that hold one family flat at their top, as older scenario files do; and keys of a family that stand at the wrong level.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { families } from '../../src/checks/index.ts'
import { differences, load, named } from './loading.ts'

const flat: Record<string, string> = {
  golden: 'modelo = "130"\nfiling_year = 2024\nperiod = "1T"\nskill_name = "s"\nexpected_trajectory = ["a.b"]\n',
  exit_code: 'command = "a.b"\nexpected_exit_code = 1\ntool_result_status = "warning"\nexpected_next_action = "a.c"\n',
  under_declaration: 'command = "a.b"\nexpected_legal_refs = ["x"]\n',
  contradiction: 'readiness_step = "a.r"\nblocking_step = "a.b"\nmutating_commands = ["a.m"]\n',
  profile_confirmation: 'confirmation_command = "a.c"\nmutating_commands = ["a.m"]\n',
}

describe('a flat file', () => {
  for (const [id, text] of Object.entries(flat)) {
    const family = families.find((f) => f.id === id)
    test(`of ${id} loads, and points at its own key`, async () => {
      assert.ok(family)
      const { scenarios, problems } = await load([{ file: 'a.toml', text: named(text) }])
      assert.deepEqual(problems, [])
      assert.deepEqual(
        scenarios[0]?.graded.map((g) => g.id),
        family.checks.map((c) => `${id}.${c.id}`),
      )
      for (const g of scenarios[0]?.graded ?? []) assert.deepEqual(g.place, [family.flatKey])
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
      'command = "a.b"\nexpected_exit_code = 0 #! at least 1…0\ntool_result_status = "success" #! success\nexpected_next_action = "a.c"\nexpectd_exit_code = 1 #! did you mean expected_exit_code\n',
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

  test('of a number that is not there have no severity', async () => {
    const text = named(
      `${block(1)}${block(2)}[severity]\n"exit_code[3].exit_code_matches" = "off" #! there are 2 blocks\n`,
    )
    assert.deepEqual(differences(text, (await load([{ file: 'a.toml', text }])).problems), [])
  })

  test('of none are a mistake', async () => {
    const text = named('exit_code = [] #! at least one\n')
    assert.deepEqual(differences(text, (await load([{ file: 'a.toml', text }])).problems), [])
  })
})

describe('keys at the wrong level are one mistake with one hint', () => {
  const texts: Record<string, string> = {
    'exit_code in expect':
      '[expect]\ntools = ["a"]\ncommand = "a.b" #! did you mean [exit_code]?\nexpected_exit_code = 1\ntool_result_status = "warning"\nexpected_next_action = "a.c"\n',
    'expect in golden':
      '[golden]\nexpected_trajectory = ["a"]\ntools = ["a"] #! did you mean [expect]?\ncontains = ["b"]\n',
    'a flat family below a header':
      '[severity]\n"*" = "advisory"\n[expect]\ntools = ["a"]\nexpected_legal_refs = ["x"] #! did you mean [under_declaration]?\n',
    'a key of another family in a flat file':
      'expected_exit_code = 1\ncommand = "c"\nexpected_next_action = "x"\ntool_result_status = "warning"\nskill_name = "s" #! did you mean [golden]?\n',
  }
  for (const [title, sections] of Object.entries(texts))
    test(title, async () => {
      const text = named(sections)
      assert.deepEqual(differences(text, (await load([{ file: 'a.toml', text }])).problems), [])
    })
})
