// Breaks failure messages and places one at a time, and asks the tests to notice: `npm run mutate`. Exit 1: some went unnoticed.
//
// A message becomes `'x'`: the first argument of fail(…), error(…) and wrong(…), and `message` beside a `route`. A place becomes that
// of the whole block: `route` and `place` of what checks and scenario loading make, and the route that wrong(message, …) is given.
// `--seed N` picks others, `--count N` more or fewer of each, `--all` every one, `--in PATH` those of a folder.
import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import ts from 'typescript'

/** A change of one file: its characters from `start` to `end` become `text`. */
type Mutant = { kind: 'message' | 'place'; file: string; line: number; start: number; end: number; text: string }

const root = join(import.meta.dirname, '..')
const sources = ['src/checks/**/*.ts', 'src/scenario/*.ts']
/** The tests that must notice; those of cost take long and assert no message. */
const tests = [
  'test/checks/families.test.ts',
  'test/checks/fixtures.test.ts',
  'test/checks/registry.test.ts',
  'test/scenario/*.test.ts',
]

/** Every mutant of a file, in the order of its text. */
function mutantsOf(file: string): Mutant[] {
  const text = readFileSync(join(root, file), 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true)
  const found: Mutant[] = []
  const add = (kind: Mutant['kind'], start: number, end: number, changed: string) =>
    found.push({ kind, file, line: source.getLineAndCharacterOfPosition(start).line + 1, start, end, text: changed })
  const replace = (kind: Mutant['kind'], node: ts.Node, changed: string) =>
    add(kind, node.getStart(source), node.getEnd(), changed)

  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const [message, ...rest] = node.arguments
      const name = node.expression.text
      if (message && (name === 'fail' || name === 'error' || name === 'wrong')) replace('message', message, "'x'")
      if (message && rest.length > 0 && name === 'wrong') add('place', message.getEnd(), node.getEnd() - 1, '')
    }
    if (ts.isObjectLiteralExpression(node)) {
      const property = (name: string) => node.properties.find((p) => p.name?.getText(source) === name)
      const [message, route] = [property('message'), property('route')]
      for (const place of [route, property('place')])
        if (place && isRoute(place)) replace('place', place, `${place.name?.getText(source)}: []`)
      if (message && route) replace('message', message, "message: 'x'")
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Is a property a route, and one that says more than its block? */
function isRoute(property: ts.ObjectLiteralElementLike): boolean {
  if (!ts.isPropertyAssignment(property)) return ts.isShorthandPropertyAssignment(property)
  const { initializer } = property
  return !ts.isFunctionLike(initializer) && initializer.getText() !== '[]'
}

/** Numbers between 0 and 1, the same for the same seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Some of a list, drawn by a seed, in the order of the list. */
function pick<T>(list: readonly T[], count: number, next: () => number): T[] {
  const drawn = list.map((value, at) => ({ value, at, by: next() })).sort((a, b) => a.by - b.by)
  return drawn
    .slice(0, count)
    .sort((a, b) => a.at - b.at)
    .map((d) => d.value)
}

/** Copies what the tests need, and runs them there. */
function makeCopy() {
  const copy = mkdtempSync(join(tmpdir(), 'agent-eval-mutate-'))
  for (const part of ['src', 'test', 'package.json']) cpSync(join(root, part), join(copy, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return {
    write: (file: string, text: string) => writeFileSync(join(copy, file), text),
    remove: () => rmSync(copy, { recursive: true }),
    /** Do the tests fail? One that hangs notices too. */
    notice: (): boolean =>
      spawnSync(process.execPath, ['--test', '--test-isolation=none', '--test-reporter=dot', ...tests], {
        cwd: copy,
        stdio: 'ignore',
        timeout: 120_000,
      }).status !== 0,
  }
}

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '20' },
    all: { type: 'boolean', default: false },
    in: { type: 'string', default: 'src' },
  },
})
const next = random(Number(values.seed))
const known = sources
  .flatMap((pattern) => globSync(pattern, { cwd: root }).sort())
  .filter((file) => file.startsWith(values.in))
  .flatMap(mutantsOf)
const count = values.all ? known.length : Number(values.count)
const picked = (['message', 'place'] as const).flatMap((kind) =>
  pick(
    known.filter((m) => m.kind === kind),
    count,
    next,
  ),
)
if (picked.length === 0) throw new Error(`No message and no place to break below ${values.in}`)

const copy = makeCopy()
const survivors: string[] = []
try {
  if (copy.notice()) throw new Error('The tests fail before anything is broken: nothing can be learnt from them')
  for (const { kind, file, line, start, end, text } of picked) {
    const original = readFileSync(join(root, file), 'utf8')
    copy.write(file, original.slice(0, start) + text + original.slice(end))
    const noticed = copy.notice()
    copy.write(file, original)
    const what = `${kind} ${file}:${line} ${original.slice(start, end).replace(/\s+/g, ' ').slice(0, 80)}`
    console.log(`${noticed ? 'noticed ' : 'SURVIVED'} ${what}`)
    if (!noticed) survivors.push(what)
  }
} finally {
  copy.remove()
}
const places = picked.filter((m) => m.kind === 'place').length
console.log(`${picked.length - places} messages and ${places} places broken, ${survivors.length} unnoticed`)
if (survivors.length > 0) process.exitCode = 1
