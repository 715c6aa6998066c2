// The command line from outside: exit statuses, what it prints, which files it reads.
import assert from 'node:assert/strict'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { call, dimension, evaluate, type Files, inFolder, scenario, start, startIn, trace } from './command.ts'

const good: Files = { 'scenarios/a.toml': scenario('a'), 'traces/a.json': trace() }
const failing: Files = { ...good, 'traces/a.json': trace([call('b')]) }
const twoScenarios: Files = { ...good, 'scenarios/b.toml': 'name = "b"\n[expect]\ntols = ["a"]\n' }
const advisory: Files = {
  ...failing,
  'scenarios/a.toml': scenario('a', '[expect]\ntools = ["a"]\n[severity]\n"expect.tools" = "advisory"\n'),
}

describe('the exit status', () => {
  const table: [string, Files, string[], number, RegExp][] = [
    ['the gate holds', good, [], 0, /^PASS /m],
    ['run by its name', good, ['run', '--quiet'], 0, /^PASS [^\n]*\n$/],
    ['a dimension fails', failing, [], 1, /^FAIL /m],
    ['one that may fail does', advisory, [], 0, /^PASS .*1 advisory/m],
    ['… and may not by --fail-on', advisory, ['--fail-on', 'advisory'], 1, /1 advisory/],
    ['nothing gates', failing, ['--fail-on', 'never'], 0, /^FAIL /m],
    ['no trace', { 'scenarios/a.toml': scenario('a') }, [], 1, /Missing trace/],
    [
      'no trace, with a warning',
      { 'scenarios/a.toml': scenario('a') },
      ['--missing-trace', 'warn'],
      0,
      /Missing trace/,
    ],
    ['no trace, ignored', { 'scenarios/a.toml': scenario('a') }, ['--missing-trace', 'ignore'], 0, /without a trace/],
    ['a scenario is broken', { ...good, 'scenarios/b.toml': 'name = ' }, [], 1, /^ERROR /m],
    ['a trace is broken', { ...good, 'traces/b.json': '{"a": 1' }, [], 1, /^ERROR /m],
    ['a trace is of no format', { ...good, 'traces/b.json': '{"a": 1}' }, [], 1, /No format recognises/],
    ['a trace is empty', { ...good, 'traces/b.jsonl': '' }, [], 1, /is empty/],
    ['a trace has no events', { ...good, 'traces/a.json': trace([]) }, [], 1, /run_completed/],
    [
      'a named trace does not exist',
      good,
      ['--traces', 'traces/a.json', '--traces', 'traces/b.json'],
      1,
      /Missing trace file/,
    ],
    [
      'a named scenario does not exist',
      good,
      ['--scenarios', 'scenarios/a.toml', '--scenarios', 'b.toml'],
      1,
      /Missing scenario file/,
    ],
    [
      'no scenario file',
      { 'traces/a.json': trace() },
      [],
      2,
      /No scenario file found; tried scenarios\/\*\*\/\*\.toml/,
    ],
    ['no scenario file matches', good, ['--scenarios', 'scenarios/*.tmol'], 2, /No scenario file found/],
    ['an unknown option', good, ['--scenario', 'x'], 2, /Unknown option --scenario; did you mean --scenarios\?/],
    ['an unknown command', good, ['valdate'], 2, /Unknown command valdate; did you mean validate\?/],
    ['a wrong choice', good, ['--fail-on', 'bloking'], 2, /--fail-on.*did you mean blocking/],
    ['a wrong number', good, ['--max-trace-mb', '0'], 2, /--max-trace-mb.*at least 1/],
    ['an unknown format', good, ['--trace-format', 'natve'], 2, /trace-format.*did you mean native/],
    [
      'a file without a run, of a given format',
      { ...good, 'traces/b.json': '[]' },
      ['--trace-format', 'native'],
      1,
      /holds no run/,
    ],
    ['a superfluous word', good, ['run', 'traces'], 2, /traces/],
    ['a missing config', good, ['--config', 'x.toml'], 2, /Missing config file x\.toml/],
    ['a config that is a folder', { ...good, 'c/x': '' }, ['--config', 'c'], 2, /config/],
    [
      'a broken config',
      { ...good, 'agent-eval.toml': '[severty]' },
      [],
      2,
      /agent-eval\.toml:1:1: .*did you mean severity/,
    ],
    ['a missing registry', good, ['--registry', 'r.json'], 1, /Missing registry file/],
    ['a missing skills folder', good, ['--skills', 's'], 1, /^1 problem in 1 file\n {2}s\n {4}Missing skills folder/m],
    ['a registry that is a folder', { ...good, 'r/x': '' }, ['--registry', 'r'], 1, /registry/],
    ['a broken registry', { ...good, 'r.json': '{"comands": []}' }, ['--registry', 'r.json'], 1, /r\.json:1:2/],
    ['a name=glob of no scenario', good, ['--traces', 'b=traces/*'], 2, /Unknown scenario "b".*known are a/],
    ['a report that cannot be written', { ...good, x: '' }, ['--report-json', 'x/y/report.json'], 2, /Cannot write/],
    ['validate, well formed', good, ['validate'], 0, /1 scenario/],
    [
      'validate, two entries of args about one tool',
      {
        ...good,
        'scenarios/b.toml': scenario(
          'b',
          '[expect]\nargs = [{ tool = "x", key = "a", equals = 1 }, { tool = "x", key = "b", equals = 2 }]',
        ),
      },
      ['validate'],
      0,
      /note: Another entry is about x too.*\[\[calls\]\] where/,
    ],
    [
      'validate, broken',
      { ...good, 'scenarios/b.toml': scenario('b', '[expect]\ntols = 1') },
      ['validate'],
      1,
      /b\.toml:3:1 .*did you mean tools/,
    ],
    [
      'validate, a command that the registry does not have',
      {
        'scenarios/a.toml': scenario(
          'a',
          '[contradiction]\nblocking_step = "orders.fil"\nreadiness_step = "orders.file"\nmutating_commands = ["orders.file"]\n',
        ),
        'registry.json': { schema: 'agent-eval/registry@1', commands: [{ key: 'orders.file' }] },
      },
      ['validate', '--registry', 'registry.json'],
      1,
      /Expected a command of the registry, found "orders\.fil"; did you mean orders\.file\?/,
    ],
    ['validate, none', {}, ['validate'], 2, /No scenario file found/],
    ['formats', {}, ['formats'], 0, /^ {2}native /m],
    ['help', {}, ['--help'], 0, /--fail-on blocking\|advisory\|regressions\|never/],
    ['help of a command', {}, ['show', '--help'], 0, /^agent-eval show: [\s\S]*--call N/],
    ['… which has no options of another', {}, ['validate', '-h'], 0, /^(?![\s\S]*--fail-on)[\s\S]*--registry FILE/],
    ['… and the other way round', {}, ['help', 'snapshot'], 0, /snapshot \[options\] PATH…[\s\S]*--text/],
    ['help of no command', {}, ['help', 'shwo'], 2, /Unknown command shwo; did you mean show\?/],
    ['run, of files', twoScenarios, ['run', 'scenarios/a.toml', 'traces/a.json'], 0, /^PASS {2}1 scenario/m],
    ['run, of a trace', good, ['run', 'traces/a.json', '--quiet'], 0, /^PASS/],
    [
      'run, of a scenario, traces by the option',
      good,
      ['run', 'scenarios/a.toml', '--traces', 'traces/*'],
      0,
      /^PASS/m,
    ],
    ['run, of a file that is not there', good, ['run', 'traces/b.json'], 2, /Missing file traces\/b\.json/],
    ['run, of a folder', good, ['run', 'traces'], 2, /Expected files, found the folder traces/],
    ['a file without a command', good, ['traces/a.json'], 2, /did you mean agent-eval run traces\/a\.json\?/],
    ['validate, of files', twoScenarios, ['validate', 'scenarios/a.toml'], 0, /^1 scenario well formed, 0 problems/m],
    ['… of which one is broken', twoScenarios, ['validate', 'scenarios/b.toml'], 1, /did you mean tools/],
    ['… and one the config', { ...good, 'agent-eval.toml': '' }, ['validate', 'agent-eval.toml'], 0, /1 scenario well/],
    ['… and one no scenario', good, ['validate', 'traces/a.json'], 2, /Expected scenario files/],
    [
      'an option of another command',
      good,
      ['--raw'],
      2,
      /Unknown option --raw here; it is an option of another command/,
    ],
    ['an input of the action', good, ['--summary'], 2, /it is an input of the action/],
    ['one that is nearly that', good, ['--sumary'], 2, /did you mean --summary\? It is an input of the action/],
    ['an unknown negation', good, ['--no-quite'], 2, /Unknown option --no-quite; did you mean --no-quiet\?/],
    [
      'an unknown option of snapshot',
      good,
      ['snapshot', '--txt', '.'],
      2,
      /Unknown option --txt; did you mean --text\?/,
    ],
    ['a path with backslashes', good, ['--scenarios', 'scenarios\\a.toml'], 2, /write \/ between folders/],
    ['version', {}, ['--version'], 0, /^\d+\.\d+\.\d+\n$/],
  ]
  for (const [title, files, args, exit, says] of table)
    test(`${exit}: ${title}`, () => {
      const ran = evaluate(files, ...args)
      assert.equal(ran.exit, exit, ran.out + ran.err)
      assert.match(exit === 2 ? ran.err : ran.out, says)
      assert.doesNotMatch(ran.out + ran.err, /\n {4}at /, 'no stack')
    })
})

