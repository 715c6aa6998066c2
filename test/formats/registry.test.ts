// What must hold of every format: named like its file, listed, documented, shown by fixtures with their traces, mistaken for no other.
//
// A fixture is test/fixtures/formats/FORMAT/NAME.{json,jsonl}; test/fixtures/goldens/FORMAT/NAME.json holds what reading it gives.
// `UPDATE_GOLDENS=1` writes those files anew: read the difference before it is committed.
import assert from 'node:assert/strict'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, parse } from 'node:path'
import { describe, test } from 'node:test'
import type { Format, Head } from '../../src/formats/contract.ts'
import { formats } from '../../src/formats/index.ts'
import { evidenceKinds, type Trace } from '../../src/model/trace.ts'
import { choose } from '../../src/reading/choose.ts'
import { readText } from '../../src/reading/document.ts'

await Promise.all(formats.map((format) => format.needs?.load()))

const source = join(import.meta.dirname, '../../src/formats')
const fixtures = join(import.meta.dirname, '../fixtures/formats')
const goldens = join(import.meta.dirname, '../fixtures/goldens')

/** The format ids that users name in `trace-format` and read in reports. A rename breaks them. */
const pinned =
  'adk-evalset adk-session agentdojo ai-sdk anthropic-messages antigravity-stream antigravity-transcript atif autogen claude-code claude-transcript codex-exec codex-rollout copilot-events cursor-stream cursor-transcript droid-exec droid-session flat-calls gemini-contents gemini-json gemini-session gemini-stream goose grok-session inspect kimi-wire langchain-messages live-trajectory mcp-log mini-swe-agent native openai-agents openai-chat openai-responses opencode-export opencode-run openhands openhands-v0 otel-genai pi-session pydantic-ai qwen-session swe-agent tau-bench tau2'

/** One line with no final stop. It may begin with the name of a tool, which has no capital. */
const sentence = /^\S[^\n]*[^\n.\s]$/

const filesOf = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).sort() : [])

/** The beginning of a fixture as detection sees it. Lines that are no JSON are left out. */
function headOf(file: string): Head {
  const text = readFileSync(file, 'utf8')
  if (file.endsWith('.json')) {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? { container: 'array', records: value } : { container: 'object', records: [value] }
  }
  const records = text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as unknown]
    } catch {
      return []
    }
  })
  return { container: 'lines', records }
}

/** What the command line reads from a fixture, as JSON: `{ traces }`, and what is to be said of the file. */
function reading(file: string): unknown {
  const traces: Trace[] = []
  const said = readText(readFileSync(file, 'utf8'), {
    sha256: (text) => `sha256 of ${text.length} characters`,
    emit: (trace) => traces.push(trace),
  })
  const plain = (_key: string, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value)
  return JSON.parse(JSON.stringify({ ...said, traces }, plain))
}

test('the ids of all formats', () => {
  assert.equal(
    formats
      .map((f) => f.id)
      .sort()
      .join(' '),
    pinned,
  )
})

test('the list is what the makers’ folders make public, each under the name of its file', async () => {
  const found: Format[] = []
  for (const file of globSync('*/*.ts', { cwd: source })) {
    const { default: unit } = (await import(join(source, file))) as { default?: Format }
    if (unit?.detect === undefined) continue
    assert.equal(`${unit.id}.ts`, basename(file))
    found.push(unit)
  }
  assert.deepEqual(new Set(found), new Set(formats))
  assert.equal(found.length, formats.length)
})

test('there are no fixtures of a format that does not exist', () => {
  const ids = formats.map((f) => f.id)
  assert.deepEqual(
    readdirSync(fixtures).filter((folder) => !ids.includes(folder)),
    [],
  )
})

for (const format of formats) {
  describe(format.id, () => {
    const names = filesOf(join(fixtures, format.id))

    test('follows the grammar', () => {
      assert.match(format.doc, sentence)
      assert.match(format.where, sentence)
      assert.notEqual(format.doc, format.where)
    })

    test('lacks known kinds of evidence, each once', () => {
      assert.deepEqual(
        format.lacks.filter((kind, i) => !evidenceKinds.includes(kind) || format.lacks.indexOf(kind) !== i),
        [],
      )
    })

    test('is preferred over other formats that exist, and none of them over it', () => {
      for (const id of format.before ?? []) {
        const other = formats.find((f) => f.id === id)
        assert.ok(other && other !== format, id)
        assert.ok(!other.before?.includes(format.id), `${id} is before ${format.id} and after it`)
      }
    })

    test('has a fixture', () => {
      assert.notDeepEqual(names, [])
      assert.equal(new Set(names.map((name) => parse(name).name)).size, names.length, 'each of its own name')
    })

    for (const name of names) {
      const file = join(fixtures, format.id, name)

      test(`${name} is taken for no other`, () => {
        const head = headOf(file)
        const strong = formats.filter((f) => f.detect(head) === 'strong')
        const left = strong.filter((f) => !strong.some((other) => other.before?.includes(f.id)))
        assert.deepEqual(
          left.filter((f) => f !== format).map((f) => f.id),
          [],
        )
        assert.notEqual(format.detect(head), undefined)
        const chosen = choose(head)
        assert.equal('format' in chosen && chosen.format, format)
      })

      test(`${name} gives its traces`, () => {
        const golden = join(goldens, format.id, `${parse(name).name}.json`)
        const found = reading(file)
        if (process.env['UPDATE_GOLDENS']) {
          mkdirSync(dirname(golden), { recursive: true })
          writeFileSync(golden, `${JSON.stringify(found, null, 1)}\n`)
        }
        assert.ok(existsSync(golden), `there is no ${golden}`)
        assert.deepEqual(found, JSON.parse(readFileSync(golden, 'utf8')))
      })
    }

    test('has no golden of a fixture that does not exist', () => {
      assert.deepEqual(
        filesOf(join(goldens, format.id)),
        names.map((name) => `${parse(name).name}.json`),
      )
    })
  })
}
