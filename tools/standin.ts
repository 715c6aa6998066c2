// Lays the stand-in for the HTTP client where @actions/core alone finds it. npm's overrides take no folder for a nested package:
// they look for it below the package that asks.
import fs from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

/** Gives @actions/core the client that is none; every other package keeps the real one. */
export function layStandIn(): void {
  const place = path.join(root, 'node_modules/@actions/core/node_modules/@actions/http-client')
  fs.rmSync(place, { recursive: true, force: true })
  fs.cpSync(path.join(root, 'tools/no-http'), place, { recursive: true })
}
