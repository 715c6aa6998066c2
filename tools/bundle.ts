// Builds dist/ from src/ with ncc: the action and the command line. ncc leaves stale chunks, so dist is made anew, beside the old
// one, which stays when the build fails.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const out = path.resolve(process.argv[2] ?? path.join(root, 'dist'))
const fresh = `${out}.tmp`
const ncc = path.join(root, 'node_modules/@vercel/ncc/dist/ncc/cli.js')
fs.rmSync(fresh, { recursive: true, force: true })
for (const [entry, folder] of [
  ['src/action.ts', '.'],
  ['src/cli.ts', 'cli'],
] as const) {
  const args = [ncc, 'build', path.join(root, entry), '-o', path.join(fresh, folder), '--license', 'licenses.txt', '-q']
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
fs.rmSync(out, { recursive: true, force: true })
fs.renameSync(fresh, out)
