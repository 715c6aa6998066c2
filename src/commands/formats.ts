// `formats`: the trace formats that can be read, and where to find the files.
import { formats } from '../formats/index.ts'
import { type Command, readFlags } from './flags.ts'

const command: Command = async (argv, { out }) => {
  readFlags(argv, [])
  const width = Math.max(...formats.map((f) => f.id.length))
  for (const f of formats) out(`${f.id.padEnd(width)}  ${f.doc}\n${' '.repeat(width)}  ${f.where}\n`)
  return 0
}
export default command
