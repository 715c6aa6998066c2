// The page of the viewer with the traces of one file: runs that nothing judges.
import type { RunStats } from '../../model/report.ts'
import type { Trace } from '../../model/trace.ts'
import type { Sink, Viewing } from '../contract.ts'
import { batches, type Parts, roomOf, writePage } from './block.ts'
import { type Entry, schema } from './contract.ts'
import { Shelf } from './shelf.ts'
import { packedTimeline } from './timeline.ts'

/** Begins the page. `name`: of the file. The last traces give way where there is no room. */
export function tracesPage(sink: Sink, { name, viewing }: { name: string; viewing: Viewing }) {
  const { gzip, redact } = viewing
  const room = roomOf(viewing.room)
  const parts: Parts = { entries: new Shelf(room / 3), texts: new Shelf(0), timelines: new Shelf((room * 2) / 3) }
  let rank = 1
  const entries = batches(gzip, (bytes, runs) => parts.entries.put({ runs }, rank++, bytes))
  let runs = 0
  const entry = (one: Entry): string => JSON.stringify(one)
  return {
    add(trace: Trace, label: string, stats: RunStats): void {
      const run = runs++
      const { id, persona, source } = trace
      const result = {
        ...{ trace: redact(label), format: source.format, stats, dimensions: [] },
        ...(id === undefined ? {} : { id: redact(id) }),
        ...(persona === undefined ? {} : { persona: redact(persona) }),
      }
      entries.add(entry({ scenario: 0, run, result }))
      if (parts.timelines.takes(run))
        parts.timelines.put({ scenario: 0, run }, run, packedTimeline(trace, redact, gzip, room / 4))
    },
    end(): void {
      entries.flush()
      const head = { name: redact(name), file: '', tags: [], dimensions: [] }
      parts.entries.put({ runs: 0 }, 0, gzip(entry({ scenario: 0, head, runs })))
      const left = () => ({
        mb: viewing.room / 1024 / 1024,
        runs: runs - parts.entries.parts.reduce((sum, p) => sum + p.name.runs, 0),
        timelines: runs - parts.timelines.parts.length,
        files: 0,
      })
      writePage(sink, { gzip, room, parts, told: () => ({ schema, title: redact(name), files: [], left: left() }) })
    },
  }
}
