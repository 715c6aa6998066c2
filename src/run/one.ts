// Reading one trace that a person names: a file, or one of several in a file, as reports label it (`FILE#ID`).

import path from 'node:path'
import { statAs } from '../files/path.ts'
import type { EndSettings } from '../model/config.ts'
import { count, list } from '../model/text.ts'
import type { Trace } from '../model/trace.ts'
import { type Settings, UsageError } from '../options.ts'
import type { Ready } from './ready.ts'
import { readSource, sourceOf } from './sources.ts'

/** A trace and what reports call it. */
export type One = { trace: Trace; label: string; file: string }

type Reading = { settings: Pick<Settings, 'traceFormat' | 'maxTraceMb'>; end: EndSettings; ready: Ready }

/** Reads every trace of a file. Throws a UsageError for what is none. */
export async function readAll(cwd: string, file: string, { settings, end, ready }: Reading): Promise<One[]> {
  const found: One[] = []
  const entry = statAs(path.resolve(cwd, file))
  if (entry === undefined) throw new UsageError(`Missing trace ${file}: no such file`)
  if (entry === 'folder') throw new UsageError(`Expected a trace, found the folder ${file}`)
  const { problems } = await readSource(cwd, sourceOf(cwd, file), settings, {
    end,
    places: ready,
    take: (trace, label) => void found.push({ trace, label, file }),
  })
  const [problem] = problems
  if (problem) throw new UsageError(`Cannot read ${problem.file}: ${problem.message}`)
  return found
}

/** Reads the one trace that a name means. Throws a UsageError where there is none, or several. */
export async function readOne(cwd: string, name: string, reading: Reading): Promise<One> {
  const isFile = statAs(path.resolve(cwd, name)) !== undefined
  const hash = isFile ? -1 : name.lastIndexOf('#')
  const file = hash < 0 ? name : name.slice(0, hash)
  const all = await readAll(cwd, file, reading)
  const wanted = hash < 0 ? all : all.filter((one, i) => one.label === name || name.slice(hash + 1) === String(i + 1))
  const [one, ...others] = wanted
  if (!one) throw new UsageError(`No trace of ${file} is ${name}; it has ${list(all.map((each) => each.label))}`)
  if (others.length > 0)
    throw new UsageError(
      `Expected one trace in ${file}, found ${count(all.length, 'trace')}; name one: ${list(all.map((each) => each.label))}`,
    )
  return one
}
