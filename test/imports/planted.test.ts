// The checker of imports can fail: small trees with one breach each, of every kind there is, and one tree with none.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { breaches } from './check.ts'

const sound: Readonly<Record<string, string>> = {
  'model/text.ts': 'export const cut = (text: string): string => text.slice(0, 9)\n',
  'model/trace.ts': "import { cut } from './text.ts'\nexport type Trace = { text: string }\nexport const of = cut\n",
  'documents/toml.ts': "import { parse } from 'smol-toml'\nexport const read = parse\n",
  'documents/lazy.ts': "export const positions = async () => (await import('toml-eslint-parser')).parseTOML\n",
  'formats/contract.ts': 'export type Format = { id: string }\n',
  'formats/native/native.ts':
    "import type { Format } from '../contract.ts'\nexport default { id: 'native' } satisfies Format\n",
  'formats/codex/script.ts': "import { parse } from 'acorn'\nexport const script = parse\n",
  'formats/codex/codex.ts': "import { script } from './script.ts'\nexport default { id: 'codex', script }\n",
  'formats/index.ts':
    "import codex from './codex/codex.ts'\nimport native from './native/native.ts'\nexport const formats = [native, codex]\n",
  'checks/amounts/numerals.ts': 'export const numerals = /[0-9]+/g\n',
  'checks/expect/want.ts': "import * as z from 'zod/mini'\nexport const want = z.object({ a: z.string() })\n",
  'checks/expect/tools.ts':
    "import { numerals } from '../amounts/numerals.ts'\nimport { want } from './want.ts'\nexport default { want, numerals }\n",
  'checks/expect/family.ts':
    "import tools from './tools.ts'\nimport { want } from './want.ts'\nexport default { want, tools }\n",
  'checks/live/family.ts': 'export default {}\n',
  'checks/index.ts':
    "import expect from './expect/family.ts'\nimport live from './live/family.ts'\nexport const families = [expect, live]\n",
  'files/stream.ts':
    "import fs from 'node:fs'\nexport const sha = () => process.getBuiltinModule('node:crypto')\nexport const read = fs.readFileSync\n",
  'run/run.ts':
    "import { read } from '../files/stream.ts'\nexport const run = (now = Date.now()) => [read, now]\nexport const later = () => import('../report/text.ts')\n",
  'report/text.ts':
    'type Fetch = { fetch: string; process: Date }\nexport const text = (process: { env: string }, o: Fetch) => process.env + o.fetch + o.process + Date.parse("2026") + new Date(0) + Math.max(1, 2)\n',
  'action.ts':
    "import * as core from '@actions/core'\nimport { run } from './run/run.ts'\ncore.info(process.env['HOME'] ?? '')\nawait run()\n",
  'github/context.ts':
    "import { Context } from '../../node_modules/@actions/github/lib/context.js'\nexport const read = () => new Context()\n",
  'cli.ts': "import { run } from './run/run.ts'\nprocess.exitCode = Number(run(0)[1])\n",
}

