// The beginning of a run: what people wrote is read, and where there is something to judge the rest of the program is loaded.
import type { Settings } from '../options.ts'
import type { Concluded } from './conclude.ts'
import { readInputs } from './inputs.ts'
import type { Hooks } from './run.ts'

/** Judges everything that the settings name, below a working directory. Throws a UsageError for a wrong call or config. */
export async function judge(cwd: string, settings: Settings, hooks: Hooks = {}): Promise<Concluded> {
  const inputs = readInputs(cwd, settings)
  const { judge: judgeInputs } = await import('./run.ts')
  return judgeInputs(cwd, settings, hooks, inputs)
}
