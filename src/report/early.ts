// The summary of a step that ended before there was a report.

import { icons } from './icons.ts'
import { prose } from './markdown.ts'

/** Says why. `judged`: it could be judged, and not told. */
export function earlySummary(message: string, judged = false): string {
  return `## ${icons.error} agent-eval: ${judged ? 'what was judged could not be told' : 'nothing was judged'}\n\n${prose(message, 2000)}\n`
}
