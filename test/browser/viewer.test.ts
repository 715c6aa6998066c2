// The page of the viewer in a real browser: what it shows, where it leads, and that a hostile text is only ever a text.
import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import type { Browser, Page } from 'puppeteer-core'
import { call, trace } from '../command.ts'
import { everywhere, hostile, report, small } from '../report/sample.ts'
import { openFile, skip, startBrowser } from './browser.ts'
import { judgedPage, manyRuns, refunds, reportPage } from './pages.ts'

const axe = fs.readFileSync(path.join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8')
const shared = path.join(import.meta.dirname, '../../../shared/corpus')

const texts = (page: Page, selector: string): Promise<string[]> =>
  page.$$eval(selector, (all) => all.map((one) => (one.textContent ?? '').trim()))
const hash = (page: Page): Promise<string> => page.evaluate(() => decodeURIComponent(location.hash))
const title = (page: Page): Promise<string[]> => texts(page, 'h1')
/** Waits until the page stands at an address. */
const at = (page: Page, address: string): Promise<unknown> =>
  page.waitForFunction((wanted) => decodeURIComponent(location.hash) === wanted, {}, address)

describe('the viewer', { skip }, () => {
  let browser: Browser
  let close: () => Promise<void>
  let file: string
  const made: string[] = []
  const keep = (page: string): string => {
    made.push(path.dirname(page))
    return page
  }
  before(async () => {
    ;({ browser, close } = await startBrowser())
    file = keep(await judgedPage(refunds))
  })
  after(async () => {
    await close?.()
    for (const folder of made) fs.rmSync(folder, { recursive: true, force: true })
  })

  /** Opens a page, does something in it, and asserts that nothing happened that must not. */
  const inPage =
    (fragment: string, step: (page: Page) => Promise<void>, of = () => file) =>
    async (): Promise<void> => {
      const { page, faults } = await openFile(browser, of(), fragment)
      try {
        await step(page)
        assert.deepEqual(faults, [])
      } finally {
        await page.close()
      }
    }

  test(
    'opens at the first scenario that fails, and at its first trial that does',
    inPage('', async (page) => {
      assert.deepEqual(await texts(page, '.row .text'), ['a/b c?#d', 'refund-order', 'holds'])
      assert.equal(await hash(page), '#a/b c?#d')
      assert.deepEqual(await title(page), ['a/b c?#d'])
    }),
  )

  test(
    'goes by the keyboard: j and k, n to the next failure, / into the search, ? shows the keys',
    inPage('', async (page) => {
      await page.keyboard.press('j')
      await at(page, '#refund-order')
      await page.keyboard.press('j')
      await at(page, '#holds')
      await page.keyboard.press('n')
      await at(page, '#a/b c?#d')
      await page.keyboard.press('n')
      await at(page, '#refund-order')
      await page.keyboard.press('k')
      await at(page, '#a/b c?#d')
      await page.keyboard.press('/')
      await page.keyboard.type('jjk')
      assert.equal(await page.$eval('input', (input) => input.value), 'jjk')
      await page.keyboard.press('Escape')
      await page.keyboard.press('?')
      assert.equal(await page.$eval('dialog', (dialog) => dialog.open), true)
    }),
  )

  test(
    'leads from a verdict to its call, from the call to the verdict, and back',
    inPage('#refund-order/1', async (page) => {
      await page.click('.verdict .evidence a')
      await at(page, '#refund-order/1/call-2')
      assert.deepEqual(await texts(page, '.event.pointed .tool'), ['lookup_order'])
      await page.click('.event.pointed .cite')
      await at(page, '#refund-order/1/verdict-expect.tools_in_order')
      assert.deepEqual(await texts(page, '.verdict.pointed .id'), ['expect.tools_in_order'])
      await page.goBack()
      await at(page, '#refund-order/1/call-2')
      await page.waitForSelector('.event.pointed')
      await page.goBack()
      await at(page, '#refund-order/1')
    }),
  )

  test(
    'opens at the call that the address names',
    inPage('#refund-order/2/call-2', async (page) => {
      await page.waitForSelector('.event.pointed')
      assert.deepEqual(await texts(page, '.trial[aria-current]'), ['2 ✗'])
      assert.deepEqual(await texts(page, '.event.pointed .who'), ['call 2'])
      assert.deepEqual(await texts(page, '.event.pointed .facts'), ['840 ms'])
    }),
  )

  test(
    'addresses a name of any characters',
    inPage('#a%2Fb%20c%3F%23d/1/call-2', async (page) => {
      await page.waitForSelector('.event.pointed')
      assert.deepEqual(await texts(page, '.event.pointed .tool'), ['b'])
    }),
  )

  test(
    'says that it has no scenario of a name, and shows the whole',
    inPage('#nobody/1', async (page) => {
      assert.match((await texts(page, 'main')).join(), /This page has no scenario nobody/)
    }),
  )

  test(
    'tells what happened: who, errors, the sub-agent, a compaction, the end',
    inPage('#refund-order/1', async (page) => {
      assert.deepEqual(await texts(page, '.event .who'), ['user', 'call 1', 'call 2', 'call 3', 'agent'])
      assert.deepEqual(await texts(page, '.event.sub .agent'), ['sub-agent clerk'])
      assert.deepEqual(await texts(page, '.event.failed .state'), ['✗ failed'])
      await page.evaluate(() => location.assign('#holds/1'))
      await page.waitForSelector('.event.note')
      assert.match((await texts(page, '.event.note')).join(), /context was summarised/)
      assert.match((await texts(page, '.end .stop')).join(), /not recorded/)
    }),
  )

  test(
    'narrows the list by text, verdict, tag and family',
    inPage('', async (page) => {
      const listed = () => texts(page, '.row .text')
      const choose = (label: string, value: string) => page.select(`select[aria-label="Show ${label}"]`, value)
      await page.type('input', 'LOOKED up')
      assert.deepEqual(await listed(), ['refund-order'])
      assert.deepEqual(await texts(page, '.count'), ['1 of 3 scenarios'])
      await page.$eval('input', (input) => {
        input.value = ''
        input.dispatchEvent(new Event('input'))
      })
      await choose('any verdict', 'pass')
      assert.deepEqual(await listed(), ['holds'])
      await choose('any verdict', '')
      await choose('any tag', 'money')
      assert.deepEqual(await listed(), ['refund-order', 'holds'])
      await choose('any tag', '')
      await choose('any family', 'budget')
      assert.deepEqual(await listed(), ['a/b c?#d'])
    }),
  )

  test(
    'shows the scenario as an editor does: failing lines with their messages, others that hold, bases by their names',
    inPage('#refund-order/1', async (page) => {
      await page.waitForSelector('.lines li.is-fail')
      assert.deepEqual(await texts(page, '.path'), ['scenarios/refund-order.toml', 'rules/base.tomlextended'])
      const lines = (selector: string) =>
        page.$$eval(selector, (all) => all.map((one) => (one as HTMLElement).dataset['line']))
      assert.deepEqual(await lines('.lines li.is-fail'), ['1', '7'])
      assert.match((await texts(page, '.diagnostic')).join('\n'), /expect\.tools_in_order Expected/)
      assert.ok((await lines('.file:first-child .lines li.is-pass')).includes('8'))
      assert.deepEqual(await lines('.file:last-child .lines li.is-pass'), ['3'])
    }),
  )

  test(
    'aligns what was expected with what was observed',
    inPage('#refund-order/1', async (page) => {
      const steps = await page.$$eval('.sequences tbody tr', (all) =>
        all.map((row) =>
          [row.className, ...[...row.children].map((cell) => cell.querySelector('code')?.textContent ?? '')].join(' '),
        ),
      )
      assert.deepEqual(steps, [
        'step moved lookup_order ',
        'step missing check_policy ',
        'step same issue_refund issue_refund',
        'step moved  lookup_order',
        'step beyond  send_mail',
      ])
    }),
  )

  test(
    'lays two trials side by side, and marks where they part',
    inPage('#refund-order/2/beside-3', async (page) => {
      assert.deepEqual(await texts(page, '.heads h3'), ['trial 2', 'trial 3'])
      const parts = await page.$eval('.pair.parts', (pair) => pair.textContent ?? '')
      assert.match(parts, /Here the runs part[\s\S]*no such call[\s\S]*check_policy/)
      assert.deepEqual(await texts(page, '.pair.changed .differs'), ['A-1002', 'A-1001'])
    }),
  )

  test(
    'needs no room: one pane at 400 pixels, and nothing that leaves it',
    inPage('#refund-order/1', async (page) => {
      await page.setViewport({ width: 400, height: 800 })
      const shown = () =>
        page.$$eval('nav, main, aside', (all) =>
          all.filter((e) => (e as HTMLElement).offsetParent !== null).map((e) => e.tagName),
        )
      assert.deepEqual(await shown(), ['MAIN'])
      assert.equal(await page.evaluate(() => document.querySelector('main')?.scrollWidth), 400)
      await page.click('.panes button:nth-child(3)')
      assert.deepEqual(await shown(), ['ASIDE'])
      await page.click('.panes button:nth-child(1)')
      assert.deepEqual(await shown(), ['NAV'])
    }),
  )

  for (const scheme of ['light', 'dark'])
    test(`breaks no rule of accessibility, A and AA, ${scheme}`, async () => {
      for (const [fragment, width] of [
        ['#refund-order/1', 1440],
        ['#refund-order/1/call-2', 400],
        ['#refund-order/2/beside-3', 1440],
        ['#nobody', 1000],
      ] as const) {
        const { page, faults } = await openFile(browser, file, fragment)
        await page.setViewport({ width, height: 900 })
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }])
        await page.evaluate(axe)
        const found = await page.evaluate(async () => {
          const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
          const api = (window as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } }).axe
          type Violation = { id: string; nodes: { html: string; failureSummary: string }[] }
          const { violations } = await api.run({ runOnly: tags })
          return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`)
        })
        await page.close()
        assert.deepEqual(found, [], fragment)
        assert.deepEqual(faults, [])
      }
    })

  /** Nothing of a hostile text became an element, an address or a script. */
  async function harmless(page: Page, scenarios = 1): Promise<void> {
    for (let n = 0; n < scenarios; n++) {
      const wrong = await page.evaluate(() => [
        ...[
          ...document.querySelectorAll('img, iframe, object, embed, link, base, form, svg, math, h1 *, [onerror]'),
        ].map((e) => e.outerHTML),
        ...[...document.querySelectorAll('a')]
          .map((a) => a.getAttribute('href') ?? '')
          .filter((to) => !to.startsWith('#')),
        ...(document.scripts.length === 2 ? [] : ['one script more']),
      ])
      assert.deepEqual(wrong, [])
      const before = await hash(page)
      await page.keyboard.press('j')
      if (n + 1 < scenarios) await page.waitForFunction((was) => decodeURIComponent(location.hash) !== was, {}, before)
    }
  }

  test('hostile texts in every field of a report stay texts', async () => {
    const all = hostile.map(everywhere)
    const whole = report(
      all.flatMap((one) => one.scenarios),
      { problems: all.flatMap((one) => one.problems), unmatched_traces: [...hostile], unmatched_reasons: [...hostile] },
    )
    const page = keep(await reportPage(whole))
    await inPage(
      '',
      async (opened) => {
        await harmless(opened, whole.scenarios.length)
        await opened.evaluate(() => location.assign('#'))
        await opened.waitForSelector('.plain')
        assert.ok((await texts(opened, '.plain li')).some((text) => text.includes('<script>alert(1)</script>')))
        await harmless(opened)
      },
      () => page,
    )()
  })

  test('hostile texts in every event of a trace stay texts', async () => {
    const events = hostile.flatMap((text) => [
      { type: 'user', text },
      call(text || 'x', { arguments: { [text]: text, list: [text] }, result: text, agent: text, command: text || 'x' }),
      call('b', { arguments: text, is_error: true, result: { [text]: text } }),
      { type: 'message', text, agent: text, step: text },
      { type: 'confirmation', step: text || 'x', tier: text || 'x', arguments: { a: text } },
      { type: 'elicitation', message: text, action: 'decline', content: { a: text }, guards: text },
    ])
    const page = keep(
      await judgedPage({
        'scenarios/a.toml': 'name = "a"\n[expect]\nforbid_tools = ["b"]\ncontains = ["<script>alert(1)</script>"]\n',
        'traces/a.json': trace(events, {
          answer: hostile.join('\n'),
          agent: { name: hostile[20], model: hostile[22] },
        }),
      }),
    )
    await inPage(
      '#a/1',
      async (opened) => {
        await opened.evaluate(() => void document.querySelector<HTMLButtonElement>('.block .quiet')?.click())
        await harmless(opened)
        assert.ok((await opened.$$('.event')).length > hostile.length * 6)
      },
      () => page,
    )()
  })

  test('hostile files of the corpus stay texts', {
    skip: !fs.existsSync(shared) && 'the corpus is not here',
  }, async () => {
    const files = ['humanevalfix-python-0.traj', 'marshmallow-1867-function_calling.traj']
    const given = Object.fromEntries(
      files.map((name, i) => [`traces/${i}.traj`, fs.readFileSync(path.join(shared, 'swe-agent-traj', name), 'utf8')]),
    )
    const scenario = 'name = "a"\ntraces = ["traces/*"]\n[expect]\nforbid_tools = ["*"]\n'
    const page = keep(await judgedPage({ 'scenarios/a.toml': scenario, ...given }))
    await inPage('#a/1', harmless, () => page)()
  })

  test('a report without its runs says so', async () => {
    const page = keep(await reportPage(small()))
    await inPage(
      '#refund-order/2',
      async (opened) => {
        assert.match(
          (await texts(opened, 'main')).join(),
          /These verdicts come from reports: the runs themselves are not here/,
        )
        assert.match((await texts(opened, 'aside')).join(), /scenarios\/refund-order\.toml:9/)
      },
      () => page,
    )()
  })

  test('a page of another schema is not read', async () => {
    const other = path.join(path.dirname(file), 'other.html')
    const { gzipSync, gunzipSync } = await import('node:zlib')
    const html = fs.readFileSync(file, 'utf8')
    const [, bytes = '', block = ''] = /data-contents="(\d+)">([^<]*)/.exec(html) ?? []
    const contents = gunzipSync(Buffer.from(block, 'base64').subarray(0, Number(bytes))).toString()
    const changed = gzipSync(contents.replace('viewer@1', 'viewer@9'))
    fs.writeFileSync(
      other,
      html.replace(
        `data-contents="${bytes}">${block}`,
        `data-contents="${changed.length}">${changed.toString('base64')}`,
      ),
    )
    await inPage(
      '',
      async (page) =>
        assert.match((await texts(page, 'main')).join(), /Expected agent-eval\/viewer@1, found agent-eval\/viewer@9/),
      () => other,
    )()
  })

  test('a thousand runs of a hundred calls open, and the last of them too', async () => {
    const many = path.join(path.dirname(file), 'many.html')
    manyRuns(1000, many)
    await inPage(
      '#many/1000/call-100',
      async (page) => {
        await page.waitForSelector('.event.pointed')
        assert.deepEqual(await texts(page, '.event.pointed .who'), ['call 100'])
        assert.deepEqual(await texts(page, '.top .warn'), [])
      },
      () => many,
    )()
  })
})
