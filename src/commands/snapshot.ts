// `snapshot`: files and folders as they are now, as the state before or after a step of an agent.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { snapshotOf } from '../files/snapshot.ts'
import { UsageError } from '../options.ts'
import { jsonText, printable } from '../report/printable.ts'
import { type Command, misused, type Usage } from './flags.ts'

export const usage: Usage = {
  words: 'PATH…',
  takes: [],
  own: { text: 'Keep the texts of the files too, not their hashes alone' },
}

const command: Command = async (argv, { cwd, out, err }) => {
  const { paths, text } = flagsOf(argv)
  const { files, problems } = snapshotOf(cwd, paths, text)
  out(`${jsonText({ schema: 'agent-eval/snapshot@1', files })}\n`)
  for (const { file, message, fatal } of problems)
    err(`agent-eval: ${fatal ? '' : 'note: '}${printable(path.posix.normalize(file))}: ${printable(message)}\n`)
  return problems.some((p) => p.fatal) ? 1 : 0
}
export default command

function flagsOf(argv: readonly string[]): { paths: string[]; text: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      options: { text: { type: 'boolean' } },
      strict: true,
      allowPositionals: true,
    })
    if (positionals.length === 0)
      throw new UsageError('Expected files or folders, found none: agent-eval snapshot PATH…')
    return { paths: positionals, text: values.text ?? false }
  } catch (e) {
    if (e instanceof UsageError || !(e instanceof Error)) throw e
    throw misused(e, ['text'])
  }
}
