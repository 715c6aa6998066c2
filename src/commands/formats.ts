// `formats`: the trace formats that can be read, by who makes what writes them, and where to find the files.
import { formats } from '../formats/index.ts'
import { byMaker } from '../formats/makers.ts'
import { paints } from '../report/paint.ts'
import { type Command, readFlags, type Usage } from './flags.ts'

export const usage: Usage = { takes: [] }

const command: Command = async (argv, { out, color }) => {
  readFlags(argv, usage.takes)
  const { bold } = paints(color)
  const width = Math.max(...formats.map((f) => f.id.length))
  for (const [i, [maker, some]] of byMaker(formats).entries()) {
    out(`${i === 0 ? '' : '\n'}${bold(maker)}\n`)
    for (const f of some) out(`  ${f.id.padEnd(width)}  ${f.doc}\n  ${' '.repeat(width)}  ${f.where}\n`)
  }
  return 0
}
export default command
