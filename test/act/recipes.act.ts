// Every workflow of docs/recipes.md as it stands there, in a real engine: with a recording that passes, and with one that does not.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { filesIn, page, sections } from '../pages.ts'
import { skipWithout } from '../programs.ts'
import { type Asked, action, type Ran, type Step, workflow } from './engine.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const formats = 'test/fixtures/formats'
const recipes = sections(page('docs/recipes.md'))
const standin = (name: string): string => join(import.meta.dirname, 'standins', name)

/** JSON Lines of the elements of an array, as a stream prints them. */
const streamed = (file: string): string =>
  (JSON.parse(read(file)) as object[]).map((one) => `${JSON.stringify(one)}\n`).join('')

const claude = 'scenarios/traces/claude-code-raise-timeout/claude-execution-output.json'
const call = (name: string, args: object) => ({
  role: 'assistant',
  tool_calls: [{ id: name, type: 'function', function: { name, arguments: JSON.stringify(args) } }],
})
const lookup = call('lookup_order', { order_id: 'A-1001' })
const pay = call('issue_refund', { order_id: 'A-1001', amount: 2520 })
const replies = (...all: object[]): string =>
  JSON.stringify([...all, { role: 'assistant', content: 'I have refunded $2,520.' }])

/** What the package `openai` is to the loop: the replies of the file `recording`, one after the other. */
const openai = `import json
from types import SimpleNamespace
def made(value):
    if isinstance(value, list): return [made(one) for one in value]
    return SimpleNamespace(**{k: made(v) for k, v in value.items()}) if isinstance(value, dict) else value
class OpenAI:
    def __init__(self):
        self.replies = json.load(open("recording"))
        self.chat = SimpleNamespace(completions=self)
    def create(self, model, messages, tools):
        assert all("is_error" not in message for message in messages), "the API refuses it"
        reply = self.replies.pop(0)
        message = made({"tool_calls": None} | reply)
        message.model_dump = lambda exclude_none: reply
        return SimpleNamespace(choices=[SimpleNamespace(message=message)])
`

const refund = 'name = "refund"\n\n[[calls]]\ntool = "issue_refund"\noutcome = "succeeded"\nexactly = 1\n'
const paid = read('scenarios/traces/refund-once.json')
const twice = read('scenarios/failing/traces/refund-twice.json')
const nothing = '#!/bin/sh\n'
const prints = '#!/bin/sh\ncat recording\n'
const leaves = (file: string): string => `#!/bin/sh\nmkdir -p "$(dirname "${file}")" && cp recording "${file}"\n`
const before = `name: Issue triage
on: pull_request
jobs:
  before:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - run: mkdir -p out/sandbox && cp recording out/sandbox/agent-session.jsonl && cp recording out/agent.log
      - uses: actions/upload-artifact@v5
        with: { name: agent, path: out }
`
const ended = { workflow_run: { id: 1, head_sha: 'f'.repeat(40), conclusion: 'success' } }

type Recipe = {
  /** The file `recording` of the repository, which whatever stands for the agent hands over. */
  passes: string
  fails: string
  /** The job whose step decides; `agent-eval` unless it is named. */
  job?: string
  /** Where the recording is committed too. */
  committed?: string
} & Partial<Asked>

