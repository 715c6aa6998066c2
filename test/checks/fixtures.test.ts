// Every check of every family, judged over its fixtures: verdict, place and evidence are as the fixtures themselves say.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { families } from '../../src/checks/index.ts'
import { casesOf, fixtures, walk } from './walk.ts'

for (const family of families) {
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
          if (expected.verdict === 'pass' || expected.verdict === 'skip') return
          if (expected.line !== undefined) assert.equal(dimension.location?.line, expected.line, 'line')
          if (expected.column !== undefined) assert.equal(dimension.location?.column, expected.column, 'column')
          // A fixture that marks no call says nothing of evidence; in expect it says that there is none.
          if (expected.evidence === undefined || (expected.evidence.length === 0 && family.id !== 'expect')) return
          const calls = (dimension.evidence ?? []).map((e) => e.call).filter((n) => n !== undefined)
          assert.deepEqual(
            [...new Set(calls)].sort((a, b) => a - b),
            expected.evidence,
            'evidence calls',
          )
        })
      }
    })
  }
}
