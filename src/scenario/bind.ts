// Which trace belongs to which scenario: the first rule that applies.
import type { Scenario } from './build.ts'

/** A trace as the rules see it. `path` is relative to the traces root, with `/`. */
export type Bindable = { path: string; scenario?: string | undefined }

/** Matches a path against a glob; made by the shell. */
export type GlobMatch = (glob: string, path: string) => boolean

export type Binding =
  | { scenarios: Scenario[] }
  /** No rule applied; `last` says that the rule of the only trace may still do. */
  | { reason: string; last: boolean }

/** Binds traces. A scenario's glob with `!` takes traces away from that scenario alone. `named` are the `name=glob` lines of the traces input. */
export function makeBinder(
  scenarios: readonly Scenario[],
  named: readonly { name: string; glob: string }[],
  matches: GlobMatch,
): (trace: Bindable) => Binding {
  const byName = new Map(scenarios.map((s) => [s.name, s]))
  const lengths = [...new Set(scenarios.map((s) => s.name.length))].sort((a, b) => b - a)
  const globbed = scenarios.filter((s) => s.traces.length > 0)
  return ({ path, scenario }) => {
    const byInput = [...new Set(named.filter((n) => matches(n.glob, path)).map((n) => n.name))]
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
      return own
        ? { scenarios: [own] }
        : { reason: `it names the scenario ${JSON.stringify(scenario)}, which does not exist`, last: false }
    }
    const byPath = bySegment(path, byName, lengths)
    if (byPath && !taken.includes(byPath)) return { scenarios: [byPath] }
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
  byName: ReadonlyMap<string, Scenario>,
  lengths: readonly number[],
): Scenario | undefined {
  const segments = path.split('/')
  const file = segments.pop() as string
  for (const length of lengths) {
    for (const segment of segments) {
      const s = segment.length === length ? byName.get(segment) : undefined
      if (s) return s
    }
    if (file.length < length) continue
    const s = byName.get(file.slice(0, length))
    if (s && /^($|\.|--|@|#)/.test(file.slice(length))) return s
  }
  return undefined
}
