// What the pages tell people to type and to paste works: the five minutes, every command, every workflow.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { after, describe, test } from 'node:test'
import { parse } from 'yaml'
import type { CommandFile } from '../src/commands/flags.ts'
import { options } from '../src/options.ts'
import { cli, type Files, makeFolder } from './command.ts'
import { blocks, filesIn, page, sections } from './pages.ts'
import { installed, skipWithout } from './programs.ts'

const root = resolve(import.meta.dirname, '..')
const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'scenarios/README.md']
const all = [...pages, ...globSync('docs/**/*.md', { cwd: root }).sort()]
const readme = page('README.md')
const repository = JSON.parse(page('package.json')).repository.replace('github:', '')

describe('five minutes', { skip: process.platform === 'win32' ? 'the page is for a POSIX shell' : false }, () => {
  const walk = sections(readme)['Five minutes'] ?? ''
  const [clone = '', trace = '', red = '', green = ''] = blocks(walk, 'sh')
  const [above = ''] = blocks(readme, 'text')
  const [below = ''] = blocks(walk, 'text')

  /** Runs a script in one shell where `agent-eval` is the command of this repository, as the alias of the page makes it. */
  function type(home: string, ...scripts: string[]) {
    const command = `agent-eval() { "${process.execPath}" "${cli}" "$@"; }`
    const script = [command, ...scripts].join('\n')
    const env = { PATH: process.env['PATH'], HOME: home }
    const ran = spawnSync('bash', ['-c', script], { cwd: home, env, encoding: 'utf8' })
    return { exit: ran.status, said: ran.stdout + ran.stderr }
  }

  test('the trace is shown; without the lookup the check is red as on the first screen, with it green', () => {
    const home = makeFolder({})
    try {
      const shown = type(home, trace)
      assert.match(shown.said, /^call 1 {4}issue_refund \{"order_id":"A-1001","amount":2520\}$/m)
      const failed = type(home, 'cd ~/refunds', red)
      assert.deepEqual([failed.exit, failed.said], [1, above])
      const passed = type(home, 'cd ~/refunds', green)
      assert.deepEqual([passed.exit, passed.said], [0, below])
    } finally {
      rmSync(home, { recursive: true, force: true })
    }
  })

  test('the clone is of this repository, and what is run in it are its scripts', () => {
    const scripts = JSON.parse(page('package.json')).scripts
    assert.equal(clone.split('\n')[0], `git clone https://github.com/${repository}`)
    for (const [, name = ''] of clone.matchAll(/^npm (?:run )?(\S+)$/gm)) assert.ok(scripts[name], name)
    const file = /\$PWD\/([^"]+)"/.exec(clone)?.[1] ?? ''
    assert.ok(existsSync(join(root, file)), file)
  })
})

test('the workflow of the five minutes is the one that a recipe runs', () => {
  const file = '.github/workflows/agent-eval.yml'
  const recipe = filesIn(sections(page('docs/recipes.md'))['Forks: committed traces'] ?? '')
  assert.equal(filesIn(readme)[file], recipe[file])
  assert.ok(recipe[file])
})

test('the owner of the repository is written in package.json alone, and derived everywhere else', () => {
  for (const file of all) {
    const named = [
      ...page(file).matchAll(/(?:github:|github\.com\/|githubusercontent\.com\/|uses: )([\w-]+\/agent-eval)\b/g),
    ]
    for (const [, name] of named) assert.equal(name, repository, file)
  }
})

/** A command of a page, as words; what stands in quotes is one, and a comment none. */
function words(line: string): string[] {
  const found = line.replace(/\s#\s.*$/, '').matchAll(/"([^"]*)"|'([^']*)'|([^\s"']+)/g)
  return [...found].map(([, double, single, bare]) => double ?? single ?? bare ?? '')
}

/** What agent-eval is called with on a page: in fenced blocks, and in the text. */
function calls(text: string): { line: string; args: string[]; fenced: boolean }[] {
  const program = String.raw`(?:npx github:${repository}|node dist\/cli\/index\.js|agent-eval)`
  const shell = ['sh', 'bash']
    .flatMap((language) => blocks(text, language))
    .join('\n')
    .replace(/ \\\n\s*/g, ' ')
  const fenced = [...shell.matchAll(new RegExp(`^(?:\\w+=\\S+ )?${program} .*$`, 'gm'))].map(([line]) => line)
  const prose = text.replace(/^(```+)[^\n]*\n.*?^\1$/gms, '')
  const inline = [...prose.matchAll(new RegExp(`\`(${program} [^\`]+)\``, 'g'))].map(([, line = '']) => line)
  return [...fenced, ...inline].map((line, i) => {
    const args = words(line.replace(new RegExp(`^(?:\\w+=\\S+ )?${program} `), '').replace(/ > .*$/, ''))
    return { line, args, fenced: i < fenced.length }
  })
}

/** What a command may be given, by the flags that its file names; undefined: there is no such command. */
async function flagsOf(command: string): Promise<string[] | undefined> {
  if (!existsSync(join(root, `src/commands/${command}.ts`))) return undefined
  const { usage } = (await import(`../src/commands/${command}.ts`)) as Partial<CommandFile>
  return usage && [...usage.takes, ...(usage.own ?? []).map(({ name }) => name)].map((name) => `--${name}`)
}

describe('a command of the pages', async () => {
  for (const file of all) {
    const found = calls(page(file))
    if (found.length === 0) continue
    test(`of ${file} is one, with flags that it has`, async () => {
      for (const { line, args } of found) {
        const [command = '', ...rest] = args
        // `agent-eval COMMAND --help` says how, and does nothing.
        if (command === 'COMMAND' || command.startsWith('--')) continue
        const flags = await flagsOf(command)
        assert.ok(flags, `${file}: ${line}`)
        for (const flag of rest.filter((word) => word.startsWith('--')))
          assert.ok(flags.includes(flag.split('=')[0] ?? ''), `${file}: ${line}: ${flag}`)
      }
    })
  }

  const trace = JSON.parse(page('scenarios/traces/refund-once.json')) as { events: object[] }
  const scenario = (name: string): string => `name = "${name}"\n\n[expect]\ntools = ["lookup_order"]\n`
  /** A folder that has what the commands of the pages name. */
  const files: Files = {
    'scenarios/refund.toml': scenario('refund'),
    'refund-order.toml': scenario('refund-order'),
    'refund-order.jsonl': `${JSON.stringify(trace)}\n`,
    'trace.jsonl': `${JSON.stringify(trace)}\n`,
    'traces/refund.json': trace,
    'traces/refund.jsonl': `${JSON.stringify(trace)}\n`,
    ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`again/refund.${n}.json`, { ...trace, id: `again-${n}` }])),
    ...Object.fromEntries([1, 2, 3].map((n) => [`good/${n}.json`, { ...trace, id: `good-${n}` }])),
    'bad/1.json': { ...trace, events: trace.events.slice(1) },
    'traces/refund-full.1.json': { ...trace, id: 'full-1' },
    'traces/refund-full.2.json': { ...trace, id: 'full-2', events: trace.events.slice(1) },
    'registry.json': { commands: [{ key: 'refund', tool: 'issue_refund', mutating: true }] },
    'src/a.txt': 'a\n',
    'labels.jsonl': '{"answer": "a", "rubric": "b", "pass": true}\n',
    ...Object.fromEntries(
      globSync('scenarios/**/*', { cwd: root })
        .filter((name) => /refund-after-lookup/.test(name) && /\.(toml|json)$/.test(name))
        .map((name) => [name, readFileSync(join(root, name), 'utf8')]),
    ),
  }

  const fenced = all.flatMap((file) => calls(page(file)).flatMap((call) => (call.fenced ? [{ file, ...call }] : [])))
  const folder = makeFolder(files)
  after(() => rmSync(folder, { recursive: true, force: true }))
  for (const part of ['baseline', 'shards']) mkdirSync(join(folder, part))
  const only = ['--scenarios', 'scenarios/**/*.toml', '--traces', 'traces/refund.json']
  await ask(folder, ['run', ...only, '--report-json', 'baseline/run-1.json'])
  await ask(folder, ['run', ...only, '--shard', '1/1', '--report-json', 'shards/1.json'])
  // Now the agent looks nothing up: against the baseline that is new.
  writeFileSync(join(folder, 'traces/refund.json'), JSON.stringify({ ...trace, events: trace.events.slice(1) }))

  for (const { file, line, args } of fenced)
    test(`of ${file} runs: ${line.replace(/\s+#.*/, '')}`, async () => {
      // The judge is asked of an address where nobody answers, so that nothing leaves the machine.
      const more =
        args[0] === 'judge-check' ? ['--judge-endpoint', 'http://127.0.0.1:9/v1', '--judge-timeout', '1'] : []
      const { exit, said } = await ask(folder, [
        ...args.flatMap((arg) => (line.includes(`'${arg}'`) ? [arg] : spread(folder, arg))),
        ...more,
      ])
      assert.ok(exit === 0 || exit === 1, `exit ${exit}: ${said}`)
      assert.notEqual(said, '')
    })
})

