import { error, fail, pass, skip } from '../../model/verdict.ts'
import { evidence, named } from '../calls.ts'
import { dimension, lacking } from '../contract.ts'
import { mutationsOf, sayUnconfirmed } from './latch.ts'
import type { ProfileWant } from './want.ts'

export default dimension<ProfileWant>({
  id: 'confirmed_before_first_mutation',
  doc: 'The profile was confirmed, and not switched again, before the first mutating call',
  fails: 'The first mutating call came with no confirmation in force',
  severity: 'blocking',
  needs: [],
  uses: ['errors'],
  run(want, view, context) {
    const known = mutationsOf(view, want, context)
    if ('outcome' in known) return known.outcome
    const [first] = known.mutations
    if (!first) return skip('Nothing was changed')
    const by = first.confirmedBy === undefined ? '' : named(view, first.confirmedBy)
    if (first.confirmed) return pass(`${by} came before ${named(view, first.at)}`)
    const proof = { evidence: [evidence(view, first.at, context)] }
    if (first.confirmed === undefined)
      return error(`${lacking(view, 'errors', `outcome of ${by}`)}, on which ${named(view, first.at)} relies`, proof)
    return fail(
      `Expected ${want.confirmation_command} before the first mutation, found ${sayUnconfirmed(view, first)}`,
      proof,
    )
  },
})
