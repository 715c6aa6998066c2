// The scenarios and configs of all pages are what they say: they load, and the native trace of the guide passes.
import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { test } from 'node:test'
import { evaluate } from './command.ts'
import { blocks, page } from './pages.ts'

const root = new URL('..', import.meta.url)
const nameOf = (scenario: string): string | undefined => /^name = "(.*)"/m.exec(scenario)?.[1]
const guide = page('docs/scenarios.md')

/** The scenarios of a page by file, as many folders of them as there are of one name. */
function foldersOf(text: string): Record<string, string>[] {
  const folders: Record<string, string>[] = []
  for (const block of blocks(text, 'toml')) {
    const name = nameOf(block)
    if (name === undefined) continue
    const file = `scenarios/${name}.toml`
    const free = folders.find((folder) => folder[file] === undefined)
    if (free) free[file] = block
    else folders.push({ [file]: block })
  }
  return folders
}

for (const file of ['README.md', ...globSync('docs/*.md', { cwd: root })]) {
  const text = page(file)
  const configs = blocks(text, 'toml').filter((block) => !nameOf(block) && !block.startsWith('trials ='))
  for (const [i, folder] of foldersOf(text).entries())
    for (const [k, config] of [...(configs.length > 0 ? configs : ['[severity]\n'])].entries())
      test(`${file}: the scenarios are well formed (${i + 1}, with config ${k + 1})`, () => {
        const cases = file === 'docs/scenarios.md' ? { 'scenarios/cases.jsonl': blocks(text, 'jsonl').join('') } : {}
        const files = { ...folder, ...cases, 'agent-eval.toml': config }
        const ran = evaluate(files, 'validate', '--scenarios', 'scenarios/**/*.{toml,jsonl}')
        const count = Object.keys(folder).length + (file === 'docs/scenarios.md' ? 2 : 0)
        assert.equal(ran.err + ran.out, `${count} scenario${count === 1 ? '' : 's'} well formed, 0 problems\n`)
      })
}

test('the native trace passes the smallest scenario, and the registry is read', () => {
  const [registry, trace] = blocks(guide, 'json')
  const files = {
    'scenarios/refund.toml': foldersOf(guide)[0]?.['scenarios/refund.toml'],
    'traces/refund.json': trace,
    'registry.json': registry,
  }
  const ran = evaluate(files, 'run', '--registry', 'registry.json')
  assert.match(ran.err + ran.out, /^PASS {2}1 scenario: 1 passed, 0 failed · 1 trace/m)
})
