// Every fixture of every format, cut, bent and stretched: no crash, no hang, no wrong format, nothing lost in silence.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { writeJson } from '../../src/formats/json.ts'
import type { Trace } from '../../src/model/trace.ts'
import { lineReader } from '../../src/reading/lines.ts'
import { calls, fixtures, read, sha256 } from './reading.ts'

const files = readdirSync(fixtures, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(?:json|jsonl)$/.test(path))
  .sort()
  .map((path) => {
    const text = readFileSync(new URL(path, fixtures), 'utf8')
    const whole = read(text)
    return { path, text, whole, format: path.split('/')[0] as string, lines: path.endsWith('.jsonl') }
  })

/** A trace without what only counts how it was read. */
const evidence = (trace: Trace) => {
  const { unrecognised: _u, junk_lines: _j, ...source } = trace.source
  return { ...trace, source }
}
const evidences = (traces: readonly Trace[]) => traces.map(evidence)

const isJson = (line: string): boolean => {
  try {
    return typeof JSON.parse(line) === 'object'
  } catch {
    return false
  }
}

/** Rewrites each record of JSON Lines, other lines stay. */
const eachRecord = (text: string, rewrite: (line: string) => string): string =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => (isJson(line) ? rewrite(line) : line))
    .join('\n')

/** Reads a variant that must be the same traces. */
function same(text: string, { whole, path }: (typeof files)[number], variant: string): void {
  const found = read(text)
  assert.deepEqual(
    { problem: found.problem, traces: evidences(found.traces) },
    { problem: whole.problem, traces: evidences(whole.traces) },
    `${path}, ${variant}`,
  )
}

test('every fixture is small, and read as the format whose folder it is in', () => {
  assert.ok(files.length > 20)
  for (const { path, text, whole, format } of files) {
    assert.ok(Buffer.byteLength(text) <= 4096, `${path} has more than 4 KB`)
    assert.equal(whole.problem, undefined, path)
    assert.ok(whole.traces.length > 0, path)
    for (const trace of whole.traces) assert.equal(trace.source.format, format, path)
  }
})

test('cut at every byte: a problem, an error, a cut trace, or the same evidence', () => {
  for (const { path, text, whole, format, lines } of files) {
    const bytes = Buffer.from(text)
    const expected = new Set(whole.traces.map((trace) => writeJson(evidence(trace))))
    for (let n = 0; n < bytes.length; n++) {
      const cut = bytes.toString('utf8', 0, n)
      const where = `${path} cut at byte ${n}`
      const { problem, traces } = read(cut)
      for (const trace of traces) assert.equal(trace.source.format, format, where)
      if (problem !== undefined || traces.some((t) => t.truncated || t.error)) continue
      if (traces.length === whole.traces.length && traces.every((t) => expected.has(writeJson(evidence(t))))) continue
      // Whole lines are a file of their own; nobody can know that others followed.
      const last = cut.trimEnd().split('\n').at(-1) ?? ''
      assert.ok(lines && isJson(last), `${where} passes for a whole file`)
      if (format === 'claude-code') assert.match(last, /"type":"result"/, `${where}: a run without its result`)
    }
  }
})

test('a long stream cut at seeded offsets is never taken for the whole', () => {
  const records: object[] = [{ type: 'system', subtype: 'init', session_id: 's', tools: ['Bash'] }]
  for (let i = 0; i < 1500; i++) {
    const use = { type: 'tool_use', id: `t${i}`, name: 'Bash', input: { command: `echo ${i} ✓` } }
    const result = { type: 'tool_result', tool_use_id: `t${i}`, content: `${i}`.repeat(9), is_error: false }
    records.push({ type: 'assistant', session_id: 's', message: { id: `m${i}`, content: [use] } })
    records.push({ type: 'user', session_id: 's', message: { content: [result] } })
  }
  records.push({ type: 'result', subtype: 'success', is_error: false, num_turns: 1501, result: 'ok', session_id: 's' })
  const bytes = Buffer.from(records.map((r) => JSON.stringify(r)).join('\n'))
  assert.equal(calls(read(bytes.toString()).traces[0]).length, 1500)
  let seed = 42
  for (let i = 0; i < 60; i++) {
    seed = (seed * 48271) % 2147483647
    const n = seed % bytes.length
    const { problem, traces } = read(bytes.toString('utf8', 0, n))
    assert.ok(problem !== undefined || traces.every((t) => t.truncated || t.error), `cut at byte ${n}`)
  }
})

const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reversed(inner)]),
  )
}

