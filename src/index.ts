// The library entry: judges traces in a Node program. Nothing happens on import.
import { nearest } from './model/names.ts'
import type { Report } from './model/report.ts'
import { type Given, readSettings, options as table, UsageError } from './options.ts'
import { run } from './run/run.ts'

/** What to judge, and how: the options of the command line under their names in camel case. */
export type Options = {
  /** The folder that paths and globs are relative to, and that the report's paths are relative to; else the process's. */
  cwd?: string
  /** Scenario files (TOML) and case sets (JSON Lines), as globs; `!GLOB` takes files away. */
  scenarios?: string | string[]
  /** Trace files, as globs; `NAME=GLOB` binds what it matches to the scenario NAME. */
  traces?: string | string[]
  /** Takes these scenarios alone, by name or by tag (`tag:TAG`); `*` is a wildcard. */
  only?: string | string[]
  /** A report: judges only scenarios that changed since, whose traces changed, or that did not hold in it. */
  changedSince?: string
  /** The registry of commands (JSON or TOML). */
  registry?: string
  /** The folder of skills. */
  skills?: string
  /** The config file; else `agent-eval.toml`, if there is one. */
  config?: string
  /** The format of all traces, when it should not be detected. */
  traceFormat?: string
  /** What a scenario without a trace means. */
  missingTrace?: 'fail' | 'warn' | 'ignore'
  /** What a trace without a scenario means. */
  unmatchedTrace?: 'warn' | 'fail' | 'ignore'
  /** Reports of earlier runs that this one is compared with, as globs, the newest last; what the report then says of it. */
  baseline?: string | string[]
  baselineMissing?: 'fail' | 'ignore'
  regressionAlpha?: number
  unsettled?: 'fail' | 'warn'
  confirm?: string
  confirmTrials?: number
  /** Makes it a problem when a scenario asks less than in the baseline, or is gone. */
  protect?: boolean
  /** Measures how strong the scenarios are; `minStrength` is the least, with which `strength` of the report is compared. */
  strength?: boolean
  minStrength?: number
  /** The most changed runs that are made of one trace. */
  maxMutants?: number
  /** Tools or commands that have an effect, beside those that the registry marks mutating; `*` is a wildcard. */
  mutating?: string | string[]
  /** The most megabytes that one JSON document, or one line of JSON Lines, may have. */
  maxTraceMb?: number
  /** The model that grades `expect.judge`, with its address, API and key; without a model such a dimension is an error. */
  judgeModel?: string
  judgeEndpoint?: string
  judgeProvider?: 'auto' | 'openai' | 'anthropic'
  judgeApiKey?: string
  judgeVotes?: number
  judgeTimeout?: number
  judgeMaxCalls?: number
  judgeMaxChars?: number
  judgeCache?: string
  /** Lets `expect.verify` run its command in a copy of what the agent left behind. */
  allowVerify?: boolean
  verifyTimeout?: number
  /** The environment of these oracles; else the process's. */
  env?: Readonly<Record<string, string | undefined>>
}

export type { Report }

/** What the options of the command line do beyond judging has no meaning for a program: it has the report. */
const beyond =
  /^(fail-on|shard|merge|allow-missing-shards|report-.*|summary|annotations|comment|check-name|artifact|run-id|repository|github-token|baseline-(branch|artifact|runs)|workers|quiet|json)$/
const names: readonly string[] = table.map((o) => o.name).filter((name) => !beyond.test(name))

/** Judges traces against scenarios. Rejects for options or a config that cannot be used; every other mistake is in the report. */
export async function evaluate(options: Options = {}): Promise<Report> {
  const { cwd = process.cwd(), env = process.env, ...judging } = options
  const given: Record<string, string | string[] | boolean> = {}
  for (const [key, value] of Object.entries(judging)) {
    const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    if (!names.includes(name)) throw unknownOption(key)
    if (value !== undefined) given[name] = typeof value === 'number' ? String(value) : value
  }
  return run(cwd, readSettings(given satisfies Given, camel), { env })
}

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

function unknownOption(key: string): UsageError {
  const near = nearest(key, names.map(camel))
  return new UsageError(`Unknown option ${key}${near ? `; did you mean ${near}?` : ''}`)
}
