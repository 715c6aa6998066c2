// The good runs that failing ones of a scenario are compared with: few, each different from the others, the same for any number of threads.
import type { FirstDifference } from '../model/report.ts'
import type { Deed } from './deeds.ts'
import { firstDifference, type GoodRun } from './difference.ts'

/** What a run did, told when it is asked for. */
export type Acts = {
  /** Equal only for runs whose signatures are equal too, and told with less work. */
  course(): string
  /** Equal for runs whose calls with an effect are equal. */
  signature(): string
  /** `undefined`: there are too many to be compared. */
  deeds(): Deed[] | undefined
  /** Where nothing that followed could have made the run pass. */
  spoilt: FirstDifference | undefined
}

/** What of a failing run waits until the good ones are known. */
export type Left = Pick<Acts, 'deeds' | 'spoilt'>

/** Where a run was recorded: its source, and which of the traces of the source it is of. */
type At = { source: number; nth: number }

/** A good run, and where it was recorded. */
export type Kept = GoodRun & At & { signature: string }

const mostKept = 20
/** So many courses of one scenario are known again. */
const mostCourses = 100

/** Of all good runs that are offered, the first twenty that differ, by where they were recorded: however many are offered, by whom and when. */
export class GoodRuns {
  readonly #kept: Kept[] = []
  /** Where each course was first offered. */
  readonly #courses = new Map<string, At>()
  #reference: GoodRun | undefined

  /** A run that the scenario names as its reference. */
  refer(reference: GoodRun): void {
    this.#reference = reference
  }

  /** Runs of this scenario are of many tasks: none is compared with another. */
  close(): void {
    this.#kept.length = 0
    this.#courses.clear()
    this.#reference = undefined
  }

  get kept(): readonly Kept[] {
    return this.#kept
  }

  /** Takes a run that passed, unless there are enough ahead of it, or an equal one. Returns it as it is kept. */
  offer(trace: string, at: At, acts: Acts): Kept | undefined {
    const last = this.#kept.at(-1)
    if (last && this.#kept.length >= mostKept && before(last, at)) return undefined
    if (this.#knows(acts.course(), at)) return undefined
    const signature = acts.signature()
    const same = this.#kept.find((one) => one.signature === signature)
    if (same && before(same, at)) return undefined
    const deeds = acts.deeds()
    if (deeds === undefined) return undefined
    const run: Kept = { source: at.source, nth: at.nth, signature, trace, deeds }
    this.take(run)
    return run
  }

  /** Was an equal run offered that is ahead of this one? */
  #knows(course: string, { source, nth }: At): boolean {
    const known = this.#courses.get(course)
    if (known && before(known, { source, nth })) return true
    if (known || this.#courses.size < mostCourses) this.#courses.set(course, { source, nth })
    return false
  }

  /** Takes what another thread kept. */
  take(run: Kept): void {
    const same = this.#kept.findIndex((one) => one.signature === run.signature)
    if (same >= 0) {
      if (before(this.#kept[same] as Kept, run)) return
      this.#kept.splice(same, 1)
    }
    const at = this.#kept.findIndex((one) => before(run, one))
    this.#kept.splice(at < 0 ? this.#kept.length : at, 0, run)
    if (this.#kept.length > mostKept) this.#kept.pop()
  }

  /** Where a failing run left these. */
  differenceOf({ deeds, spoilt }: Left): FirstDifference | undefined {
    const goods = this.#reference ? [...this.#kept, this.#reference] : this.#kept
    if (goods.length === 0) return spoilt
    const told = deeds()
    return told && firstDifference(told, goods)
  }
}

const before = (a: At, b: At): boolean => a.source < b.source || (a.source === b.source && a.nth < b.nth)