test('line ends, a byte order mark, blank lines, the order of keys: the same traces', () => {
  for (const file of files) {
    const { text, lines } = file
    same(text.replaceAll('\n', '\r\n'), file, 'CRLF')
    same(`\ufeff${text}`, file, 'BOM')
    same(`\n\n${text}\n\n \n`, file, 'blank lines')
    if (lines) {
      same(text.trimEnd(), file, 'no last line end')
      same(text.replace(/^(?=.)/gm, 'data: '), file, 'server-sent events')
      same(
        eachRecord(text, (line) => JSON.stringify(reversed(JSON.parse(line)))),
        file,
        'reversed keys',
      )
    } else {
      same(JSON.stringify(reversed(JSON.parse(text))), file, 'reversed keys')
    }
  }
})

test('lines to an array, an array to lines, indented documents one after the other: the same traces', () => {
  for (const file of files) {
    const { text, lines } = file
    if (lines) {
      const records = text
        .trim()
        .split('\n')
        .filter(isJson)
        .map((line) => JSON.parse(line))
      same(JSON.stringify(records, null, 2), file, 'as an indented array')
      same(JSON.stringify(records), file, 'as a compact array')
      same(`[${records.map((r) => JSON.stringify(r)).join(',\n')}]`, file, 'as an array with one record a line')
      same(records.map((r) => JSON.stringify(r, null, 2)).join('\n'), file, 'as indented documents')
    } else {
      const value = JSON.parse(text)
      if (Array.isArray(value)) same(value.map((r) => JSON.stringify(r)).join('\n'), file, 'as lines')
      same(JSON.stringify(value), file, 'on one line')
    }
  }
})

test('junk between lines is counted, and a broken record is not passed over in silence', () => {
  const junk = ['npm warn deprecated x', '[harness] tool_call', 'Done.', '::error::x', '{{{', '""', '7']
  for (const file of files.filter((f) => f.lines)) {
    const noisy = file.text
      .trimEnd()
      .split('\n')
      .flatMap((line, i) => [junk[i % junk.length], line])
    same(noisy.join('\n'), file, 'junk lines')
    assert.ok(
      read(noisy.join('\n')).traces.some((t) => t.source.junk_lines),
      file.path,
    )
    const lines = file.text.trimEnd().split('\n')
    const broken = [lines[0], '{"type":"assistant","message":{"con', ...lines.slice(1)]
    const { problem, traces } = read(broken.join('\n'))
    assert.ok(
      problem !== undefined || lines.length === 1 || traces.some((t) => t.truncated || t.source.incomplete),
      file.path,
    )
  }
})

test('repeated lines make no new calls where records can be told apart', () => {
  for (const file of files.filter((f) => f.lines)) {
    const twice = file.text.replace(/^.+$/gm, '$&\n$&')
    if (file.format.startsWith('claude-')) same(twice, file, 'every line twice')
    const { problem, traces } = read(twice)
    for (const trace of traces) assert.equal(trace.source.format, file.format, file.path)
    const tools = (list: readonly Trace[]) => new Set(list.flatMap((t) => calls(t).map((c) => c.tool)))
    if (problem === undefined) assert.deepEqual(tools(traces), tools(file.whole.traces), file.path)
  }
})

