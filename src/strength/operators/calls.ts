// Faults of whole calls: one that did not happen, happened twice, in another place, failed, or was denied.
import { type Call, callFailed } from '../../model/trace.ts'
import { conditions, times, whole } from '../fixes.ts'
import { leavesOf, pathText, sameValue } from '../leaves.ts'
import { callAt, groupOf, operator, type Run, replaced, spliced } from '../operator.ts'
import { called } from '../say.ts'

const each = ({ calls }: Run): number[] => [...calls.keys()]

/** The call without what only a call that ran has. */
function unrun({ exit_code: _code, result_cut: _cut, ...call }: Call): Call {
  return call
}

export const dropCall = operator<number>({
  id: 'drop_call',
  points: each,
  group: groupOf,
  call: (at) => at,
  make: (run, at) => spliced(run, run.places[at] as number, 1),
  say: (run, at) => `${called(run, at)} never happened`,
  fix: whole,
})

export const repeatCall = operator<number>({
  id: 'repeat_call',
  points: each,
  group: (run, at) => (run.effects.idempotent(callAt(run, at)) ? 'reads' : groupOf(run, at)),
  call: (at) => at,
  make(run, at) {
    const { id: _, ...again } = callAt(run, at)
    return spliced(run, (run.places[at] as number) + 1, 0, again)
  },
  say: (run, at) => `${called(run, at)} happened twice`,
  fix(run, at) {
    const call = callAt(run, at)
    const leaves = leavesOf(call.arguments)
    return { block: 'calls', value: { ...conditions(call, leaves), max: times(run, call, leaves) } }
  },
})

export const failCall = operator<number>({
  id: 'fail_call',
  points: (run) =>
    run.trace.source.lacks.includes('errors') ? [] : each(run).filter((at) => callFailed(callAt(run, at)) === false),
  group: groupOf,
  call: (at) => at,
  make: (run, at) => replaced(run, at, { ...unrun(callAt(run, at)), is_error: true, result: 'simulated failure' }),
  say: (run, at) => `${called(run, at)} failed`,
  fix: whole,
})

export const denyCall = operator<number>({
  id: 'deny_call',
  points: (run) =>
    run.trace.source.lacks.includes('denials') ? [] : each(run).filter((at) => !callAt(run, at).denied),
  group: groupOf,
  call: (at) => at,
  make: (run, at) =>
    replaced(run, at, { ...unrun(callAt(run, at)), denied: true, is_error: true, result: 'simulated denial' }),
  say: (run, at) => `${called(run, at)} was denied`,
  fix: whole,
})

/** Two neighbours that change places. That the later one ran is no effect that is lost, so this is never scored. */
export const swapCalls = operator<number>({
  id: 'swap_calls',
  points: (run) => each(run).filter((at) => at + 1 < run.calls.length && differ(callAt(run, at), callAt(run, at + 1))),
  group: () => 'reads',
  call: (at) => at,
  make(run, at) {
    const events = run.trace.events.slice()
    events[run.places[at] as number] = callAt(run, at + 1)
    events[run.places[at + 1] as number] = callAt(run, at)
    return { ...run.trace, events }
  },
  say: (run, at) => `${called(run, at)} and ${called(run, at + 1)} changed places`,
  fix(run, at) {
    const [first, then] = [callAt(run, at), callAt(run, at + 1)]
    const same = agreeing(first, then)
    return {
      block: 'policy',
      value: { call: then.tool, requires: first.tool, ...(same.length > 0 ? { same } : {}) },
    }
  },
})

const differ = (one: Call, other: Call): boolean =>
  one.tool !== other.tool || !sameValue(one.arguments, other.arguments)

/** The paths at which two calls were given the same. */
function agreeing(one: Call, other: Call): string[] {
  const known = new Map(leavesOf(other.arguments).map(({ path, value }) => [pathText(path), value]))
  return leavesOf(one.arguments).flatMap(({ path, value }) => {
    const text = pathText(path)
    return text !== undefined && known.has(text) && sameValue(known.get(text), value) ? [text] : []
  })
}

export const stopEarly = operator<number>({
  id: 'stop_early',
  points: (run) => each(run).slice(0, -1),
  group: (run, at) => (run.calls.some((call, i) => i > at && run.effects.took(call)) ? 'effects' : 'reads'),
  call: (at) => at,
  make(run, at) {
    let seen = 0
    const events = run.trace.events.filter((event) => event.type !== 'tool_call' || seen++ <= at)
    return { ...run.trace, events }
  },
  say: (run, at) => `the run stopped after ${called(run, at)}, before ${called(run, lost(run, at))}`,
  fix: (run, at) => whole(run, lost(run, at)),
})

/** The next call that is lost where a run stops: one with an effect, if there is one. */
function lost(run: Run, at: number): number {
  const next = run.calls.findIndex((call, i) => i > at && run.effects.took(call))
  return next < 0 ? at + 1 : next
}

export const flipExit = operator<number>({
  id: 'flip_exit',
  points: (run) => each(run).filter((at) => callAt(run, at).exit_code !== undefined),
  group: groupOf,
  call: (at) => at,
  make: (run, at) => replaced(run, at, { ...callAt(run, at), exit_code: flipped(callAt(run, at)) }),
  say: (run, at) =>
    `${called(run, at)} ended with exit code ${flipped(callAt(run, at))} instead of ${callAt(run, at).exit_code}`,
  fix(run, at) {
    const call = callAt(run, at)
    const { outcome: _, ...pattern } = conditions(call, leavesOf(call.arguments))
    return { block: 'calls', value: { ...pattern, exit_code: call.exit_code } }
  },
})

const flipped = ({ exit_code }: Call): number => (exit_code === 0 ? 1 : 0)
