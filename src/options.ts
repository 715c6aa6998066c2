// The one table of options: the command line's flags, the action's inputs and the tables of the documentation are made from it.
import { nearest } from './model/names.ts'

type OptionType = 'list' | 'text' | 'choice' | 'flag' | 'number'

export type Option = {
  name: string
  type: OptionType
  /** What the value is called in help: `GLOB`. */
  value?: string
  choices?: readonly string[]
  /** The smallest number allowed. */
  least?: number
  /** Only odd numbers are allowed. */
  odd?: true
  /** The default as a person would write it. A list has one line an element. */
  default: string
  /** One sentence. */
  doc: string
  /** Where it exists; absent: on the command line and as an input of the action. */
  only?: 'cli' | 'action'
}

export const options = [
  {
    name: 'scenarios',
    type: 'list',
    value: 'GLOB',
    default: 'scenarios/**/*.toml',
    doc: 'Scenario files (TOML) and case sets (JSON Lines); `!GLOB` takes files away',
  },
  {
    name: 'traces',
    type: 'list',
    value: 'GLOB',
    default: 'traces/**/*',
    doc: 'Trace files; `NAME=GLOB` binds what it matches to the scenario NAME',
  },
  {
    name: 'registry',
    type: 'text',
    value: 'FILE',
    default: '',
    doc: 'The registry of commands (JSON or TOML) that golden scenarios need',
  },
  {
    name: 'skills',
    type: 'text',
    value: 'FOLDER',
    default: '',
    doc: 'The folder of skills (`NAME/SKILL.md`) that golden scenarios need',
  },
  {
    name: 'config',
    type: 'text',
    value: 'FILE',
    default: '',
    doc: 'The config file; without it `agent-eval.toml`, if there is one',
  },
  {
    name: 'trace-format',
    type: 'text',
    value: 'NAME',
    default: 'auto',
    doc: 'The format of all traces, when it should not be detected (`agent-eval formats` lists them)',
  },
  {
    name: 'fail-on',
    type: 'choice',
    choices: ['blocking', 'advisory', 'never'],
    default: 'blocking',
    doc: 'What fails the check: blocking dimensions, advisory ones too, or nothing (the verdict stays as it is)',
  },
  {
    name: 'missing-trace',
    type: 'choice',
    choices: ['fail', 'warn', 'ignore'],
    default: 'fail',
    doc: 'What a scenario without a trace means',
  },
  {
    name: 'max-trace-mb',
    type: 'number',
    least: 1,
    default: '256',
    doc: 'The most megabytes that one JSON document, or one line of JSON Lines, may have',
  },
  {
    name: 'report-json',
    type: 'text',
    value: 'FILE',
    default: '',
    doc: 'Write the report (`agent-eval/report@1`) to this file',
  },
  {
    name: 'report-junit',
    type: 'text',
    value: 'FILE',
    default: '',
    doc: 'Write the report as JUnit XML to this file',
  },
  {
    name: 'report-markdown',
    type: 'text',
    value: 'FILE',
    default: '',
    doc: 'Write the report as markdown, the job summary in full, to this file',
  },
  {
    name: 'judge-model',
    type: 'text',
    value: 'MODEL',
    default: '',
    doc: 'The model that grades expect.judge; without it a judge dimension is an error',
  },
  {
    name: 'judge-endpoint',
    type: 'text',
    value: 'URL',
    default: '',
    doc: 'Where the judge is asked: an OpenAI-compatible or Anthropic address; without it the provider’s own',
  },
  {
    name: 'judge-provider',
    type: 'choice',
    choices: ['auto', 'openai', 'anthropic'],
    default: 'auto',
    doc: 'Which API the endpoint speaks; auto tells by the endpoint, else by the model’s name',
  },
  {
    name: 'judge-api-key',
    type: 'text',
    default: '',
    doc: 'The key for the judge, from a secret (on the command line: the environment variable AGENT_EVAL_JUDGE_API_KEY)',
    only: 'action',
  },
  {
    name: 'judge-votes',
    type: 'number',
    least: 1,
    odd: true,
    default: '1',
    doc: 'How often each question is put to the judge; the majority decides',
  },
  {
    name: 'judge-timeout',
    type: 'number',
    least: 1,
    default: '60',
    doc: 'The most seconds that one request to the judge may take',
  },
  {
    name: 'judge-max-calls',
    type: 'number',
    least: 1,
    default: '200',
    doc: 'The most votes that a run may ask for; questions beyond are errors',
  },
  {
    name: 'judge-max-chars',
    type: 'number',
    least: 1000,
    default: '60000',
    doc: 'The most characters of rubric, prompt and answer that one request may carry; what is cut is said',
  },
  {
    name: 'judge-cache',
    type: 'text',
    value: 'FILE',
    default: '',
    doc: 'A file of verdicts by content, kept between runs',
  },
  {
    name: 'allow-verify',
    type: 'flag',
    default: 'false',
    doc: 'Let expect.verify run its command in a copy of what the agent left behind; without it a verify dimension is an error',
  },
  {
    name: 'verify-timeout',
    type: 'number',
    least: 1,
    default: '300',
    doc: 'The most seconds that one command of expect.verify may take',
  },
  {
    name: 'summary',
    type: 'flag',
    default: 'true',
    doc: 'Write the job summary',
    only: 'action',
  },
  {
    name: 'annotations',
    type: 'flag',
    default: 'true',
    doc: 'Annotate the lines of the scenario files',
    only: 'action',
  },
  {
    name: 'workers',
    type: 'number',
    least: 1,
    default: '1',
    doc: 'How many threads judge; the report is the same for any number',
  },
  { name: 'quiet', type: 'flag', default: 'false', doc: 'Print one line with the verdict and the counts', only: 'cli' },
  {
    name: 'json',
    type: 'flag',
    default: 'false',
    doc: 'Print the report as JSON instead of the readable one',
    only: 'cli',
  },
] as const satisfies readonly Option[]

