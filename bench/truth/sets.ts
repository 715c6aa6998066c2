// The sets of labelled runs: where they are, or how they are made.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { agentdojo } from './rules/agentdojo.ts'
import { bfcl } from './rules/bfcl.ts'
import type { Label, Rules } from './rules/contract.ts'
import { type Task as Airline, tau } from './rules/tau.ts'

const here = import.meta.dirname
/** Where made sets lie; nothing of them is committed. */
export const cache = process.env['TRUTH_SETS'] ?? path.join(here, '.sets')
/** The Python that has the packages of requirements.txt. */
const python = process.env['TRUTH_PYTHON'] ?? path.join(here, '.venv/bin/python')

/** A set as it was read: `left_out` counts what its maker left out, by the reason. */
export type LabelledSet<T = unknown> = {
  name: string
  traces: string
  tasks: ReadonlyMap<string, T>
  labels: ReadonlyMap<string, Label>
  rules: Rules<T>
  left_out: Record<string, number>
  versions: Record<string, string>
}

const json = <T>(...parts: string[]): T => JSON.parse(fs.readFileSync(path.join(...parts), 'utf8')) as T

/** Why a set cannot be read here. */
export type Missing = { name: string; missing: string }

export const setNames = ['tau-airline', 'agentdojo', 'bfcl'] as const
export type SetName = (typeof setNames)[number]

/** Reads a set; where it is made by Python it is made first, unless it was. */
export function readSet(name: SetName): LabelledSet | Missing {
  return (name === 'tau-airline' ? airline() : made(name)) as LabelledSet | Missing
}

/** Two labels of the airline set are contradicted by a replay of the same calls in the benchmark's environment. */
const contradicted = ['task-02/trial-1.json', 'task-46/trial-3.json']

function airline(): LabelledSet<Airline> | Missing {
  const folder = path.resolve(process.env['TRUTH_SHARED'] ?? path.join(here, '../../../shared/truth'), 'tau-airline')
  if (!fs.existsSync(folder)) return { name: 'tau-airline', missing: `no labelled runs at ${folder}` }
  const labels = Object.entries(json<Record<string, number>>(folder, 'labels.json'))
  const kept = labels.filter(([file]) => !contradicted.includes(file))
  return {
    name: 'tau-airline',
    traces: path.join(folder, 'traces'),
    tasks: new Map(json<Airline[]>(folder, 'tasks.json').map((t, i) => [`task-${String(i).padStart(2, '0')}`, t])),
    labels: new Map(kept.map(([file, label]) => [file, { good: label === 1, kind: 'recorded' }])),
    rules: tau,
    left_out: { 'a replay contradicts the label': labels.length - kept.length },
    versions: {},
  }
}

function made(name: 'agentdojo' | 'bfcl'): LabelledSet | Missing {
  const folder = path.join(cache, name)
  if (!fs.existsSync(path.join(folder, 'about.json'))) {
    const module = name === 'bfcl' ? 'bfcl_eval' : 'agentdojo'
    if (spawnSync(python, ['-c', `import ${module}`]).status !== 0)
      return { name, missing: `${python} has no package ${module}; bench/truth/README.md says how to install it` }
    const run = spawnSync(python, [path.join(here, 'make', `make_${name}.py`), folder], { encoding: 'utf8' })
    if (run.status !== 0) throw new Error(`make_${name}.py: ${run.stderr.slice(-2000)}`)
  }
  const about = json<{ left_out: Record<string, number>; versions: Record<string, string> }>(folder, 'about.json')
  return {
    name,
    traces: path.join(folder, 'runs'),
    tasks: new Map(Object.entries(json<Record<string, unknown>>(folder, 'tasks.json'))),
    labels: new Map(Object.entries(json<Record<string, Label>>(folder, 'labels.json'))),
    rules: (name === 'bfcl' ? bfcl : agentdojo) as Rules<unknown>,
    ...about,
  }
}
