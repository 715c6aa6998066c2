// The outputs of the step, in the file that the runner reads them from.
import fs from 'node:fs'
import * as core from '@actions/core'

/** Adds outputs to the file of the step. By `core.setOutput` they would cost every start the module for random delimiters. */
export function writeOutputs(outputs: Readonly<Record<string, string | number>>): void {
  const file = process.env['GITHUB_OUTPUT']
  if (file) fs.appendFileSync(file, Object.entries(outputs).map(written).join(''))
  else core.info('No outputs are written: this runner has no file for them.')
}

/** An output as the runner reads it: it ends at a word that is longer than itself, and so not in it. */
function written([name, value]: readonly [string, string | number]): string {
  const end = `ghadelimiter_${'-'.repeat(String(value).length)}`
  return `${name}<<${end}\n${value}\n${end}\n`
}
