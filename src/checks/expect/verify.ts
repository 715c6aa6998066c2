import { error, fail, pass } from '../../model/verdict.ts'
import type { AskingCheck } from '../contract.ts'
import { described, text } from '../schema.ts'

export default {
  id: 'verify',
  doc: 'A command, run in a copy of the workspace that the run left behind, exits with 0',
  fails: 'The command exits with another status or does not end in time; one that cannot start is an error',
  severity: 'blocking',
  needs: [],
  schema: described(
    text,
    'A command for bash, run in the workspace of the run (needs allow-verify and sandbox = true)',
  ),
  ask(want, view) {
    const { workspace } = view.trace
    if (workspace === undefined) return error('Missing workspace: the trace does not say where the run left its files')
    return { oracle: 'verify', command: want.verify, workspace }
  },
  decide(_want, answer) {
    const oracle = answer.record ? { oracle: answer.record } : {}
    if ('unavailable' in answer) return error(`Cannot verify: ${answer.unavailable}`, oracle)
    return answer.pass ? { ...pass(answer.reason), ...oracle } : fail(answer.reason, oracle)
  },
} satisfies AskingCheck<{ verify: string }>
