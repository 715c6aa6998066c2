// Google's Agent Development Kit: eval sets, whose cases are conversations.
import type { Format } from '../contract.ts'
import { late } from '../late.ts'
import { caseLacks, isCase, isSet } from './shape.ts'

export default {
  id: 'adk-evalset',
  doc: 'Google Agent Development Kit (ADK) eval sets (`.evalset.json`, `.test.json`): each case is a run, as recorded or as expected',
  where: 'A case that `adk web` saved from a session: `<agent>/<name>.evalset.json`',
  lacks: caseLacks,
  detect: ({ records }) => (records.some((r) => isSet(r) || isCase(r)) ? 'strong' : undefined),
  ...late(async () => (await import('./cases.ts')).decode),
} satisfies Format
