// What tells a step apart from the others of its run, on a page that shows them all.
import { createHash } from 'node:crypto'
import { isObject } from '../model/json.ts'

/** A title, with the values of the job's matrix behind it: `refunds (ubuntu-latest, 20)`. `matrix`: its JSON, `null` without one. */
export function stepTitle(title: string | undefined, matrix: string | undefined): string | undefined {
  const values = valuesOf(matrix).join(', ')
  if (values === '') return title
  return title === undefined ? values : `${title} (${values})`
}

/** Values that are no text, number or truth value name nothing that a reader knows. */
function valuesOf(matrix: string | undefined): string[] {
  if (matrix === undefined) return []
  try {
    const parsed: unknown = JSON.parse(matrix)
    if (!isObject(parsed)) return []
    return Object.values(parsed)
      .filter((value) => ['string', 'number', 'boolean'].includes(typeof value))
      .map(String)
  } catch {
    // Whoever runs the action by hand gives no matrix.
    return []
  }
}

/** Tells what this step writes from what any other step writes, of this workflow or another, in this run or the next. */
export function stepKey(env: NodeJS.ProcessEnv, workflow: string | undefined, title: string | undefined): string {
  const step = [workflow ?? env['GITHUB_WORKFLOW'], env['GITHUB_JOB'], env['GITHUB_ACTION'], title]
  return createHash('sha256').update(JSON.stringify(step)).digest('hex').slice(0, 16)
}

/** What begins the names of places on the page of this step: no other step of the run has it. */
export function stepAnchor(env: NodeJS.ProcessEnv, title: string | undefined): string {
  const step = JSON.stringify([env['GITHUB_JOB'], env['GITHUB_ACTION'], title])
  return `agent-eval-${createHash('sha256').update(step).digest('hex').slice(0, 6)}`
}
