// Judges the cases of the conformance suite, where it lies beside the repository, by the built command line: every set of it.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const suite = path.join(root, '../shared/conformance')
const runner = path.join(suite, 'run.mjs')
const sets = ['cases', 'faults', 'rules']

const argumentsFor = (set: string): string[] => [
  runner,
  ...['--cases', path.join(suite, set)],
  ...['--cli', path.join(root, 'dist/cli/index.js')],
]

let failed = false
for (const set of sets) {
  if (!fs.existsSync(runner) || !fs.existsSync(path.join(suite, set))) {
    console.log(`conformance ${set}: no cases here, skipped`)
    continue
  }
  console.log(`conformance ${set}`)
  const { status } = spawnSync(process.execPath, argumentsFor(set), { stdio: 'inherit' })
  failed ||= status !== 0
}
if (failed) process.exitCode = 1
