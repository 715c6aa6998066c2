// The bundle's one entry, so that what the action, the command line and the library share is bundled once. Each is loaded when
// it is asked for.
import type { Options, Report } from './index.ts'

export const action = async (): Promise<unknown> => import('./action.ts')
export const cli = async (): Promise<unknown> => import('./cli.ts')
export const evaluate = async (options?: Options): Promise<Report> => (await import('./index.ts')).evaluate(options)
