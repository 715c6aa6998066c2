// `convert`: the traces of files, written in the native form, each to a file of its own.
import path from 'node:path'
import { beginDraft } from '../files/draft.ts'
import { writeJson } from '../model/json.ts'
import type { Trace } from '../model/trace.ts'
import { UsageError } from '../options.ts'
import { printable } from '../report/printable.ts'
import { readConfigFile } from '../run/inputs.ts'
import { configOf } from '../run/prepare.ts'
import { makeReady } from '../run/ready.ts'
import { readSource, type Source, sourceOf } from '../run/sources.ts'
import { type Command, readFlags, type Usage } from './flags.ts'

export const usage: Usage = { words: 'FILE…', takes: ['trace-format', 'max-trace-mb', 'config', 'out'] }

const command: Command = async (argv, { cwd, out, err }) => {
  const { settings, files } = readFlags(argv, usage.takes, 'some')
  const folder = settings.out
  if (folder === undefined) throw new UsageError('Expected --out FOLDER, the folder to write the traces to')
  const ready = makeReady()
  const config = await configOf({ config: readConfigFile(cwd, settings.config) }, ready)
  const taken = new Set<string>()
  const write = (trace: Trace, label: string): void => {
    const file = path.join(folder, nameFor(label, taken))
    const draft = beginDraft(path.resolve(cwd, file))
    try {
      draft.write(`${writeJson(trace, 2)}\n`)
      draft.publish()
    } finally {
      draft.drop()
    }
    out(`${printable(label)} -> ${printable(file)}\n`)
  }
  let status = 0
  for (const source of sourcesFor(cwd, files)) {
    const { problems } = await readSource(cwd, source, settings, { end: config.end, places: ready, take: write })
    if (problems.length > 0) status = 1
    for (const { file, message } of problems) err(`agent-eval: ${printable(file)}: ${printable(message)}\n`)
  }
  return status
}
export default command

/** The sources of the files that are named, each once. */
function sourcesFor(cwd: string, files: readonly string[]): Source[] {
  const found = new Map(files.map((file) => sourceOf(cwd, file)).map((source) => [source.label, source]))
  return [...found.values()]
}

/**
 * A file for a label, which no other has: in its own folders, since their names may say which scenario a run is of. A label may
 * hold anything: no part of it leads out, and what parts the id from the file also ends a scenario's name.
 */
function nameFor(label: string, taken: Set<string>): string {
  const [, file = label, id = ''] = /^([^#]*)(#.*)?$/s.exec(label) ?? []
  const parts = file.split(/[\\/]/).filter((part) => part !== '')
  const last = `${(parts.pop() ?? '').replace(/\.(?:jsonl?|ndjson|traj|eval|gz)(?=\.|$)/gi, '')}${id.replace('#', '--')}`
  const plain = (part: string): string =>
    part
      .replace(/[^\w.@-]+/g, '-')
      .replace(/^[.-]+/, '')
      .slice(0, 150)
  const base =
    [...parts, last]
      .map(plain)
      .filter((part) => part !== '')
      .join('/') || 'trace'
  for (let n = 1; ; n++) {
    const name = `${base}${n > 1 ? `--${n}` : ''}.json`
    if (taken.has(name.toLowerCase())) continue
    taken.add(name.toLowerCase())
    return name
  }
}
