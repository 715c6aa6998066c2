// `[expect]`: what a correct run looks like. One dimension per populated field, and three that are always graded.
import * as z from 'zod/mini'
import { matcherOf } from '../../model/matcher.ts'
import { type Family, familyOfFields, type Mistake, type Scope } from '../contract.ts'
import { blockId, described, text } from '../schema.ts'
import answerJson from './answer_json.ts'
import answerMatches from './answer_matches.ts'
import anyTools from './any_tools.ts'
import args from './args.ts'
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
import onlyTools from './only_tools.ts'
import runCompleted from './run_completed.ts'
import { scopeOf } from './scope.ts'
import stopCause from './stop_cause.ts'
import taint from './taint.ts'
import tools from './tools.ts'
import toolsInOrder from './tools_in_order.ts'
import { ofTurn } from './turns.ts'
import verify from './verify.ts'
import wellFormedArguments from './well_formed_arguments.ts'

/** Fields about the whole run, of which no turn of the user has its own. */
const ofTheRun: readonly string[] = [
  'max_turns',
  'stop_cause',
  'taint',
  'blocked_sends',
  'min_compactions',
  'ended_on_failed_call',
  'judge',
  'verify',
]

const expect = familyOfFields({
  id: 'expect',
  doc: 'What a correct run looks like: one dimension per populated field',
  checks: [
    runCompleted,
    tools,
    anyTools,
    onlyTools,
    toolsInOrder,
    forbidTools,
    noTools,
    args,
    contains,
    notContains,
    containsAny,
    answerMatches,
    answerJson,
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
  ],
  scopeOf,
  advice(section) {
    const any = (section.args ?? []).map((e) => ((e.on ?? 'any') === 'any' ? e.tool : undefined))
    return any.flatMap((tool, i) =>
      tool !== undefined && any.indexOf(tool) < i
        ? [
            {
              route: ['args', i],
              message: `Another entry is about ${tool} too, and another call may meet it; to ask both of the same call, use [[calls]] where`,
            },
          ]
        : [],
    )
  },
  mistakes: besideEachOther,
})
export default expect

type Section = {
  no_tools?: boolean | undefined
  tools?: readonly string[] | undefined
  any_tools?: readonly string[] | undefined
  tools_in_order?: readonly string[] | undefined
  forbid_tools?: readonly string[] | undefined
  args?: readonly { tool: string }[] | undefined
}

/** What is wrong with fields beside each other. */
function besideEachOther(section: Section): Mistake[] {
  const found: Mistake[] = []
  const wrong = (message: string, ...route: (string | number)[]) => found.push({ route, message })
  if (section.no_tools) {
    for (const key of ['tools', 'any_tools', 'tools_in_order', 'args'] as const) {
      if (section[key]) wrong(`Expected no ${key} beside no_tools = true; drop one of them`, key)
    }
  }
  const forbidden = section.forbid_tools ?? []
  const match = matcherOf(forbidden)
  const forbiddenBy = (name: string) => forbidden[match(name)[0] ?? -1]
  for (const key of ['tools', 'tools_in_order'] as const) {
    for (const [i, name] of (section[key] ?? []).entries()) {
      const by = forbiddenBy(name)
      if (by)
        wrong(
          `Expected ${name} to be required or forbidden, found both (forbid_tools has ${by}); drop one of them`,
          key,
          i,
        )
    }
  }
  for (const [i, entry] of (section.args ?? []).entries()) {
    const by = forbiddenBy(entry.tool)
    if (by)
      wrong(
        `Expected no arguments of ${entry.tool}, which forbid_tools forbids (${by}); drop one of them`,
        'args',
        i,
        'tool',
      )
  }
  return found
}

const turns = familyOfFields({
  id: 'turn',
  doc: 'What is right in one turn of the user: fields of [expect] over what happened in that turn alone',
  checks: expect.checks.filter((c) => c.schema && !ofTheRun.includes(c.id)).map(ofTurn),
})

const turnKeys = z.strictObject({
  id: z.optional(blockId),
  n: described(z.optional(z.int().check(z.minimum(1))), 'Which turn of the user; the prompt is turn 1'),
  says: described(z.optional(text), 'A text in the message of the user that opens the turn; needs an id'),
})
type TurnBlock = z.output<typeof turnKeys> & Scope & Section

/** `[[turn]]`: fields of `[expect]` that hold in one turn of the user. */
export const turn: Family = {
  ...turns,
  repeatable: true,
  schema: z.extend(turns.schema, turnKeys.shape),
  mistakes(block: TurnBlock, scenario) {
    const { n, says, id } = block
    const found = [...turns.mistakes(block, scenario), ...besideEachOther(block)]
    if ((n === undefined) === (says === undefined))
      found.push({
        route: says === undefined ? [] : ['says'],
        message: 'Expected either n or says, to know which turn is meant',
      })
    if (says !== undefined && id === undefined)
      found.push({ route: ['says'], message: 'Expected an id beside says, which reports call the turn by' })
    return found
  },
  scopeOf: ({ n, says, agents, answer_in, attempts }: TurnBlock, { isCase }) => ({
    agents,
    answer_in,
    attempts: attempts ?? isCase,
    turn: { n, says },
  }),
  nameOf: ({ n }: TurnBlock) => (n === undefined ? undefined : String(n)),
}
