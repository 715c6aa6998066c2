import { error, fail, pass } from '../../model/verdict.ts'
import { askingField } from '../contract.ts'
import { described, text } from '../schema.ts'

export default askingField({
  id: 'verify',
  doc: 'A command, run in a copy of the workspace that the run left behind, exits with 0',
  fails: 'The command exits with another status or does not end in time; one that cannot start is an error',
  severity: 'blocking',
  needs: [],
  schema: described(
    text,
    'A command for bash, run in the workspace of the run (needs allow-verify and sandbox = true)',
  ),
  mistakes: (_want, scenario) =>
    scenario.sandbox
      ? []
      : [
          {
            route: [],
            message:
              'Missing sandbox = true at the top of the scenario: verify runs in the workspace that the run left behind',
          },
        ],
  ask(want, view) {
    const { workspace } = view.trace
    if (workspace === undefined) return error('Missing workspace: the trace does not say where the run left its files')
    return { oracle: 'verify', command: want, workspace }
  },
  decide(_want, answer) {
    const oracle = answer.record ? { oracle: answer.record } : {}
    if ('unavailable' in answer) return error(`Cannot verify: ${answer.unavailable}`, oracle)
    return answer.pass ? { ...pass(answer.reason), ...oracle } : fail(answer.reason, oracle)
  },
})
