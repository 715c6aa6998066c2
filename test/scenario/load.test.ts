// Scenario files as they are found: several, broken, in both languages, from any editor.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { loadFamilies } from '../../src/checks/index.ts'
import { loadConfig } from '../../src/documents/config.ts'
import { loadRegistry } from '../../src/documents/registry.ts'
import { asText } from '../../src/model/compact.ts'
import type { Problem } from '../../src/model/report.ts'
import { makeReady } from '../../src/run/ready.ts'
import { dimensionsOf } from '../../src/scenario/head.ts'
import { differences, load } from './loading.ts'

const good = (name: string) => `name = "${name}"\n[expect]\ntools = ["a"]\n`
const brief = (p: Problem) => `${p.file}:${p.line}:${p.column}`

describe('several files', () => {
  test('one bad file never stops the others', async () => {
    const { scenarios, problems } = await load([
      { file: 'a.toml', text: 'name = "a\n' },
      { file: 'b.toml', text: good('b') },
      { file: 'c.toml', text: 'name = "c"\n[expect]\ntols = 1\n' },
      { file: 'd.toml', text: '\u0000' },
      { file: 'e.toml', text: good('e') },
    ])
    assert.deepEqual(
      scenarios.map((s) => s.name),
      ['b', 'e'],
    )
    assert.deepEqual(problems.map(brief), ['a.toml:1:10', 'c.toml:3:1', 'd.toml:1:1'])
  })

  test('a name may stand once, also where the first of it is broken', async () => {
    const { scenarios, problems } = await load([
      { file: 'a.toml', text: good('x') },
      { file: 'b.toml', text: `# the second\n${good('x')}` },
      { file: 'c.toml', text: 'name = "y"\n[expect]\ntols = 1\n' },
      { file: 'd.toml', text: good('y') },
    ])
    assert.deepEqual(
      scenarios.map((s) => s.document.file),
      ['a.toml'],
    )
    assert.deepEqual(problems.map(brief), ['b.toml:2:1', 'c.toml:3:1', 'd.toml:1:1'])
    assert.match(problems[0]?.message ?? '', /duplicate.*"x".*a\.toml/)
    assert.match(problems[2]?.message ?? '', /duplicate.*"y".*c\.toml/)
  })

  test('a syntax error is at its line and column', async () => {
    const { problems } = await load([{ file: 'a.toml', text: 'name = "a"\n\n[expect]\ntools = ["a",, "b"]\n' }])
    assert.deepEqual(problems.map(brief), ['a.toml:4:14'])
    assert.doesNotMatch(problems[0]?.message ?? '', /\n/)
  })

  test('a key twice is a syntax error, not the last one', async () => {
    const { problems } = await load([{ file: 'a.toml', text: `${good('a')}tools = ["b"]\n` }])
    assert.equal(problems.length, 1)
    assert.equal(problems[0]?.line, 4)
  })

  test('byte order mark, line ends of Windows, no last line end', async () => {
    const { scenarios, problems } = await load([
      { file: 'a.toml', text: `\ufeff${good('a')}`.replaceAll('\n', '\r\n').trimEnd() },
    ])
    assert.deepEqual(problems, [])
    assert.equal(scenarios[0]?.graded.length, 4)
  })

  test('a mistake in a file that the parser of places refuses is told all the same', async () => {
    const { problems } = await load([{ file: 'a.toml', text: `\ufeff\ufeff${good('a')}tols = 1\n` }])
    assert.deepEqual(problems.map(brief), ['a.toml:1:1'])
    assert.match(problems[0]?.message ?? '', /did you mean tools/)
  })

  test('integers beyond 2^53 are kept', async () => {
    const { scenarios } = await load([
      {
        file: 'a.toml',
        text: 'name = "a"\n[[expect.args]]\ntool = "t"\nkey = "k"\nequals = { id = 2512292042121000001, n = 7 }\n',
      },
      { file: 'b.jsonl', text: '{"id":"b","expect":{"args":[{"tool":"t","key":"k","equals":2512292042121000001}]}}' },
    ])
    const equals = scenarios.map((s) => (s.wants('expect')[0] as { args: { equals: unknown }[] }).args[0]?.equals)
    assert.deepEqual(equals.map(asText), ['{"id":2512292042121000001,"n":7}', '2512292042121000001'])
  })

  test('a name has up to 100 characters, whatever plane they are of', async () => {
    const names = ['🙂'.repeat(100), '🙂'.repeat(101), 'x'.repeat(101), 'a\\tb', 'a\\u2028b', ' ']
    const { scenarios, problems } = await load(names.map((n, i) => ({ file: `${i}.toml`, text: good(n) })))
    assert.equal(scenarios.length, 1)
    assert.deepEqual(problems.map(brief), ['1.toml:1:1', '2.toml:1:1', '3.toml:1:1', '4.toml:1:1', '5.toml:1:1'])
  })
})

