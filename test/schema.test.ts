// The JSON Schemas say of traces and reports what the reader and the program do, also of odd ones.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, test } from 'node:test'
import { Ajv, type ValidateFunction } from 'ajv'
import { array, isObject, type Json, object, writeJson } from '../src/model/json.ts'
import { evaluate, start } from './command.ts'
import { read } from './formats/reading.ts'

const root = resolve(import.meta.dirname, '..')
const load = (name: string): Json => JSON.parse(readFileSync(join(root, `schema/${name}.schema.json`), 'utf8'))
const compile = (schema: Json): ValidateFunction => new Ajv({ allowUnionTypes: true }).compile(schema)
const open = compile(load('trace'))

/** The schema with every object closed to other keys: what the program writes is documented whole. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (!isObject(schema)) return schema
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]))
  const whole = schema['type'] === 'object' && isObject(schema['properties']) && schema['allOf'] === undefined
  return whole && !('additionalProperties' in schema) ? { ...inner, additionalProperties: false } : inner
}

/** JSON texts of values that are wrong, or right only somewhere. */
const odd = [
  ...['null', 'true', 'false', '0', '-0', '1', '-1', '1.5', '1.0', '1e300', '1e400', '-1e400'],
  ...['9007199254740991', '9007199254740992', '-9007199254740993', '12345678901234567890'],
  ...['""', '" "', '"x"', '"NaN"', '"1"', '"-1"', '"true"', '"null"', '"{}"', '"{\\"a\\": 1}"', '"\\u0000\\ud800"'],
  ...['"2026-11-29T10:00:00Z"', '"2026-11-29 10:00:00.123+0100"', '"2026-11-29"', '"2026-11-29T10:00:00Z\\n"'],
  ...['"completed"', '"accept"', '"Accept"', '"native"', '"Native"', '"agent-eval/trace@1"', '"tool_call"', '"errors"'],
  ...['[]', '[null]', '["x"]', '["x", 1]', '[["x"]]', '[{}]', '["errors"]', '["errors", "luck"]'],
  ...['{}', '{"x": 1}', '{"type": "user"}', '{"__proto__": {"x": 1}}', '{"bytes": 1, "sha256": "x"}', '{"text": "x"}'],
]

/** The least that each object may be, by its definition, and the trace around it. */
const places: Record<string, { least: Json; around: (object: string) => string }> = {
  trace: { least: { schema: 'agent-eval/trace@1', events: [] }, around: (trace) => trace },
  UserMessage: event({ type: 'user', text: 'x' }),
  Message: event({ type: 'message', text: 'x' }),
  NativeCall: event({ type: 'tool_call', tool: 't' }),
  Confirmation: event({ type: 'confirmation', step: 's', tier: 'confirm' }),
  Elicitation: event({ type: 'elicitation', action: 'accept' }),
  Compaction: event({ type: 'compaction' }),
  Cut: { least: { bytes: 1, sha256: 'x' }, around: (cut) => call(`"result_cut": ${cut}, "arguments_cut": ${cut}`) },
  Agent: below('agent'),
  Taint: below('taint'),
  Signals: below('signals'),
  Usage: below('usage'),
  State: below('state'),
  source: below('source'),
}
function event(least: Json) {
  return { least, around: (event: string) => `{"events": [${event}]}` }
}
function below(key: string) {
  return { least: {}, around: (object: string) => `{"events": [{"type": "compaction"}], "${key}": ${object}}` }
}
const call = (more: string): string => `{"events": [{"type": "tool_call", "tool": "t", ${more}}]}`

/** The keys of each place, as the schema names them. */
const schema = load('trace')
const definitions: Json = {
  ...object(schema['definitions']),
  trace: schema,
  source: object(schema['properties'])['source'],
}
const keysOf = (place: string): string[] => {
  const { properties, anyOf } = object(definitions[place])
  return Object.keys(object(properties ?? object(array(anyOf)[0])['properties']))
}
const camel = (key: string): string => key.replace(/_([a-z])/g, (_, c: string) => c.toUpperCase())
const everyKey = [...new Set(Object.keys(places).flatMap(keysOf))]
const strangers = ['__proto__', 'constructor', 'toString', 'IsError', 'isERROR', 'X', '']

