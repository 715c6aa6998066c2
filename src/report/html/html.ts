// The viewer: one page of its own, with the runs as they were recorded, the scenarios and the verdicts.
import type { RunResult } from '../../model/report.ts'
import type { AskedFor, Head, Reporter, Rest, RunAt, ScenarioHead, Viewing } from '../contract.ts'
import { batches, type Parts, roomOf, writePage } from './block.ts'
import { type Ask, type Contents, type Entry, type LeftOut, schema } from './contract.ts'
import { Shelf } from './shelf.ts'
import { packedTimeline } from './timeline.ts'

const megabyte = 1024 * 1024

export const html: Reporter = {
  id: 'html',
  doc: 'The runs, the scenarios and the verdicts as one page for a browser',
  make(sink, { viewing, title }) {
    if (viewing === undefined) throw new Error('The viewer needs to be told how to pack')
    const room = roomOf(viewing.room)
    let head: Head | undefined
    let rest: Rest | undefined
    const scenarios: { head: ScenarioHead; runs: number }[] = []
    const kept = runsKept(viewing)
    return {
      begin(given) {
        head = given
      },
      scenario(scenario) {
        const at = { scenario: scenarios.length, run: 0 }
        const entry = { head: scenario, runs: 0 }
        scenarios.push(entry)
        return {
          run(run) {
            kept.add({ ...at, run: entry.runs++ }, run)
          },
          end() {},
        }
      },
      end(given) {
        rest = given
      },
      async finish() {
        if (!head || !rest) return
        // The contents name each timeline in about so many bytes.
        const whole = wholeOf(head, rest)
        const needed = 4000 + viewing.gzip(JSON.stringify(whole)).length + 16 * kept.count
        const lists = { entries: new Shelf<{ runs: number }>(room / 3), texts: new Shelf<number>(room / 8) }
        const files = await putScenarios(lists, scenarios, viewing)
        kept.put(lists)
        const free = room - needed - lists.entries.used - lists.texts.used
        const parts = { ...lists, timelines: await timelinesWithin(free, kept.wanted(), scenarios, viewing) }
        const told = { schema, ...whole, ...(title === undefined ? {} : { title }), files } as const
        const left = (): LeftOut => ({
          mb: viewing.room / megabyte,
          runs: kept.count - parts.entries.parts.reduce((sum, p) => sum + p.name.runs, 0),
          timelines: kept.count - parts.timelines.parts.filter((p) => p.name.run !== undefined).length,
          files: files.filter((f) => !parts.texts.parts.some((p) => p.name === f.part)).length,
          ...(viewing.recordings ? {} : { why: 'These verdicts come from reports: the runs themselves are not here' }),
        })
        writePage(sink, { ...viewing, room, parts, told: () => ({ ...told, left: left() }) })
      },
    }
  },
}

/** So many of each list of the report are told; the JSON report has them all. */
const mostListed = 200

/** What the page says of the whole report. */
function wholeOf({ shard, ...head }: Head, rest: Rest): Required<Pick<Contents, 'head' | 'rest' | 'more'>> {
  const few = <T>(list: readonly T[]): T[] => list.slice(0, mostListed)
  const { problems, unmatched_traces, unmatched_reasons, workspace_files, agreement, ...others } = rest
  const beyond = (list: readonly unknown[]): number => Math.max(0, list.length - mostListed)
  return {
    head: { ...head, ...(shard ? { shard: { index: shard.index, count: shard.count } } : {}) },
    rest: {
      ...others,
      problems: few(problems),
      unmatched_traces: few(unmatched_traces),
      unmatched_reasons: few(unmatched_reasons),
      workspace_files: few(workspace_files),
      ...(agreement ? { agreement: { ...agreement, disagreements: few(agreement.disagreements) } } : {}),
    },
    more: {
      problems: beyond(problems),
      unmatched_traces: beyond(unmatched_traces),
      workspace_files: beyond(workspace_files),
    },
  }
}

type Lists = Pick<Parts, 'entries' | 'texts'>

/** Scenarios rank first, then runs that fail, then the others, the newest first. */
const rankOf = { scenario: 0, failing: 1e9, passing: 2e9 } as const

