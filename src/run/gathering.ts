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

export type Gathering = Gathered & { takeFacts(source: number, file: string, facts: SourceFacts): void }

export function beginGathering(scenarios: number, folder: string | undefined): Gathering {
  const spool = makeSpool(folder)
  const gathering: Gathering = {
    trials: Array.from({ length: scenarios }, () => new Trials(spool.list())),
    traces: 0,
    leftOut: 0,
    telling: [],
    spool,
    takeFacts(source, file, { traces, leftOut, ...facts }) {
      gathering.traces += traces
      gathering.leftOut += leftOut
      if (facts.unmatched.length + facts.workspaces.length + facts.problems.length > 0)
        gathering.telling.push({ source, file, ...facts })
    },
  }
  return gathering
}

/** A source and its number in the listing. */
export type Numbered = { source: Source; number: number }