/** Traces with one odd value each, and with keys that are missing, misspelt, or belong elsewhere. */
function* oddTraces(): Generator<string> {
  for (const value of odd) yield* [value, `{"events": ${value}}`, `{"events": [${value}]}`]
  for (const value of odd) yield `{"events": [{"type": ${value}}]}`
  for (const [place, { least, around }] of Object.entries(places)) {
    const own = keysOf(place)
    assert.ok(own.length > 0, place)
    for (const key of Object.keys(least)) yield around(JSON.stringify({ ...least, [key]: undefined }))
    const put = (...members: [string, string][]) => {
      const rest = Object.entries(least).filter(([key]) => !members.some(([k]) => k === key))
      const all = [...rest.map(([key, value]) => [key, JSON.stringify(value)]), ...members]
      return around(`{${all.map(([key, value]) => `${JSON.stringify(key)}: ${value}`).join(', ')}}`)
    }
    for (const key of own) for (const value of odd) yield put([key, value])
    for (const key of own.filter((k) => camel(k) !== k)) {
      yield put([camel(key), 'null'])
      for (const value of ['null', '0', 'true', '"x"', '{}']) {
        yield put([camel(key), '1'], [key, value])
        yield put([key, value], [camel(key), '1'])
      }
    }
    for (const key of [...everyKey, ...everyKey.map(camel), ...strangers])
      if (!own.includes(key)) yield* [put([key, 'null']), put([key, '{"x": 1}'])]
  }
}

/** Why the reader and the schema disagree about a trace, if they do. */
function disagreement(text: string, value: unknown = JSON.parse(text)): string | undefined {
  const { problem, traces } = read(text, 'native')
  const accepted = problem === undefined && traces.length === 1
  if (open(value) === accepted) return undefined
  const why = accepted ? new Ajv().errorsText(open.errors) : problem
  return `${text.slice(0, 300)}: the ${accepted ? 'schema' : 'reader'} refuses it: ${why}`
}

const files = (...globs: string[]): string[] => globSync(globs, { cwd: root }).sort()
const content = (file: string): string => readFileSync(join(root, file), 'utf8')

describe('the schema of a sidecar', () => {
  const sidecar = compile(load('meta'))
  test('allows those of the demos', () => {
    const all = files('scenarios/**/*.meta.json').map(content)
    assert.ok(all.length >= 2)
    for (const text of all) assert.ok(sidecar(JSON.parse(text)), text)
  })
  test('refuses a key that says nothing', () => {
    assert.equal(sidecar({ schema: 'agent-eval/meta@1', outcome: {} }), false)
  })
})

test('the schemas of scenarios and of the config know the ids of dimensions, also of blocks and with wildcards', () => {
  for (const [name, scenario] of [
    ['scenario', { name: 'x' }],
    ['config', {}],
  ] as const) {
    const allows = compile(load(name))
    for (const id of [
      'expect.tools',
      'policy[look-up-first].precedence',
      'calls[2].count',
      'budget.*',
      'run_completed',
    ])
      assert.ok(allows({ ...scenario, severity: { [id]: 'advisory' } }), `${name} ${id}`)
    assert.equal(allows({ ...scenario, severity: { 'expect.toolz': 'advisory' } }), false)
  }
})

describe('the schema of a trace', () => {
  test('allows what the reader reads, and refuses what it refuses', () => {
    const all = [...oddTraces()]
    const accepted = all.filter((text) => open(JSON.parse(text))).length
    assert.ok(accepted > 500 && all.length - accepted > 500, `${accepted} of ${all.length} are allowed`)
    assert.deepEqual(
      all.flatMap((text) => disagreement(text) ?? []),
      [],
    )
  })

  test('allows every native trace of the fixtures and demos that the reader reads', () => {
    const natives = files('test/fixtures/checks/**/*.json', 'scenarios/**/traces/**/*.json')
      .map(content)
      .filter((text) => text.includes('"events"') && read(text, 'native').traces.length === 1)
    assert.ok(natives.length > 100)
    assert.deepEqual(
      natives.flatMap((text) => disagreement(text) ?? []),
      [],
    )
  })

  test('describes every key of what show --json prints, which the reader reads as it was', () => {
    const whole = compile(closed(load('trace')) as Json)
    let seen = 0
    for (const file of files('test/fixtures/formats/**/*.{json,jsonl}')) {
      for (const trace of read(content(file)).traces) {
        seen++
        const printed = writeJson(trace)
        assert.ok(whole(JSON.parse(printed)), `${file}: ${new Ajv().errorsText(whole.errors)}`)
        assert.deepEqual(read(printed, 'native').traces, [trace], file)
      }
    }
    assert.ok(seen > 20)
  })
})

