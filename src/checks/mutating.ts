// The commands that change something: as a block lists them, or those that the registry marks so.
import * as z from 'zod/mini'
import { error, type Outcome } from '../model/verdict.ts'
import { noRegistry } from './commands.ts'
import type { Context } from './contract.ts'
import { commands, described } from './schema.ts'

/** What stands for the commands that the registry marks as mutating. */
export const ofRegistry = 'registry'

export const mutatingCommands = described(
  z.union([commands, z.literal(ofRegistry)]),
  'The commands that change something; "registry" means those that the registry marks mutating',
)

/** The commands that a block itself lists. */
export const listed = (want: readonly string[] | 'registry'): readonly string[] => (want === ofRegistry ? [] : want)

/** The mutating commands, or what a dimension that needs them answers. */
export function mutating(
  want: readonly string[] | 'registry',
  context: Context,
): { names: readonly string[] } | { outcome: Outcome } {
  if (want !== ofRegistry) return { names: want }
  if (!context.registry) return { outcome: noRegistry('mutating_commands = "registry"') }
  const names = [...context.registry.commands.values()].filter((c) => c.mutating).map((c) => c.key)
  if (names.length > 0) return { names }
  return { outcome: error('Missing mutating commands: the registry marks none with mutating = true') }
}
