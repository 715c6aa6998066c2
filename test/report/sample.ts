// Hand-made reports for the tests of reporters: a real-looking one, large ones, and one with hostile text in every field.
import type { Problem, Report, RunResult, ScenarioResult } from '../../src/model/report.ts'
import type { StrengthResult } from '../../src/model/strength.ts'
import { blocks, type Dimension, isEcho } from '../../src/model/verdict.ts'

export const dimension = (id: string, more: Partial<Dimension> = {}): Dimension => ({
  id,
  verdict: 'pass',
  severity: 'blocking',
  message: `Looked at 7 calls and an answer of 120 characters`,
  location: { line: 9, column: 1, end_line: 9, end_column: 15 },
  ...more,
})

export const run = (trace: string, dimensions: Dimension[], more: Partial<RunResult> = {}): RunResult => ({
  trace,
  format: 'native',
  verdict: dimensions.some(blocks) ? 'fail' : 'pass',
  stats: { turns: 4, tool_calls: 7, tool_errors: 0, duration_ms: 12_400, cost_usd: 0.0123 },
  dimensions,
  ...more,
})

export function scenario(name: string, runs: RunResult[], more: Partial<ScenarioResult> = {}): ScenarioResult {
  const passed = runs.filter((r) => r.verdict === 'pass').length
  const total = runs.length
  return {
    name,
    file: `scenarios/${name}.toml`,
    line: 1,
    tags: [],
    verdict: passed === total && total > 0 ? 'pass' : 'fail',
    dimensions: [],
    ...(total > 0
      ? {
          trials: {
            total,
            passed,
            pass_all: passed === total,
            pass_any: passed > 0,
            rate: Number((passed / total).toFixed(3)),
            interval: [0.208, 0.939] as [number, number],
          },
        }
      : {}),
    ...more,
    runs,
  }
}

export function report(scenarios: ScenarioResult[], more: Partial<Report> & { problems?: Problem[] } = {}): Report {
  const failing = scenarios.filter((s) => s.verdict === 'fail')
  const dimensions = (some: ScenarioResult[]) =>
    some.flatMap((s) => [...s.dimensions, ...s.runs.flatMap((r) => r.dimensions)])
  // No plain object while counting: a tag may be called `__proto__`.
  const tags = new Map<string, { scenarios: number; passed: number }>()
  for (const s of scenarios)
    for (const tag of s.tags) {
      const t = tags.get(tag) ?? { scenarios: 0, passed: 0 }
      tags.set(tag, t)
      t.scenarios++
      if (s.verdict === 'pass') t.passed++
    }
  return {
    schema: 'agent-eval/report@1',
    tool: { name: 'agent-eval', version: '1.0.0' },
    verdict: failing.length > 0 ? 'fail' : more.problems?.length ? 'error' : 'pass',
    totals: {
      scenarios: scenarios.length,
      passed: scenarios.filter((s) => s.verdict === 'pass').length,
      failed: failing.length,
      skipped: scenarios.filter((s) => s.verdict === 'skip').length,
      traces: scenarios.reduce((n, s) => n + s.runs.length, 0),
      blocking_failures: failing.reduce(
        (n, s) => n + dimensions([s]).filter((d) => blocks(d) && !isEcho(d, s.trials?.total)).length,
        0,
      ),
      advisory_failures: dimensions(scenarios).filter(
        (d) => d.severity === 'advisory' && (d.verdict === 'fail' || d.verdict === 'error'),
      ).length,
      tags: Object.fromEntries(tags),
    },
    ...(more.strength ? { strength: more.strength } : {}),
    scenarios,
    unmatched_traces: [],
    unmatched_reasons: [],
    workspace_files: [],
    problems: [],
    ...more,
  }
}

const expectPass = ['tools', 'forbid_tools', 'contains', 'run_completed', 'well_formed_arguments'].map((id) =>
  dimension(`expect.${id}`),
)

const wrongOrder = dimension('expect.tools_in_order', {
  verdict: 'fail',
  message: 'Expected lookup_order before issue_refund, found issue_refund at call 1 with no lookup_order before it',
  evidence: [{ call: 1, tool: 'issue_refund', excerpt: '{"order_id":"A-1001","amount":49.9}' }],
  location: { line: 9, column: 19, end_line: 9, end_column: 33 },
  sequences: {
    expected: ['lookup_order', 'check_policy', 'issue_refund'],
    observed: ['issue_refund', 'lookup_order', 'send_mail'],
  },
})

const wrongArgs = dimension('expect.args', {
  verdict: 'fail',
  message: 'Expected issue_refund.order_id = "A-1001", found "A-1010" in 1 call',
  evidence: [{ call: 2, tool: 'issue_refund', excerpt: '{"order_id":"A-1010"}' }],
  location: { line: 12, column: 1, end_line: 12 },
})

