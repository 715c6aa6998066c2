// The file that the runner makes the job summary of.
import fs from 'node:fs'
import * as core from '@actions/core'

/** The runner drops a summary whole that is larger than 1,048,576 bytes; masking may lengthen it. */
const summaryRoom = 1_000_000

/** The room that is left in the summary file, and what appends to it. Without a file of the runner there is none. */
export function summaryFile(): { room: number; append(text: string): void } | undefined {
  const file = process.env['GITHUB_STEP_SUMMARY']
  if (!file) {
    core.info('No job summary is written: this runner has no summary file.')
    return undefined
  }
  // An old server, a run by hand: the summary is lost, not the step.
  const attempt = (act: () => void): void => {
    try {
      act()
    } catch (e) {
      core.warning(`The job summary cannot be written: ${(e as Error).message}`)
    }
  }
  let room = summaryRoom
  attempt(() => {
    room -= fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0
  })
  return { room, append: (text) => attempt(() => fs.appendFileSync(file, text)) }
}
