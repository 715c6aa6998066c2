// The verdicts that a rule may have, over every way in which the matches may fall that the trace cannot tell.

/** `at`: the first event by which the rule is surely broken. */
export type Possible = { pass: boolean; fail: boolean; skip: boolean; at?: number }

/** The verdict that stands whichever way the untold matches fall; `unknown`: there is none. */
export function settled({ pass, fail, skip }: Possible): 'pass' | 'fail' | 'skip' | 'unknown' {
  if (fail) return pass || skip ? 'unknown' : 'fail'
  if (pass) return skip ? 'unknown' : 'pass'
  return 'skip'
}

/** Collects what may become of a rule that asks something of every matching call. */
export class Each {
  #broken: number | undefined
  #mayBreak = false
  #mayHold = false
  #mustAsk = false

  /**
   * Adds a call. `match`: does it match (1 cannot tell, 2 yes)? `best` and `worst`: does it hold where all that cannot be told
   * falls in favour of the rule, and where it falls against it?
   */
  add(at: number, match: 1 | 2, best: boolean, worst: boolean): void {
    if (match === 2) {
      this.#mustAsk = true
      if (!best) this.#broken ??= at
    }
    if (!worst) this.#mayBreak = true
    if (best) this.#mayHold = true
  }

  /** A rule that asks each call by itself has its best case for all calls at once, so one broken call settles it. */
  get possible(): Possible {
    if (this.#broken !== undefined) return { pass: false, fail: true, skip: false, at: this.#broken }
    return { pass: this.#mayHold, fail: this.#mayBreak, skip: !this.#mustAsk }
  }
}
