// Where to find evidence that a format does not record: another file of the same agent, the file beside the trace, or the config.
import type { EvidenceKind } from './trace.ts'

/** Files of the same agent that record more, and what of it. */
export const richer: Readonly<Record<string, { format: string; kinds: readonly EvidenceKind[] }>> = {
  'codex-exec': { format: 'codex-rollout', kinds: ['turns', 'compactions'] },
  'claude-transcript': { format: 'claude-code', kinds: ['offered_tools'] },
  'adk-evalset': {
    format: 'adk-session',
    kinds: ['turns', 'stop_cause', 'compactions', 'denials', 'elicitations', 'order', 'usage'],
  },
}

/** What a sidecar can say, and under which key. */
const beside: Partial<Record<EvidenceKind, string>> = {
  offered_tools: 'tools',
  taint: 'taint',
  blocked_sends: 'blocked_sends',
  confirmations: 'confirmations',
  elicitations: 'elicitations',
  self_evaluation: 'self_evaluation',
  denials: 'outcomes',
}

/** The way on, in brackets behind what is missing; nothing where there is none. */
export function wayOn(format: string, kind: EvidenceKind): string {
  const other = Object.hasOwn(richer, format) ? richer[format] : undefined
  if (other?.kinds.includes(kind)) return ` (the same agent's ${other.format} does: give that file)`
  if (kind === 'errors')
    return ' (where results tell failure, say how in the config: [[outcome_text]]; or say it in NAME.meta.json beside the trace, as outcomes)'
  const key = beside[kind]
  return key === undefined ? '' : ` (say it in NAME.meta.json beside the trace, as ${key})`
}
