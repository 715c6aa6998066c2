import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Report } from '../../src/model/report.ts'
import type { Setup } from '../../src/report/contract.ts'
import { earlySummary } from '../../src/report/early.ts'
import { partsOf } from '../../src/report/feed.ts'
import { summary as reporter } from '../../src/report/summary.ts'
import { obey } from '../runner.ts'
import { autolinks, balanced, html, plainTexts, rendered, skeleton } from './github.ts'
import { causes, dimension, everywhere, hostile, large, report, run, scenario, small, strengthOf } from './sample.ts'

const summary = (of: Report, setup: Setup): string => partsOf(reporter, of, setup).join('')

const links = { server: 'https://github.com', repository: 'octo/refunds', sha: 'abc123', prefix: 'sub' }
const options = { room: 1_000_000, links, reportPath: 'out/report.json' }
const unseen = /(?![\ufe0e\ufe0f\n])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Default_Ignorable_Code_Point}]/u

test('the page says what a reviewer needs', () => {
  const text = summary(small(), options)
  const page = html(text)
  assert.match(text, /^## ❌ agent-eval: 2 of 3 scenarios fail\n/)
  assert.match(text, /\*\*1 passed\*\* · \*\*2 failed\*\* · 5 traces · 5 blocking findings · 1 advisory finding/)
  assert.match(page, /<td align="left">❌\u00a05\/7<\/td>/)
  assert.match(page, /<td align="left">⛔\u00a05\/6<\/td>/)
  assert.match(page, /<td align="left">⚠️\u00a01\/2<\/td>/)
  assert.ok(page.includes('href="https://github.com/octo/refunds/blob/abc123/sub/scenarios/refund-order.toml#L9"'))
  assert.ok(page.includes('- lookup_order\n- check_policy\n  issue_refund\n! lookup_order\n! send_mail\n'))
  assert.match(page, /2 of 3 trials/)
  assert.match(page, /<code>agent-eval show traces\/refund-order.2.json --call 1<\/code> and 1 more/)
  assert.match(text, /· 0\.0615 USD · 1 min 2 s\n/)
  assert.match(
    page,
    /call 1 <code>issue_refund<\/code>: <code>\{&quot;order_id&quot;|call 1 <code>issue_refund<\/code>: <code>\{"order_id"/,
  )
  assert.match(page, /Traces without a scenario/)
  assert.match(page, /1 of 3 trials passed<wbr>?: rate 0.333|1 of 3 trials passed: rate 0.333/)
  assert.match(page, /full report is <code>out\/report.json<\/code>/)
  assert.ok(balanced(rendered(text)))
})

test('every family has its column, and a single trial counts once', () => {
  const ids = ['expect.tools', 'golden.keys_resolve', 'live.no_live_submit', 'exit_code.exit_code_matches']
  const failing = dimension('audit_closure.no_protocol_leak', { verdict: 'fail' })
  const echo = dimension('trials_met', { verdict: 'fail' })
  const one = scenario('a', [run('t.json', [...ids.map((id) => dimension(id)), failing])], { dimensions: [echo] })
  const text = summary(report([one]), options)
  const head =
    '| Scenario | Reason | <sub>expect</sub> | <sub>golden</sub> | <sub>live</sub> | <sub>exit&#95;<wbr>code</sub> | <sub>audit&#95;<wbr>closure</sub> |'
  assert.ok(text.includes(head), text.slice(0, 800))
  assert.match(text, /\| ✅\u00a01\/1 \| ✅\u00a01\/1 \| ✅\u00a01\/1 \| ✅\u00a01\/1 \| ❌\u00a00\/1 \|/)
  assert.match(text, / · 1 blocking finding · /)
})

test('an error is told from a failure', () => {
  const problems = [{ file: 'scenarios/bad.toml', line: 3, column: 1, message: 'Unknown key expct' }]
  const text = summary(report([scenario('a', [run('t.json', [dimension('expect.tools')])])], { problems }), options)
  assert.match(text, /^## ⛔ agent-eval: 1 file could not be read\n/)
  assert.match(text, /No scenario fails, but the gate does not hold/)
  assert.match(text, /sub\/scenarios\/bad.toml#L3"><code>scenarios\/bad.toml&#58;3&#58;1</)
  assert.match(
    earlySummary('Unknown value x for fail-on'),
    /^## ⛔ agent-eval: nothing was judged\n\nUnknown value x for fail-on\n$/,
  )
  assert.match(earlySummary('the disk is full', true), /^## ⛔ agent-eval: what was judged could not be told\n/)
})

test('a report that passes says so', () => {
  assert.match(
    summary(report([scenario('a', [run('t.json', [dimension('expect.tools')])])]), options),
    /^## ✅ agent-eval: the scenario holds\n/,
  )
})

test('a failing trial that the scenario can spare does not look like one that blocks', () => {
  const bad = dimension('expect.tools', { verdict: 'fail' })
  const any = scenario('a', [run('1', [bad]), run('2', [dimension('expect.tools')])], { verdict: 'pass' })
  const text = summary(report([any]), options)
  assert.match(text, /⚠️\u00a00\/1/)
  assert.doesNotMatch(text, /What blocks/)
})

test('failing scenarios come first, those that hold are folded', () => {
  const text = summary(large(300), options)
  assert.ok(text.indexOf('case-0300') < text.indexOf('case-0001'))
  assert.match(text, /<details><summary>✅ 275 scenarios hold<\/summary>/)
  assert.ok(balanced(rendered(text)))
})

test('of 300 scenarios with 43 failures of five causes, the first lines name the five', () => {
  const text = summary(causes(), options)
  assert.match(text, /^## ❌ agent-eval: 43 of 300 scenarios fail\n/)
  const first = text.split('\n').slice(0, 10).join('\n')
  const line = first.split('\n').find((one) => one.startsWith('❌ ')) ?? ''
  const counted = [...line.matchAll(/<code>([^<]*)<\/code><\/a>\u00a0(\d+)/g)].map(([, id, n]) => `${id} ${n}`)
  assert.deepEqual(
    counted.map((one) => one.replaceAll('&#95;', '_')),
    ['expect.tools_in_order 30', 'trace_present 6', 'expect.args 4', 'expect.judge 2', 'live.no_live_submit 1'],
  )
  assert.match(first, /\*\*43 failed\*\* · .* · 43 blocking findings/)
  assert.match(first, /One cause for all 6 that could not be read: Incomplete JSON/)
  assert.match(text, /<details><summary>29 more like this<\/summary>/)
  assert.match(text, /<details open><summary>By tag<\/summary>/)
  assert.doesNotMatch(text, /\| Trials \|/)
  assert.ok(
    text.split('### What blocks')[0]?.includes('found issue&#95;refund at call 1 with no lookup&#95;order before it'),
  )
})

test('each reason leads to a place on the page', () => {
  for (const one of [small(), causes(), large(300, 2)]) {
    const page = rendered(summary(one, options))
    const places = new Set([...page.matchAll(/<a id="([^"]*)">/g)].map(([, id]) => `#user-content-${id}`))
    const used = [...page.matchAll(/href="(#[^"]*)"/g)].map(([, href]) => href as string)
    assert.ok(used.length > 0)
    assert.deepEqual(
      used.filter((href) => !places.has(href)),
      [],
    )
  }
})

test('a trace that could not be read is told at its scenario', () => {
  const problems = [{ file: 'traces/a.json', message: 'Incomplete JSON: the file ends early', scenarios: ['a'] }]
  const missing = dimension('trace_present', { verdict: 'error', message: 'Missing trace: none belongs to it' })
  const text = summary(report([scenario('a', [], { dimensions: [missing] })], { problems }), options)
  assert.match(text, /\| ⛔ .*no trace<\/a>: Incomplete JSON&#58; the file ends early \|/)
  assert.match(text, /↳ <code>traces\/a.json<\/code> could not be read: Incomplete JSON/)
})

test('the first line says which step it is of, and that it does not gate', () => {
  const passing = report([scenario('a', [run('t.json', [dimension('expect.tools')])])], { weakened: ['x makes y off'] })
  const first = (setup: Setup): string => summary(passing, { ...options, ...setup }).split('\n')[0] as string
  assert.equal(first({}), '## ✅ agent-eval: the scenario holds (the gate is weakened)')
  assert.equal(
    first({ title: 'nightly (linux, 20)', gates: false }),
    '## ✅ agent-eval · nightly &#40;linux, 20&#41;: the scenario holds (does not gate: fail-on is never)',
  )
})

test('many families of few scenarios are rows', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'expect'].map((family) => dimension(`${family}.x`))
  const text = summary(report([scenario('one', [run('t', ids)]), scenario('two', [run('u', ids)])]), options)
  assert.match(
    text,
    /\| {2}\| <sub><code>one<\/code><\/sub> \| <sub><code>two<\/code><\/sub> \|\n\| :-- \| :-- \| :-- \|\n\| <sub>expect<\/sub> \| ✅\u00a01\/1 \|/,
  )
})

test('a path outside of the checkout is not named, as it is gone with the runner', () => {
  const text = summary(small(), { ...options, reportPath: '/home/runner/work/_temp/agent-eval-report.json' })
  assert.doesNotMatch(text, /_temp/)
  assert.match(text, /the output <code>report<\/code> of this step/)
})

for (const [title, room] of [
  ['an empty file', 1_000_000],
  ['a half-full file', 475_712],
  ['little room', 20_000],
  ['hardly any room', 1_500],
] as const)
  test(`3,000 failing scenarios with multi-byte text fit into ${title}`, () => {
    const text = summary(large(3000, 1, '検証-🦊-prüfung'.repeat(4)), { ...options, room })
    const bytes = Buffer.byteLength(text)
    assert.ok(bytes <= room && bytes > 300, `${bytes} of ${room}`)
    assert.match(text, /^## ❌ agent-eval: 3,000 of 3,000 scenarios fail\n/)
    assert.match(text, /> Shortened to fit. Left out: .*the runs. The full report is <code>out\/report.json<\/code>/)
    assert.ok(balanced(rendered(text)))
  })

test('without room for the counts nothing is written', () => {
  assert.equal(summary(small(), { ...options, room: 100 }), '')
})

test('every smaller room gives a page that fits and closes its tags', () => {
  const many = large(60, 3)
  for (let room = 200; room < 90_000; room += 1777) {
    const text = summary(many, { ...options, room })
    assert.ok(Buffer.byteLength(text) <= room)
    assert.ok(balanced(rendered(text)))
  }
})

test('lines to paste are shown as they are, or not at all', () => {
  const shown = (fix: string): string => {
    const strength = strengthOf('plain')
    for (const one of strength.scenarios) for (const survivor of one.survivors) survivor.fix = fix
    return summary(report([scenario('plain', [])], { strength }), options)
  }
  assert.ok(shown('[[calls]]\ntool = "a```b"').includes('  ````toml\n  [[calls]]\n  tool = "a```b"\n  ````\n'))
  for (const fix of ['tool = "\u202e"', `tool = "${'x'.repeat(200)}"`]) assert.ok(!shown(fix).includes('tool = '))
})

test('hostile text stays text, in its place', () => {
  const wanted = skeleton(rendered(summary(everywhere('plain'), options)))
  for (const text of hostile) {
    const markdown = summary(everywhere(text), options)
    const page = rendered(markdown)
    assert.deepEqual(skeleton(page), wanted, text)
    assert.deepEqual(skeleton(html(markdown)), wanted, text)
    assert.ok(balanced(page), text)
    assert.deepEqual(obey(markdown).commands, [], text)
    assert.doesNotMatch(markdown, unseen)
    for (const [, url] of page.matchAll(/href="([^"]*)"/g))
      assert.match(
        url as string,
        /^(?:https:\/\/github\.com\/octo\/refunds\/blob\/abc123\/sub\/[\w.%/-]+(#L\d+)?|#user-content-agent-eval-\d+)$/,
      )
    for (const piece of plainTexts(page)) {
      assert.doesNotMatch(piece, /@\w|#\d|GH-\d|\/\/|www\.|:\w+:/i, text)
    }
  }
})

test('the rules for links can find some', () => {
  const found = autolinks(
    '<p>www.a.test <code>http://b.test</code> c@d.test @e #1 GH-2 0f1e2d3 o/r#3</p><pre>www.f.test</pre>',
  )
  assert.deepEqual(
    found,
    ['www.a', 'http://b', 'c@d.t', '@d', '@e', '#1', 'GH-2', '0f1e2d3', '#3'].filter((t) => t !== '@d'),
  )
})

test('no text from outside becomes a link, a mention or a reference', () => {
  const own = new Set(autolinks(rendered(summary(everywhere('plain'), options))))
  for (const text of [
    'www.evil.test/a',
    'WWW.evil.test',
    'https://evil.test',
    'HtTpS://evil.test',
    'ftp://evil.test',
    'mail bob@evil.test now',
    'mailto:bob@evil.test',
    '#123',
    '@octocat',
    'GH-1',
    'gh-1',
    'octo/refunds#1',
    'octo/refunds@0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c',
    '0f1e2d3',
    '0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c',
    'www.www.evil.test',
    '(www.evil.test)',
    'a_www.evil.test',
  ]) {
    const page = rendered(summary(everywhere(text), options))
    assert.deepEqual(
      autolinks(page).filter((link) => !own.has(link)),
      [],
      text,
    )
    for (const [, url] of page.matchAll(/href="([^"]*)"/g))
      assert.match(
        url as string,
        /^(?:https:\/\/github\.com\/octo\/refunds\/blob\/|#user-content-agent-eval-\d+$)/,
        text,
      )
  }
})

test('a fence is longer than any run of backticks in it', () => {
  const text = summary(everywhere('a ````` b'), options)
  assert.match(text, /``````diff\n/)
})

test('what the baseline spares has its reason, comes last, and is said in the first line', () => {
  const known = dimension('expect.tools', { verdict: 'fail', change: 'known', gates: false, message: 'Expected act' })
  const fresh = dimension('expect.args', { verdict: 'fail', change: 'new', message: 'Expected 1, found 2' })
  const echo = dimension('trials_met', { verdict: 'fail', gates: false })
  const old = scenario('old', [run('a.json', [known])], { dimensions: [echo] })
  const broken = scenario('broken', [run('b.json', [fresh])], { dimensions: [echo] })
  const both = summary(report([old, broken]), options)
  assert.match(both, /^## ❌ agent-eval: 2 of 2 scenarios fail, 1 of them as in the baseline\n/)
  assert.match(both, / · 2 blocking findings \(1 spared by the baseline\) · /)
  assert.ok(both.indexOf('<code>broken') < both.indexOf('<code>old'))
  assert.match(both, /\| ⚠️ .*<code>old<\/code>.* \| known: Expected act \|/)
  const alone = summary(report([old]), options)
  assert.match(alone, /^## ⚠️ agent-eval: 1 of 1 scenario fails, as in the baseline\n/)
  assert.doesNotMatch(alone, /What blocks/)
})

test('the page that is written as it comes is the one that has room for everything', () => {
  for (const one of [small(), large(30), everywhere('a <b> & `c`')])
    assert.equal(summary(one, { links }), summary(one, { links, room: 1_000_000_000 }))
})

test('where the traces are is said, when they were downloaded', () => {
  const text = summary(small(), { ...options, artifacts: ['agent-*', 'a|b'] })
  assert.match(
    text,
    /The traces are in the artifacts <code>agent-&#42;<\/code>, <code>a&#124;b<\/code>, one folder each\./,
  )
  assert.doesNotMatch(summary(small(), options), /The traces are in/)
})
