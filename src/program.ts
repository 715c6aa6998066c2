// The bundle's one entry, so that what the action, the command line and the library share is bundled once. Each is loaded when
// it is asked for.
import fs from 'node:fs'
import type { Options, Report } from './index.ts'
import { version } from './version.ts'

export const action = async (): Promise<unknown> => import('./action.ts')
export const cli = async (): Promise<unknown> => (process.argv[2] === '--version' ? sayVersion() : import('./cli.ts'))
export const evaluate = async (options?: Options): Promise<Report> => (await import('./index.ts')).evaluate(options)

/** The version alone needs nothing of the program, not even a stream to write to. */
function sayVersion(): void {
  try {
    fs.writeSync(1, `${version}\n`)
  } catch {
    // A reader that stops reading is no fault.
  }
}
