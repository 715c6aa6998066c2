// Policies that all runs keep: what came before each call that took effect, and where its values came from.
import { nameOf } from '../parts.ts'
import { type Candidate, idOf, isPlain, succeeded } from './candidate.ts'
import type { Act, LearnRun } from './runs.ts'

/** So many conditions of one kind are told of a tool. */
const mostOf = 3

/** The rules that all runs keep and exercise. */
export function policyRules(runs: readonly LearnRun[], tools: readonly string[], support: string): Candidate[] {
  return tools.flatMap((tool) => [
    ...keyed(runs, tool).map((table) => precedence(tool, table, support, idOf(tool, 'after', table.requires))),
    ...grounded(runs, tool, support),
  ])
}

const trigger = (tool: string): unknown[] =>
  succeeded({ tool }).map((one) => (Object.keys(one).length === 1 ? tool : one))

function precedence(tool: string, more: object, support: string, id: string): Candidate {
  const variants = trigger(tool).map((call) => ({ block: 'policy' as const, value: { call, ...more } }))
  return { variants, support, asked: true, id }
}

/** Which call with an equal argument came before each call of the tool. */
function keyed(runs: readonly LearnRun[], tool: string): { requires: string; same: unknown }[] {
  const triggers = runs.flatMap((run) => run.took.filter(({ call }) => call.tool === tool).map((act) => ({ run, act })))
  const [first] = triggers
  if (!first) return []
  const found: { requires: string; same: unknown; rank: number }[] = []
  for (const path of pathsTelling(first.act)) {
    const pairs = earlier(first.run, first.act).flatMap((act) =>
      pathsTelling(act)
        .filter((other) => nameOf(other) === nameOf(path))
        .map((other) => ({ requires: act.call.tool, other })),
    )
    const known = new Set<string>()
    for (const { requires, other } of pairs) {
      if (requires === tool || !isPlain(requires) || known.has(`${requires}\0${other}`)) continue
      known.add(`${requires}\0${other}`)
      const holds = triggers.every(({ run, act }) => {
        const key = keyOf(act, path)
        return (
          key !== undefined && earlier(run, act).some((one) => one.call.tool === requires && keyOf(one, other) === key)
        )
      })
      if (!holds) continue
      const isRead = first.run.reads.some(({ call }) => call.tool === requires)
      found.push({ requires, same: path === other ? [path] : { [path]: other }, rank: isRead ? 0 : 1 })
    }
  }
  return found
    .sort((a, b) => a.rank - b.rank)
    .slice(0, mostOf)
    .map(({ requires, same }) => ({ requires, same }))
}

const earlier = ({ reads, took }: LearnRun, { at }: Act): Act[] => [...reads, ...took].filter((act) => act.at < at)

const keyOf = ({ deed }: Act, path: string): string | undefined => {
  const trait = deed.traits.find((one) => one.path === path)
  return trait?.kind === 'leaf' ? (trait.number ?? trait.key) : undefined
}

/** The paths of values by which a call is tied to another: texts and large numbers, outside of lists. */
const pathsTelling = ({ parts }: Act): string[] =>
  parts
    .filter(
      ({ path, kind, value }) =>
        kind === 'leaf' &&
        !/(?:^|\.)\d+(?:\.|$)/.test(path) &&
        (typeof value === 'string'
          ? value.length >= 3 && value.length <= 100
          : typeof value === 'number' && value >= 1000),
    )
    .map(({ path }) => path)

/** The arguments of a tool whose every value came from the prompt, the user or a result. */
function grounded(runs: readonly LearnRun[], tool: string, support: string): Candidate[] {
  const acts = runs.flatMap(({ took }) => took.filter(({ call }) => call.tool === tool))
  const known = new Map<string, boolean>()
  for (const { parts, grounded: from } of acts)
    for (const { path, kind, value } of parts) {
      if (kind !== 'leaf' || typeof value === 'boolean' || value === null) continue
      const anywhere = path.replace(/(^|\.)\d+(?=\.|$)/g, '$1*')
      known.set(anywhere, (known.get(anywhere) ?? true) && from.has(path))
    }
  const paths = [...known].filter(([, all]) => all).map(([path]) => path)
  if (paths.length === 0) return []
  const more = { argument: paths.length === 1 ? paths[0] : paths, from: ['@prompt', '@user', '*'] }
  return [precedence(tool, more, support, idOf(tool, 'grounded'))]
}

/** What came before each call of a tool, whatever the arguments: it may be chance. */
export function unkeyed(runs: readonly LearnRun[], tools: readonly string[]): { call: string; requires: string }[] {
  return tools.flatMap((tool) => {
    const before = runs.map((run) => {
      const first = run.took.find(({ call }) => call.tool === tool)
      return new Set(first ? earlier(run, first).map(({ call }) => call.tool) : [])
    })
    const [own = new Set<string>(), ...others] = before
    return [...own]
      .filter((requires) => requires !== tool && isPlain(requires) && others.every((set) => set.has(requires)))
      .slice(0, mostOf)
      .map((requires) => ({ call: tool, requires }))
  })
}