/** Runs a command in this process; a wrong call is thrown. */
async function ask(cwd: string, [command, ...argv]: string[]): Promise<{ exit: number; said: string }> {
  const { default: run } = (await import(`../src/commands/${command}.ts`)) as CommandFile
  let said = ''
  const say = (text: string): void => {
    said += text
  }
  const exit = await run(argv, {
    cwd,
    env: { HOME: cwd },
    out: say,
    err: say,
    drained: async () => {},
    input: () => Readable.from([]),
    color: false,
    columns: 100,
    live: false,
    entry: '',
  })
  return { exit, said }
}

/** A glob without quotes, as a shell spreads it. */
const spread = (cwd: string, arg: string): string[] =>
  arg.endsWith('/*.json') && !arg.includes('**') ? globSync(arg, { cwd }) : [arg]

test('every script and program of this repository that a page names is here', () => {
  const { scripts } = JSON.parse(page('package.json'))
  for (const file of all) {
    for (const [, name = ''] of page(file).matchAll(/\bnpm run ([\w:-]+)/g))
      assert.ok(scripts[name], `${file}: npm run ${name}`)
    for (const [, name = ''] of page(file).matchAll(/`node ((?:tools|test|dist)\/[\w./-]+)/g))
      assert.ok(existsSync(join(root, name)), `${file}: node ${name}`)
  }
})

type Step = { uses?: string; with?: Record<string, unknown> }

/** Every step below a value of YAML. */
function steps(value: unknown): Step[] {
  if (Array.isArray(value)) return value.flatMap(steps)
  if (typeof value !== 'object' || value === null) return []
  return [...('uses' in value ? [value as Step] : []), ...Object.values(value).flatMap(steps)]
}

/** A workflow of a page; a part of one is put into what it is a part of. */
function whole(block: string): string {
  if (/^on:/m.test(block)) return block
  if (/^jobs:/m.test(block)) return `on: push\n${block}`
  const first = /^ *- id: eval$/m.test(block) ? '' : `      - id: eval\n        uses: ${repository}@v1\n`
  return `on: push\njobs:\n  job:\n    runs-on: ubuntu-latest\n    steps:\n${first}${block}`
}

describe('a workflow of the pages', () => {
  const found = all.flatMap((file) =>
    blocks(page(file), 'yaml')
      .filter((block) => /^ *(?:- )?(?:uses|run):/m.test(block))
      .map((block, i) => ({ file, block: whole(block), name: `${file} (${i + 1})` })),
  )
  assert.ok(found.length > 20)

  for (const { name, block } of found)
    test(`of ${name} gives the action inputs that it has`, () => {
      const own = steps(parse(block)).filter(({ uses }) => uses?.startsWith(`${repository}@`))
      const inputs = own.flatMap((step) => Object.keys(step.with ?? {}))
      const known = options
        .filter((option) => !('only' in option) || option.only !== 'cli')
        .map((option) => option.name as string)
      assert.deepEqual(
        inputs.filter((input) => !known.includes(input)),
        [],
      )
    })

  test('has nothing that actionlint finds', { skip: skipWithout('actionlint') }, () => {
    const files = Object.fromEntries(found.map(({ name, block }) => [`${name.replaceAll(/\W+/g, '-')}.yml`, block]))
    // A workflow that calls another one of the page is linted where both are.
    for (const section of Object.values(sections(page('docs/recipes.md'))))
      for (const [path, text] of Object.entries(filesIn(section))) if (/workflow_call/.test(text)) files[path] = text
    const folder = makeFolder(files)
    try {
      spawnSync('git', ['init', '-q'], { cwd: folder })
      const ran = spawnSync(
        installed('actionlint') as string,
        ['-shellcheck=', '-pyflakes=', ...globSync('*.yml', { cwd: folder })],
        {
          cwd: folder,
          encoding: 'utf8',
        },
      )
      assert.deepEqual([ran.status, ran.stdout + ran.stderr], [0, ''])
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
