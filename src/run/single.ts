// One scenario that a person names, made ready to judge single traces by.
import { count, list } from '../model/text.ts'
import { type Settings, UsageError } from '../options.ts'
import type { Scenario } from '../scenario/build.ts'
import { readInputs } from './inputs.ts'
import { type Prepared, prepare } from './prepare.ts'

/** Prepares the scenario of a file; `name`: which one, where the file has several. Throws a UsageError for what is wrong with it. */
export async function prepareOne(
  cwd: string,
  settings: Settings,
  file: string,
  name?: string,
): Promise<{ scenario: Scenario; prepared: Prepared }> {
  const given: Settings = { ...settings, scenarios: [file], traces: [], only: [] }
  const prepared = await prepare(cwd, given, readInputs(cwd, given))
  const [problem] = prepared.problems
  if (problem)
    throw new UsageError(`${problem.file}${problem.line === undefined ? '' : `:${problem.line}`}: ${problem.message}`)
  const wanted = prepared.scenarios.filter((one) => name === undefined || one.name === name)
  const [scenario, ...others] = wanted
  const names = list(prepared.scenarios.map((one) => one.name))
  if (!scenario) throw new UsageError(`No scenario of ${file} is ${name}; it has ${names}`)
  if (others.length > 0)
    throw new UsageError(`Expected one scenario in ${file}, found ${count(wanted.length, 'scenario')}: ${names}`)
  return { scenario, prepared }
}
