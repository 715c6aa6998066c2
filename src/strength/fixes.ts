// Lines that would catch a mutant: what they say of a call, and how they are written.
import { outcomeOf } from '../checks/patterns/compile.ts'
import { isTable, type Table } from '../documents/toml.ts'
import { tomlKey, tomlValue } from '../documents/written.ts'
import type { Call } from '../model/trace.ts'
import { type Leaf, leavesOf, pathText, sameValue } from './leaves.ts'
import type { Fix, Run } from './operator.ts'

/** A longer text is none that a person would paste. */
const longest = 300

/** What can be written of leaves, as a table from path to value. */
function whereOf(leaves: readonly Leaf[]): Table {
  const where: Table = {}
  for (const { path, value } of leaves) {
    const text = pathText(path)
    const isLong = typeof value === 'string' && value.length > longest
    if (text !== undefined && !isLong && !isTable(value) && tomlValue(value) !== undefined) where[text] = value
  }
  return where
}

/** The call as a pattern: its tool, some of its arguments, and that it succeeded, where the trace tells. */
export function conditions(call: Call, leaves: readonly Leaf[]): Table {
  const where = whereOf(leaves)
  return {
    tool: call.tool,
    ...(Object.keys(where).length > 0 ? { where } : {}),
    ...(outcomeOf(call) === 'succeeded' ? { outcome: 'succeeded' } : {}),
  }
}

/** How many calls of the run were of the same tool, with the same at these leaves, and succeeded if this one did. */
export function times({ calls }: Run, call: Call, leaves: readonly Leaf[]): number {
  const outcome = outcomeOf(call)
  return calls.filter(
    (other) =>
      other === call ||
      (other.tool === call.tool && (outcome === undefined || outcomeOf(other) === outcome) && agrees(other, leaves)),
  ).length
}

const agrees = (call: Call, leaves: readonly Leaf[]): boolean =>
  leaves.every(({ path, value }) => sameValue(at(call.arguments, path), value))

const at = (value: unknown, path: Leaf['path']): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], value)

/** The call with all of its arguments, as often as it happened. */
export function whole(run: Run, position: number): Fix {
  const call = run.calls[position] as Call
  const leaves = leavesOf(call.arguments)
  const min = times(run, call, leaves)
  return { block: 'calls', value: { ...conditions(call, leaves), ...(min > 1 ? { min } : {}) } }
}

/** The keys of a table, one a line; `undefined`: a value cannot be written. */
function lines(table: Table): string | undefined {
  const written = Object.entries(table).map(([key, value]) => {
    const text = tomlValue(value)
    return text === undefined ? undefined : `${tomlKey(key)} = ${text}`
  })
  return written.includes(undefined) ? undefined : written.join('\n')
}

/** The lines as a person pastes them. A list that `[expect]` has already is told whole, since a key stands once. */
export function written(fix: Fix, expect: Table | undefined): string | undefined {
  if ('block' in fix) {
    const body = lines(fix.value)
    return body && `[[${fix.block}]]\n${body}`
  }
  const line = lines(listed(fix, expect))
  return line && `${expect ? '# in [expect]' : '[expect]'}\n${line}`
}

/** A field of `[expect]` with one more element. */
export function listed({ field, value }: Extract<Fix, { field: unknown }>, expect: Table | undefined): Table {
  const before = expect?.[field]
  return { [field]: [...(Array.isArray(before) ? before : []), value] }
}
