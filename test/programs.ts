// Programs that tests use where they can be had: Go installs them, no package brings them.
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'

const sources = {
  act: 'github.com/nektos/act@v0.2.87',
  actionlint: 'github.com/rhysd/actionlint/cmd/actionlint@v1.7.12',
} as const

type Program = keyof typeof sources

/** Where a program is; undefined: not here. */
export function installed(name: Program): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), join(homedir(), 'go/bin')]
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
}

/** What `skip` of a test takes: what would bring the program, or false. */
export const skipWithout = (name: Program): string | false =>
  installed(name) ? false : `${name} is not here; go install ${sources[name]} brings it`
