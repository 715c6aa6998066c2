// Severity tables: what one says of a dimension, and what is wrong with it. They stand here, and not where traces are
// evaluated, because people write them in scenarios and in the config; the engine only asks.
import { nearest, wildcard } from '../model/names.ts'
import type { Severity } from '../model/verdict.ts'
import type { Fault } from './document.ts'
import { keyName, mostTold } from './shape.ts'

export type Severities = Readonly<Record<string, Severity>>

/** `exit_code[2].exit_code_matches` → `exit_code.exit_code_matches`: a repeated block answers to its family's name too. */
const baseId = (id: string): string => id.replace(/\[[^\]]*\]/, '')

/**
 * The ids that mean a dimension exactly, the closest first: the first block answers to `[1]` too, and a dimension that every scenario
 * has, such as `run_completed`, to its own name also where the section of its family stands.
 */
const exactIds = (id: string): string[] => {
  const own = id.slice(id.indexOf('.') + 1)
  return id.includes('[') ? [id, baseId(id), own] : [id.replace('.', '[1].'), id, own]
}

/** The entry of one map that means the id: exact before wildcard, longer before shorter. */
function entryFor(id: string, map: Severities): Severity | undefined {
  for (const exact of exactIds(id)) if (Object.hasOwn(map, exact)) return map[exact]
  let best: string | undefined
  for (const pattern of Object.keys(map)) {
    if (!pattern.includes('*') || (best !== undefined && pattern.length <= best.length)) continue
    if (wildcard(pattern, id) || wildcard(pattern, baseId(id))) best = pattern
  }
  return best === undefined ? undefined : map[best]
}

/** Does an id, or a wildcard, mean a dimension? A repeated block answers to its family's name too. */
export const meansDimension = (pattern: string, id: string): boolean =>
  pattern.includes('*') ? wildcard(pattern, id) || wildcard(pattern, baseId(id)) : exactIds(id).includes(pattern)

/** What the files say of a dimension; `undefined`: nothing, so the check's own default holds. Scenario beats config. */
export function overrideOf(id: string, scenario: Severities, config: Severities): Severity | undefined {
  return entryFor(id, scenario) ?? entryFor(id, config)
}

/** How many blocks of a family there are, and the id of each that has one; `names` absent: any. */
export type Blocks = { most: number; names?: readonly (string | undefined)[] }
/** The ids of all dimensions without their blocks, and the blocks of a family. */
export type Dimensions = { ids: readonly string[]; blocks(family: string): Blocks }

/** Why no block of a family is called so; `undefined`: one is. */
function noBlock(family: string, name: string, { most, names }: Blocks): string | undefined {
  const there = most === 1 ? 'there is one block' : `there are ${most} blocks`
  if (!/^\d+$/.test(name)) {
    if (!names || names.includes(name)) return undefined
    const near = nearest(
      name,
      names.filter((n) => n !== undefined),
    )
    return near === undefined ? `no block of ${family} has the id ${keyName(name)}` : `did you mean ${family}[${near}]?`
  }
  if (names?.includes(name)) return undefined
  if (Number(name) < 1 || Number(name) > most) return `${there} of ${family}`
  const own = names?.[Number(name) - 1]
  return own === undefined ? undefined : `that block has an id: write ${family}[${own}]`
}

/** Faults of a severity table: ids and wildcards that mean no dimension. Values may be of any kind: the shape reports those that are no severity. */
export function severityFaults(
  map: Readonly<Record<string, unknown>>,
  { ids: known, blocks }: Dimensions,
  route: readonly string[] = ['severity'],
): Fault[] {
  const faults: Fault[] = []
  for (const id of Object.keys(map)) {
    if (faults.length >= mostTold) break
    // The shape reports already that a table is no severity.
    if (typeof map[id] === 'object') continue
    const base = baseId(id)
    const [, family = '', name] = /^(\w+)\[([^\]*]+)\]/.exec(id) ?? []
    if (name !== undefined && known.some((k) => k.startsWith(`${family}.`))) {
      const why = noBlock(family, name, blocks(family))
      if (why !== undefined) {
        faults.push({ route: [...route, id], message: `Unknown dimension ${keyName(id)}; ${why}` })
        continue
      }
    }
    if (id.includes('*') ? known.some((k) => wildcard(base, k)) : known.includes(base)) continue
    const near = nearest(base, known)
    faults.push({
      route: [...route, id],
      message: `Unknown dimension ${keyName(id)}${near ? `; did you mean ${near}?` : '; see docs/dimensions.md for the ids'}`,
    })
  }
  return faults
}
