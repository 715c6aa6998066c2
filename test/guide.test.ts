// The examples of the guide, of the policies and of the README are what they say: scenarios and configs load, the native trace passes.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { evaluate } from './command.ts'

const page = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
const blocks = (text: string, language: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map((m) => m[1] as string)

const guide = page('docs/scenarios.md')
const toml = [guide, page('docs/policies.md'), page('README.md')].flatMap((text) => blocks(text, 'toml'))
const nameOf = (scenario: string): string | undefined => /^name = "(.*)"/m.exec(scenario)?.[1]
const scenarios = Object.fromEntries(toml.flatMap((b) => (nameOf(b) ? [[`scenarios/${nameOf(b)}.toml`, b]] : [])))

for (const [i, config] of toml.filter((b) => !nameOf(b)).entries())
  test(`every scenario and case is well formed, with config ${i + 1}`, () => {
    const files = { ...scenarios, 'agent-eval.toml': config, 'scenarios/cases.jsonl': blocks(guide, 'jsonl').join('') }
    const ran = evaluate(files, 'validate', '--scenarios', 'scenarios/**/*.{toml,jsonl}')
    assert.equal(ran.err + ran.out, `${Object.keys(scenarios).length + 2} scenarios well formed, 0 problems\n`)
  })

test('the native trace passes the smallest scenario, and the registry is read', () => {
  const [registry, trace] = blocks(guide, 'json')
  const smallest = scenarios['scenarios/refund.toml']
  const files = { 'scenarios/refund.toml': smallest, 'traces/refund.json': trace, 'registry.json': registry }
  const ran = evaluate(files, 'run', '--registry', 'registry.json')
  assert.match(ran.err + ran.out, /^PASS {2}1 scenario: 1 passed, 0 failed · 1 trace/m)
})
