// Builds dist/ from src/ with ncc: the command line, and the action where it exists. ncc leaves stale chunks, so dist is made anew.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const out = path.resolve(process.argv[2] ?? path.join(root, 'dist'))
fs.rmSync(out, { recursive: true, force: true })
const ncc = path.join(root, 'node_modules/@vercel/ncc/dist/ncc/cli.js')
for (const [entry, folder] of [
  ['src/action.ts', '.'],
  ['src/cli.ts', 'cli'],
] as const) {
  if (!fs.existsSync(path.join(root, entry))) continue
  const { status } = spawnSync(
    process.execPath,
    [
      ncc,
      'build',
      path.join(root, entry),
      '-o',
      path.join(out, folder),
      '--transpile-only',
      '--license',
      'licenses.txt',
      '-q',
    ],
    {
      cwd: root,
      stdio: 'inherit',
    },
  )
  if (status !== 0) process.exit(status ?? 1)
}