describe('the report', () => {
  test('says all the same things twice', () => {
    inFolder({ ...failing, 'traces/b.json': trace(), 'traces/c.json': '[' }, (cwd) => {
      const first = start(cwd, '--json')
      const second = start(cwd, '--json', '--report-json', 'out/report.json')
      assert.equal(second.out, first.out)
      assert.equal(start(cwd, '--json', '--workers', '3').out, first.out, 'for any number of workers')
      assert.ok(!first.out.includes(cwd), 'paths are relative')
    })
  })

  test('has the totals, the place and the call', () => {
    const { report } = evaluate(
      {
        'scenarios/a.toml': 'name = "a"\ntags = ["x", "y"]\n\n[expect]\nforbid_tools = [\n  "rm",\n  "drop_*",\n]\n',
        'scenarios/b.toml': scenario('b', 'tags = ["x"]\n[expect]\ntools = ["a"]\n').replace('tags', '\ntags'),
        'traces/a.1.json': trace([call('a'), call('drop_db')]),
        'traces/a.2.json': trace(),
        'traces/b.json': trace(),
        'traces/c.json': trace([], { scenario: 'c', answer: 'x' }),
      },
      '--json',
    )
    assert.equal(report.verdict, 'fail')
    assert.deepEqual(report.totals, {
      scenarios: 2,
      passed: 1,
      failed: 1,
      skipped: 0,
      traces: 4,
      blocking_failures: 2,
      advisory_failures: 0,
      tags: { x: { scenarios: 2, passed: 1 }, y: { scenarios: 1, passed: 0 } },
    })
    const d = dimension(report, 'expect.forbid_tools')
    assert.deepEqual(d?.location, { line: 7, column: 3, end_line: 7, end_column: 11 })
    assert.deepEqual(d?.evidence, [{ call: 2, tool: 'drop_db', excerpt: '{}' }])
    assert.deepEqual(report.unmatched_traces, ['traces/c.json'])
    assert.deepEqual(report.scenarios[0]?.trials?.interval, [0.095, 0.905])
  })

  test('a scenario over several traces fails once, and stays blocking by its trials only', () => {
    const files = {
      'scenarios/a.toml': scenario('a', 'trials = { require = "any" }\n[expect]\ntools = ["a"]\n'),
      'traces/a.1.json': trace([call('b')]),
      'traces/a.2.json': trace(),
    }
    const { report, exit } = evaluate(files, '--json')
    assert.equal(exit, 0)
    assert.equal(report.totals.blocking_failures, 0)
    assert.deepEqual(
      report.scenarios[0]?.runs.map((r) => r.verdict),
      ['fail', 'pass'],
    )
  })
})

