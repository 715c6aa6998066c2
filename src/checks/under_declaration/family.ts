// `[under_declaration]`: what must not pass silently is surfaced as an advisory finding with its legal ground.
import { unknownCommands } from '../commands.ts'
import { family } from '../contract.ts'
import advisoryFindingPresent from './advisory_finding_present.ts'
import legalRefsGrounded from './legal_refs_grounded.ts'
import notSilentlyClean from './not_silently_clean.ts'
import { schema } from './want.ts'

export default family({
  id: 'under_declaration',
  doc: 'The response surfaces an advisory finding that cites its legal ground',
  repeatable: true,
  flatKey: 'expected_legal_refs',
  schema,
  checks: [notSilentlyClean, advisoryFindingPresent, legalRefsGrounded],
  mistakes: ({ command }, { registry }) => unknownCommands(registry, { command }),
})
