// Rules about what comes before and after, over the events of a run: answers for whichever way untold matches fall.
import type { Row } from '../rows.ts'
import type { Key } from './key.ts'
import { Keyed } from './keyed.ts'
import { Each, type Possible } from './possible.ts'

/** What must have happened before each call. Rows and keys have one element for each event. */
export type Precedence = {
  call: Row
  requires: Row
  reset?: Row
  callKey(at: number): Key
  requiredKey(at: number): Key
}

/**
 * Judges that each call has a match of `requires` before it that no reset made stale. A further call or reset only harms and a
 * further match of `requires` only helps, so all untold matches at their best and all at their worst are the two bounds.
 */
export function precedence({ call, requires, reset, callKey, requiredKey }: Precedence): Possible {
  const each = new Each()
  const best = new Keyed()
  const worst = new Keyed()
  // What was seen before these is stale.
  let bestSince = 0
  let worstSince = 0
  for (let at = 0; at < call.length; at++) {
    const match = call[at]
    if (match === 1 || match === 2)
      each.add(at, match, holds(best.last(callKey(at), 1), bestSince), holds(worst.last(callKey(at), 2), worstSince))
    const stale = reset?.[at]
    if (stale === 2) bestSince = at
    if (stale === 1 || stale === 2) worstSince = at
    if (requires[at] !== 0) best.set(requiredKey(at), at)
    if (requires[at] === 2) worst.set(requiredKey(at), at)
  }
  return each.possible
}

const holds = (last: number | undefined, since: number): boolean => last !== undefined && last >= since

/** What must happen after each call, before the event at `deadline`. */
export type Response = {
  call: Row
  leadsTo: Row
  callKey(at: number): Key
  ledKey(at: number): Key
  deadline(at: number): number
}

/** Judges that each call is followed by a match of `leads_to` in time; from the end, so that the nearest is the last one seen. */
export function response({ call, leadsTo, callKey, ledKey, deadline }: Response): Possible {
  const each = new Each()
  const best = new Keyed()
  const worst = new Keyed()
  const inTime = (last: number | undefined, at: number) => last !== undefined && -last < deadline(at)
  const calls: [number, 1 | 2, boolean, boolean][] = []
  for (let at = call.length - 1; at >= 0; at--) {
    const match = call[at]
    if (match === 1 || match === 2)
      calls.push([at, match, inTime(best.last(callKey(at), 1), at), inTime(worst.last(callKey(at), 2), at)])
    // Negated, the nearest is the greatest.
    if (leadsTo[at] !== 0) best.set(ledKey(at), -at)
    if (leadsTo[at] === 2) worst.set(ledKey(at), -at)
  }
  for (const told of calls.reverse()) each.add(...told)
  return each.possible
}

/** What must not happen, within a scope. */
export type Absence = { never: Row; after?: Row; until?: Row }

const unopened = 1
const closed = 2
const open = 4
const broken = 8

/** Judges that nothing matches `never` while the scope is open, by the set of states that the run may be in. */
export function absence({ never, after, until }: Absence): Possible {
  let states = after ? unopened : open
  let at: number | undefined
  for (let i = 0; i < never.length; i++) {
    if (states & open) states = step(states, never[i], open, broken)
    if (until && states & open) states = step(states, until[i], open, closed)
    if (after && states & unopened) states = step(states, after[i], unopened, open)
    if (states & closed) states = step(states, (after ?? none)[i], closed, open)
    if (states === broken) at ??= i
  }
  const possible = {
    pass: (states & (open | closed)) !== 0,
    fail: (states & broken) !== 0,
    skip: (states & unopened) !== 0,
  }
  return at === undefined ? possible : { ...possible, at }
}

const none = new Uint8Array()

/** The states after a match that leads from one to another: surely, perhaps, or not. */
const step = (states: number, match: number | undefined, from: number, to: number): number =>
  match === 2 ? (states & ~from) | to : match === 1 ? states | to : states
