// Taking part of the scenarios, by names and tags.
import { nearest, wildcard } from '../model/names.ts'
import { UsageError } from '../options.ts'

type Named = { name: string; tags: readonly string[] }

/** Which scenarios the option `only` takes; all where it is absent. Throws a UsageError for a line that takes none. */
export function onlyThese<S extends Named>(
  scenarios: readonly S[],
  only: readonly string[] | undefined,
): ReadonlySet<S> {
  if (only === undefined || only.length === 0) return new Set(scenarios)
  const taken = new Set<S>()
  for (const line of only) {
    const tag = /^tag:(.*)$/s.exec(line)?.[1]?.trim()
    const fits = scenarios.filter(({ name, tags }) =>
      tag === undefined ? wildcard(line, name) : tags.some((t) => wildcard(tag, t)),
    )
    if (fits.length === 0) throw new UsageError(unknown(scenarios, line, tag))
    for (const scenario of fits) taken.add(scenario)
  }
  return taken
}

function unknown(scenarios: readonly Named[], line: string, tag: string | undefined): string {
  const near = nearest(tag ?? line, tag === undefined ? scenarios.map((s) => s.name) : scenarios.flatMap((s) => s.tags))
  const meant = near === undefined ? '' : `; did you mean ${tag === undefined ? near : `tag:${near}`}?`
  return `Expected ${JSON.stringify(line)} of only to take a scenario, found none of that ${tag === undefined ? 'name' : 'tag'}${meant}`
}
