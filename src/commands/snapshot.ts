// `snapshot`: files and folders as they are now, as the state before or after a step of an agent.
import path from 'node:path'
import { snapshotOf } from '../files/snapshot.ts'
import type { Option } from '../options.ts'
import { jsonText, printable } from '../report/printable.ts'
import { type Command, readFlags, type Usage } from './flags.ts'

const own = [
  { name: 'text', type: 'flag', default: 'false', doc: 'Keep the texts of the files too, not their hashes alone' },
] as const satisfies readonly Option[]

export const usage: Usage = { words: 'PATH…', takes: [], own }

const command: Command = async (argv, { cwd, out, err }) => {
  const given = readFlags(argv, usage.takes, 'some', own)
  const { files, problems } = snapshotOf(cwd, given.files, given.own.text)
  out(`${jsonText({ schema: 'agent-eval/snapshot@1', files })}\n`)
  for (const { file, message, fatal } of problems)
    err(`agent-eval: ${fatal ? '' : 'note: '}${printable(path.posix.normalize(file))}: ${printable(message)}\n`)
  return problems.some((p) => p.fatal) ? 1 : 0
}
export default command
