import { count, list } from '../../model/text.ts'
import { fail, pass } from '../../model/verdict.ts'
import { dimension } from '../contract.ts'
import { mutationsOf } from './latch.ts'
import type { ProfileWant } from './want.ts'

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
    return fail(
      `Expected a call of ${want.mutating_commands === 'registry' ? 'a mutating command of the registry' : list(want.mutating_commands)}, found none among ${count(view.calls.length, 'call')}: nothing to confirm`,
    )
  },
})