const narration = dimension('golden.narration_faithfulness', {
  verdict: 'fail',
  severity: 'advisory',
  message: 'Expected a narrated total of 1,204.50, found 1,240.50 in the message after call 3',
  evidence: [{ call: 3, tool: 'modelo_work_calculate', excerpt: 'The total is 1,240.50 euros.' }],
})

const noJudge = dimension('expect.judge', {
  verdict: 'error',
  message: 'Missing answer of the judge: the endpoint answered 503 three times; run again or set judge-endpoint',
  location: { line: 20 },
})

/** Three scenarios: one fails in two of three trials, one cannot be answered, one holds with an advisory finding. */
export function small(): Report {
  return report(
    [
      scenario(
        'refund-order',
        [
          run('traces/refund-order.1.json', [
            ...expectPass,
            dimension('expect.tools_in_order'),
            dimension('expect.args'),
          ]),
          run('traces/refund-order.2.json', [...expectPass, wrongOrder, wrongArgs]),
          run('traces/refund-order.3.json', [...expectPass, wrongOrder, dimension('expect.args')], {
            notes: ['2 records were not recognised'],
          }),
        ],
        {
          description: 'Refund only after the order was looked up',
          tags: ['refunds', 'money'],
          dimensions: [
            dimension('trace_present', { message: 'Found 3 traces' }),
            dimension('trials_met', {
              verdict: 'fail',
              message: 'Expected all of 3 trials to pass, found 1',
              location: { line: 5, column: 1, end_line: 5 },
            }),
          ],
        },
      ),
      scenario('quarterly-filing', [
        run('traces/quarterly-filing.jsonl', [
          ...expectPass,
          noJudge,
          dimension('golden.lifecycle_ordered'),
          dimension('golden.provenance_present'),
          dimension('golden.skill_consistent', { verdict: 'skip', message: 'The scenario names no skill' }),
        ]),
      ]),
      scenario(
        'export-with-consent',
        [
          run('traces/export-with-consent.json', [
            ...expectPass,
            dimension('golden.lifecycle_ordered'),
            dimension('live.no_live_submit'),
            narration,
          ]),
        ],
        { tags: ['money'] },
      ),
    ],
    {
      unmatched_traces: ['traces/scratch/run-7.json'],
      unmatched_reasons: ['It names no scenario, and no path segment is the name of one; bind it with name=glob'],
      workspace_files: ['traces/w/notes.json'],
    },
  )
}

/** Many scenarios, one in `every` failing. */
export function large(n: number, every = 12, word = 'case'): Report {
  const scenarios = Array.from({ length: n }, (_, i) => {
    const fails = i % every === every - 1
    const name = `${word}-${String(i + 1).padStart(4, '0')}`
    return scenario(
      name,
      [
        run(`traces/${name}.json`, [
          ...expectPass,
          fails ? wrongOrder : dimension('expect.tools_in_order'),
          dimension('golden.lifecycle_ordered'),
          ...(i % 7 === 0 ? [narration] : []),
        ]),
      ],
      { tags: [i % 2 ? 'refunds' : 'filing'] },
    )
  })
  return report(scenarios, {
    problems: [{ file: 'scenarios/bad.toml', line: 3, column: 1, message: 'Unknown key expct: did you mean expect?' }],
  })
}

/** 300 scenarios of which 43 fail, by five causes; six of them because their traces cannot be read. */
export function causes(): Report {
  const cut = 'Incomplete JSON: the file ends inside of a string'
  const unread: Problem[] = []
  const scenarios = Array.from({ length: 300 }, (_, i) => {
    const name = `case-${String(i + 1).padStart(4, '0')}`
    const tags = [i % 2 ? 'refunds' : 'filing']
    const fails = i % 7 === 0 ? i / 7 : undefined
    if (fails !== undefined && fails % 7 === 6) {
      const file = `traces/${name}.jsonl`
      unread.push({ file, message: cut, scenarios: [name] })
      const missing = dimension('trace_present', {
        verdict: 'error',
        message: 'Missing trace: none belongs to this scenario; name its file or folder like the scenario',
      })
      return scenario(name, [], { tags, dimensions: [missing] })
    }
    const by =
      fails === undefined
        ? []
        : fails === 1
          ? [dimension('live.no_live_submit', { verdict: 'fail' })]
          : fails % 9 === 2
            ? [wrongArgs]
            : fails % 21 === 4
              ? [noJudge]
              : [wrongOrder]
    const echo = dimension('trials_met', {
      verdict: 'fail',
      message: 'Expected all trials to pass; 0 of 1 trial passed',
    })
    return scenario(name, [run(`traces/${name}.json`, [...expectPass, ...by, dimension('golden.lifecycle_ordered')])], {
      tags,
      dimensions: by.length > 0 ? [echo] : [],
    })
  })
  return report(scenarios, { problems: unread })
}

