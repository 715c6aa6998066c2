// `validate`: checks scenario files, and the config, without any trace.
import { count } from '../model/text.ts'
import { jsonText, printable } from '../report/printable.ts'
import { validate } from '../run/run.ts'
import { type Command, readFlags } from './flags.ts'

const command: Command = async (argv, { cwd, out }) => {
  const { settings } = readFlags(argv, ['scenarios', 'config', 'json'])
  const { scenarios, problems } = await validate(cwd, settings)
  if (settings.json) {
    out(`${jsonText({ scenarios, problems })}\n`)
  } else {
    for (const p of problems)
      out(`${printable(p.file)}${p.line === undefined ? '' : `:${p.line}:${p.column ?? 1}`}  ${printable(p.message)}\n`)
    out(`${count(scenarios.length, 'scenario')} well formed, ${count(problems.length, 'problem')}\n`)
  }
  return problems.length === 0 ? 0 : 1
}
export default command
