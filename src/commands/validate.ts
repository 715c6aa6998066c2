// `validate`: checks scenario files, the config and the registry, without any trace.
import type { Problem } from '../model/report.ts'
import { count } from '../model/text.ts'
import { jsonText, printable } from '../report/printable.ts'
import { validate } from '../run/run.ts'
import { type Command, readFlags } from './flags.ts'

const command: Command = async (argv, { cwd, out }) => {
  const { settings } = readFlags(argv, ['scenarios', 'config', 'registry', 'json'])
  const { scenarios, problems, advice } = await validate(cwd, settings)
  if (settings.json) {
    out(`${jsonText({ scenarios, problems, ...(advice.length > 0 ? { advice } : {}) })}\n`)
  } else {
    const tell = (p: Problem, kind = '') =>
      out(
        `${printable(p.file)}${p.line === undefined ? '' : `:${p.line}:${p.column ?? 1}`}  ${kind}${printable(p.message)}\n`,
      )
    for (const p of problems) tell(p)
    for (const p of advice) tell(p, 'note: ')
    out(`${count(scenarios.length, 'scenario')} well formed, ${count(problems.length, 'problem')}\n`)
  }
  return problems.length === 0 ? 0 : 1
}
export default command
