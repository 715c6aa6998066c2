// Addresses on this page.
import { fragmentOf } from '../report/html/fragment.ts'
import type { Run, Scenario } from './model.ts'

export const scenarioPlace = ({ head }: Scenario): string => fragmentOf({ scenario: head.name })

export const runPlace = ({ head }: Scenario, { number }: Pick<Run, 'number'>): string =>
  fragmentOf({ scenario: head.name, trial: number + 1 })

export const callPlace = ({ head }: Scenario, { number }: Run, call: number): string =>
  fragmentOf({ scenario: head.name, trial: number + 1, call })

export const verdictPlace = ({ head }: Scenario, run: Run | undefined, verdict: string): string =>
  fragmentOf({ scenario: head.name, trial: (run?.number ?? 0) + 1, verdict })

export const besidePlace = ({ head }: Scenario, { number }: Run, beside: number | 'reference' | undefined): string =>
  fragmentOf({ scenario: head.name, trial: number + 1, ...(beside === undefined ? {} : { beside }) })

/** Goes to a place, as a click on a link would. */
export function go(place: string): void {
  if (location.hash === place) dispatchEvent(new HashChangeEvent('hashchange'))
  else location.hash = place
}
