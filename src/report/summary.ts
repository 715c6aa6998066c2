// The job summary: one markdown page in as much detail as there is room for.
import type { Problem, RunResult } from '../model/report.ts'
import type { Reporter, Rest, ScenarioHead, Setup } from './contract.ts'
import { figures } from './figures.ts'
import { finder } from './findings.ts'
import { type Page, type PageRow, render, tiers, whole } from './page.ts'
import { allLines, runLines, runsFold, scenarioLines } from './runs.ts'
import { rowOf } from './table.ts'

/**
 * Writes the most detailed summary that fits into the room; nothing when not even the counts do. Failing scenarios come first, so
 * it holds until the end: a row and the findings of each scenario, and the runs as long as they may fit.
 */
export const summary: Reporter = {
  id: 'summary',
  doc: 'The job summary: a markdown page that fits into the room there is',
  make(sink, { room = Number.POSITIVE_INFINITY, ...setup }) {
    const rows: PageRow[] = []
    const runs = room === Number.POSITIVE_INFINITY ? runsAgain() : runsWithin(room)
    const took = figures()
    let head: Page['head'] | undefined
    return {
      begin(given) {
        head = given
      },
      scenario(scenario, _sums, again) {
        const row = rowOf(scenario)
        const found = finder(scenario)
        const told = runs.scenario(scenario, again)
        return {
          run(run) {
            row.run(run)
            found.run(run)
            told.run(run)
            took.run(run)
          },
          end() {
            rows.push({
              ...row.end(),
              blocking: found.blocking(),
              spared: found.known(),
              advisory: found.advisory(),
              unread: [],
              told: told.end(),
            })
          },
        }
      },
      end(rest) {
        if (head === undefined) return
        const page: Page = { head, rest, rows: withUnread(rows, rest), took: took.parts(), setup }
        if (room === Number.POSITIVE_INFINITY) {
          for (const part of whole(page)) sink.write(part)
          return
        }
        for (const tier of tiers) {
          if (!runs.fit(tier.runs)) continue
          const text = render(page, tier, room)
          if (text === undefined) continue
          sink.write(text)
          return
        }
      },
    }
  },
}

/** The same page with all the room it wants, which tells every run. */
export const markdown: Reporter = {
  id: 'markdown',
  doc: 'The job summary in full, as a markdown file',
  make: (sink, { links, title, gates, viewer }) =>
    summary.make(sink, { links, title, viewer, ...(gates === undefined ? {} : { gates }) } satisfies Setup),
}

/** Says of each scenario which traces would be its own and could not be read. */
function withUnread(rows: readonly PageRow[], { problems }: Rest): readonly PageRow[] {
  const causes = new Map<string, Problem[]>()
  for (const problem of problems) {
    for (const name of problem.scenarios ?? []) {
      const said = causes.get(name) ?? []
      causes.set(name, said)
      said.push(problem)
    }
  }
  if (causes.size === 0) return rows
  return rows.map((row) => {
    const unread = causes.get(row.scenario.name)
    if (unread === undefined) return row
    const blocking = row.blocking.map((f) => (f.dimension.id === 'trace_present' ? { ...f, unread } : f))
    return { ...row, unread, blocking }
  })
}

/** Holds nothing of runs: with all the room there is, each is read again when its place on the page has come. */
function runsAgain(): ReturnType<typeof runsWithin> {
  return {
    scenario(scenario, again) {
      let runs = 0
      return {
        run: () => void runs++,
        end: () => () => runsFold(scenario, runs, allLines(scenario, again)),
      }
    },
    fit: () => true,
  }
}

/** Holds what the page says of runs, and drops it where it alone is more than the room: of scenarios that do not fail first. */
function runsWithin(room: number) {
  const spent = { failing: 0, others: 0 }
  const held = { failing: [] as { text: string }[], others: [] as { text: string }[] }
  const fits = {
    failing: () => spent.failing <= room,
    others: () => spent.failing + spent.others <= room,
  }
  return {
    scenario(scenario: ScenarioHead, _again: Iterable<RunResult>) {
      const kind = scenario.verdict === 'fail' ? 'failing' : 'others'
      const told = { text: '' }
      held[kind].push(told)
      let runs = 0
      const add = (lines: readonly string[]): void => {
        if (!fits[kind]()) return
        const text = lines.map((line) => `${line}\n`).join('')
        spent[kind] += Buffer.byteLength(text)
        if (fits[kind]()) told.text += text
        for (const each of ['failing', 'others'] as const)
          if (!fits[each]()) for (const one of held[each].splice(0)) one.text = ''
      }
      add(scenarioLines(scenario))
      return {
        run(run: RunResult): void {
          runs++
          add(runLines(run, scenario))
        },
        end: () => (): Iterable<readonly string[]> => runsFold(scenario, runs, [told.text.split('\n').slice(0, -1)]),
      }
    },
    /** May the runs that a tier shows fit? */
    fit: (shown: 'all' | 'failing' | 'none'): boolean =>
      shown === 'none' || (shown === 'all' ? fits.others() : fits.failing()),
  }
}
