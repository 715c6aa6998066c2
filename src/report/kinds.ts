// Findings by kind: one dimension over all scenarios is one thing to look into.
import type { Finding } from './findings.ts'

/** `amount` counts every trial that has the finding, as the totals of the report do. */
export type Kind = { id: string; amount: number; findings: Finding[] }

/** The dimension without the number of its block: `exit_code.next_action_matches` of `exit_code[2].next_action_matches`. */
export const kindOf = (id: string): string => id.replace(/\[\d+\]/, '')

const amountOf = ({ trials }: Finding): number => Math.max(1, trials)

/** The most frequent kind first. What trials add up to is a consequence, and comes last. */
export function kindsOf(findings: readonly Finding[]): Kind[] {
  const kinds = new Map<string, Kind>()
  for (const finding of findings) {
    const id = kindOf(finding.dimension.id)
    const kind = kinds.get(id) ?? { id, amount: 0, findings: [] }
    kinds.set(id, kind)
    kind.amount += amountOf(finding)
    kind.findings.push(finding)
  }
  const last = (kind: Kind): number => Number(kind.id === 'trials_met')
  return [...kinds.values()].sort((a, b) => last(a) - last(b) || b.amount - a.amount)
}
