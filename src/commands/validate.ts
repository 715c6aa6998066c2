// `validate`: checks scenario files, the config and the registry, without any trace.
import type { Problem } from '../model/report.ts'
import { count } from '../model/text.ts'
import { UsageError } from '../options.ts'
import { excerptOf } from '../report/excerpt.ts'
import { jsonText, printable } from '../report/printable.ts'
import { validate } from '../run/run.ts'
import { type Command, given, readFlags, type Usage } from './flags.ts'
import { lineReader } from './lines.ts'
import { asGlobs, withoutConfig } from './named.ts'

export const usage: Usage = { words: '[FILE…]', takes: ['scenarios', 'config', 'registry', 'json'] }

const command: Command = async (argv, { cwd, out }) => {
  const { settings, files } = readFlags(argv, usage.takes, 'any')
  const named = asGlobs(cwd, withoutConfig(cwd, files, settings.config))
  const other = named.find((name) => !/\.(toml|jsonl|ndjson)$/i.test(name))
  if (other !== undefined) throw new UsageError(`Expected scenario files (.toml, .jsonl), found ${other}`)
  const globs = given(argv, 'scenarios') || named.length === 0 ? [...settings.scenarios, ...named] : named
  const { scenarios, problems, advice } = await validate(cwd, { ...settings, scenarios: globs })
  const lineOf = lineReader(cwd)
  if (settings.json) {
    out(`${jsonText({ scenarios, problems, ...(advice.length > 0 ? { advice } : {}) })}\n`)
  } else {
    const tell = (p: Problem, kind = '') =>
      out(
        `${printable(p.file)}${p.line === undefined ? '' : `:${p.line}:${p.column ?? 1}`}  ${kind}${printable(p.message)}\n${excerptOf(
          p,
          lineOf,
        )
          .map((line) => `  ${line}\n`)
          .join('')}`,
      )
    for (const p of problems) tell(p)
    for (const p of advice) tell(p, 'note: ')
    out(`${count(scenarios.length, 'scenario')} well formed, ${count(problems.length, 'problem')}\n`)
  }
  return problems.length === 0 ? 0 : 1
}
export default command
