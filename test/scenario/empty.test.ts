// An empty list or table of a section is a mistake, wherever a schema has one, unless the schema gives leave.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as z from 'zod/mini'
import { mayBeEmpty } from '../../src/checks/schema.ts'
import { emptied } from '../../src/scenario/empty.ts'

const schema = z.strictObject({
  max_calls: z.optional(
    z.record(
      z.string(),
      z.union([z.int(), z.array(z.string()), z.strictObject({ of: z._default(z.array(z.string()), ['a']) })]),
    ),
  ),
  steps: z._default(z.array(z.strictObject({ names: z.optional(z.array(z.string())) })), []),
  any: z.optional(z.unknown()),
  free: z.optional(mayBeEmpty(z.array(z.string()))),
  wrapped: mayBeEmpty(z.optional(z.record(z.string(), z.string()))),
})
const routes = (value: unknown) => emptied(schema, value).map((f) => f.route.join('.'))

test('empty at any depth', () => {
  assert.deepEqual(routes({ max_calls: {} }), ['max_calls'])
  assert.deepEqual(routes({ max_calls: { a: 1, b: [], c: {}, d: { of: [] } } }), [
    'max_calls.b',
    'max_calls.c',
    'max_calls.d.of',
  ])
  assert.deepEqual(routes({ steps: [] }), ['steps'])
  assert.deepEqual(routes({ steps: [{ names: ['a'] }, {}, { names: [] }] }), ['steps.1', 'steps.2.names'])
})

test('what is absent, open or given leave may be empty', () => {
  assert.deepEqual(routes({}), [])
  assert.deepEqual(routes({ any: [], free: [], wrapped: {} }), [])
  assert.deepEqual(routes({ any: { a: [] }, max_calls: { a: 0 } }), [])
})

test('values of the wrong kind, and keys that are none, are left to the schema', () => {
  assert.deepEqual(routes({ max_calls: [], steps: {}, constructor: {}, unknown: [] }), [])
  assert.deepEqual(routes([]), [])
})