describe('a case set in JSON Lines', () => {
  test('is one scenario a line; blank lines and comments are skipped', async () => {
    const { scenarios, problems } = await load([
      {
        file: 'set.jsonl',
        text: '\ufeff// the set\r\n\r\n{"id":"one","prompt":"p","tags":["t"],"expect":{"tools":["a"]}}\r\n  // more\n{"id":"two","prompt":["p","q"],"sandbox":true,"expect":{"verify":"true"}}',
      },
    ])
    assert.deepEqual(problems, [])
    assert.deepEqual(
      scenarios.map((s) => [s.name, s.prompt, s.tags, s.document.line]),
      [
        ['one', ['p'], ['t'], 3],
        ['two', ['p', 'q'], [], 5],
      ],
    )
  })

  test('without a case is a problem: nothing is judged by it', async () => {
    const { problems } = await load([
      { file: 'a.jsonl', text: '' },
      { file: 'b.jsonl', text: '// none yet\n\n' },
    ])
    assert.deepEqual(problems.map(brief), ['a.jsonl:1:1', 'b.jsonl:1:1'])
    assert.match(problems[0]?.message ?? '', /Missing cases/)
  })

  test('a bad line is named, and stops no other', async () => {
    const lines = [
      '{"id":"one","expect":{"tools":["a"]}}',
      '{"id":"two","expect":{"tols":["a"],"max_turns":0}}',
      '{"id":"three"',
      '[1]',
      '"text"',
      '{"expect":{"tools":["a"]}}',
      '{"id":"one","expect":{"tools":["a"]}}',
      '{"id":"x","name":"y","expect":{"tools":["a"]}}',
      '{"id":"z","expect":{"tools":["a"]},"__proto__":{"prompt":"p"}}',
      '{"id":"twice","expect":{"forbid_tools":["a"],"forbid_tools":["b"]}}',
      '{"id":"last","expect":{"tools":["a"]}}',
    ]
    const { scenarios, problems } = await load([{ file: 'set.jsonl', text: lines.join('\n') }])
    assert.deepEqual(
      scenarios.map((s) => s.name),
      ['one', 'last'],
    )
    const says: [number, RegExp][] = [
      [2, /Unknown key tols; did you mean tools/],
      [2, /max_turns to be at least 1/],
      [3, /one JSON object a line/],
      [4, /Expected a case, found an array/],
      [5, /Expected a case, found "text"/],
      [6, /Missing id/],
      [7, /duplicate.*set\.jsonl:1/],
      [8, /name \(a case/],
      [9, /Unknown key __proto__/],
      [10, /forbid_tools stands in it twice/],
    ]
    assert.deepEqual(
      problems.map((p) => p.line),
      says.map(([line]) => line),
    )
    for (const [i, [, words]] of says.entries()) assert.match(problems[i]?.message ?? '', words)
  })
})

describe('severities', () => {
  const severities = async (toml: string, config = {}) =>
    Object.fromEntries(
      (
        await load([{ file: 'a.toml', text: `name = "a"\n[expect]\ntools = ["a"]\ncontains = ["b"]\n${toml}` }], config)
      ).scenarios.flatMap((s) => s.graded.map((g) => [g.id, g.severity])),
    )
  /** What the scenario says, what the config says, what becomes of expect.tools. */
  const table: [string, Record<string, 'blocking' | 'advisory' | 'off'>, string | undefined][] = [
    ['', {}, undefined],
    ['"*" = "advisory"', {}, 'advisory'],
    ['"expect.*" = "off"\n"expect.contains" = "blocking"', {}, 'off'],
    ['"*" = "off"\n"expect.*" = "advisory"', {}, 'advisory'],
    ['"expect.*" = "advisory"\n"*" = "off"', {}, 'advisory'],
    ['"expect.tools" = "blocking"\n"expect.tool*" = "off"', {}, 'blocking'],
    ['"expect[1].tools" = "advisory"', {}, 'advisory'],
    ['"expect[1].tools" = "blocking"\n"expect.tools" = "off"', {}, 'blocking'],
    ['', { 'expect.tools': 'advisory' }, 'advisory'],
    ['"*" = "blocking"', { 'expect.tools': 'off' }, 'blocking'],
    ['"expect.contains" = "off"', { '*': 'advisory' }, 'advisory'],
  ]
  for (const [scenario, config, expected] of table)
    test(`${scenario.replaceAll('\n', ', ') || 'nothing'} over ${JSON.stringify(config)}`, async () => {
      assert.equal((await severities(`[severity]\n${scenario}`, config))['expect.tools'], expected)
    })

  test('everything off by the config is an error of the scenario', async () => {
    const { problems } = await load([{ file: 'a.toml', text: good('a') }], { 'expect.*': 'off' })
    assert.match(problems[0]?.message ?? '', /every dimension of this scenario is off/)
  })
})

describe('the config', () => {
  const read = (text: string) =>
    loadConfig('agent-eval.toml', text, async () => dimensionsOf(await loadFamilies()), makeReady())

  test('has defaults, and keeps the order of aliases', async () => {
    const loaded = await read('[aliases]\n"x_*" = "$1"\n"a" = "b"\n[taint]\nprivate_tools = ["p*"]\n')
    assert.ok('value' in loaded)
    assert.deepEqual(loaded.value.aliases, [
      ['x_*', '$1'],
      ['a', 'b'],
    ])
    assert.deepEqual(loaded.value.leaves.live_write, ['submit', 'present', 'send', 'declare'])
    assert.deepEqual(loaded.value.taint.private_tools, ['p*'])
  })

  test('says everything that is wrong with it', async () => {
    const text = [
      '[severty] # error here: Unknown key severty; did you mean severity?',
      '[severity]',
      '"expect.tolls" = "off" # error here: did you mean expect.tools',
      '[redact]',
      'patterns = ["ok", "(?=x)", "x*"] # error here at "(?=x)": RE2 # error here at "x*": empty',
      '[taint]',
      'privat_tools = [] # error here: Unknown key privat_tools; did you mean private_tools?',
    ].join('\n')
    const loaded = await read(text)
    assert.ok('problems' in loaded)
    assert.deepEqual(differences(text, loaded.problems), [])
  })
})

describe('the registry', () => {
  test('reads JSON and TOML alike, and both spellings', async () => {
    const json = await loadRegistry(
      'r.json',
      '\ufeff{"schema":"agent-eval/registry@1","cli_prefix":"app","commands":["a.b",{"key":"a.c","tool":"t"}],"revisions":[{"subject":{"modelo":"130","filing_year":{"from":2023,"to":2024},"period":["1T","2T"]},"casillas":[{"id":"03","legal_refs":["x"]}],"verification_expectations":[{"computed_casilla_ids":["03"]}]}]}',
      makeReady(),
    )
    const toml = await loadRegistry(
      'r.toml',
      'cli_prefix = "app"\ncommands = ["a.b", { key = "a.c", tool = "t" }]\n[[revisions]]\nsubject = { modelo = "130", filing_year = { from = 2023, to = 2024 }, period = ["1T", "2T"] }\nfields = [{ id = "03", legal_refs = ["x"] }]\nverification_expectations = [{ computed_ids = ["03"] }]\n',
      makeReady(),
    )
    assert.ok('value' in json)
    assert.deepEqual(toml, json)
    assert.equal(json.value.tools.get('t'), 'a.c')
  })

  const broken: [string, string, RegExp][] = [
    ['r.json', '{"commands": [}', /r\.json:1:15 Expected JSON: [^\n"]+$/],
    ['r.json', '{\n  "commands": ["a",\n    ,\n  ]\n}\n', /r\.json:3:5 Expected JSON: [^\n"]+$/],
    ['r.json', '{\n  "commands": []', /r\.json:2:17 Expected JSON/],
    ['r.json', '{\n  "commands": [\n    "a", "a"]}', /r\.json:3:10 .*duplicate/],
    ['r.json', '{\n  "comands": []}', /r\.json:2:3 Unknown key comands; did you mean commands/],
    ['r.json', '{\n  "commands": ["a"],\n  "commands": []}', /r\.json:3:3 Duplicate key commands/],
    ['r.json', '[]', /r\.json:1:1 /],
    ['r.json', `{"cli_prefix": ${'['.repeat(60_000)}${']'.repeat(60_000)}}`, /r\.json:1:1 /],
    ['r.toml', '[[commands]]\nkey = ""\n', /r\.toml:2:1 .*empty/],
  ]
  for (const [file, text, says] of broken)
    test(`says what is wrong with ${JSON.stringify(text.slice(0, 80))}`, async () => {
      const loaded = await loadRegistry(file, text, makeReady())
      assert.ok('problems' in loaded)
      assert.match(`${brief(loaded.problems[0] as Problem)} ${loaded.problems[0]?.message}`, says)
    })
})
