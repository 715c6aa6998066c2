// Inspect's logs of evaluations: one JSON document, or an archive (.eval) with one entry a sample.
import type { Format } from '../contract.ts'
import { late } from '../late.ts'
import { isLog, isSample, lacks } from './shape.ts'

const header = 'header.json'
/** Stands in a log that was not finished, which has no header. */
const beginning = '_journal/start.json'

export default {
  id: 'inspect',
  doc: 'Inspect logs (UK AISI), `.json` or `.eval`: each sample and epoch is a run, its scores are labels',
  where: 'The file that `inspect eval … --log-dir logs` leaves in `logs/`',
  lacks,
  entries(names) {
    const first = [header, beginning].find((name) => names.includes(name))
    return first === undefined ? undefined : [first, ...names.filter((name) => /^samples\/[^/]+\.json$/.test(name))]
  },
  detect: (head) => (head.records.some((r) => isLog(r) || isSample(r)) ? 'strong' : undefined),
  ...late(async () => (await import('./decode.ts')).decode),
} satisfies Format
