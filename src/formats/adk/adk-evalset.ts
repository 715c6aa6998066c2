// Google's Agent Development Kit: eval sets, whose cases are conversations.
import type { EvidenceKind } from '../../model/trace.ts'
import type { Format } from '../contract.ts'
import { late } from '../late.ts'
import { isCase, isSet } from './shape.ts'

const lacks = [
  'exit_codes',
  'turns',
  'stop_cause',
  'compactions',
  'denials',
  'offered_tools',
  'taint',
  'blocked_sends',
  'confirmations',
  'elicitations',
  'order',
  'usage',
  'self_evaluation',
] as const

export default {
  id: 'adk-evalset',
  doc: 'Google Agent Development Kit (ADK) eval sets (`.evalset.json`, `.test.json`): each case is a run, as recorded or as expected',
  where: 'A case that `adk web` saved from a session: `<agent>/<name>.evalset.json`',
  lacks: lacks satisfies readonly EvidenceKind[],
  detect: ({ records }) => (records.some((r) => isSet(r) || isCase(r)) ? 'strong' : undefined),
  ...late(async () => (await import('./cases.ts')).decode),
} satisfies Format
