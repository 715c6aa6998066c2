// `[exit_code]`: a non-zero exit is a verdict that the agent must act on, not a crash.
import { unknownCommands } from '../commands.ts'
import { family } from '../contract.ts'
import envelopeWellFormed from './envelope_well_formed.ts'
import exitCodeMatches from './exit_code_matches.ts'
import nextActionIsContinuation from './next_action_is_continuation.ts'
import statusIsNonSuccess from './status_is_non_success.ts'
import { schema } from './want.ts'

export default family({
  id: 'exit_code',
  doc: 'A non-zero exit with a well-formed answer is a verdict, and names the way on',
  repeatable: true,
  flatKey: 'expected_exit_code',
  schema,
  checks: [exitCodeMatches, envelopeWellFormed, statusIsNonSuccess, nextActionIsContinuation],
  mistakes: ({ command }, { registry }) => unknownCommands(registry, { command }),
})
