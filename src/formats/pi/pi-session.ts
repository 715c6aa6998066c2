// Sessions of pi and of OpenClaw, which is built on it: JSON Lines of a tree of entries.
import type { Format } from '../contract.ts'
import { isObject } from '../json.ts'
import { late } from '../late.ts'
import { about, isHeader, isMessage } from './shape.ts'

export default {
  id: 'pi-session',
  doc: 'Sessions of pi and OpenClaw: JSON Lines of a tree. The branch of the last entry is the run; calls on other branches were made and stay',
  where:
    'On the runner after a pi step: ~/.pi/agent/sessions/<folder>/*.jsonl; OpenClaw: ~/.openclaw/agents/<agent>/sessions/*.jsonl',
  lacks: about.lacks,
  detect: ({ records }) => (records.some((r) => isObject(r) && (isHeader(r) || isMessage(r))) ? 'strong' : undefined),
  ...late(async () => (await import('./session.ts')).decode),
} satisfies Format
