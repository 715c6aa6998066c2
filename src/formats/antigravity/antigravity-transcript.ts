// The transcript that Antigravity CLI keeps of a conversation, JSON Lines.
import type { Format } from '../contract.ts'
import { late } from '../late.ts'
import { about, isStep } from './transcript-shape.ts'

export default {
  id: 'antigravity-transcript',
  doc: 'Antigravity CLI transcripts: JSON Lines of numbered steps. Results carry no id and are paired by the type of their step; a step whose call is not recorded leaves the calls uncertain',
  where:
    'On the runner after an Antigravity CLI step: ~/.gemini/antigravity-cli/brain/<id>/.system_generated/logs/transcript.jsonl',
  lacks: about.lacks,
  detect: ({ records }) => (records.some(isStep) ? 'strong' : undefined),
  ...late(async () => (await import('./transcript.ts')).decode),
} satisfies Format