describe('the schema of a report', () => {
  const whole = compile(closed(load('report')) as Json)
  const demo = (folder: string) => [
    ...['--json', '--scenarios', `${folder}/*.toml`, '--traces', `${folder}/traces/**/*`],
    ...['--registry', 'scenarios/registry.json', '--skills', 'scenarios/skills'],
  ]

  test('describes every key of the reports of the demos', () => {
    for (const folder of ['scenarios', 'scenarios/failing']) {
      const { report, err } = start(root, ...demo(folder))
      assert.ok(whole(report), `${folder}: ${err}${new Ajv().errorsText(whole.errors)}`)
    }
  })

  test('describes a report of problems, unmatched traces and skipped scenarios', () => {
    const files = {
      'scenarios/a.toml': 'name = "a"\n[expect]\ntools = ["t"]\n',
      'scenarios/b.toml': 'name = "b"\nnmae = 1\n',
      'traces/x.json': { events: [{ type: 'tool_call', tool: 't' }] },
      'traces/y.json': { events: [{ type: 'click' }] },
      'traces/z.json': { events: [], answer: 'x' },
    }
    const { report } = evaluate(files, '--json', '--missing-trace', 'ignore')
    assert.ok(whole(report), new Ajv().errorsText(whole.errors))
    assert.ok(report.problems.length > 0 && report.unmatched_traces.length > 0)
  })
})

describe('an editor tells what every key means', () => {
  for (const name of globSync('schema/*.schema.json', { cwd: root })) {
    test(name, () => {
      const schema = JSON.parse(readFileSync(join(root, name), 'utf8'))
      assert.equal(schema.$id, `https://raw.githubusercontent.com/org/agent-eval/v1/${name}`)
      assert.deepEqual(undescribed(schema), [])
    })
  }

  test('and a language server in Rust reads each pattern: there `[` in a class opens another', () => {
    for (const name of globSync('schema/*.schema.json', { cwd: root }))
      for (const pattern of patternsOf(JSON.parse(readFileSync(join(root, name), 'utf8'))))
        assert.doesNotMatch(pattern.replace(/\\./g, ''), /\[[^\]]*\[/, name)
  })
})

/** Keys of which a schema says nothing, but for those whose one value says it; `severity` lists ids. */
function undescribed(schema: unknown, at = ''): string[] {
  if (Array.isArray(schema)) return schema.flatMap((one) => undescribed(one, at))
  if (!isObject(schema)) return []
  const all = schema
  const own = Object.entries(object(all['properties'])).flatMap(([key, value]) => {
    const inner = object(value)
    // The kinds of an event say themselves which type they are.
    const said =
      key === 'type' ||
      'description' in inner ||
      '$ref' in inner ||
      'const' in inner ||
      array(inner['anyOf']).some((one) => 'description' in object(one))
    return [...(said ? [] : [`${at}.${key}`]), ...(key === 'severity' ? [] : undescribed(value, `${at}.${key}`))]
  })
  const within = Object.entries(object(all['definitions'])).flatMap(([key, value]) => undescribed(value, key))
  const others = ['items', 'anyOf', 'allOf', 'oneOf', 'additionalProperties'].flatMap((key) =>
    undescribed(all[key], at),
  )
  return [...own, ...within, ...others]
}

function patternsOf(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(patternsOf)
  if (!isObject(schema)) return []
  const { pattern, patternProperties } = schema
  const own = [...(typeof pattern === 'string' ? [pattern] : []), ...Object.keys(object(patternProperties))]
  return [...own, ...Object.values(schema).flatMap(patternsOf)]
}
