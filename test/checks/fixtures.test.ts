// Every check of every family, judged over its fixtures: verdict, place, message and evidence are as the fixtures themselves say.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { loadFamilies } from '../../src/checks/index.ts'
import { fits, marksOf, sayMark, sayTold } from '../marks.ts'
import { casesOf, fixtures, markOf, scenarioOf, walk } from './walk.ts'

for (const family of await loadFamilies()) {
  for (const check of family.checks) {
    const id = `${family.id}.${check.id}`
    const folder = join(fixtures, family.id, check.id)
    describe(id, () => {
      for (const name of casesOf(folder)) {
        test(name, async () => {
          const { expected, dimension } = await walk(folder, id, name)
          assert.ok(dimension, `${id} was not judged`)
          assert.equal(dimension.verdict, expected.verdict, dimension.message)
          assert.notEqual(dimension.message, '')
          if (!expected.mark) return
          const told = { ...dimension.location, message: dimension.message }
          assert.ok(fits(expected.mark, told), `expected ${sayMark(expected.mark)}\nfound    ${sayTold(told)}`)
          const calls = (dimension.evidence ?? []).map((e) => e.call).filter((n) => n !== undefined)
          assert.deepEqual(
            [...new Set(calls)].sort((a, b) => a - b),
            expected.evidence,
            'evidence calls',
          )
        })
      }

      test('no mark is of a case that does not exist', () => {
        const cases = casesOf(folder)
        for (const file of readdirSync(folder).filter((f) => f.endsWith('.toml') && !f.endsWith('agent-eval.toml'))) {
          const toml = readFileSync(join(folder, file), 'utf8')
          const used = cases.filter((name) => scenarioOf(folder, name) === join(folder, file))
          assert.notDeepEqual(used, [], `${file} is the scenario of no case`)
          const found = new Set(used.map((name) => markOf(name, toml)).map((mark) => mark && sayMark(mark)))
          assert.deepEqual(
            marksOf(toml).filter((mark) => !found.has(sayMark(mark))),
            [],
            file,
          )
        }
      })
    })
  }
}

describe('a fixture is refused', () => {
  const scenario = 'name = "case"\n[expect]\ntools = ["a"] '
  test('that fails and marks no place', () => {
    for (const toml of [scenario, `${scenario}# pass here`, `${scenario}# error here: never called`])
      assert.throws(() => markOf('fail-why', toml), /marks no place/)
  })
  test('that marks two places', () =>
    assert.throws(() => markOf('fail', `${scenario}# fail here: x\n# fail here at "a": y`), /marks 2 places/))
  test('whose mark has no fragment', () => {
    for (const mark of ['# fail here', '# fail here at tools', '# fail here: ', '# fail here: …'])
      assert.throws(() => markOf('fail', scenario + mark), /no fragment/)
  })
  test('whose mark names a text that the line lacks', () =>
    assert.throws(() => markOf('fail', `${scenario}# fail here at "b": x`), /No "b" in line 3/))
  test('and its own mark counts before the one of all', () =>
    assert.deepEqual(markOf('fail-why', `${scenario}# fail here: x\n# fail-why here at "a": y…z`), {
      of: 'fail-why',
      line: 3,
      column: 10,
      fragments: ['y', 'z'],
    }))
})
