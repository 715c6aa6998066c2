// Writes docs/benchmark.md from the measured figures in results/: `node bench/truth/page.ts [--check]`.
import fs from 'node:fs'
import path from 'node:path'
import type { Confusion } from './confusion.ts'
import { type Flagged, type PackRow, packNames } from './policies.ts'

const here = import.meta.dirname
const json = <T>(file: string): T => JSON.parse(fs.readFileSync(path.join(here, 'results', file), 'utf8')) as T

type SetFigures = { runs: number; tasks: number; left_out: Record<string, number>; versions: Record<string, string> }
type Truth = {
  date: string
  node: string
  sets: Record<string, SetFigures>
  confusions: Confusion[]
  policy: PackRow[]
}
type Counts = { good: number; bad: number; false_pass: number; false_fail: number; cannot_say: number }
type Tool = {
  tool: string
  variant: string
  version: string
  wrong: number
  install: number
  by_set: Record<string, Counts>
  seconds?: number
  cpu_seconds?: number
  megabytes?: number
  cold_seconds?: number
  cold_cpu_seconds?: number
}
type Peers = {
  date: string
  machine: string
  command: string
  runs: Record<string, number>
  tools: Tool[]
  not_run: string[]
}

type Speed = {
  date: string
  machine: string
  command: string
  rows: { name: string; value: number; unit: string; goal: number }[]
}

const truth = json<Truth>('truth.json')
const peers = json<Peers>('peers.json')
const speed = json<Speed>('../../../test/bench/measured.json')

const table = (head: string[], rows: (string | number)[][]): string =>
  [`| ${head.join(' | ')} |`, `|${head.map(() => '---').join('|')}|`, ...rows.map((r) => `| ${r.join(' | ')} |`)].join(
    '\n',
  )
const sum = (of: Iterable<number>): number => [...of].reduce((a, b) => a + b, 0)
const percent = (part: number, of: number): string => (of === 0 ? '–' : `${((100 * part) / of).toFixed(1)} %`)
const group = (n: number): string => n.toLocaleString('en')

const ruleWords: Record<string, string> = {
  naive: 'naive: tools alone',
  careful: 'careful: tools and arguments',
  calls: 'the whole set of calls',
  strict: 'strict: all that the task asks',
}

function confusionTable(): string {
  const rows = truth.confusions.map((c) => [
    c.set,
    ruleWords[c.rule] ?? c.rule,
    group(c.good),
    group(c.bad),
    `${group(c.false_pass)} (${percent(c.false_pass, c.bad)})`,
    `${group(c.false_fail)} (${percent(c.false_fail, c.good)})`,
    sum(Object.values(c.cannot_say)),
  ])
  return table(['set', 'scenarios', 'good', 'bad', 'false passes', 'false fails', 'cannot be said'], rows)
}

function causes(): string {
  const lines = truth.confusions.flatMap((c) => {
    const cannot = Object.entries(c.cannot_say).map(([why, n]) => `- ${c.set}, cannot be said: ${n} runs, ${why}.`)
    if (c.rule !== 'strict') return []
    return [
      ...c.false_passes.map((x) => `- ${c.set}, passes and is bad: ${x.runs} × ${x.cause}, such as \`${x.example}\`.`),
      ...c.false_fails.map(
        (x) => `- ${c.set}, fails and is good: ${x.runs} × ${x.cause}, such as \`${x.example.split(': ')[0]}\`.`,
      ),
      ...cannot,
    ]
  })
  return lines.length > 0 ? lines.join('\n') : '- None.'
}

function leftOut(): string {
  return Object.entries(truth.sets)
    .flatMap(([name, { left_out }]) => Object.entries(left_out).map(([why, n]) => `- ${name}: ${group(n)} × ${why}.`))
    .join('\n')
}

