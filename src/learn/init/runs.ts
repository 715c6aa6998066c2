// Good runs, ready to be learned from: which calls took effect, and which of their values came from somewhere.
import type { Context, View } from '../../checks/contract.ts'
import type { FlowOf } from '../../checks/index.ts'
import type { Call } from '../../model/trace.ts'
import { callFailed } from '../../model/trace.ts'
import { type Deed, deedOf, type Telling } from '../deeds.ts'
import { isNamed, type Part, partsOf } from '../parts.ts'

/** A call that is learned from. `at`: its position among all calls. */
export type Act = {
  at: number
  call: Call
  deed: Deed
  /** The parts of its arguments, in the order of the deed's traits. */
  parts: readonly Part[]
  /** Those whose value stood in the prompt, a message of the user or an earlier result. */
  grounded: ReadonlySet<string>
}

export type LearnRun = {
  label: string
  view: View
  /** Calls that took effect, in their order. */
  took: readonly Act[]
  /** All other calls that did not fail. */
  reads: readonly Act[]
}

/** What learning from a run needs beside it. */
export type Learner = { context: Context; hasEffect(call: Call): boolean; telling: Telling; flowOf: FlowOf }

export function learnRun(label: string, view: View, { context, hasEffect, telling, flowOf }: Learner): LearnRun {
  const flow = flowOf(view, context)
  const failed = view.calls.map((call) => callFailed(call) === true)
  /** Does a value stand in what came before a call? What the agent itself wrote is no source, nor what a failed call said. */
  const stands = (value: unknown, at: number): boolean => {
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'bigint') return false
    const before = flow.eventOf[at] as number
    return flow.of(value).some(({ source }) => {
      const of = flow.sources[source]
      if (!of || of.at >= before || of.is === 'arguments') return false
      return of.is !== 'result' || !failed[of.call]
    })
  }
  const acts = view.calls.flatMap((call, at): Act[] => {
    if (failed[at]) return []
    const parts = partsOf(call.arguments)
    const usable = parts.filter(
      (part) => part.kind === 'leaf' && isWritable(part.value, telling) && isNamed(call.arguments, part),
    )
    const grounded = new Set(usable.filter(({ value }) => stands(value, at)).map(({ path }) => path))
    return [{ at, call, deed: deedOf(call, at + 1, telling), parts, grounded }]
  })
  return {
    label,
    view,
    took: acts.filter(({ call }) => hasEffect(call)),
    reads: acts.filter(({ call }) => !hasEffect(call)),
  }
}

const longest = 200
const temporary = /(?:^|[\s"'=])(?:\/private)?\/(?:tmp|var\/folders|var\/tmp)\/|\\Temp\\/i

/** May a value stand in a file that people share? Not a secret, no long text, no path of a folder that is gone tomorrow. */
const isWritable = (value: unknown, { redact }: Telling): boolean =>
  typeof value !== 'string' ||
  (value.length <= longest && !/[\r\n]/.test(value) && redact(value) === value && !temporary.test(value))
