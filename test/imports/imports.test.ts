// Who may import whom, and who may touch the world: the source against the tables of rooms.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { breaches } from './check.ts'
import { packages, rooms } from './rooms.ts'

const root = join(import.meta.dirname, '../../src')
const names = globSync('**/*.ts', { cwd: root }).map((f) => f.replaceAll('\\', '/'))
const files = new Map(names.sort().map((f) => [f, readFileSync(join(root, f), 'utf8')]))

test('every room keeps to its table', () => {
  assert.deepEqual(breaches(files), [])
})

test('the table names no room that imports a later one, so that no circle of rooms can form', () => {
  const order = Object.keys(rooms)
  const wrong = order.flatMap((room, at) =>
    (rooms[room] ?? []).filter((r) => order.indexOf(r) >= at || !order.includes(r)),
  )
  assert.deepEqual(wrong, [])
})

test('every package of the table is a dev dependency: all are bundled', () => {
  const manifest = JSON.parse(readFileSync(join(root, '../package.json'), 'utf8'))
  const wrong = Object.keys(packages).filter((name) => !Object.hasOwn(manifest.devDependencies, name))
  assert.deepEqual(wrong, [])
})