/** What is kept of the runs until all are fed: their verdicts, packed, and which of them fail. */
function runsKept({ gzip, recordings }: Viewing) {
  const packed: { rank: number; bytes: Uint8Array; runs: number }[] = []
  const failing = batches(gzip, (bytes, runs) => packed.push({ rank: rankOf.failing + packed.length, bytes, runs }))
  // The last that is told is the newest.
  const passing = batches(gzip, (bytes, runs) => packed.push({ rank: rankOf.passing - packed.length, bytes, runs }))
  const wanted: (RunAt & { fails: boolean; turn: number; when: number })[] = []
  let fails = 0
  return {
    get count() {
      return wanted.length
    },
    add(at: RunAt, result: RunResult): void {
      const failed = result.verdict === 'fail'
      if (at.run === 0) fails = 0
      const entry: Entry = { ...at, result }
      ;(failed ? failing : passing).add(JSON.stringify(entry))
      wanted.push({ ...at, fails: failed, turn: failed ? fails++ : 0, when: recordings?.when(at) ?? 0 })
    },
    put({ entries }: Lists): void {
      failing.flush()
      passing.flush()
      for (const { rank, bytes, runs } of packed) entries.put({ runs }, rank, bytes)
    },
    /** The runs in the order that they are wanted: those that fail, one of each scenario after another; then the newest. */
    wanted: () =>
      wanted.sort(
        (a, b) =>
          Number(b.fails) - Number(a.fails) ||
          (a.fails
            ? a.turn - b.turn || a.scenario - b.scenario
            : b.when - a.when || b.scenario - a.scenario || b.run - a.run),
      ),
  }
}

/** Puts the scenarios and their files. Texts of scenarios that fail rank first. Returns the files. */
async function putScenarios(
  lists: Lists,
  scenarios: readonly { head: ScenarioHead; runs: number }[],
  { gzip, redact, asked }: Viewing,
): Promise<Contents['files']> {
  let rank: number = rankOf.scenario
  const heads = batches(gzip, (bytes) => lists.entries.put({ runs: 0 }, rank++, bytes))
  let number = 0
  const texts = batches(gzip, (bytes) => lists.texts.put(number, number++, bytes))
  const files: Contents['files'] = []
  const known = new Map<string, number>()
  const fileOf = ({ name, from, text }: { name: string; from: number; text: string }): number => {
    const key = `${from}:${name}`
    const at = known.get(key) ?? files.length
    if (at === files.length) {
      known.set(key, at)
      files.push({ name: redact(name), from, ...texts.add(JSON.stringify(linesOf(text, redact))) })
    }
    return at
  }
  const asksOf = (all: readonly AskedFor[]): Ask[] =>
    all.map(({ id, place, text }) => ({
      ...{ id, file: fileOf(text), line: place.line, end: place.end_line ?? place.line },
    }))
  const order = [...scenarios.keys()].sort((a, b) => failsFirst(scenarios, a) - failsFirst(scenarios, b))
  const asks = new Map<number, Ask[]>()
  if (asked) for (const scenario of order) asks.set(scenario, asksOf(await asked(scenario)))
  texts.flush()
  for (const [scenario, one] of scenarios.entries()) {
    const own = asks.get(scenario)
    heads.add(JSON.stringify({ scenario, ...one, ...(own ? { asks: own } : {}) } satisfies Entry))
  }
  heads.flush()
  return files
}

const failsFirst = (scenarios: readonly { head: ScenarioHead }[], at: number): number =>
  scenarios[at]?.head.verdict === 'fail' ? 0 : 1

/** The lines of a text without its secrets. Line by line, so that none is moved. */
const linesOf = (text: string, redact: (text: string) => string): string => {
  const whole = redact(text)
  return whole.split('\n').length === text.split('\n').length ? whole : text.split('\n').map(redact).join('\n')
}

/** The timelines that there is room for, and those of references ahead of their scenarios' runs. */
async function timelinesWithin(
  room: number,
  wanted: readonly RunAt[],
  scenarios: readonly { head: ScenarioHead }[],
  { recordings, redact, gzip }: Viewing,
): Promise<Parts['timelines']> {
  const timelines: Parts['timelines'] = new Shelf(room)
  if (!recordings) return timelines
  for (const [scenario, { head }] of scenarios.entries()) {
    const reference = recordings.referenceOf(scenario)
    const rank = head.verdict === 'fail' ? -1 : wanted.length
    if (reference) timelines.put({ scenario }, rank, packedTimeline(reference, redact, gzip, room / 4))
  }
  await recordings.read(
    wanted.map((at, rank) => ({ ...at, rank })),
    ({ rank }) => timelines.takes(rank),
    ({ scenario, run, rank }, trace) => {
      if (timelines.takes(rank)) timelines.put({ scenario, run }, rank, packedTimeline(trace, redact, gzip, room / 4))
    },
  )
  return timelines
}