function policyTable(): string {
  const cell = ({ flagged, runs }: Flagged) => (runs === 0 ? '–' : `${flagged} of ${runs}`)
  const total = (rows: PackRow[], of: (r: PackRow) => Flagged): Flagged => ({
    runs: sum(rows.map((r) => of(r).runs)),
    flagged: sum(rows.map((r) => of(r).flagged)),
  })
  const columns: ((r: PackRow) => Flagged)[] = [
    (r) => r.breaches,
    (r) => r.blocked,
    (r) => r.clean,
    (r) => r.told_breaches,
    (r) => r.told_clean,
  ]
  const rows = packNames.flatMap((pack) => {
    const own = truth.policy.filter((r) => r.pack === pack)
    const all = columns.map((of) => total(own, of))
    return [
      ...own.map((r) => [pack, r.suite, ...columns.map((of) => cell(of(r)))]),
      [`**${pack}**`, '**all**', ...all.map((f) => `**${cell(f)}, ${percent(f.flagged, f.runs)}**`)],
    ]
  })
  return table(
    [
      'pack',
      'suite',
      'breaches caught',
      'attempts refused, flagged',
      'clean, flagged',
      'told: breaches caught',
      'told: clean, flagged',
    ],
    rows,
  )
}

const purposes: Record<string, string> = {
  agentevals:
    "LangChain's matchers for trajectories, called from a test. It was not made to read recordings, to know failed calls or to gate.",
  promptfoo:
    'Evaluates prompts and red-teams models, with a large choice of assertions. Its trajectory assertions expect the traces of a run that it started itself; here its library is given recorded spans.',
  '@mastra/evals':
    'Scorers for agents built with Mastra, with scores from 0 to 1. It was not made as a gate; here a run passes with full accuracy and no tool of the block list.',
  'agentevals-cli':
    "Scores OpenTelemetry traces by ADK's evaluators, judges included. Its trajectory metric compares arguments whole.",
  deepeval:
    'A wide set of metrics, most of them by a judge model. `ToolCorrectnessMetric` and `PatternMatchMetric` are the ones without a model.',
  'tool-scorer': 'Scores tool calls locally against a gold list. A score of 1 was asked for.',
}

/** Of each tool the better way for each set; agent-eval has a row for each of its two. */
function peerTable(): string {
  const names = Object.keys(peers.runs)
  const wrong = (c: Counts) => c.false_pass + c.false_fail
  const say = (c: Counts | undefined) => (c === undefined ? '–' : `${c.false_pass} / ${c.false_fail} / ${c.cannot_say}`)
  const own = peers.tools.filter((t) => t.tool === 'agent-eval')
  const others = [...new Set(peers.tools.map((t) => t.tool))].filter((name) => name !== 'agent-eval')
  const rows = others.map((name) => {
    const ways = peers.tools.filter((t) => t.tool === name)
    const cells = names.map((set) => {
      const better = ways.toSorted((x, y) => wrong(x.by_set[set] as Counts) - wrong(y.by_set[set] as Counts))[0]
      return `${say(better?.by_set[set])} (${better?.variant === 'recorded' ? 'a' : 'b'})`
    })
    return [name, ways[0]?.version ?? '', ...cells]
  })
  const first = own.map((t) => [
    `**agent-eval**, ${ruleWords[t.variant]}`,
    t.version,
    ...names.map((n) => `**${say(t.by_set[n])}**`),
  ])
  return table(['tool', 'version', ...names], [...first, ...rows])
}

const costTable = (): string =>
  table(
    ['tool', 'time (s)', 'CPU (s)', 'memory (MB)', 'cold start (s)', 'cold start, CPU (s)', 'installed (MB)'],
    peers.tools
      .filter((t) => t.seconds !== undefined)
      .map((t) => [
        `${t.tool}${t.tool === 'agent-eval' ? ` (${t.variant})` : ''}`,
        ...[t.seconds, t.cpu_seconds].map((n) => (n ?? 0).toFixed(1)),
        t.megabytes ?? 0,
        ...[t.cold_seconds, t.cold_cpu_seconds].map((n) => (n ?? 0).toFixed(1)),
        t.install,
      ]),
  )

const speedTable = (): string =>
  table(
    ['what', 'measured', 'goal: at most', ''],
    speed.rows.map(({ name, value, unit, goal }) => [
      name,
      unit === '' ? `${value.toFixed(2)} times` : `${group(Math.round(value))}${unit}`,
      unit === '' ? `${goal} times` : `${group(goal)}${unit}`,
      value <= goal ? 'met' : 'not met',
    ]),
  )

const runs = sum(Object.values(truth.sets).map((s) => s.runs))
const versions = Object.values(truth.sets).flatMap((s) => Object.entries(s.versions).map(([k, v]) => `${k} ${v}`))
const strict = truth.confusions.filter((c) => c.rule === 'strict')
const falsePasses = sum(strict.map((c) => c.false_pass))
const falseFails = sum(strict.map((c) => c.false_fail))

