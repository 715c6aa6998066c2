// What the sources gave: their runs, and of the sources themselves only those that have something to tell.
import { makeSpool, type Spool } from '../files/spool.ts'
import type { SourceFacts } from './prepare.ts'
import type { Source } from './sources.ts'
import { Trials } from './trials.ts'

/** A source that has unmatched traces, workspaces or problems, and its number in the listing. */
export type TellingSource = Omit<SourceFacts, 'traces' | 'leftOut'> & { source: number; file: string }

/** What the sources gave. */
export type Gathered = {
  /** The runs, by the scenarios' order. */
  trials: Trials[]
  traces: number
  /** How many traces belong to scenarios that were left out alone. */
  leftOut: number
  telling: TellingSource[]
  spool: Spool
}

/** The same without the runs. */
export type Facts = Omit<Gathered, 'trials' | 'spool'> & {
  takeFacts(source: number, file: string, facts: SourceFacts): void
}
export type Gathering = Gathered & Facts

export function beginFacts(): Facts {
  const found: Facts = {
    traces: 0,
    leftOut: 0,
    telling: [],
    takeFacts(source, file, { traces, leftOut, ...facts }) {
      found.traces += traces
      found.leftOut += leftOut
      if (facts.unmatched.length + facts.workspaces.length + facts.problems.length > 0)
        found.telling.push({ source, file, ...facts })
    },
  }
  return found
}

export function beginGathering(scenarios: number, folder: string | undefined): Gathering {
  const spool = makeSpool(folder)
  const trials = Array.from({ length: scenarios }, () => new Trials(spool.list()))
  return Object.assign(beginFacts(), { trials, spool })
}

/** A source and its number in the listing. */
export type Numbered = { source: Source; number: number }
