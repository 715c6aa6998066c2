// The calls that the scripts of Codex's code mode hold.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scriptCalls } from '../../src/formats/codex/script.ts'
import { loadParser } from '../../src/formats/codex/syntax.ts'

await loadParser()

const told = (script: string) => scriptCalls(script).calls.map((c) => [c.tool, c.arguments])

test('literal arguments are read, others are the text that stands there', () => {
  assert.deepEqual(
    told("text(await tools.exec_command({\"cmd\": 'it\\'s', n: -1.5, list: [1, true, null], t: 10_000,}))"),
    [['exec_command', { cmd: "it's", n: -1.5, list: [1, true, null], t: 10000 }]],
  )
  assert.deepEqual(told('const cmd = "a" + "b"\nawait tools.exec_command({cmd, dir: at(1, 2), q: `x `+y})'), [
    ['exec_command', { cmd: 'ab', dir: 'at(1, 2)', q: '`x `+y' }],
  ])
  assert.deepEqual(told('tools.a(b, c); tools.d("e"); tools.f(); all.map(tools.g)'), [
    ['a', { input: 'b' }],
    ['d', { input: 'e' }],
    ['f', {}],
    ['g', {}],
  ])
  assert.deepEqual(told('tools.a({"__proto__": {x: 1}})')[0]?.[0], 'a')
})

test('strings, comments and regular expressions hold no calls; the code in a template does', () => {
  const script = `"tools.a()"; // tools.b()\n/* tools.c() */ \`tools.d() \${await tools.e()} tools.f()\`; x = /"/; tools.g()`
  assert.deepEqual(
    told(script).map(([tool]) => tool),
    ['e', 'g'],
  )
  assert.deepEqual(told('if (ok) /"/.exec(s); await tools.mcp__mail__send({})'), [['mcp__mail__send', {}]])
  // Broken off: then nobody knows.
  assert.deepEqual(scriptCalls('`tools.a()'), { calls: [], computed: true })
})

test('tools that a script names otherwise', () => {
  assert.deepEqual(told('const {a, b: c} = tools; tools["mcp__x__y"]({}); tools?.d()'), [
    ['a', {}],
    ['b', {}],
    ['mcp__x__y', {}],
    ['d', {}],
  ])
  assert.deepEqual(told('await globalThis.tools.a({}); self["tools"].b()'), [
    ['a', {}],
    ['b', {}],
  ])
  for (const script of [
    'const t = ready ? tools : none; await t.a({})',
    'globalThis[k].a()',
    'eval(s)',
    'f.constructor(s)()',
    'f["constructor"](s)()',
    'const { constructor: F } = f; F(s)()',
    'f({ tools })',
  ])
    assert.deepEqual(scriptCalls(script), { calls: [], computed: true }, script)
  for (const script of ['tools[name]({})', 'const t = tools; t.a()', 'f({...tools})'])
    assert.deepEqual(scriptCalls(script), { calls: [], computed: true })
  assert.equal(scriptCalls('text(ALL_TOOLS); r.tools.x(); ({tools: 1})').computed, false)
})

test('hostile scripts are read in time', () => {
  const began = Date.now()
  for (const script of [
    'tools.a(('.repeat(1e5),
    `\`\${`.repeat(1e5),
    `tools.a(${'{a:'.repeat(1e5)}`,
    `tools.a(${'"a"+'.repeat(1e5)}`,
    'tools.a(q);'.repeat(1e5),
    '/"'.repeat(3e5),
  ])
    assert.ok(scriptCalls(script).calls.length <= 200)
  assert.ok(Date.now() - began < 5000)
})
