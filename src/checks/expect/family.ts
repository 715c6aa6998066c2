// `[expect]`: what a correct run looks like. One dimension per populated field, and three that are always graded.
import { matcherOf } from '../../model/matcher.ts'
import { familyOfFields, type Mistake } from '../contract.ts'
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
import verify from './verify.ts'
import wellFormedArguments from './well_formed_arguments.ts'

export default familyOfFields({
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
  mistakes(section) {
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
  },
})
