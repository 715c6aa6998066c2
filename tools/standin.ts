// Lays the stand-ins for what @actions/core never uses here where it alone finds them. npm's overrides take no folder for a nested
// package: they look for it below the package that asks.
import fs from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

/** The packages that are none, by the folders of their stand-ins. */
export const standIns = { '@actions/http-client': 'no-http', '@actions/exec': 'no-exec' } as const

/** Gives @actions/core the client and the starter of processes that are none; every other package keeps the real ones. */
export function layStandIns(): void {
  for (const [name, folder] of Object.entries(standIns)) {
    const place = path.join(root, 'node_modules/@actions/core/node_modules', name)
    fs.rmSync(place, { recursive: true, force: true })
    fs.cpSync(path.join(root, 'tools', folder), place, { recursive: true })
  }
}
