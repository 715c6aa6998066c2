// What the action has from GitHub before it judges, and tells there afterwards: loaded only where it is asked for.
import * as core from '@actions/core'
import { readContext } from '../github/context.ts'
import { type Fetching, fetchInputs } from '../github/fetch.ts'
import { publish } from '../github/publish.ts'
import type { Result } from '../github/result.ts'
import { stepKey, stepTitle } from '../github/step.ts'
import { options, type Settings } from '../options.ts'
import { printable, safeLines } from '../report/printable.ts'
import { asksBaseline } from '../run/baselines.ts'

const defaultTraces = options.find((o) => o.name === 'traces')?.default
const say = (text: string): void => core.info(safeLines(printable(text)))

/** Fetches what is not on the disk of the runner. Throws a UsageError for settings that do not go together, before it does. */
export async function fetchFor(settings: Settings): Promise<Fetching> {
  asksBaseline(settings)
  core.setSecret(settings.githubToken)
  const fetched = await fetchInputs(settings, {
    ...{ env: process.env, context: readContext(process.env), output: process.stdout, say },
  })
  // The runner gives the default where a workflow leaves an input out.
  if (fetched.root !== undefined && settings.traces.join() === defaultTraces) settings.traces = ['**/*']
  return fetched
}

/** Says the result in a comment and a check. */
export async function publishFor(result: Result, settings: Settings): Promise<void> {
  const context = readContext(process.env)
  const title = stepTitle(settings.title, settings.matrix)
  try {
    await publish(result, settings, {
      ...{ context, title, api: process.env['GITHUB_API_URL'], say },
      key: stepKey(process.env, context.workflow, title),
      warn: (text) => core.warning(printable(text)),
    })
  } catch (e) {
    core.warning(`Neither comment nor check is written: ${printable((e as Error).message)}`)
  }
}
