import { isObject } from '../../model/json.ts'
import { count } from '../../model/text.ts'
import { fail, pass } from '../../model/verdict.ts'
import { evidence } from '../calls.ts'
import { cites, cliForm, noRegistry, sayUnresolved, unresolved } from '../commands.ts'
import { dimension } from '../contract.ts'
import { plainJson } from '../results.ts'
import { envelopeOf } from './envelope.ts'
import type { ExitCodeWant } from './want.ts'

/** What a notice says. */
function textsOf(notice: unknown): string[] {
  if (typeof notice === 'string') return [notice]
  if (!isObject(notice)) return []
  return ['suggestion', 'text', 'message'].map((k) => notice[k]).filter((t) => typeof t === 'string')
}

export default dimension<ExitCodeWant>({
  id: 'next_action_is_continuation',
  doc: 'The next action is a command of the registry, and a notice names it, by key or as it is typed',
  fails: 'The next action is no command, or no notice names it: a dead end',
  severity: 'blocking',
  needs: ['results'],
  run(want, view, context) {
    const read = envelopeOf(view, want.command, context)
    if ('outcome' in read) return read.outcome
    const { registry } = context
    if (!registry) return noRegistry('next_action_is_continuation')
    const next = want.expected_next_action
    const unknown = unresolved(registry, [next])
    if (unknown.length > 0) return fail(`Unknown next action in the registry: ${sayUnresolved(unknown)}`)
    const { notices } = read
    const form = cliForm(registry, next)
    if (notices.flatMap(textsOf).some((t) => cites(t, next) || cites(t, form)))
      return pass(`A notice of ${read.name} names ${next}`)
    return fail(
      `Expected a notice of ${read.name} to name "${form}" or ${next}, found a dead end: none of ${count(notices.length, 'notice')} does`,
      {
        evidence: [evidence(view, read.at, context, plainJson(notices))],
      },
    )
  },
})