test('trials that were lost count against the scenario, and are not left out', () => {
  const { report, exit } = evaluate(
    {
      'scenarios/a.toml': scenario('a', 'trials = { require = 0.5 }\n[expect]\nforbid_tools = ["b"]\n'),
      'traces/a.1.json': trace(),
      'traces/a.2.json': trace([]),
      'traces/a.3.json': trace([{ type: 'user', text: 'go' }]),
    },
    '--json',
  )
  assert.equal(exit, 1)
  assert.equal(report.scenarios[0]?.trials?.rate, 0.333)
})

describe('traces are found', () => {
  const verdicts = (files: Files, ...args: string[]) => {
    const { report, err } = evaluate({ 'scenarios/a.toml': scenario('a'), ...files }, '--json', ...args)
    assert.ok(report, err)
    return {
      runs: report.scenarios[0]?.runs.map((r) => `${r.trace} ${r.verdict}`),
      unmatched: report.unmatched_traces,
      workspace: report.workspace_files,
      problems: report.problems.map((p) => p.file),
    }
  }
  const none = { unmatched: [], workspace: [], problems: [] }

  test('packed, from Windows, with a byte order mark', () => {
    const pretty = JSON.stringify(trace(), null, 2)
    assert.deepEqual(
      verdicts({
        'traces/a.1.json.gz': gzipSync(JSON.stringify(trace())),
        'traces/a.2.json': pretty.replaceAll('\n', '\r\n'),
        'traces/a.3.json': `\ufeff${pretty}`,
        'traces/a.4.jsonl': `${JSON.stringify(trace())}\r\n`,
        'traces/a.txt': 'no trace by its name',
        'traces/.hidden.json': 'no trace for a glob',
      }),
      { ...none, runs: [1, 2, 3, 4].map((n) => `traces/a.${n}.json${['.gz', '', '', 'l'][n - 1]} pass`) },
    )
  })

  test('several in one file, labelled by id or number', () => {
    const lines = [trace([call('a')], { id: 'x' }), trace([call('b')]), trace([call('a')], { id: '' })]
    assert.deepEqual(verdicts({ 'traces/a.jsonl': lines.map((l) => JSON.stringify(l)).join('\n') }), {
      ...none,
      runs: ['traces/a.jsonl#x pass', 'traces/a.jsonl#2 fail', 'traces/a.jsonl#3 pass'],
    })
  })

  test('the only one for the only scenario; two are not the only one', () => {
    assert.deepEqual(verdicts({ 'traces/z.json': trace() }), { ...none, runs: ['traces/z.json pass'] })
    const two = verdicts({ 'traces/y.json': trace(), 'traces/z.json': trace() })
    assert.deepEqual(two, { ...none, runs: [], unmatched: ['traces/y.json', 'traces/z.json'] })
    assert.deepEqual(verdicts({ 'traces/z.json': trace([call('a')], { scenario: 'zzz' }) }), {
      ...none,
      runs: [],
      unmatched: ['traces/z.json'],
    })
  })

  test('never the only one while another scenario could not be read: it may be that one’s', () => {
    const files = { 'scenarios/b.toml': 'name = "b"\n[expect]\ntolos = ["a"]\n', 'traces/z.json': trace() }
    assert.deepEqual(verdicts(files), {
      ...none,
      runs: [],
      unmatched: ['traces/z.json'],
      problems: ['scenarios/b.toml'],
    })
  })

  test('by a file named exactly, whatever its name; by a folder; without what is taken away', () => {
    assert.deepEqual(verdicts({ 'x/a.log': trace() }, '--traces', 'x/a.log'), { ...none, runs: ['x/a.log pass'] })
    assert.deepEqual(verdicts({ 'x/a [1].json': trace() }, '--traces', 'x/a [1].json'), {
      ...none,
      runs: ['x/a [1].json pass'],
    })
    const files = { 'x/a.1.json': trace(), 'x/y/a.2.json': trace(), 'x/bad.json': '{' }
    const runs = ['x/a.1.json pass', 'x/y/a.2.json pass']
    assert.deepEqual(verdicts(files, '--traces', './x', '--traces', '!x/bad.json'), { ...none, runs })
  })

  test('by the globs of a scenario; what one takes away stays for the others', () => {
    const { report } = evaluate(
      {
        'scenarios/a.toml': scenario('a', 'traces = ["x/*.json", "!x/2.json"]\n[expect]\ntools = ["a"]\n'),
        'scenarios/b.toml': scenario('b', 'traces = ["x/*.json"]\n[expect]\ntools = ["a"]\n'),
        'x/1.json': trace(),
        'x/2.json': trace(),
      },
      '--json',
    )
    assert.deepEqual(
      report.scenarios.map((s) => s.runs.map((r) => r.trace)),
      [['x/1.json'], ['x/1.json', 'x/2.json']],
    )
  })

  test('by name=glob, also for a name with an equals sign, and beside a scenario that is broken', () => {
    const files = {
      'scenarios/a.toml': scenario('a=1'),
      'scenarios/b.toml': scenario('b', '[expect]\ntols = ["a"]\n'),
      'x/1.json': trace(),
      'y/1.json': trace(),
    }
    const { report, err } = evaluate(files, '--json', '--traces', 'a=1=x/*', '--traces', 'b=y/*')
    assert.ok(report, err)
    assert.deepEqual(
      report.scenarios[0]?.runs.map((r) => r.trace),
      ['x/1.json'],
    )
    assert.deepEqual(report.unmatched_traces, ['y/1.json'])
    assert.equal(report.verdict, 'error')
  })

  test('cut in its last line: what is there is judged, and it is no pass', () => {
    const lines = ['{"role":"user","content":"hi"}', '{"role":"assistant","content":"hello"}', '{"role":"assis']
    const { report, exit } = evaluate(
      { 'scenarios/a.toml': scenario('a', '[expect]\nno_tools = true\n'), 'traces/a.jsonl': lines.join('\n') },
      '--json',
    )
    assert.equal(exit, 1)
    assert.equal(dimension(report, 'expect.run_completed')?.verdict, 'error')
    assert.equal(dimension(report, 'expect.no_tools')?.verdict, 'error')
  })

  test('not among the files of a workspace, unless they are traces, or may be', () => {
    const files = {
      'traces/a/run.json': trace([call('a')], { workspace: 'out' }),
      'traces/a/out/package.json': { name: 'x' },
      'traces/a/out/notes.json': '{"a": 1} // no JSON',
      'traces/a/out/cut.json': '{"a":',
      'traces/a/out/a.json': trace([call('b')]),
      'traces/a/outside.json': { name: 'x' },
      'traces/a/out/wrong.json': trace([{ type: 'tool_call' }]),
    }
    assert.deepEqual(verdicts(files), {
      runs: ['traces/a/out/a.json fail', 'traces/a/run.json pass'],
      unmatched: [],
      workspace: ['traces/a/out/notes.json', 'traces/a/out/package.json'],
      problems: ['traces/a/out/cut.json', 'traces/a/out/wrong.json', 'traces/a/outside.json'],
    })
  })

  test('a workspace is below its trace, never around it', () => {
    for (const workspace of ['.', '..', '/', 'x/..', '../a', ''])
      assert.deepEqual(
        verdicts({ 'traces/a/run.json': trace([call('a')], { workspace }), 'traces/a/x.json': '{' }).problems,
        ['traces/a/x.json'],
        workspace,
      )
  })

  test('through links within the folder, and not out of it', () => {
    inFolder({ 'scenarios/a.toml': scenario('a'), 'store/one.json': trace() }, (cwd) =>
      inFolder({ 'secret.json': trace() }, (outside) => {
        mkdirSync(join(cwd, 'traces/a'), { recursive: true })
        symlinkSync(join(cwd, 'store/one.json'), join(cwd, 'traces/a/in.json'))
        symlinkSync(join(outside, 'secret.json'), join(cwd, 'traces/a/out.json'))
        symlinkSync(outside, join(cwd, 'traces/a/folder'))
        symlinkSync(join(cwd, 'nowhere'), join(cwd, 'traces/a/dangling.json'))
        const { report } = start(cwd, '--json')
        assert.deepEqual(
          report.scenarios[0]?.runs.map((r) => r.trace),
          ['traces/a/in.json'],
        )
        assert.deepEqual(
          report.problems.map((p) => p.file),
          ['traces/a/dangling.json', 'traces/a/folder', 'traces/a/out.json'],
        )
      }),
    )
  })
})

