// Which trace belongs to which scenario: the first rule that applies.
import { nearest } from '../model/names.ts'
import type { Scenario } from '../scenario/build.ts'

/** A trace as the rules see it. `path` is relative to the traces root, with `/`. */
export type Bindable = { path: string; scenario?: string | undefined }

/** Makes of a glob what tells the paths it means; made by the shell. */
export type GlobMatcher = (glob: string) => (path: string) => boolean

export type Binding = (
  | { scenarios: Scenario[]; rule: 'input' | 'glob' | 'field' | 'path' }
  /** No rule applied; `last` says that the rule of the only trace may still do. */
  | { reason: string; last: boolean }
) & {
  /** The trace's own field and its path name two scenarios: one of them goes without this trace. */
  conflict?: string
}

/**
 * Binds traces. A scenario's glob with `!` takes traces away from that scenario alone. `named` are the `name=glob` lines
 * of the traces input, `broken` the names of scenarios that could not be read: their traces are nobody else's.
 */
export function makeBinder(
  scenarios: readonly Scenario[],
  named: readonly { name: string; glob: string }[],
  matcher: GlobMatcher,
  broken: Iterable<string> = [],
): (trace: Bindable) => Binding {
  const owners = scenarios.filter((s) => !s.everyTrace)
  const others = new Set(scenarios.filter((s) => s.everyTrace).map((s) => s.name))
  const byName = new Map<string, Scenario | undefined>(owners.map((s) => [s.name, s]))
  for (const name of broken) if (!byName.has(name) && !others.has(name)) byName.set(name, undefined)
  const lines = named.filter((n) => !others.has(n.name)).map(({ name, glob }) => ({ name, matches: matcher(glob) }))
  const globbed = owners
    .filter((s) => s.traces.length > 0)
    .map((scenario) => {
      const [takes, gives] = [true, false].map((not) => scenario.traces.filter((g) => g.startsWith('!') === not))
      return {
        scenario,
        takes: (takes ?? []).map((g) => matcher(g.slice(1))),
        gives: (gives ?? []).map(matcher),
      }
    })
  const segmentOf = segmentFinder(byName.keys())
  const near = new Map<string, string | undefined>()
  const unread = (name: string): string => {
    if (others.has(name)) return `${JSON.stringify(name)}, which judges every trace and has none of its own`
    if (byName.has(name)) return `${JSON.stringify(name)}, which could not be read`
    if (!near.has(name) && near.size < 1000) near.set(name, nearest(name, byName.keys()))
    const meant = near.get(name)
    return `${JSON.stringify(name)}, which does not exist${meant === undefined ? '' : `; did you mean ${meant}?`}`
  }
  return ({ path, scenario: field }) => {
    const means = (matches: (file: string) => boolean): boolean => matches(path)
    const byInput = [...new Set(lines.filter((line) => line.matches(path)).map((line) => line.name))]
    if (byInput[0] !== undefined) {
      const known = byInput.map((name) => byName.get(name)).filter((s) => s !== undefined)
      if (known.length > 0) return { scenarios: known, rule: 'input' }
      return { reason: `a name=glob line gives it to the scenario ${unread(byInput[0])}`, last: false }
    }
    const taken = globbed.filter((g) => g.takes.some(means)).map((g) => g.scenario)
    const byGlob = globbed.filter((g) => !taken.includes(g.scenario) && g.gives.some(means))
    if (byGlob.length > 0) return { scenarios: byGlob.map((g) => g.scenario), rule: 'glob' }
    const segment = segmentOf(path)
    if (field !== undefined && field !== '') {
      const own = byName.get(field)
      const conflict = segment !== undefined && segment !== field ? { conflict: conflictOf(field, segment) } : {}
      if (own) return { scenarios: [own], rule: 'field', ...conflict }
      return { reason: `it names the scenario ${unread(field)}`, last: false, ...conflict }
    }
    const byPath = segment === undefined ? undefined : byName.get(segment)
    if (byPath && !taken.includes(byPath)) return { scenarios: [byPath], rule: 'path' }
    if (segment !== undefined && !byPath)
      return { reason: `its path names the scenario ${unread(segment)}`, last: false }
    if (taken[0])
      return { reason: `a glob with ! of the scenario ${JSON.stringify(taken[0].name)} takes it away`, last: false }
    return {
      reason:
        'no name=glob line of the traces input, no traces glob of a scenario, no scenario field in the trace, and no folder or file name like a scenario',
      last: true,
    }
  }
}

const conflictOf = (field: string, segment: string): string =>
  `Contradiction: the trace names the scenario ${JSON.stringify(field)} and its path ${JSON.stringify(segment)}; correct one of them, or bind the file by a line NAME=GLOB of traces`

/** What may stand behind a scenario's name in the name of a folder or a file. */
const suffix = /^(?:$|\.|--|@|#)/

/**
 * Finds the name that a path holds: a folder or a file named like it, alone or followed by `.`, `--`, `@` or `#`; a name with `/` is
 * that many of them in a row. The longest name wins.
 */
function segmentFinder(names: Iterable<string>): (path: string) => string | undefined {
  const known = new Set(names)
  const lengths = [...new Set([...known].map((name) => name.length))].sort((a, b) => b - a)
  return (path) => {
    const starts = [0]
    for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) starts.push(at + 1)
    for (const length of lengths) {
      for (const start of starts) {
        if (start + length > path.length) break
        const end = start + length
        const next = path.indexOf('/', end)
        if (!suffix.test(next < 0 ? path.slice(end) : path.slice(end, next))) continue
        const name = path.slice(start, end)
        if (known.has(name)) return name
      }
    }
    return undefined
  }
}

/** A name by which a trace would belong to the scenario that was probably meant; `undefined`: none is near. */
export function nearName(path: string, names: readonly string[]): string | undefined {
  const segments = path.split('/')
  for (const [i, segment] of [...segments.entries()].reverse()) {
    const isFile = i === segments.length - 1
    const [, stem = segment, ending = ''] = isFile ? (/^(.*?)((?:\.\w+)?(?:\.gz)?)$/i.exec(segment) ?? []) : []
    // What tells trials apart is no part of the name: refund-1, refund_2, refund 3, refund4.
    const [, bare = stem, trial = ''] = /^(.*?)[-_ .]*(\d*)$/.exec(stem) ?? []
    const name = nearest(bare, names) ?? nearest(stem, names)
    if (name === undefined) continue
    const meant = `${name}${trial === '' || name.endsWith(trial) ? '' : `.${trial}`}`
    return isFile ? `${meant}${ending}` : `${meant}/`
  }
  return undefined
}
