// Who may import whom: the functional core knows nothing of the shell, and no family knows another.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { describe, test } from 'node:test'

const root = join(import.meta.dirname, '../src')
const files = globSync('**/*.ts', { cwd: root })
  .map((f) => f.replaceAll('\\', '/'))
  .sort()

/** The part of the program a file belongs to: its folder, or the file itself at the top. */
const partOf = (file: string): string =>
  file.includes('/') ? (file.split('/')[0] as string) : file.replace(/\.ts$/, '')

/** What each folder may import, beside itself. The files at the top are the shell: `shell` says in which order. */
const allowed: Record<string, readonly string[]> = {
  model: [],
  formats: ['model'],
  checks: ['model'],
  scenario: ['model', 'checks'],
  oracles: ['model'],
  report: ['model'],
}
/** The shell, lowest first: the files at the top and the folder of commands; each may import the other folders and what stands before it. */
const shell = 'version options judge files assemble traces inputs reports batch workers run commands cli action'.split(
  ' ',
)
/** Those of them that know nothing of Node, as the folders but oracles. */
const pure = /^(version|options|judge|assemble)\.ts$|^(model|formats|checks|scenario|report)\//

type Import = { file: string; specifier: string; target: string; type: boolean }

const statement =
  /(?:^|\n)\s*(?:import|export)\b(\s+type\b)?[^'"`;]*?\bfrom\s*'([^']+)'|\bimport\(\s*'([^']+)'|(?:^|\n)\s*import\s*'([^']+)'/g

const source = new Map(files.map((f) => [f, readFileSync(join(root, f), 'utf8')]))
const imports: Import[] = files.flatMap((file) =>
  [...(source.get(file) as string).matchAll(statement)].map((m) => {
    const specifier = (m[2] ?? m[3] ?? m[4]) as string
    const target = specifier.startsWith('.')
      ? relative(root, join(root, dirname(file), specifier)).replaceAll('\\', '/')
      : specifier
    return { file, specifier, target, type: m[1] !== undefined }
  }),
)
const inside = imports.filter((i) => i.specifier.startsWith('.'))
const say = (i: Import): string => `${i.file} imports ${i.target}`

describe('imports', () => {
  test('are of files that exist, with their extension', () => {
    assert.deepEqual(inside.filter((i) => !source.has(i.target) && !i.target.startsWith('..')).map(say), [])
    assert.ok(inside.length > 100, 'the expression still finds imports')
  })

  test('of folders run in one direction', () => {
    const wrong = inside.filter((i) => {
      const [from, to] = [partOf(i.file), partOf(i.target)]
      return from in allowed && from !== to && !allowed[from]?.includes(to)
    })
    assert.deepEqual(wrong.map(say), [])
  })

  test('of the files at the top run in one direction', () => {
    const top = files.filter((f) => !f.includes('/')).map(partOf)
    assert.deepEqual(
      top.filter((f) => !shell.includes(f)),
      [],
      'every file at the top has its place in the order',
    )
    const wrong = inside.filter((i) => {
      const [from, to] = [shell.indexOf(partOf(i.file)), shell.indexOf(partOf(i.target))]
      return (
        from >= 0 &&
        to >= 0 &&
        to >= from &&
        partOf(i.file) !== partOf(i.target) &&
        !(to === from && i.file.includes('/'))
      )
    })
    assert.deepEqual(wrong.map(say), [])
  })

  test('of one family never reach another', () => {
    const family = (f: string) => /^checks\/([^/]+)\//.exec(f)?.[1]
    const wrong = inside.filter((i) => {
      const [from, to] = [family(i.file), family(i.target)]
      return to !== undefined && from !== to && i.file !== 'checks/index.ts'
    })
    assert.deepEqual(wrong.map(say), [])
  })

  test('form no cycle', () => {
    // Within a folder a check may name the type of its family's block: types are gone when the program runs.
    const counts = (i: Import) => !(i.type && partOf(i.file) === partOf(i.target))
    const next = new Map(files.map((f) => [f, inside.filter((i) => i.file === f && counts(i)).map((i) => i.target)]))
    const done = new Set<string>()
    const visit = (file: string, path: string[]): void => {
      if (path.includes(file)) assert.fail(`cycle: ${[...path.slice(path.indexOf(file)), file].join(' → ')}`)
      if (done.has(file)) return
      for (const to of next.get(file) ?? []) visit(to, [...path, file])
      done.add(file)
    }
    for (const file of files) visit(file, [])
  })

  test('of Node itself stand only in the shell and the oracles', () => {
    const bare = new Set(builtinModules)
    assert.deepEqual(imports.filter((i) => i.specifier.startsWith('node:') && pure.test(i.file)).map(say), [])
    assert.deepEqual(imports.filter((i) => bare.has(i.specifier)).map(say), [], 'with the node: prefix')
  })

  test('of @actions stand only in the action', () => {
    assert.deepEqual(imports.filter((i) => i.specifier.startsWith('@actions/') && i.file !== 'action.ts').map(say), [])
  })
})

/** The text without comments and without what stands in quotes. */
const bare = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g, '')

test('the environment and the console are touched only by the command line and the action', () => {
  const wrong = files.filter(
    (f) =>
      !/^(cli|action)\.ts$/.test(f) &&
      /\bprocess\.(env|std\w+|argv|exit)|\bconsole\./.test(bare(source.get(f) as string)),
  )
  assert.deepEqual(wrong, [])
})

test('nothing happens when a check, a format or a reporter is imported', async () => {
  const wrong = files.filter(
    (f) => pure.test(f) && /^(?:await |process|console|fs\.)/m.test(bare(source.get(f) as string)),
  )
  assert.deepEqual(wrong, [])
})