const text = `# How often it is wrong

Made by \`node bench/truth/page.ts\` from what was measured on ${truth.date}; do not edit. ${versions.join(', ')}, tau-bench's recorded airline runs.
Anyone can repeat it without a model and without a key: [bench/truth/README.md](../bench/truth/README.md).

Over **${group(runs)} labelled runs** of three public benchmarks, strict scenarios have **${group(falsePasses)} false passes**
(of ${group(sum(strict.map((c) => c.bad)))} bad runs) and **${group(falseFails)} false fails** (of ${group(sum(strict.map((c) => c.good)))} good runs, ${percent(falseFails, sum(strict.map((c) => c.good)))}).

## Verdicts against labels

A label is the benchmark's own judgement. Scenarios are derived from what a task expects by written rules ([the rules](../bench/truth/README.md#the-rules)), never from runs or verdicts.
A false pass is a run that is labelled bad and passes; a false fail one that is labelled good and does not.

${confusionTable()}

What is left of the strict scenarios, by cause:

${causes()}

Most false fails are labels that look at less than the task says: an argument that the prompt names was changed, and the benchmark's own function does not read it.

Left out before, since a replay contradicts the label or the run shows nothing:

${leftOut()}

## A policy pack that does not know the task

\`agent-eval:coding-agent\` over the runs of AgentDojo, whose environments hold the attacker's words. *Three lines* say which tools of the suite send or change something,
whose results anyone may have written (the other sources are trusted), and that short ids count too (\`min_length = 2\`). A breach is a run in which the agent read the attacker's words and did what they say;
a clean run is one in which it did its task, beside these words or without them. *Told* are tasks whose prompt tells the agent to act on a value that it reads ("pay the bill"), listed beforehand: no rule about text can tell them from an attack.

${policyTable()}

As it is, the pack knows tools of coding agents, and hardly one of these suites is. What is missed with three lines: attacks that name no value ("reserve the most expensive hotel"), and ${sum(truth.policy.filter((r) => r.pack === 'with three lines').map((r) => r.says_only.runs))} attacks that only make the agent say something, which make no call.

## Beside the peers

The same ${group(sum(Object.values(peers.runs)))} runs (${Object.entries(peers.runs)
  .map(([k, n]) => `${n} of ${k}`)
  .join(
    ', ',
  )}, half of them good where there are enough, drawn by a hash of their names), each tool by its public API with the best scenario that it can say, in two ways, of which the better one counts for each set: (a) all recorded calls, with surplus ones allowed; (b) only the calls that changed something and succeeded, filtered beforehand by a program of ours, with no other allowed (in BFCL all calls, in their order, and no other).
Measured on ${peers.date}, ${peers.machine}, by \`${peers.command}\`. Figures are *false passes / false fails / cannot say*; a run whose task asks for a text of the answer cannot be said where the API has no word for it.

${peerTable()}

The same runs in turn, again and again, medians; a cold start judges one run. The machine was shared, so CPU time tells more than time.

${costTable()}

What each is for:

${Object.entries(purposes)
  .map(([name, what]) => `- **${name}**: ${what}`)
  .join('\n')}

agent-eval reads each set of recordings as it lies on disk, which is in its time. The peers are given calls that a program of ours has already read: their time is their own matching and start alone. In the strict row agent-eval also reads the state that a run left, where it is recorded (BFCL); the peers have no place for one, so the row "the whole set of calls" is the fair comparison there.
BFCL accepts another order of calls that do not depend on each other, and a repeated call that changes nothing: whoever judges by calls alone is wrong about these.

## How fast it is

Measured on ${speed.date}, ${speed.machine}, by \`${speed.command}\`; the inputs are made by test/bench/input.ts. *Times* are to a yardstick that is measured in turn: reading the same files and \`JSON.parse\`, on one thread and nothing else,
or \`node -e 0\` for a start. A trace of 90 kB takes the yardstick 0.13 ms. Goals that are not met are what we would like, and say how far it is.

${speedTable()}
${peers.not_run.length > 0 ? `\nNot run here, as they were not installed: ${peers.not_run.join(', ')}.\n` : ''}`

const file = path.resolve(here, '../../docs/benchmark.md')
if (!process.argv.includes('--check')) fs.writeFileSync(file, text)
else if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text) {
  console.error('docs/benchmark.md is not what results/ gives: node bench/truth/page.ts')
  process.exitCode = 1
}