/** The same text in every field that comes from outside. */
export function everywhere(text: string): Report {
  const failing = dimension('expect.tools_in_order', {
    verdict: 'fail',
    message: text,
    evidence: [{ call: 1, tool: text, excerpt: text }, { excerpt: text }],
    sequences: { expected: [text, 'b'], observed: ['b', text] },
  })
  return report(
    [
      scenario(
        text,
        [
          run(
            text,
            [failing, { ...failing, id: 'golden.x', severity: 'advisory' }, dimension('live.y', { message: text })],
            {
              id: text,
              notes: [text],
              format: text,
            },
          ),
          run(`${text}2`, [{ ...failing, verdict: 'error' }]),
        ],
        {
          file: text,
          tags: [text],
          description: text,
          dimensions: [dimension('trials_met', { verdict: 'fail', message: text })],
        },
      ),
      scenario(`${text}2`, [], {
        file: text,
        dimensions: [dimension('trace_present', { verdict: 'error', message: text })],
      }),
      scenario(`${text}3`, [run(text, [dimension('expect.contains', { message: text })])], { description: text }),
    ],
    {
      unmatched_traces: [text],
      unmatched_reasons: [text],
      workspace_files: [text],
      problems: [{ file: text, line: 1, column: 2, message: text }],
      strength: strengthOf(text),
    },
  )
}

/** A strength below its floor, with the text in every field that comes from outside. */
export const strengthOf = (text: string): StrengthResult => ({
  ...{ score: 0.5, effects: 'registry', mutants: 2, killed: 1, survived: 1, left_to_judge: 0, left_out: 0, floor: 0.8 },
  scenarios: [
    {
      name: text,
      score: 0.5,
      groups: { effects: { killed: 1, survived: 1 }, answer: none, reads: none },
      operators: { drop_call: { killed: 1, survived: 1 } },
      kills: { 'calls[a].count': 1, 'expect.tools': 0 },
      survivors: [{ trace: text, operator: 'drop_call', call: 1, message: text, fix: '[[calls]]\ntool = "a"' }],
    },
  ],
})
const none = { killed: 0, survived: 0 }

/** Texts that public reports say break summaries, annotations and logs. */
export const hostile: readonly string[] = [
  'x\n::error::fake',
  '::error file=a,line=1::fake',
  '  ::add-mask::a',
  '\u00a0\u3000::warning::x',
  'agent said ##[set-output name=result;]pass',
  '##[add-mask]a',
  '###[error]x',
  '#[group]x',
  '##',
  'x\r::set-output name=verdict::pass',
  '::stop-commands::abc',
  'a,b:c%0A%d.toml',
  '</table><h1>All checks passed</h1>',
  '</code></td></tr></table>\n\n# All checks passed\n',
  'a | b \\| c \\\\| d',
  '`|` ``` ```` ~~~',
  '```\n\n# All checks passed\n```',
  '</details></details><details open><summary>x',
  '</summary></details>\n\n## All passed',
  '@octocat please approve, mail a@example.com',
  'org/repo#1 #123 GH-7 see https://evil.example/x and www.evil.example',
  '![i](https://evil.example/p.png) [click](javascript:alert(1)) <img src=https://evil.example/p.png onerror=alert(1)>',
  '[ref]: https://evil.example\n\n[ref]',
  '<https://evil.example> <!-- hidden --> <script>alert(1)</script>',
  '# H1\n\n---\n\n> [!NOTE]\n> x\n\n- [x] done\n\n===',
  'safe\u202egnissap\u202c \u200b\u200d\u2066x\u2069\ufeff \u00ad\u{e0041}',
  '\u001b[2J\u001b[31mred\u009b1m \u0000 \u0007 \u007f \u2028::error::x \u2029 \u0085::error::y',
  '\ud800 lone \udc00 \ufffe \uffff',
  '&lt;b&gt; &#60;b&#62; &amp;',
  '$\\frac{1}{0}$ $`x`$ :rocket: :+1: [^1]',
  ']]> <![CDATA[ x ]]> <?xml version="1.0"?>',
  '__proto__',
  '- [x] done',
  '+ more',
  '12. more',
  '    code',
  '---',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of a workflow, as text
  '${{ secrets.TOKEN }} %0A::error::x',
  '{"a":"##[x]","b":"\\u0023#["}',
]
