// Lets the bundler leave out what nothing here uses of @actions/core: an HTTP client, what starts processes, summaries, random words.
import fs from 'node:fs'
import path from 'node:path'

const manifest = path.resolve(import.meta.dirname, '../node_modules/@actions/core/package.json')

/** Says in the installed package that its files do nothing when they are imported, of which its own manifest says nothing. */
export function declarePure(): void {
  const said = JSON.parse(fs.readFileSync(manifest, 'utf8'))
  if (said.sideEffects === false) return
  // A new file in its place: that of an installed package may be shared with others.
  fs.writeFileSync(`${manifest}.new`, `${JSON.stringify({ ...said, sideEffects: false }, undefined, 2)}\n`)
  fs.renameSync(`${manifest}.new`, manifest)
}
