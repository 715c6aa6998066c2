import { count, list } from '../../model/text.ts'
import { fail, pass } from '../../model/verdict.ts'
import { dimension } from '../contract.ts'
import { mutationsOf } from './latch.ts'
import type { ProfileWant } from './want.ts'

const oneOf = (names: readonly string[]): string => (names.length === 1 ? '' : 'one of ') + list(names)

export default dimension<ProfileWant>({
  id: 'mutating_step_present',
  doc: 'The agent called at least one mutating command',
  fails: 'It called none: there was nothing to confirm, so that the case exercised nothing',
  severity: 'blocking',
  needs: [],
  run(want, view, context) {
    const known = mutationsOf(view, want, context)
    if ('outcome' in known) return known.outcome
    const found = known.mutations
    if (found.length > 0) return pass(`${count(found.length, 'mutating call')} among ${view.calls.length}`)
    const { mutating_commands: meant } = want
    const one = meant === 'registry' ? 'a mutating command of the registry' : oneOf(meant)
    return fail(`Expected a call of ${one}, found none among ${count(view.calls.length, 'call')}: nothing to confirm`)
  },
})
