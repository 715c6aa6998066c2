import { compact } from '../../model/compact.ts'
import { count } from '../../model/text.ts'
import { error, fail, pass } from '../../model/verdict.ts'
import { argumentsEvidence, callsUnrecorded } from '../calls.ts'
import { field } from '../contract.ts'
import { unseen } from '../patterns/unseen.ts'
import { whole } from './limit.ts'

export default field({
  id: 'max_identical_calls',
  doc: 'No call was made more often than this with equal arguments, by all agents together',
  fails: 'The same call was made over and over',
  severity: 'blocking',
  needs: [],
  schema: whole('The most calls of one tool with equal arguments, the order of keys aside'),
  run(want, view, context) {
    const groups = new Map<string, number[]>()
    for (const [i, { tool, arguments: given, arguments_cut: cut }] of view.calls.entries()) {
      // What was cut is told apart by the hash of the whole; texts that are no JSON, by themselves.
      const key = JSON.stringify([
        tool,
        typeof given,
        cut?.sha256 ?? (typeof given === 'string' ? given : compact(given)),
      ])
      const group = groups.get(key)
      if (group) group.push(i)
      else groups.set(key, [i])
    }
    let most: number[] = []
    for (const group of groups.values()) if (group.length > most.length) most = group
    if (most.length > want) {
      const shown = most.slice(0, 10).map((i) => i + 1)
      const more = most.length > shown.length ? ` and ${most.length - shown.length} more` : ''
      const tool = view.calls[most[0] ?? 0]?.tool
      return fail(
        `Expected at most ${count(want, 'call')} with equal arguments, found ${most.length} of ${tool}: calls ${shown.join(', ')}${more}`,
        { evidence: most.slice(want, want + 3).map((i) => argumentsEvidence(view, i, context)) },
      )
    }
    if (view.calls.some((c) => c.arguments === undefined)) return error('Missing arguments of calls in the trace')
    return (
      callsUnrecorded(view) ??
      unseen(view) ??
      pass(
        `${most.length} of at most ${count(want, 'call')} with equal arguments, among ${count(view.calls.length, 'call')}`,
      )
    )
  },
})
