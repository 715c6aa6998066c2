// Renders summaries to HTML as GitHub shows them and takes pictures: `node tools/preview.ts FOLDER`. For eyes, not for CI.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Report } from '../src/model/report.ts'
import type { Setup } from '../src/report/contract.ts'
import { partsOf } from '../src/report/feed.ts'
import { summary as reporter } from '../src/report/summary.ts'
import { html } from '../test/report/github.ts'
import { causes, everywhere, hostile, large, small } from '../test/report/sample.ts'
import { runAction } from '../test/runner.ts'

const folder = process.argv[2] ?? join(tmpdir(), 'agent-eval-preview')
const links = {
  server: 'https://github.com',
  repository: 'octo/refunds',
  sha: '0123456789abcdef0123456789abcdef01234567',
  prefix: '',
}
const summary = (of: Report, setup: Setup): string => partsOf(reporter, of, setup).join('')
const options = { room: 1_000_000, links, reportPath: 'agent-eval-report.json' }
const style = readFileSync(new URL('../node_modules/github-markdown-css/github-markdown.css', import.meta.url), 'utf8')

const page = (body: string, theme: string): string => `<!doctype html><meta charset="utf-8"><style>${style}
:root { color-scheme: ${theme} } body { margin: 0; padding: 24px; background: ${theme === 'dark' ? '#0d1117' : '#fff'} }
.markdown-body { max-width: 1000px; font-family: "Liberation Sans", "Noto Color Emoji", sans-serif }
.markdown-body code, .markdown-body pre { font-family: "DejaVu Sans Mono", monospace }
.diff-minus { background: #ffebe9; color: #82071e } .diff-plus { background: #dafbe1; color: #116329 }
.dark .diff-minus { background: #67060c; color: #ffdcd7 } .dark .diff-plus { background: #033a16; color: #aff5b4 }
</style><body class="${theme}"><article class="markdown-body" data-theme="${theme}">${body}</article>`

const coloured = (body: string): string =>
  body.replace(/<pre><code[^>]*>[\s\S]*?<\/code><\/pre>/g, (block) =>
    block
      .split('\n')
      .map((line) =>
        line.replace(
          /^((?:<pre><code[^>]*>)?)([-+].*)$/,
          (_, open: string, rest: string) =>
            `${open}<span class="diff-${rest[0] === '-' ? 'minus' : 'plus'}">${rest}</span>`,
        ),
      )
      .join('\n'),
  )

function shoot(
  name: string,
  markdown: string,
  { theme = 'light', width = 1100, height = 1600, open = false } = {},
): void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.html`)
  writeFileSync(join(folder, `${name}.md`), markdown)
  const body = coloured(html(markdown))
  writeFileSync(file, page(open ? body.replaceAll('<details>', '<details open>') : body, theme))
  const profile = mkdtempSync(join(tmpdir(), 'chromium-'))
  const flags = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--hide-scrollbars',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ]
  if (theme === 'dark') flags.push('--blink-settings=preferredColorScheme=0')
  execFileSync(
    'chromium',
    [
      ...flags,
      `--user-data-dir=${profile}`,
      `--window-size=${width},${height}`,
      `--screenshot=${join(folder, `${name}.png`)}`,
      `file://${file}`,
    ],
    { stdio: 'ignore', timeout: 60_000 },
  )
  rmSync(profile, { recursive: true, force: true })
  console.log(join(folder, `${name}.png`), Buffer.byteLength(markdown), 'bytes')
}

/** What the action writes in a folder: `node tools/preview.ts OUT own`, with `PREVIEW_CWD` and `INPUT_*` as the action has them. */
async function own(): Promise<string> {
  const inputs = Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value = '']) =>
      name.startsWith('INPUT_') ? [[name.slice(6).toLowerCase(), value]] : [],
    ),
  )
  const entry = fileURLToPath(new URL('../src/action.ts', import.meta.url))
  return (await runAction({ entry, inputs, cwd: process.env['PREVIEW_CWD'] ?? process.cwd() })).summary ?? ''
}

/** The summary of the action over `scenarios/failing`, as in the self-test. */
async function demo(): Promise<string> {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const inputs = {
    scenarios: 'scenarios/failing/*.toml',
    traces: 'scenarios/failing/traces/**/*',
    registry: 'scenarios/registry.json',
    skills: 'scenarios/skills',
  }
  const { summary } = await runAction({ entry: join(root, 'src/action.ts'), inputs, cwd: root })
  return summary ?? ''
}

const looks = ['light', 'dark'] as const
const shots: Record<string, () => void | Promise<void>> = {
  small: () => shoot('small', summary(small(), options)),
  // docs/summary.png: what the action writes for the failing demo, cut.
  readme: async () => shoot('readme', await demo(), { width: 1040, height: 1500 }),
  dark: () => shoot('dark', summary(small(), options), { theme: 'dark' }),
  narrow: () => shoot('narrow', summary(small(), options), { width: 500, height: 2200 }),
  open: () => shoot('open', summary(small(), options), { open: true, height: 2600 }),
  causes: () => shoot('causes', summary(causes(), options), { height: 2200 }),
  phone: () => shoot('phone', summary(causes(), options), { width: 400, height: 2200 }),
  large: () => shoot('large', summary(large(300), options), { height: 3000 }),
  bottom: () => shoot('bottom', summary(large(300, 60), options), { height: 5200 }),
  failing: () => shoot('failing', summary(large(3000, 1, 'prüfung-日本語'), options), { height: 3000 }),
  hostile: () => shoot('hostile', summary(everywhere(hostile.join(' ')), options), { open: true, height: 3000 }),
  own: async () => {
    const page = process.env['PREVIEW_CWD'] === undefined ? '' : await own()
    if (page === '') return
    for (const theme of looks) shoot(`own-${theme}`, page, { theme, height: 2600 })
    shoot('own-phone', page, { width: 400, height: 2600 })
  },
  pass: () => shoot('pass', summary(large(6, 99), { ...options }), { height: 700 }),
}
for (const [name, shot] of Object.entries(shots))
  if (process.argv.length < 4 || process.argv.includes(name)) await shot()