describe('hostile traces', () => {
  test('integers beyond 2^53 differ in their last digit', () => {
    const files = (id: string): Files => ({
      'scenarios/a.toml': scenario('a', '[[expect.args]]\ntool = "t"\nkey = "id"\nequals = 2512292042121000001\n'),
      'traces/a.json': `{"events":[{"type":"tool_call","tool":"t","arguments":{"id":${id}}}]}`,
    })
    assert.equal(evaluate(files('2512292042121000001')).exit, 0)
    assert.equal(evaluate(files('2512292042121000000')).exit, 1)
  })

  test('keys of prototypes are keys like any other', () => {
    const { report } = evaluate(
      {
        'scenarios/a.toml': scenario(
          'a',
          '[expect]\nargs = [{ tool = "t", key = "__proto__.x", equals = 1 }, { tool = "t", key = "toString", equals = 1 }]\n',
        ),
        'traces/a.json':
          '{"__proto__":{"answer":"x"},"events":[{"type":"tool_call","tool":"t","arguments":{"__proto__":{"x":1},"toString":1}}]}',
      },
      '--json',
    )
    assert.equal(dimension(report, 'expect.args')?.verdict, 'pass')
  })

  test('are nested without end, or long without end, and harm nobody', () => {
    const deep = `{"events":[{"type":"tool_call","tool":"a","arguments":${'['.repeat(20_000)}${']'.repeat(20_000)}}]}`
    const { report } = evaluate(
      {
        'scenarios/a.toml': scenario('a'),
        'traces/deep.json': deep,
        'traces/a.json': trace([call('x'.repeat(100_000)), call('a', { arguments: 'y'.repeat(1_000_000) })], {
          id: 'z'.repeat(10_000),
        }),
      },
      '--json',
    )
    assert.deepEqual(
      report.problems.map((p) => p.file),
      ['traces/deep.json'],
    )
    const shown = JSON.stringify(report.scenarios[0]?.runs[0]?.dimensions)
    assert.ok(shown.length < 10_000, `${shown.length} characters`)
  })

  const hostile = '::error::x\n::set-output name=v::pass\r##[error]y\u001b[31m\u202e\u2028::warning::z'
  const everywhere = (file: string): Files => ({
    [`scenarios/${file}.toml`]: `name = ${JSON.stringify(hostile.replace(/[^ -~]/g, ''))}\ndescription = ${JSON.stringify(hostile).replaceAll('\\u001b', '')}\ntags = ["::error::tag"]\n[expect]\ntools = ["::error::want"]\ncontains = ["##[error]needle"]\n`,
    'scenarios/bad.toml': '"::error::key" = 1\n"##[error]k" = 1\n',
    'traces/a.json': trace([call(hostile, { arguments: hostile, is_error: true, result: hostile })], {
      id: hostile,
      scenario: hostile.replace(/[^ -~]/g, ''),
      answer: hostile,
      error: hostile,
      tools: [hostile],
      source: { format: hostile, notes: [hostile], unrecognised: hostile, junk_lines: hostile, lacks: [hostile] },
      agent: { name: hostile, model: hostile },
      workspace: hostile,
    }),
    'traces/::error::file.json': '{',
    'traces/b.json': trace([], { scenario: hostile }),
    'traces/c.json': trace([{ type: hostile }, { type: 'tool_call', tool: 3 }]),
  })

  test('obey no runner and no terminal, in no printed place', async () => {
    const { obey } = await import('./runner.ts')
    inFolder(everywhere('a'), (cwd) => {
      for (const args of [
        [],
        ['--json'],
        ['--quiet'],
        ['validate'],
        ['show', 'traces/a.json'],
        ['show', 'traces/a.json', '--json'],
        ['show', hostile],
        ['--config', hostile],
        ['--fail-on', hostile],
        [`--${hostile}`],
        [hostile],
        ['--traces', `${hostile}=x`],
      ]) {
        const ran = start(cwd, ...args)
        if (args[0] !== 'show') assert.notEqual(ran.exit, 0)
        for (const text of [ran.out, ran.err]) {
          assert.deepEqual(obey(text).commands, [], args.join(' '))
          assert.doesNotMatch(
            text,
            /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2028\u2029]/,
            args.join(' '),
          )
        }
      }
    })
  })

  test('give no secret away, in text or JSON', () => {
    const token = `ghp_${'a1B2'.repeat(9)}`
    const password = 'correct-horse-battery'
    const leak = `token ${token} password="${password}"`
    const files = {
      'agent-eval.toml': '[redact]\npatterns = ["INTERNAL-[0-9]+"]\n',
      'scenarios/a.toml': scenario(
        'a',
        '[expect]\ntools = ["x"]\ntools_in_order = ["x"]\ncontains = ["zzz"]\nno_tools = false\nforbid_tools = ["login"]\n[[expect.args]]\ntool = "login2"\nkey = "auth.password"\nequals = "x"\n',
      ),
      'traces/a.json': trace(
        [
          call('login', { arguments: { password, header: `Bearer ${token}` } }),
          call('login2', { arguments: { auth: { password }, n: 'INTERNAL-1234' } }),
          call(`tool_${token}`, { arguments: leak, result: leak, is_error: true }),
        ],
        {
          id: token,
          source: { format: token, notes: [leak], unrecognised: token },
          answer: `${'x'.repeat(190)} ${leak}`,
          error: leak,
          tools: ['login'],
        },
      ),
      'traces/b.json': trace([], { scenario: token, answer: 'x' }),
      'traces/c.json': JSON.stringify({ schema: 'agent-eval/trace@1', events: leak }),
    }
    inFolder(files, (cwd) => {
      for (const args of [[], ['--json'], ['show', 'traces/a.json']]) {
        const { out } = start(cwd, ...args)
        for (const secret of [token, token.slice(0, 20), password, ...(args[0] === 'show' ? [] : ['INTERNAL-1234'])])
          assert.ok(!out.includes(secret), `${secret} in ${out}`)
      }
    })
  })
})