const cases: Record<string, Recipe> = {
  'claude-code-action in one job': {
    passes: read(claude),
    fails: read(`${formats}/claude-code/execution-file-threw.json`),
    job: 'agent',
    actions: { 'anthropics/claude-code-action@v1': standin('claude-code-action') },
  },
  'Claude Code in a run step': {
    passes: streamed(claude),
    fails: streamed(claude).split('\n').slice(0, 4).join('\n'),
    commands: { npm: nothing, claude: prints },
    files: { 'prompts/raise-timeout.md': 'Raise the request timeout.\n' },
  },
  'Codex with its rollout': {
    passes: read(`${formats}/codex-rollout/session.jsonl`),
    fails: read(`${formats}/codex-rollout/error.jsonl`),
    job: 'agent',
    actions: { 'openai/codex-action@v1': standin('codex-action') },
  },
  'Copilot CLI': {
    passes: read(`${formats}/copilot-events/cli.jsonl`),
    fails: read(`${formats}/copilot-events/aborted.jsonl`),
    job: 'agent',
    commands: { npm: nothing, copilot: prints },
    files: { 'prompts/list-files.md': 'List the files.\n' },
  },
  'GitHub Agentic Workflows': {
    passes: read(`${formats}/copilot-events/workflow-claude.jsonl`),
    fails: read(`${formats}/copilot-events/workflow-limit.jsonl`),
    files: { '.github/workflows/before.yml': before },
    events: ['pull_request', 'workflow_run'],
    payload: ended,
  },
  'A loop of your own': {
    passes: replies(lookup, pay),
    fails: replies(pay),
    job: 'agent',
    commands: { pip: nothing },
    files: { 'openai.py': openai },
  },
  OpenTelemetry: {
    passes: read(`${formats}/otel-genai/current.json`),
    fails: read(`${formats}/otel-genai/collector.jsonl`),
    job: 'agent',
    commands: { docker: leaves('traces/where-is-it.jsonl') },
    files: { 'run-agent.sh': nothing },
  },
  'A matrix with one gate': {
    passes: paid,
    fails: twice,
    files: {
      'run-agents.sh': leaves('$1/refund.json') + leaves('$1/second.json'),
      'scenarios/refund.toml': refund,
      'scenarios/second.toml': refund.replace('"refund"', '"second"'),
    },
  },
  Monorepo: {
    passes: paid,
    fails: twice,
    job: 'service(billing)',
    files: {
      'run-agent.sh': leaves('$1/traces/refund.json'),
      ...Object.fromEntries(
        ['billing', 'search'].flatMap((name) => [
          [`services/${name}/agent-eval.toml`, '[severity]\n'],
          [`services/${name}/scenarios/refund.toml`, refund],
        ]),
      ),
    },
  },
  'What a run changed': {
    passes: paid,
    fails: paid.replace('"prompt"', '"id": "changes more", "prompt"'),
    job: 'agent',
    commands: { npx: '#!/bin/sh\nshift\nexec node "$GITHUB_WORKSPACE/dist/cli/index.js" "$@"\n' },
    files: {
      'run-agent.sh': `${leaves('$1/tidy.json')}rm config/old.yml\ngrep -q "changes more" recording && echo 2 > config/app.yml\nexit 0\n`,
      'config/old.yml': '1\n',
      'config/app.yml': '1\n',
    },
  },
  'Forks: committed traces': {
    passes: paid,
    fails: twice,
    committed: 'traces/refund.json',
    files: { 'scenarios/refund.toml': refund },
  },
  'Forks: judged after the run': {
    passes: paid,
    fails: twice,
    events: ['pull_request', 'workflow_run'],
    payload: ended,
    commands: { gh: '#!/bin/sh\necho "asked=$*" >> "$GITHUB_OUTPUT"\n' },
    files: { 'run-agent.sh': leaves('$1/refund.json'), 'scenarios/refund.toml': refund },
  },
  'Artifact, comment, check': {
    passes: paid,
    fails: twice,
    files: { 'run-agent.sh': leaves('$1/refund.json'), 'scenarios/refund.toml': refund },
  },
  'Upload of the report': {
    passes: paid,
    fails: twice,
    committed: 'traces/refund.json',
    actions: { 'github/codeql-action@v4': standin('codeql-action') },
    files: { 'scenarios/refund.toml': refund },
  },
  'A reusable workflow': {
    passes: paid,
    fails: twice,
    files: { 'run-agent.sh': leaves('$1/refund.json'), 'scenarios/refund.toml': refund },
  },
}

/** Sections without a workflow. */
const others = ['The required check', 'pre-commit']

test('every recipe is run', () => {
  assert.deepEqual(Object.keys(recipes).sort(), [...Object.keys(cases), ...others].sort())
})

function deciding({ jobs, log }: Ran, job: string): Step {
  const found = Object.values(jobs[job]?.steps ?? {}).find(({ name }) => name === action)
  assert.ok(found, `no step of job ${job} evaluates in\n${log}`)
  return found
}

function run(heading: string, recording: string): Promise<Ran> {
  const { committed, passes: _, fails: __, job: ___, ...asked } = cases[heading] as Recipe
  const kept = committed ? { [committed]: recording } : {}
  return workflow({ ...asked, files: { ...asked.files, ...filesIn(recipes[heading] ?? ''), ...kept, recording } })
}

describe('a recipe', { skip: skipWithout('act'), concurrency: 2 }, () => {
  for (const [heading, { passes, fails, job = 'agent-eval' }] of Object.entries(cases)) {
    test(`${heading}: green and red`, async () => {
      const green = await run(heading, passes)
      assert.deepEqual([green.exit, deciding(green, job).outputs['verdict']], [0, 'pass'], green.log)
      const red = await run(heading, fails)
      const { result, outputs, summary, annotations } = deciding(red, job)
      assert.deepEqual([red.exit, result, outputs['verdict']], [1, 'failure', 'fail'], red.log)
      assert.match(summary ?? '', /^## ❌/)
      assert.ok(annotations.length > 0)
      assert.equal(red.jobs['agent-eval']?.result ?? 'failure', 'failure')
      const asked = [green, red].flatMap(({ jobs }) =>
        Object.values(jobs['agent-eval']?.steps ?? {}).flatMap((step) => step.outputs['asked'] ?? []),
      )
      assert.deepEqual(
        asked.map((text) => /state=\w+ -f context=\S+/.exec(text)?.[0]),
        heading === 'Forks: judged after the run'
          ? ['state=success -f context=agent-eval', 'state=failure -f context=agent-eval']
          : [],
      )
    })
  }
})
