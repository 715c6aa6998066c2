// Every relative link of the pages leads to a file that exists, and to a heading that the page has.
import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { describe, test } from 'node:test'

const root = resolve(import.meta.dirname, '..')
const pages = globSync(['*.md', 'docs/**/*.md', 'scenarios/**/*.md', 'schema/*.md'], { cwd: root }).sort()

/** What is no code. */
const prose = (page: string): string => page.replace(/^(```+)[^\n]*\n.*?^\1$/gms, '').replace(/(`+)(?!`).*?\1/g, '')

/** The targets of links and images that stay in the repository, written inline or as a reference. */
const linksOf = (page: string): string[] =>
  [...prose(page).matchAll(/\]\(<?([^)>\s]+)|^\[[^\]]+\]:\s*<?([^>\s]+)/gm)]
    .map(([, inline, reference]) => (inline ?? reference) as string)
    .filter((target) => !/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(target))

/** The anchors of a page's headings, as GitHub makes them: a second one of the same name is numbered. */
function anchorsOf(page: string): Set<string> {
  const made = new Map<string, number>()
  const anchors = new Set<string>()
  for (const [, heading = ''] of page.replace(/^(```+)[^\n]*\n.*?^\1$/gms, '').matchAll(/^#{1,6} +(.+?) *$/gm)) {
    const words = heading.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase()
    const anchor = words.replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '').replaceAll(' ', '-')
    const before = made.get(anchor) ?? 0
    made.set(anchor, before + 1)
    anchors.add(before === 0 ? anchor : `${anchor}-${before}`)
  }
  return anchors
}

/** What is wrong with a link of a page; undefined: it leads somewhere. */
function broken(from: string, link: string, read = (file: string) => readFileSync(file, 'utf8')): string | undefined {
  const [target = '', anchor] = link.split('#')
  const file = target === '' ? join(root, from) : resolve(root, dirname(from), decodeURIComponent(target))
  if (file !== root && !file.startsWith(`${root}/`)) return `${from}: ${link} leaves the repository`
  if (!existsSync(file)) return `${from}: ${link} leads to no file`
  if (anchor === undefined || !file.endsWith('.md')) return undefined
  return anchorsOf(read(file)).has(decodeURIComponent(anchor))
    ? undefined
    : `${from}: ${link} leads to no heading of ${basename(file)}`
}

describe('links', () => {
  for (const page of pages)
    test(`of ${page}`, () => {
      const links = linksOf(readFileSync(join(root, page), 'utf8'))
      assert.deepEqual(
        links.map((link) => broken(page, link)).filter((said) => said !== undefined),
        [],
      )
    })

  test('the pages that people begin with are among them, and have links', () => {
    for (const page of [
      ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/README.md', 'docs/recipes.md', 'docs/results.md'],
      ...['docs/migration.md', 'docs/scenarios.md', 'docs/own-agent.md'],
    ]) {
      assert.ok(pages.includes(page), page)
      assert.notDeepEqual(linksOf(readFileSync(join(root, page), 'utf8')), [], page)
    }
  })
})

test('the index of docs/ names every page', () => {
  const index = linksOf(readFileSync(join(root, 'docs/README.md'), 'utf8')).map((link) => link.split('#')[0])
  const named = globSync('*.md', { cwd: join(root, 'docs') }).filter((name) => name !== 'README.md')
  assert.deepEqual(
    named.filter((name) => !index.includes(name)),
    [],
  )
})

describe('a link is refused', () => {
  const cases: [name: string, from: string, link: string, said: RegExp][] = [
    ['to a file that is not there', 'docs/trust.md', 'nowhere.md', /no file/],
    ['to a heading that is not there', 'README.md', 'docs/trust.md#nowhere', /no heading of trust\.md/],
    ['to a heading of its own page that is not there', 'README.md', '#nowhere', /no heading of README\.md/],
    ['out of the repository', 'README.md', '../elsewhere.md', /leaves/],
  ]
  for (const [name, from, link, said] of cases) test(name, () => assert.match(broken(from, link) ?? '', said))

  test('wherever it stands, and not in code', () => {
    const page = 'a [x](a.md) ![y](b.png "t") `[z](c.md)` [w](https://d.example)\n```\n[v](e.md)\n```\n[r]: f.md\n'
    assert.deepEqual(linksOf(page), ['a.md', 'b.png', 'f.md'])
  })

  test('unless the heading is there by the name that GitHub gives it', () => {
    const page = '# What a `check` proves, and what not\n## Same\n## Same\n```sh\n# no heading\n```\n'
    assert.deepEqual([...anchorsOf(page)], ['what-a-check-proves-and-what-not', 'same', 'same-1'])
  })
})
