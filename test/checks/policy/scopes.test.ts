// Rules about before and after, compared with judging the run under every way the untold matches may fall.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { comparable } from '../../../src/checks/canonical.ts'
import { anyKey, type Key } from '../../../src/checks/policy/key.ts'
import { settled } from '../../../src/checks/policy/possible.ts'
import { absence, precedence, response } from '../../../src/checks/policy/scopes.ts'
import { chance } from '../chance.ts'

type Rows = Record<string, Uint8Array>
type Told = 'pass' | 'fail' | 'skip'

/** The verdict whichever way the cells that cannot be told fall. */
function slow(rows: Rows, judge: () => Told): Told | 'unknown' {
  const cells = Object.values(rows).flatMap((row) =>
    [...row.keys()].filter((i) => row[i] === 1).map((i) => ({ row, i })),
  )
  const found = new Set<Told>()
  for (let way = 0; way < 2 ** cells.length; way++) {
    for (const [k, { row, i }] of cells.entries()) row[i] = (way >> k) & 1 ? 2 : 0
    found.add(judge())
  }
  for (const { row, i } of cells) row[i] = 1
  return found.size === 1 ? ([...found][0] as Told) : 'unknown'
}

const events = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

function random(seed: number, names: readonly string[]) {
  const pick = chance(seed)
  const n = 1 + pick(6)
  let left = 5
  const row = () =>
    Uint8Array.from({ length: n }, () => {
      if (left > 0 && pick(5) === 0) {
        left--
        return 1
      }
      return pick(3) === 0 ? 2 : 0
    })
  const rows: Rows = Object.fromEntries(names.map((name) => [name, row()]))
  const values = events(n).map(() => pick(3))
  const key = (at: number): Key => {
    const exact = String(values[at])
    return exact === '0' ? 'missing' : comparable(exact)
  }
  const equal = (a: number, b: number) => values[a] !== 0 && values[a] === values[b]
  return { n, rows, pick, key, equal }
}

test('precedence', () => {
  for (let seed = 0; seed < 2500; seed++) {
    const { n, rows, pick, key, equal } = random(seed, ['call', 'requires', ...(seed % 2 ? ['reset'] : [])])
    const { call, requires, reset } = rows as { call: Uint8Array; requires: Uint8Array; reset?: Uint8Array }
    const same = pick(2) === 0
    const keyOf = same ? key : () => anyKey
    const holds = (at: number) =>
      events(at).some((b) => requires[b] && (!same || equal(b, at)) && !events(at).some((r) => r > b && reset?.[r]))
    const judge = (): Told => {
      const asked = events(n).filter((at) => call[at])
      return asked.length === 0 ? 'skip' : asked.every(holds) ? 'pass' : 'fail'
    }
    const rule = { call, requires, callKey: keyOf, requiredKey: keyOf, ...(reset ? { reset } : {}) }
    assert.equal(settled(precedence(rule)), slow(rows, judge), `case ${seed}`)
  }
})

test('response', () => {
  for (let seed = 0; seed < 2500; seed++) {
    const { n, rows, pick, key, equal } = random(seed, ['call', 'leadsTo'])
    const { call, leadsTo } = rows as { call: Uint8Array; leadsTo: Uint8Array }
    const within = 1 + pick(4)
    const judge = (): Told => {
      const asked = events(n).filter((at) => call[at])
      const holds = (at: number) => events(n).some((b) => b > at && b <= at + within && leadsTo[b] && equal(b, at))
      return asked.length === 0 ? 'skip' : asked.every(holds) ? 'pass' : 'fail'
    }
    const rule = { call, leadsTo, callKey: key, ledKey: key, deadline: (at: number) => at + within + 1 }
    assert.equal(settled(response(rule)), slow(rows, judge), `case ${seed}`)
  }
})

test('absence', () => {
  for (let seed = 0; seed < 2500; seed++) {
    const { n, rows } = random(seed, ['never', ...(seed % 3 ? ['after'] : []), ...(seed % 2 ? ['until'] : [])])
    const { never, after, until } = rows as { never: Uint8Array; after?: Uint8Array; until?: Uint8Array }
    const judge = (): Told => {
      let isOpen = after === undefined
      let asked = isOpen
      for (const at of events(n)) {
        if (isOpen && never[at]) return 'fail'
        if (until?.[at]) isOpen = false
        if (after?.[at]) isOpen = true
        asked ||= isOpen
      }
      return asked ? 'pass' : 'skip'
    }
    const rule = { never, ...(after ? { after } : {}), ...(until ? { until } : {}) }
    assert.equal(settled(absence(rule)), slow(rows, judge), `case ${seed}`)
  }
})