/** A breach: in which file it is planted, its line, and a fragment of what is told. */
const planted: readonly (readonly [title: string, file: string, line: string, told: string])[] = [
  [
    'a lower room imports a higher one',
    'model/text.ts',
    "import { read } from '../documents/toml.ts'",
    'model may not import documents',
  ],
  [
    'by a type alone',
    'model/text.ts',
    "import type { Format } from '../formats/contract.ts'",
    'model may not import formats',
  ],
  [
    'by a type in place',
    'model/text.ts',
    "export type F = import('../formats/contract.ts').Format",
    'model may not import formats',
  ],
  ['by an export', 'model/text.ts', "export { read } from '../documents/toml.ts'", 'model may not import documents'],
  [
    'by a dynamic import',
    'model/text.ts',
    "export const r = () => import('../documents/toml.ts')",
    'model may not import documents',
  ],
  ['a report imports a check', 'report/text.ts', "import '../checks/index.ts'", 'report may not import checks'],
  ['the shell is imported', 'documents/toml.ts', "import { run } from '../run/run.ts'", 'documents may not import run'],
  [
    'the command line imports a check',
    'cli.ts',
    "import { families } from './checks/index.ts'",
    'cli may not import checks',
  ],
  ['a room that no table names', 'helpers/any.ts', 'export const a = 1', 'unknown room helpers'],
  [
    'a file that is not there',
    'model/text.ts',
    "import { a } from './gone.ts'",
    'imports model/gone.ts, which is no source file',
  ],
  [
    'a package outside of its room',
    'model/text.ts',
    "import * as z from 'zod/mini'",
    'the package zod, which model may not',
  ],
  ['a package of a sibling folder', 'formats/native/native.ts', "import { parse } from 'acorn'", 'the package acorn'],
  ['a package of the shell alone', 'run/run.ts', "import * as core from '@actions/core'", 'the package @actions/core'],
  ['a package that no table names', 'run/run.ts', "import leftPad from 'left-pad'", 'the package left-pad'],
  ['a package loaded later', 'model/text.ts', "export const z = () => import('zod')", 'the package zod'],
  ['a package by its path', 'model/text.ts', "import { z } from '../../node_modules/zod/index.js'", 'the package zod'],
  ['an address', 'run/run.ts', "export const z = () => import('https://example.org/a.js')", 'the package https:'],
  ['Node in the core', 'model/text.ts', "import fs from 'node:fs'", 'imports node:fs, which model may not'],
  [
    'more of Node than a room needs',
    'files/stream.ts',
    "import { exec } from 'node:child_process'",
    'imports node:child_process',
  ],
  ['Node without its prefix', 'run/run.ts', "import fs from 'fs'", 'without the prefix node:'],
  [
    'Node by getBuiltinModule',
    'files/stream.ts',
    "export const vm = () => process.getBuiltinModule('node:vm')",
    'imports node:vm',
  ],
  [
    'getBuiltinModule of a computed name',
    'files/stream.ts',
    'export const vm = (n: string) => process.getBuiltinModule(n)',
    'only the run knows',
  ],
  ['a template import', 'run/run.ts', 'export const z = () => import(`../report/text.ts`)', 'only the run knows'],
  ['a computed import', 'run/run.ts', 'export const z = (n: string) => import(n)', 'only the run knows'],
  ['an import for its effect', 'run/run.ts', "import '../report/text.ts'", 'imports for what happens then'],
  ['require', 'run/run.ts', "export const fs = () => require('node:fs')", 'uses require'],
  ['the network', 'report/text.ts', "export const get = () => fetch('https://example.org')", 'uses fetch'],
  ['the environment', 'report/text.ts', 'export const home = () => process.env', 'uses process.env'],
  [
    'the environment by an index',
    'report/text.ts',
    "export const home = () => process['env']['HOME']",
    'uses process.env',
  ],
  [
    'the environment in a room that kills processes',
    'oracles/command.ts',
    'export const home = () => process.env',
    'uses process.env',
  ],
  [
    'process taken apart',
    'oracles/command.ts',
    'export const home = () => { const { env } = process; return env }',
    'uses process',
  ],
  ['process by a shorthand', 'oracles/command.ts', 'export const home = () => ({ process })', 'uses process'],
  ['the global object', 'report/text.ts', 'export const get = () => globalThis.fetch', 'uses globalThis.fetch'],
  ['the console', 'run/run.ts', "export const say = () => console.log('a')", 'uses console.log'],
  ['a timer', 'judging/wait.ts', 'export const wait = () => setTimeout(() => {}, 1)', 'uses setTimeout'],
  ['a deadline', 'judging/wait.ts', 'export const wait = () => AbortSignal.timeout(1)', 'uses AbortSignal.timeout'],
  ['import.meta of a chunk', 'cli.ts', 'export const here = import.meta.url', 'uses import.meta'],
  ['import.meta in the core', 'model/text.ts', 'export const here = () => import.meta.url', 'uses import.meta'],
  ['evaluated code', 'model/text.ts', 'export const f = (s: string) => eval(s)', 'uses eval'],
  ['compiled code', 'model/text.ts', 'export const f = (s: string) => new Function(s)', 'uses Function'],
  ['the clock', 'judging/now.ts', 'export const now = () => Date.now()', 'asks Date.now'],
  ['the clock by an index', 'judging/now.ts', "export const now = () => Date['now']()", 'asks Date.now'],
  ['the clock as a date', 'judging/now.ts', 'export const now = () => new Date()', 'asks new Date()'],
  ['the clock as a text', 'judging/now.ts', 'export const now = () => Date()', 'asks Date()'],
  ['the clock under another name', 'judging/now.ts', 'export const clock = Date', 'asks Date, handed on'],
  ['the fine clock', 'judging/now.ts', 'export const now = () => performance.now()', 'uses performance.now'],
  ['chance', 'judging/now.ts', 'export const any = () => Math.random()', 'asks Math.random'],
  ['chance as an id', 'judging/now.ts', 'export const id = () => crypto.randomUUID()', 'uses crypto.randomUUID'],
  ['a call on import', 'run/run.ts', 'later()', 'on import: a statement that acts'],
  ['a loop on import', 'model/text.ts', 'for (const a of [1]) cut(String(a))', 'on import: a statement that acts'],
  ['a wait on import', 'run/run.ts', "export const text = await import('../report/text.ts')", 'on import: awaits'],
  ['a change on import', 'model/text.ts', 'const o = { a: 1 }\nexport const b = (o.a = 2)', 'on import: changes'],
  ['a promise on import', 'documents/lazy.ts', "export const early = import('smol-toml')", 'on import: loads a module'],
  ['a static block', 'model/text.ts', 'export class A { static { cut("a") } }', 'on import: a static block'],
  ['state between runs', 'model/text.ts', 'let seen = 0\nexport const see = () => seen++', 'on import: a variable'],
  [
    "a maker in another's folder",
    'formats/codex/codex.ts',
    "import native from '../native/native.ts'",
    'formats/native is private',
  ],
  [
    "a maker's insides from outside",
    'run/run.ts',
    "import { script } from '../formats/codex/script.ts'",
    'formats/codex is private',
  ],
  [
    'what formats share imports a maker',
    'formats/contract.ts',
    "import native from './native/native.ts'",
    'formats/native is private',
  ],
  [
    "a family in another's folder",
    'checks/live/family.ts',
    "import { want } from '../expect/want.ts'",
    'checks/expect is private',
  ],
  [
    "a family's insides from outside",
    'scenario/build.ts',
    "import { want } from '../checks/expect/want.ts'",
    'checks/expect is private',
  ],
  [
    'a dimension imports its family',
    'checks/expect/tools.ts',
    "import type family from './family.ts'",
    'what both need is in want.ts',
  ],
  [
    'a want imports a dimension',
    'checks/expect/want.ts',
    "import tools from './tools.ts'",
    'want.ts imports no dimension',
  ],
  ['a dimension imports another', 'checks/expect/other.ts', "import tools from './tools.ts'", 'by its family alone'],
  [
    'a circle',
    'model/text.ts',
    "import { of } from './trace.ts'",
    'circle: model/text.ts → model/trace.ts → model/text.ts',
  ],
  [
    'a circle of types',
    'model/text.ts',
    "import type { Trace } from './trace.ts'",
    'circle: model/text.ts → model/trace.ts',
  ],
  [
    'a file that imports itself',
    'model/text.ts',
    "import { cut as c } from './text.ts'",
    'circle: model/text.ts → model/text.ts',
  ],
]

describe('a planted breach is told:', () => {
  for (const [title, file, line, told] of planted) {
    test(title, () => {
      const files = new Map(Object.entries({ ...sound, [file]: `${sound[file] ?? ''}${line}\n` }))
      const found = breaches(files)
      assert.ok(
        found.some((b) => b.includes(told) && (b.startsWith(`${file}:`) || b.startsWith('circle: '))),
        `Expected "${told}" in ${file}, found ${JSON.stringify(found)}`,
      )
    })
  }
})

test('a sound tree has no breach', () => {
  assert.deepEqual(breaches(new Map(Object.entries(sound))), [])
})
