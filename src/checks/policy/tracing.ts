// Values that come from somewhere: which call carried one that nothing named before, or that only untrusted text named.
import type { View } from '../contract.ts'
import type { Row } from '../rows.ts'
import type { Flow } from './flow.ts'
import type { Leaf } from './leaves.ts'
import { leaf, run } from './occurrences.ts'
import { Each, type Possible } from './possible.ts'

/** The values of a call that are judged; `untold`: its arguments, or a part of them, are not known. */
export type Asked = { values: readonly Leaf[]; untold: boolean }

/** A value that broke a rule, and the call whose result it comes from, if one. */
export type Traced = { value: Leaf; from?: number }
export type Judged = { possible: Possible; broken: Traced | undefined; untold: number }

const never = Number.POSITIVE_INFINITY

/** From which event on something holds of a value: for sure, and perhaps. */
type Since = { surely: number; perhaps: number; from?: number }

/** Asks each call about its values. `fault`: what breaks the rule for a value, at worst and at best. */
function judgeEach(
  flow: Flow,
  call: Row,
  asked: (call: number) => Asked | undefined,
  fault: (value: Leaf, call: number) => { best: boolean; worst: boolean; from?: number },
): { possible: Possible; broken: Traced | undefined } {
  const each = new Each()
  let broken: Traced | undefined
  for (let at = 0; at < flow.eventOf.length; at++) {
    const match = call[at]
    const of = match === 1 || match === 2 ? asked(at) : undefined
    if (!of || (match !== 1 && match !== 2)) continue
    let best = true
    let worst = !of.untold
    for (const value of of.values) {
      const told = fault(value, at)
      worst &&= told.worst
      if (!told.best && match === 2) broken ??= { value, ...(told.from === undefined ? {} : { from: told.from }) }
      best &&= told.best
    }
    each.add(at, match, best, worst)
  }
  return { possible: each.possible, broken }
}

const remembered = new WeakMap<Row, Map<string, Map<Leaf, unknown>>>()

/** What is asked of each value only once, by all rules over the same sources: a row is of one run. `asked`: what it depends on beside them. */
function remembering<T extends object>(sources: Row, asked: string, make: (value: Leaf) => T): (value: Leaf) => T {
  const told = remembered.get(sources) ?? new Map<string, Map<Leaf, unknown>>()
  remembered.set(sources, told)
  const known = (told.get(asked) ?? new Map()) as Map<Leaf, T>
  told.set(asked, known)
  return (value) => {
    let found = known.get(value)
    if (found === undefined) {
      found = make(value)
      known.set(value, found)
    }
    return found
  }
}

const firstUntold = (view: View, flow: Flow, row: Row): number =>
  view.calls.findIndex((c, i) => row[i] !== 0 && flow.isUntold(c))

export type Grounding = { call: Row; asked(call: number): Asked | undefined; from: Row; prompt: boolean; user: boolean }

/** Judges that every value stood in a source before. */
export function grounded(view: View, flow: Flow, rule: Grounding): Judged {
  const since = remembering(rule.from, `grounded ${rule.prompt} ${rule.user}`, (value): Since => {
    const found = { surely: never, perhaps: never }
    for (const { source } of flow.of(value)) {
      const of = flow.sources[source]
      if (!of || of.is === 'arguments') continue
      const match = of.is === 'result' ? (rule.from[of.call] as number) : isAsked(of, rule) ? 2 : 0
      if (match >= 1) found.perhaps = Math.min(found.perhaps, of.at)
      if (match === 2) found.surely = Math.min(found.surely, of.at)
    }
    return found
  })
  const untold = firstUntold(view, flow, rule.from)
  const judged = judgeEach(flow, rule.call, rule.asked, (value, call) => {
    const at = flow.eventOf[call] as number
    const { surely, perhaps } = since(value)
    return { best: perhaps < at || (untold >= 0 && untold < call), worst: surely < at }
  })
  return { ...judged, untold }
}

/** The first entry of the prompt is the prompt alone; later ones are messages of the user too. */
const isAsked = (of: Flow['sources'][number], { prompt, user }: Grounding): boolean =>
  of.is === 'prompt' ? prompt || (user && of.entry > 0) : user

export type Tainting = { call: Row; asked(call: number): Asked | undefined; untrusted: Row; fields: boolean }

/** Judges that no value comes only from untrusted text. */
export function untainted(view: View, flow: Flow, rule: Tainting): Judged {
  const untold = firstUntold(view, flow, rule.untrusted)
  const told = remembering(rule.untrusted, `untainted ${rule.fields}`, (value) => standings(flow, rule, value))
  const judged = judgeEach(flow, rule.call, rule.asked, (value, call) => {
    const at = flow.eventOf[call] as number
    const { cleared, tainted } = told(value)
    if (cleared.surely < at) return { best: true, worst: true }
    const clean = tainted.surely >= at || cleared.perhaps < at
    const worst = tainted.perhaps >= at && !(untold >= 0 && untold < call)
    return { best: clean, worst, ...(tainted.from === undefined ? {} : { from: tainted.from }) }
  })
  return { ...judged, untold }
}

/** From when on a value was cleared, and from when on tainted. */
function standings(flow: Flow, { untrusted, fields }: Tainting, value: Leaf): { cleared: Since; tainted: Since } {
  const cleared: Since = { surely: never, perhaps: never }
  const tainted: Since = { surely: never, perhaps: never }
  const given = new Set<number>()
  const since = (of: Since, at: number, surely: boolean) => {
    of.perhaps = Math.min(of.perhaps, at)
    if (surely) of.surely = Math.min(of.surely, at)
  }
  for (const { source, how } of flow.of(value)) {
    const of = flow.sources[source]
    if (!of) continue
    if (of.is === 'arguments') given.add(of.call)
    else if (of.is !== 'result') since(cleared, of.at, true)
    else {
      const match = untrusted[of.call] as number
      // What a call was given comes back from it in many ways, and says nothing.
      if (match < 2 && !given.has(of.call)) since(cleared, of.at, match === 0)
      if (match < 1 || !(how & run || (fields && how & leaf))) continue
      if (match === 2 && tainted.surely === never) tainted.from = of.call
      since(tainted, of.at, match === 2)
    }
  }
  return { cleared, tainted }
}
