// The runs of a report as they were recorded, for the viewer: their traces are read again, so that judging holds none of them.
import { isObject } from '../model/json.ts'
import type { Trace } from '../model/trace.ts'
import type { AskedFor, Recordings, RunAt } from '../report/contract.ts'
import type { Scenario } from '../scenario/build.ts'
import type { Prepared } from './prepare.ts'
import { readSource, type Source } from './sources.ts'
import type { Trials } from './trials.ts'

/** The recordings of the judged scenarios. `trials`: their runs, arranged. */
export function recordingsOf(
  prepared: Prepared,
  scenarios: readonly Scenario[],
  sources: readonly Source[],
  trials: readonly Trials[],
): Recordings {
  const placeOf = ({ scenario, run }: RunAt) => (trials[scenario] as Trials).recorded(run)
  return {
    when: (run) => placeOf(run).at,
    async read(wanted, more, take) {
      for (const [number, runs] of groups(wanted, (run) => placeOf(run).source)) {
        if (!more(runs[0])) return
        const source = sources[number]
        const ofTrace = groups(runs, (run) => placeOf(run).nth)
        const hand = (nth: number, trace: Trace): void => {
          for (const run of ofTrace.get(nth) ?? []) take(run, trace)
        }
        if (source) await readAgain(prepared, source, hand)
      }
    },
    referenceOf: (scenario) => referenceOf(prepared, scenarios[scenario] as Scenario),
  }
}

/** Runs by a number, in the order of the first of each. */
function groups<At>(runs: readonly At[], numberOf: (run: At) => number): Map<number, [At, ...At[]]> {
  const found = new Map<number, [At, ...At[]]>()
  for (const run of runs) {
    const same = found.get(numberOf(run))
    if (same) same.push(run)
    else found.set(numberOf(run), [run])
  }
  return found
}

/** Reads a source as it was read when it was judged; what it no longer gives is not there. */
async function readAgain(
  { root, settings, config, ready, tellOutcomes }: Prepared,
  source: Source,
  hand: (nth: number, trace: Trace) => void,
): Promise<void> {
  let nth = 0
  const take = (trace: Trace): void => hand(++nth, tellOutcomes(trace))
  try {
    await readSource(root, source, settings, { end: config.end, places: ready, take })
  } catch (e) {
    // A file that is gone by now; what was judged stands.
    if (!(e instanceof Error) || !('code' in e)) throw e
  }
}

/** The reference that a scenario names, if it is one trace. */
function referenceOf({ referencesOf }: Prepared, scenario: Scenario): Trace | undefined {
  const { reference } = referencesOf(scenario)
  for (const want of scenario.wants('trajectory')) {
    const name = isObject(want) ? want['reference'] : undefined
    const found = typeof name === 'string' ? reference?.(name) : undefined
    if (found && 'trace' in found) return found.trace
  }
  return undefined
}

/** Where the dimensions of a scenario are asked for, in its own file, one that it extends, or a pack. */
export async function askedOf(
  { ready }: Pick<Prepared, 'ready'>,
  { graded, document, where }: Scenario,
): Promise<AskedFor[]> {
  const place = await ready.placer()
  return graded.map(({ id, place: route }) => {
    const found = where?.(route) ?? { document, route }
    const { file, text, line = 1 } = found.document
    return { id, place: place(found.document, found.route), text: { name: file, from: line, text } }
  })
}
