// The first line of the summary: the verdict, which step it is of, and whether the step gates at all.
import { reaches } from '../model/strength.ts'
import { count, thousands } from '../model/text.ts'
import type { Head, Rest, Setup } from './contract.ts'
import { icons } from './icons.ts'
import { prose } from './markdown.ts'
import { unchangedIn } from './since.ts'
import { isTolerated } from './tags.ts'

/** `spared`: so many scenarios fail by nothing but what the baseline has too. */
export function headline(
  head: Head,
  rest: Rest,
  spared: number,
  { title, gates = true }: Pick<Setup, 'title' | 'gates'>,
): string {
  const { scenarios, passed, failed, traces } = head.totals
  const named = title ? ` · ${prose(title, 100)}` : ''
  const [icon, said] = {
    pass: () => {
      if (head.shard) return [icons.skip, `${count(traces, 'trace')} judged, merge decides`]
      if (passed === 0) return [icons.skip, 'nothing was judged']
      const held = scenarios === 1 ? 'the scenario holds' : `all ${count(passed, 'scenario')} hold`
      return isWeak(head) && gates ? [icons.fail, `${held}, but too weak`] : [icons.pass, held]
    },
    fail: () => {
      const some = `${thousands(failed)} of ${count(scenarios, 'scenario')} ${failed === 1 ? 'fails' : 'fail'}`
      if (isTolerated(head.totals)) return [icons.advisory, `${some}, for which their tags leave room`]
      if (spared === 0 || head.totals.tolerated) return [icons.fail, some]
      if (spared < failed) return [icons.fail, `${some}, ${thousands(spared)} of them as in the baseline`]
      return [rest.problems.length > 0 ? icons.error : icons.advisory, `${some}, as in the baseline`]
    },
    error: () => [icons.error, `${count(new Set(rest.problems.map((p) => p.file)).size, 'file')} could not be read`],
  }[head.verdict]()
  return `${icon} agent-eval${named}: ${said}${notAgain(head)}${weakness(head, gates)}`
}

/** A verdict is of what was judged alone. */
function notAgain(head: Head): string {
  const unchanged = unchangedIn(head)
  return unchanged > 0 ? ` (${count(unchanged, 'scenario')} not judged again)` : ''
}

/** Would the scenarios notice less than is asked for? */
const isWeak = ({ strength }: Head): boolean => strength !== undefined && !reaches(strength, strength.floor)

/** What a reader must know before the verdict is believed. */
function weakness({ weakened = [], baseline }: Head, gates: boolean): string {
  if (!gates) return ' (does not gate: fail-on is never)'
  if (baseline && baseline.weakened.length > 0) return ' (this change weakens scenarios)'
  return weakened.length > 0 ? ' (the gate is weakened)' : ''
}

/** What the verdict means, in one sentence; empty: it needs none. */
export const meaningOf = (head: Head, spared: number, { gates = true }: Pick<Setup, 'gates'>): string =>
  ({
    pass: isWeak(head) ? 'No scenario fails, but they would notice less than min-strength asks for.' : '',
    fail: `A scenario fails when a blocking dimension fails (❌) or cannot be answered (⛔).${spared > 0 ? ` What ${head.totals.tolerated ? 'is tolerated' : 'the baseline knows'} (⚠️) does not gate.` : ''}`,
    error: `No scenario fails, but ${gates ? 'the gate does not hold: ' : ''}what could not be read was not judged.`,
  })[head.verdict]
