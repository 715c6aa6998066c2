// Builds dist/ from src/ with ncc: one bundle, and three small files that start it as the action, the command line or the library.
// ncc leaves stale chunks, so dist is made anew, beside the old one, which stays when the build fails. With --check it is compared instead.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { declarationsOf } from './declarations.ts'
import { licensesOf } from './licenses.ts'
import { declarePure } from './pure.ts'

const root = path.resolve(import.meta.dirname, '..')
const out = path.join(root, 'dist')
const fresh = `${out}.tmp`
/** Compare only: is dist what src gives? */
const checks = process.argv.includes('--check')

const starts: Readonly<Record<string, string>> = {
  'package.json': '{\n  "type": "module"\n}\n',
  'index.js': "import { action } from './program/index.js'\n\nawait action()\n",
  'cli/index.js': "#!/usr/bin/env node\nimport { cli } from '../program/index.js'\n\nawait cli()\n",
  'lib/index.js': "export { evaluate } from '../program/index.js'\n",
}

/** Bundles the program, and returns the bundler's statistics. */
function bundle(folder: string): string {
  const ncc = path.join(root, 'node_modules/@vercel/ncc/dist/ncc/cli.js')
  const stats = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'agent-eval-')), 'stats.json')
  const args = [ncc, 'build', path.join(root, 'src/program.ts'), '-o', folder, '--stats-out', stats, '-q']
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  const text = fs.readFileSync(stats, 'utf8')
  fs.rmSync(path.dirname(stats), { recursive: true, force: true })
  return text
}

/** The files that two folders do not share, byte for byte. */
function differences(one: string, other: string): string[] {
  const filesOf = (folder: string): string[] =>
    fs.existsSync(folder)
      ? fs
          .readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter((f) => fs.statSync(path.join(folder, f)).isFile())
      : []
  const [here, there] = [new Set(filesOf(one)), new Set(filesOf(other))]
  const same = (f: string) => fs.readFileSync(path.join(one, f)).equals(fs.readFileSync(path.join(other, f)))
  return [...new Set([...here, ...there])].filter((f) => !here.has(f) || !there.has(f) || !same(f)).sort()
}

declarePure()
fs.rmSync(fresh, { recursive: true, force: true })
const { modules } = JSON.parse(bundle(path.join(fresh, 'program')))
const texts = {
  ...starts,
  'lib/index.d.ts': declarationsOf(path.join(root, 'src/index.ts')),
  'licenses.txt': licensesOf(modules),
}
for (const [name, text] of Object.entries(texts)) {
  fs.mkdirSync(path.dirname(path.join(fresh, name)), { recursive: true })
  fs.writeFileSync(path.join(fresh, name), text)
}
fs.chmodSync(path.join(fresh, 'cli/index.js'), 0o755)
if (checks) {
  const wrong = differences(fresh, out)
  fs.rmSync(fresh, { recursive: true, force: true })
  for (const name of wrong) console.error(`dist/${name} is not what src gives: npm run bundle`)
  process.exitCode = wrong.length > 0 ? 1 : 0
} else {
  fs.rmSync(out, { recursive: true, force: true })
  fs.renameSync(fresh, out)
}
