// Which calls of a run have an effect: as the registry marks them, as the workflow names them, else as the scenario does.
import type { CallPattern } from '../checks/patterns/schema.ts'
import { isObject } from '../model/json.ts'
import { isExactly, matcherOf } from '../model/matcher.ts'
import type { Registry } from '../model/registry.ts'
import { remembered } from '../model/remembered.ts'
import { type Call, callFailed } from '../model/trace.ts'
import type { Scenario } from '../scenario/build.ts'

/** What says which calls have an effect. */
export type EffectSource = 'registry' | 'option' | 'scenario'

/** What is known of a call before it is made: its tool, and the command where the trace records it. */
export type Named = Pick<Call, 'tool' | 'command'>

/** Which calls have an effect. */
export type Effects = {
  source: EffectSource
  /** Has a call of this tool an effect, when it succeeds? */
  has(call: Named): boolean
  /** Did this call take effect: it has one, and is not known to have failed? */
  took(call: Call): boolean
  /** Does a second such call change nothing, as the registry says? */
  idempotent(call: Named): boolean
}

/** What effects are told by, beside the scenario. */
export type EffectsBy = {
  registry: Registry | undefined
  /** The globs of `--mutating`: tools or commands. */
  mutating: readonly string[]
  /** The command of a tool that the trace does not name itself. */
  nameCommand(tool: string): string
}

/** The effects that a registry or globs declare; `undefined`: neither names any. */
export function declaredEffects(by: EffectsBy): Effects | undefined {
  const { registry, mutating } = by
  const match = matcherOf(mutating)
  const marks = [...(registry?.commands.values() ?? [])].some((c) => c.mutating)
  if (!marks && mutating.length === 0) return undefined
  const has = (tool: string, command: string): boolean =>
    registry?.commands.get(command)?.mutating === true || match(tool).length > 0 || match(command).length > 0
  return effects(marks ? 'registry' : 'option', has, by)
}

/** The effects of a scenario's runs: as they are declared, else every tool that the scenario names without a wildcard. */
export function effectsOf(scenario: Pick<Scenario, 'wants'>, by: EffectsBy): Effects {
  const declared = declaredEffects(by)
  if (declared) return declared
  const named = namedTools(scenario)
  return effects('scenario', (tool, command) => named.has(tool) || named.has(command), by)
}

function effects(source: EffectSource, hasEffect: (tool: string, command: string) => boolean, by: EffectsBy): Effects {
  const hasTool = remembered((tool) => hasEffect(tool, by.nameCommand(tool)), 10_000)
  const commandOf = ({ tool, command }: Named): string => command ?? by.nameCommand(tool)
  // Most calls have no command of their own: then the tool tells.
  const has = ({ tool, command }: Named): boolean => (command === undefined ? hasTool(tool) : hasEffect(tool, command))
  return {
    source,
    has,
    took: (call) => callFailed(call) !== true && has(call),
    idempotent: (call) => by.registry?.commands.get(commandOf(call))?.idempotent === true,
  }
}

/** Fields of `[expect]` and `[[turn]]` that list tools. */
const lists = ['tools', 'any_tools', 'tools_in_order', 'forbid_tools'] as const
/** Parts of a policy that say what happens, or must not. */
const parts = ['call', 'requires', 'leads_to', 'never'] as const

/** The tools and commands that a scenario names without a wildcard. */
export function namedTools({ wants }: Pick<Scenario, 'wants'>): Set<string> {
  const names: unknown[] = []
  for (const section of [...wants('expect'), ...wants('turn')]) {
    if (!isObject(section)) continue
    for (const key of lists) names.push(...listOf(section[key]))
    for (const entry of listOf(section['args'])) if (isObject(entry)) names.push(entry['tool'])
  }
  const patterns: unknown[] = [...wants('calls')]
  for (const policy of wants('policy')) if (isObject(policy)) patterns.push(...parts.map((key) => policy[key]))
  for (const course of wants('trajectory'))
    if (isObject(course))
      for (const step of listOf(course['steps'])) patterns.push(...(Array.isArray(step) ? step : [step]))
  for (const pattern of patterns) names.push(...toolsOf(pattern as CallPattern | undefined))
  return new Set(names.filter(isOneTool).map((name) => (isExactly(name) ? name.slice(1) : name)))
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The tools of a pattern, of all its alternatives; a step of a trajectory is one. */
function toolsOf(pattern: CallPattern | undefined): string[] {
  if (pattern === undefined) return []
  if (typeof pattern === 'string') return [pattern]
  return [...(pattern.tool === undefined ? [] : [pattern.tool]), ...(pattern.any_of ?? []).flatMap(toolsOf)]
}

/** Does a name mean one tool, and no event? */
const isOneTool = (name: unknown): name is string =>
  typeof name === 'string' && !name.startsWith('@') && (isExactly(name) || !name.includes('*'))