test('a file of many traces holds one at a time', () => {
  inFolder({ 'scenarios/a.toml': scenario('a') }, (cwd) => {
    mkdirSync(join(cwd, 'traces'))
    writeFileSync(join(cwd, 'traces/a.jsonl'), `${JSON.stringify(trace())}\n`.repeat(2000))
    const { report } = start(cwd, '--json')
    assert.equal(report.scenarios[0]?.trials?.total, 2000)
    assert.equal(report.scenarios[0]?.runs[1999]?.trace, 'traces/a.jsonl#2000')
  })
})

test('a problem is shown with its line and a caret', () => {
  const files = { ...good, 'scenarios/b.toml': 'name = "b"\n[expect]\ntext.tols = 1\n' }
  const told = evaluate(files, 'validate').out
  assert.match(told, /\n {2}3 \| text\.tols = 1\n {4}\| \^\n/)
  assert.match(evaluate(files).out, /\n {4}3 \| text\.tols = 1\n {6}\| \^\n/)
})

test('colours are asked for, by an option or by the environment, and the option is right', () => {
  const coloured = (out: string): boolean => out.includes('\u001b[')
  inFolder(failing, (cwd) => {
    assert.equal(coloured(start(cwd).out), false)
    assert.equal(coloured(start(cwd, '--color').out), true)
    assert.equal(coloured(start(cwd, 'run', '--color', '--no-color').out), false)
    const env = { FORCE_COLOR: '1' }
    assert.equal(coloured(startIn(cwd, env).out), true)
    assert.equal(coloured(startIn(cwd, env, '--no-color').out), false)
    assert.equal(coloured(startIn(cwd, { FORCE_COLOR: '0' }).out), false)
  })
})
