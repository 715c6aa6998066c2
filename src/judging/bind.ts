// Which trace belongs to which scenario: the first rule that applies.
import type { Scenario } from '../scenario/build.ts'

/** A trace as the rules see it. `path` is relative to the traces root, with `/`. */
export type Bindable = { path: string; scenario?: string | undefined }

/** Matches a path against a glob; made by the shell. */
export type GlobMatch = (glob: string, path: string) => boolean

export type Binding =
  | { scenarios: Scenario[] }
  /** No rule applied; `last` says that the rule of the only trace may still do. */
  | { reason: string; last: boolean }

/**
 * Binds traces. A scenario's glob with `!` takes traces away from that scenario alone. `named` are the `name=glob` lines
 * of the traces input, `broken` the names of scenarios that could not be read: their traces are nobody else's.
 */
export function makeBinder(
  scenarios: readonly Scenario[],
  named: readonly { name: string; glob: string }[],
  matches: GlobMatch,
  broken: Iterable<string> = [],
): (trace: Bindable) => Binding {
  const byName = new Map<string, Scenario | undefined>(scenarios.map((s) => [s.name, s]))
  for (const name of broken) if (!byName.has(name)) byName.set(name, undefined)
  const lengths = [...new Set([...byName.keys()].map((name) => name.length))].sort((a, b) => b - a)
  const globbed = scenarios.filter((s) => s.traces.length > 0)
  return ({ path, scenario }) => {
    const byInput =
      named.length === 0 ? [] : [...new Set(named.filter((n) => matches(n.glob, path)).map((n) => n.name))]
    if (byInput[0] !== undefined) {
      const known = byInput.map((name) => byName.get(name)).filter((s) => s !== undefined)
      if (known.length > 0) return { scenarios: known }
      return {
        reason: `a name=glob line gives it to the scenario ${JSON.stringify(byInput[0])}, which could not be read`,
        last: false,
      }
    }
    const taken = globbed.filter((s) => s.traces.some((g) => g.startsWith('!') && matches(g.slice(1), path)))
    const byGlob = globbed.filter(
      (s) => !taken.includes(s) && s.traces.some((g) => !g.startsWith('!') && matches(g, path)),
    )
    if (byGlob.length > 0) return { scenarios: byGlob }
    if (scenario !== undefined && scenario !== '') {
      const own = byName.get(scenario)
      const why = byName.has(scenario) ? 'could not be read' : 'does not exist'
      return own
        ? { scenarios: [own] }
        : { reason: `it names the scenario ${JSON.stringify(scenario)}, which ${why}`, last: false }
    }
    const name = bySegment(path, byName, lengths)
    const byPath = name === undefined ? undefined : byName.get(name)
    if (byPath && !taken.includes(byPath)) return { scenarios: [byPath] }
    if (name !== undefined && !byPath)
      return { reason: `its path names the scenario ${JSON.stringify(name)}, which could not be read`, last: false }
    if (taken[0])
      return { reason: `a glob with ! of the scenario ${JSON.stringify(taken[0].name)} takes it away`, last: false }
    return {
      reason:
        'no name=glob line of the traces input, no traces glob of a scenario, no scenario field in the trace, and no folder or file name like a scenario',
      last: true,
    }
  }
}

/** A directory named like a scenario, or a file named like it, the name followed by `.`, `--`, `@` or `#`. The longest name wins. */
function bySegment(
  path: string,
  known: { has(name: string): boolean },
  lengths: readonly number[],
): string | undefined {
  const segments = path.split('/')
  const file = segments.pop() as string
  for (const length of lengths) {
    for (const segment of segments) {
      if (segment.length === length && known.has(segment)) return segment
    }
    if (file.length < length) continue
    const name = file.slice(0, length)
    if (known.has(name) && /^($|\.|--|@|#)/.test(file.slice(length))) return name
  }
  return undefined
}
