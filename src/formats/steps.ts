// Calls that a recording writes in steps (asked for, started, completed): to which call each step belongs.
import type { Call } from '../model/trace.ts'
import { isObject } from './json.ts'

export type Step = 'request' | 'start' | 'update' | 'complete'
type Known = { call: Call; taken: Set<Step> }

/**
 * The steps under one id are one call until it is complete. The same step again (updates aside) and any step behind the completion
 * begin another: ids are used again.
 */
export function steps() {
  const known = new Map<string, Known>()
  const nameless: Known[] = []

  const fits = (one: Known, step: Step): boolean =>
    !one.taken.has('complete') && (step === 'update' || !one.taken.has(step))

  /** The call that was asked for without an id, of which this step has one. */
  function adopt(id: string, step: Step, tool: string | undefined): Call | undefined {
    const at = nameless.findIndex((n) => n.call.tool === tool && n.taken.has('request') && fits(n, step))
    const [one] = at < 0 ? [] : nameless.splice(at, 1)
    if (!one) return undefined
    one.taken.add(step)
    known.set(id, one)
    return one.call
  }

  return {
    /** The call that a step belongs to; `undefined`: it begins one. Without ids, steps are paired by the name of the tool. */
    find(id: string | undefined, step: Step, tool?: string): Call | undefined {
      const one =
        id === undefined
          ? nameless.find((n) => (tool === undefined || n.call.tool === tool) && fits(n, step))
          : known.get(id)
      if (!one && id !== undefined && step !== 'request') return adopt(id, step, tool)
      if (!one || !fits(one, step)) return undefined
      one.taken.add(step)
      if (step === 'complete' && id === undefined) nameless.splice(nameless.indexOf(one), 1)
      return one.call
    },
    /** A step began this call. */
    begin(id: string | undefined, step: Step, call: Call): void {
      const one = { call, taken: new Set([step]) }
      if (id !== undefined) known.set(id, one)
      else if (step !== 'complete') nameless.push(one)
    },
    /** The ids that were seen count anew. */
    forget: () => known.clear(),
  }
}

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0)

/** The arguments of an earlier step, with what a later one adds where the earlier says nothing; `undefined`: nothing. */
export function filled(earlier: unknown, later: unknown): unknown {
  if (isBlank(later)) return undefined
  if (isBlank(earlier)) return later
  if (!isObject(earlier) || !isObject(later)) return undefined
  const added = Object.entries(later).filter(([key, value]) => !isBlank(value) && isBlank(earlier[key]))
  return added.length > 0 ? Object.fromEntries([...Object.entries(earlier), ...added]) : undefined
}