test('10,000 levels of nesting, anywhere: a problem where a trace would hold them, never a crash', () => {
  const deep = `${'['.repeat(10_000)}1${']'.repeat(10_000)}`
  const deepObject = `${'{"a":'.repeat(10_000)}12345678901234567890${'}'.repeat(10_000)}`
  for (const { path, text, lines } of files) {
    for (const value of [deep, deepObject]) {
      const bent = lines ? text.replace(/\}\s*$/, `,"deep":${value}}\n`) : text.replace(/^\s*\{/, `{"deep":${value},`)
      const elements = bent === text ? text.replace(/^\[/, `[${value},`) : bent
      const { problem, traces } = read(elements)
      if (lines) assert.match(problem ?? '', /nested/, path)
      else assert.ok(writeJson(traces).length < 20_000, path)
    }
  }
  const call = (args: string) => ({
    role: 'assistant',
    tool_calls: [{ id: 'c', function: { name: 'f', arguments: args } }],
  })
  const [trace] = read(JSON.stringify([call(deep)])).traces
  assert.equal(calls(trace)[0]?.arguments, deep, 'as text the arguments are malformed')
})

test('NUL bytes, lone surrogates, markup and __proto__ keys come through unchanged', () => {
  const odd = '\u0000\ud800 ::error::x <b>\u202e\u001b[31m \u2028'
  for (const file of files) {
    const hostile = '"__proto__":{"type":"x","is_error":false,"schema":"x","hacked":1},"constructor":{"prototype":1}'
    const add = (record: string) => record.replace(/^\s*\{/, `{${hostile},`)
    const { problem, traces } = read(file.lines ? eachRecord(file.text, add) : add(file.text))
    assert.equal(({} as { hacked?: number }).hacked, undefined)
    // A bare chat message with unknown objects beside its content is not taken for a chat.
    if (problem !== undefined) assert.match(file.format, /^(?:anthropic-messages|openai-chat)$/, file.path)
    if (problem !== undefined) continue
    assert.deepEqual(
      traces.map((t) => calls(t).map((c) => [c.tool, c.is_error])),
      file.whole.traces.map((t) => calls(t).map((c) => [c.tool, c.is_error])),
      file.path,
    )
    const emptied = read(file.text.replace(/^(?=.)/gm, '\0\0'))
    assert.ok(emptied.problem !== undefined || emptied.traces[0]?.source.incomplete, `${file.path}, NUL characters`)
  }
  const use = { type: 'tool_use', id: 't', name: 'Bash', input: { command: odd } }
  const lines = [
    { type: 'system', subtype: 'init', session_id: 's' },
    { type: 'assistant', session_id: 's', message: { id: 'm', content: [use, { type: 'text', text: odd }] } },
  ]
  const [trace] = read(lines.map((r) => JSON.stringify(r)).join('\n')).traces
  assert.deepEqual(calls(trace)[0]?.arguments, { command: odd })
  assert.equal(trace?.events[1]?.type === 'message' && trace.events[1].text, odd)
})

test('a line of 64 MB: its result is kept as a head, a size and a hash', () => {
  const large = 'é'.repeat(32 << 20)
  const traces: Trace[] = []
  const reader = lineReader({ sha256, emit: (t) => traces.push(t) })
  reader.line('{"type":"system","subtype":"init","session_id":"s"}')
  reader.line(
    '{"type":"assistant","session_id":"s","message":{"id":"m","content":[{"type":"tool_use","id":"t","name":"Bash"}]}}',
  )
  reader.line(
    `{"type":"user","session_id":"s","message":{"content":[{"type":"tool_result","tool_use_id":"t","content":"${large}"}]}}`,
  )
  reader.line(large)
  reader.line('{"type":"result","subtype":"success","is_error":false,"num_turns":2,"result":"ok","session_id":"s"}')
  assert.deepEqual(reader.end(), {})
  const [call] = calls(traces[0])
  assert.deepEqual(call?.result_cut, { bytes: 64 << 20, sha256: sha256(large) })
  assert.equal(call?.result, large.slice(0, 2048))
  assert.equal(traces[0]?.source.junk_lines, 1)
})

test('large arguments keep their keys and short texts; many payloads are cut sooner than one', () => {
  const init = { type: 'system', subtype: 'init', session_id: 's' }
  const write = (id: number, length: number) => ({
    type: 'assistant',
    session_id: 's',
    message: {
      id: `m${id}`,
      content: [{ type: 'tool_use', id: `t${id}`, name: 'Write', input: { path: 'a', content: 'x'.repeat(length) } }],
    },
  })
  const lines = (records: object[]) => records.map((r) => JSON.stringify(r)).join('\n')
  const [one] = calls(read(lines([init, write(1, 2 << 20)])).traces[0])
  assert.deepEqual(one?.arguments, { path: 'a', content: 'x'.repeat(2048) })
  assert.equal(one?.arguments_cut?.bytes, (2 << 20) + '{"path":"a","content":""}'.length)
  const many = calls(read(lines([init, ...Array.from({ length: 18 }, (_, i) => write(i, 1_000_000))])).traces[0])
  assert.deepEqual(
    many.map((c) => c.arguments_cut !== undefined),
    [...Array(17).fill(false), true],
  )
})

test('written as the native format and read back, every trace is the same', () => {
  for (const { path, whole } of files) {
    for (const indent of [undefined, 2]) {
      const written = whole.traces.map((trace) => writeJson(trace, indent)).join('\n')
      const back = read(written)
      assert.equal(back.problem, undefined, path)
      assert.deepEqual(back.traces, whole.traces, path)
    }
  }
  const exact = `{"events":[{"type":"tool_call","tool":"f","arguments":{"id":12345678901234567890}}]}`
  const [trace] = read(exact).traces
  assert.deepEqual(calls(trace)[0]?.arguments, { id: 12345678901234567890n })
  assert.deepEqual(read(writeJson(trace)).traces, [trace])
})
