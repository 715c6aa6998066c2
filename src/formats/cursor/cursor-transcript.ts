// The transcript that Cursor keeps of an agent, JSON Lines.
import type { Format } from '../contract.ts'
import { late } from '../late.ts'
import { about, isMessage } from './transcript-shape.ts'

export default {
  id: 'cursor-transcript',
  doc: 'Cursor agent transcripts: JSON Lines of `role` and `message`. Results are usually absent, and nothing tells whether a call failed',
  where: 'On the runner after a Cursor step: ~/.cursor/projects/<folder>/agent-transcripts/<id>/<id>.jsonl',
  lacks: about.lacks,
  detect: ({ records }) => (records.some(isMessage) ? 'strong' : undefined),
  ...late(async () => (await import('./transcript.ts')).decode),
} satisfies Format
