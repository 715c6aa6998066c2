// `judge-check`: asks the judge about labels that people gave, and prints how far it agrees with them.

import path from 'node:path'
import { readTextFile } from '../files/stream.ts'
import { count } from '../model/text.ts'
import { type OptionName, options, UsageError } from '../options.ts'
import { judgeCheck } from '../oracles/calibration.ts'
import { jsonText, printable } from '../report/printable.ts'
import { redactor } from '../report/redact.ts'
import { apiKey, type Command, readFlags, type Usage } from './flags.ts'

/** `judge-model`, `judge-votes` and so on; not the key, which is no flag. */
const judgeOptions = options.map((o): OptionName => o.name).filter((name) => name.startsWith('judge-'))

export const usage: Usage = { words: 'FILE', takes: ['json', ...judgeOptions] }

const command: Command = async (argv, { cwd, env, out }) => {
  const { settings, files } = readFlags(argv, usage.takes, 1)
  const { model } = settings.judge
  if (model === undefined) throw new UsageError('Missing --judge-model: name the model to measure')
  const file = files[0] as string
  const text = readTextFile(path.resolve(cwd, file))
  if (text === undefined) throw new UsageError(`Missing file ${file}`)
  const redact = redactor([])
  const judge = { ...settings.judge, model, apiKey: apiKey(env) }
  const result = await judgeCheck(text.split('\n'), judge, { cwd, concurrency: 4, redact }, file)
  if (settings.json) out(`${jsonText(result)}\n`)
  else {
    for (const d of result.disagreements) {
      out(
        `${printable(file)}:${d.line}  people ${d.expected ? 'pass' : 'fail'} it, the judge ${d.judged ? 'passes' : 'fails'} it: ${printable(redact(d.reason), 300)}\n`,
      )
    }
    for (const p of result.problems)
      out(`${printable(p.file)}${p.line === undefined ? '' : `:${p.line}`}  ${printable(redact(p.message), 500)}\n`)
    const rate = (n: number | null) => (n === null ? 'not defined' : String(n))
    out(
      `${count(result.labels, 'label')} judged: agreement ${rate(result.agreement)}, false passes ${result.false_passes}, false fails ${result.false_fails}, Cohen's kappa ${rate(result.kappa)}\n`,
    )
  }
  return result.problems.length === 0 ? 0 : 1
}
export default command
