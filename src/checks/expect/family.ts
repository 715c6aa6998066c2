// `[expect]`: what a correct run looks like. One dimension per populated field, and three that are always graded.
import * as z from 'zod/mini'
import { wildcard } from '../../model/names.ts'
import type { Check, Family, Mistake } from '../contract.ts'
import { normalise } from '../normal.ts'
import { described } from '../schema.ts'
import args, { type ArgsEntry } from './args.ts'
import blockedSends from './blocked_sends.ts'
import contains from './contains.ts'
import containsAny from './contains_any.ts'
import endedOnFailedCall from './ended_on_failed_call.ts'
import forbidTools from './forbid_tools.ts'
import judge from './judge.ts'
import knownTools from './known_tools.ts'
import maxTurns from './max_turns.ts'
import minCompactions from './min_compactions.ts'
import noTools from './no_tools.ts'
import notContains from './not_contains.ts'
import runCompleted from './run_completed.ts'
import stopCause from './stop_cause.ts'
import taint from './taint.ts'
import tools from './tools.ts'
import toolsInOrder from './tools_in_order.ts'
import verify from './verify.ts'
import wellFormedArguments from './well_formed_arguments.ts'

const checks: readonly Check[] = [
  runCompleted,
  tools,
  toolsInOrder,
  forbidTools,
  noTools,
  args,
  contains,
  notContains,
  containsAny,
  maxTurns,
  stopCause,
  taint,
  blockedSends,
  minCompactions,
  endedOnFailedCall,
  wellFormedArguments,
  knownTools,
  judge,
  verify,
]

const fields = Object.fromEntries(checks.flatMap((c) => (c.schema ? [[c.id, z.optional(c.schema)]] : [])))

type Block = {
  agents?: 'main'
  tools?: string[]
  tools_in_order?: string[]
  forbid_tools?: string[]
  no_tools?: boolean
  contains?: string[]
  not_contains?: string[]
  contains_any?: string[]
  args?: ArgsEntry[]
  verify?: string
  taint?: { private?: boolean; untrusted?: boolean }
}

export default {
  id: 'expect',
  doc: 'What a correct run looks like: one dimension per populated field',
  repeatable: false,
  perField: true,
  schema: z.strictObject({
    agents: described(
      z.optional(
        z.pipe(
          z.enum(['main', 'all']),
          z.transform((a) => (a === 'all' ? undefined : a)),
        ),
      ),
      '"main" limits requirements, never prohibitions, to the calls of the main agent; default all',
    ),
    ...fields,
  }),
  checks,
  mistakes(block: Block, scenario) {
    const found: Mistake[] = []
    const wrong = (message: string, ...route: (string | number)[]) => found.push({ route, message })
    if (block.no_tools) {
      for (const key of ['tools', 'tools_in_order', 'args'] as const) {
        if (block[key]) wrong(`Expected no ${key} beside no_tools = true; drop one of them`, key)
      }
    }
    const forbiddenBy = (name: string) => block.forbid_tools?.find((f) => wildcard(f, name))
    for (const key of ['tools', 'tools_in_order'] as const) {
      for (const [i, name] of (block[key] ?? []).entries()) {
        const by = forbiddenBy(name)
        if (by)
          wrong(
            `Expected ${name} to be required or forbidden, found both (forbid_tools has ${by}); drop one of them`,
            key,
            i,
          )
      }
    }
    for (const [i, entry] of (block.args ?? []).entries()) {
      const by = forbiddenBy(entry.tool)
      if (by)
        wrong(
          `Expected no arguments of ${entry.tool}, which forbid_tools forbids (${by}); drop one of them`,
          'args',
          i,
          'tool',
        )
      if (entry.contains !== undefined && normalise(entry.contains) === '') wrong(emptyNeedle, 'args', i, 'contains')
      if (entry.matches !== undefined) {
        try {
          scenario.pattern(entry.matches)
        } catch (e) {
          wrong(
            `Expected an RE2 expression: ${e instanceof Error ? e.message : String(e)}; look-around and back-references do not exist there`,
            'args',
            i,
            'matches',
          )
        }
      }
    }
    for (const key of ['contains', 'not_contains', 'contains_any'] as const) {
      for (const [i, needle] of (block[key] ?? []).entries()) if (normalise(needle) === '') wrong(emptyNeedle, key, i)
    }
    if (block.taint && block.taint.private === undefined && block.taint.untrusted === undefined) {
      wrong('Missing leg: give private, untrusted or both', 'taint')
    }
    if (block.verify !== undefined && !scenario.sandbox) {
      wrong(
        'Missing sandbox = true at the top of the scenario: verify runs in the workspace that the run left behind',
        'verify',
      )
    }
    return found
  },
} satisfies Family

const emptyNeedle =
  'Expected a text that can be compared; nothing is left of this one once emphasis and spacing are dropped'
