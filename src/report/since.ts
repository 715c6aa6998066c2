// What is said of scenarios that were not judged again, once for all reporters.
import { count } from '../model/text.ts'
import type { Head } from './contract.ts'

/** How many scenarios were not judged again. */
export const unchangedIn = ({ changed_since }: Pick<Head, 'changed_since'>): number =>
  changed_since?.unchanged.length ?? 0

/** What `changed-since` came to, in a sentence; `undefined`: it was not given. */
export function sinceOf({ changed_since: since, totals }: Pick<Head, 'changed_since' | 'totals'>): string | undefined {
  if (since === undefined) return undefined
  const { report, unchanged, everything } = since
  if (everything !== undefined) return `changed-since ${report}: every scenario was judged again, as ${everything}`
  if (unchanged.length === 0)
    return `changed-since ${report}: every scenario was judged again, as each changed, has other traces, or did not hold there`
  const were = unchanged.length === 1 ? 'was' : 'were'
  const rest = totals.scenarios === 0 ? '; there was nothing else to judge' : ''
  return `${count(unchanged.length, 'scenario')} ${were} not judged again: all of it held in ${report}, and neither scenarios nor traces changed since${rest}`
}
