import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stepAnchor, stepTitle } from '../../src/github/step.ts'

test('a step is named by its title and the values of its matrix', () => {
  assert.equal(
    stepTitle('refunds', '{"os":"ubuntu-latest","node":20,"experimental":false,"extra":{"a":1}}'),
    'refunds (ubuntu-latest, 20, false)',
  )
  assert.equal(stepTitle(undefined, '{"os":"ubuntu-latest"}'), 'ubuntu-latest')
  for (const none of ['null', '{}', '[]', 'no JSON', undefined]) assert.equal(stepTitle('refunds', none), 'refunds')
  assert.equal(stepTitle(undefined, 'null'), undefined)
})

test('no two steps share the names of their places', () => {
  const env = { GITHUB_JOB: 'gate', GITHUB_ACTION: '__self' }
  const anchors = [
    stepAnchor(env, undefined),
    stepAnchor(env, 'linux'),
    stepAnchor({ ...env, GITHUB_ACTION: '__self_2' }, undefined),
    stepAnchor({ ...env, GITHUB_JOB: 'other' }, undefined),
  ]
  assert.equal(new Set(anchors).size, anchors.length)
  for (const anchor of anchors) assert.match(anchor, /^agent-eval-[0-9a-f]{6}$/)
})
