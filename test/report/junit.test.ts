import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Report } from '../../src/model/report.ts'
import { partsOf } from '../../src/report/feed.ts'
import { junit as reporter } from '../../src/report/junit.ts'
import { obey } from '../runner.ts'
import { dimension, everywhere, hostile, report, run, scenario, small } from './sample.ts'

const junit = (of: Report): string => partsOf(reporter, of).join('')

/** Checks that a text is well-formed XML of elements, attributes and text, and gives the elements' names in order. */
function elements(xml: string): string[] {
  assert.doesNotMatch(xml, /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u)
  const names: string[] = []
  const open: string[] = []
  const rest = xml
    .replace(/^<\?xml version="1.0" encoding="UTF-8"\?>\n/, '')
    .replace(
      /<(\/?)([a-z]+)((?: [a-z]+="[^"<]*")*)(\/?)>/g,
      (_, close: string, name: string, _attributes: string, empty: string) => {
        if (close) assert.equal(open.pop(), name)
        else names.push(name)
        if (!close && !empty) open.push(name)
        return ''
      },
    )
  assert.deepEqual(open, [])
  assert.doesNotMatch(rest, /[<>]/)
  assert.doesNotMatch(xml, /&(?!(?:amp|lt|gt|quot|#\d+);)/)
  return names
}

test('a suite per scenario, a case per trace and dimension', () => {
  const xml = junit(small())
  const names = elements(xml)
  assert.equal(names.filter((n) => n === 'testsuite').length, 3)
  assert.match(xml, /<testsuites name="agent-eval" tests="40" failures="4" errors="1" skipped="2">/)
  assert.match(
    xml,
    /<testcase classname="traces\/refund-order.2.json" name="expect.tools_in_order" file="scenarios\/refund-order.toml">\n {6}<failure message="Expected/,
  )
  assert.match(xml, /<error message="Missing answer of the judge/)
  assert.match(xml, /<skipped message="advisory fail: Expected a narrated total/)
})

test('it is red exactly where the gate is', () => {
  const bad = dimension('expect.tools', { verdict: 'fail' })
  const spared = scenario('a', [run('1', [bad]), run('2', [dimension('expect.tools')])], { verdict: 'pass' })
  assert.match(junit(report([spared])), /failures="0" errors="0" skipped="1"/)
  assert.match(junit(report([], { problems: [{ file: 'a', message: 'x' }] })), /tests="1" failures="0" errors="1"/)
})

test('hostile text leaves it well-formed, and is no command', () => {
  const wanted = elements(junit(everywhere('plain')))
  for (const text of hostile) {
    const xml = junit(everywhere(text))
    assert.deepEqual(elements(xml), wanted, text)
    assert.deepEqual(obey(xml).commands, [], text)
  }
})
