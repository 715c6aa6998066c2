// A failing run → a smallest one that fails the same way: what is not needed for the failure is left out.
import type { Event } from '../model/trace.ts'

export type Shrunk = {
  events: Event[]
  /** How many candidates were judged. */
  tried: number
  /** Is none of what is left superfluous, as far as leaving out one alone tells? `false`: there was too much to try. */
  smallest: boolean
}

/** Each candidate is judged, which takes milliseconds: so many are tried, and no more. */
const mostTried = 10_000

/**
 * Leaves out calls, each with its result, and then whatever else happened. `fails`: do these events fail as all of them do?
 * `cited`: the numbers of the calls that failures name, from 1, with which it begins where these alone fail.
 */
export function shrink(
  events: readonly Event[],
  fails: (events: readonly Event[]) => boolean,
  cited: ReadonlySet<number>,
): Shrunk {
  let tried = 0
  let kept = events
  const attempt = (candidate: readonly Event[]): boolean => {
    if (tried >= mostTried) return false
    tried++
    if (!fails(candidate)) return false
    kept = candidate
    return true
  }
  let number = 0
  attempt(events.filter((event) => event.type !== 'tool_call' || cited.has(++number)))
  const first = events.find((event) => event.type === 'user')
  const isCall = (event: Event): boolean => event.type === 'tool_call'
  // What the user asked first stays: a run without it is hard to read.
  const isOther = (event: Event): boolean => !isCall(event) && event !== first
  for (let before = -1; before !== kept.length && tried < mostTried; ) {
    before = kept.length
    for (const removable of [isCall, isOther]) leaveOut(() => kept, removable, attempt)
  }
  return { events: [...kept], tried, smallest: tried < mostTried }
}

/** Leaves out ever smaller parts of what may go, until no single one can (the algorithm ddmin, by complements). */
function leaveOut(
  kept: () => readonly Event[],
  removable: (event: Event) => boolean,
  attempt: (candidate: readonly Event[]) => boolean,
): void {
  const units = () => kept().filter(removable)
  let left = units()
  if (left.length === 0) return
  // All at once, then halves, quarters and so on.
  let size = left.length
  for (;;) {
    let smaller = false
    for (let at = 0; at < left.length; ) {
      const part = new Set(left.slice(at, at + size))
      if (attempt(kept().filter((event) => !part.has(event)))) {
        left = units()
        smaller = true
      } else at += size
    }
    if (size === 1 && !smaller) return
    if (left.length === 0) return
    size = Math.max(1, Math.min(Math.ceil(size / 2), left.length))
  }
}