export type OptionName = (typeof options)[number]['name']

/** A mistake in how the tool was called, or in its config. */
export class UsageError extends Error {}

/** The options as the program uses them. */
export type Settings = {
  scenarios: string[]
  traces: string[]
  registry: string
  skills: string
  config: string
  traceFormat: string
  failOn: 'blocking' | 'advisory' | 'never'
  missingTrace: 'fail' | 'warn' | 'ignore'
  maxTraceMb: number
  reportJson: string
  reportJunit: string
  reportMarkdown: string
  judgeModel: string
  judgeEndpoint: string
  judgeProvider: 'auto' | 'openai' | 'anthropic'
  judgeApiKey: string
  judgeVotes: number
  judgeTimeout: number
  judgeMaxCalls: number
  judgeMaxChars: number
  judgeCache: string
  allowVerify: boolean
  verifyTimeout: number
  summary: boolean
  annotations: boolean
  workers: number
  quiet: boolean
  json: boolean
}

/** Values as they were given: texts by option name. Absent: not given. */
export type Given = Partial<Record<OptionName, string | string[] | boolean>>

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((l) => l.trim())
    .filter((l) => l !== '')

/** Reads one value strictly. Throws a UsageError that says what is allowed. `name` is how the person knows the option. */
function readValue(option: Option, given: string | string[] | boolean | undefined, name: string): unknown {
  const raw =
    given === undefined || given === '' || (Array.isArray(given) && given.length === 0) ? option.default : given
  switch (option.type) {
    case 'list':
      return (Array.isArray(raw) ? raw : [String(raw)]).flatMap(lines)
    case 'flag': {
      if (typeof raw === 'boolean') return raw
      if (/^true$/i.test(String(raw).trim())) return true
      if (/^false$/i.test(String(raw).trim())) return false
      throw new UsageError(`Expected ${name} to be true or false, found ${JSON.stringify(raw)}`)
    }
    case 'number': {
      const n = Number(String(raw).trim())
      if (Number.isSafeInteger(n) && n >= (option.least ?? 0) && !(option.odd && n % 2 === 0)) return n
      throw new UsageError(
        `Expected ${name} to be ${option.odd ? 'an odd' : 'a whole'} number of at least ${option.least ?? 0}, found ${JSON.stringify(raw)}`,
      )
    }
    case 'choice': {
      const value = String(raw).trim()
      if (option.choices?.includes(value)) return value
      const near = nearest(value, option.choices ?? [])
      throw new UsageError(
        `Expected ${name} to be one of ${option.choices?.join(', ')}, found ${JSON.stringify(value)}${near ? `; did you mean ${near}?` : ''}`,
      )
    }
    default:
      return String(raw).trim()
  }
}

const camel = (name: string): string => name.replace(/-(\w)/g, (_, c: string) => c.toUpperCase())

/** Reads all options. `naming` says how a person knows an option: `--fail-on`, `input fail-on`. Throws a UsageError. */
export function readSettings(given: Given, naming: (name: string) => string): Settings {
  return Object.fromEntries(
    options.map((o) => [camel(o.name), readValue(o, given[o.name], naming(o.name))]),
  ) as unknown as Settings
}

/** The outputs of the action. */
export const outputs = [
  { name: 'verdict', doc: '`pass`, `fail` or `error`; fail-on changes whether the step fails, never the verdict' },
  { name: 'report', doc: 'The path of the JSON report' },
  { name: 'scenarios', doc: 'How many scenarios there are' },
  { name: 'passed', doc: 'How many scenarios passed' },
  { name: 'failed', doc: 'How many scenarios failed' },
  { name: 'traces', doc: 'How many traces were read' },
  {
    name: 'blocking-failures',
    doc: 'How many blocking dimensions failed or could not be told, in scenarios that fail; the `trials_met` of each is one of them',
  },
  { name: 'advisory-failures', doc: 'How many advisory dimensions failed or could not be told' },
  { name: 'pass-rate', doc: 'Passed scenarios by all scenarios, three decimals' },
] as const
