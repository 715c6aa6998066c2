import { count } from '../../model/text.ts'
import { error, fail, pass, skip } from '../../model/verdict.ts'
import { evidence, named } from '../calls.ts'
import { dimension, lacking } from '../contract.ts'
import { mutationsOf, sayUnconfirmed } from './latch.ts'
import type { ProfileWant } from './want.ts'

export default dimension<ProfileWant>({
  id: 'confirmed_before_each_mutation',
  doc: 'The profile was confirmed before every mutating call, and confirmed again after each switch',
  fails: 'A mutating call came with no confirmation in force',
  severity: 'blocking',
  needs: [],
  uses: ['errors'],
  run(want, view, context) {
    const known = mutationsOf(view, want, context)
    if ('outcome' in known) return known.outcome
    const { mutations } = known
    if (mutations.length === 0) return skip('Nothing was changed')
    const loose = mutations.filter((m) => m.confirmed === false)
    if (loose.length > 0) {
      const more = loose.length > 6 ? ` and ${loose.length - 6} more` : ''
      return fail(
        `Expected ${want.confirmation_command} before each mutation, found ${loose
          .slice(0, 6)
          .map((m) => sayUnconfirmed(view, m))
          .join('; ')}${more}`,
        { evidence: loose.slice(0, 5).map((m) => evidence(view, m.at, context)) },
      )
    }
    const unsure = mutations.find((m) => m.confirmed === undefined)
    if (unsure) {
      return error(
        `${lacking(view, 'errors', `outcome of ${named(view, unsure.confirmedBy as number)}`)}, on which ${named(view, unsure.at)} relies`,
        {
          evidence: [evidence(view, unsure.at, context)],
        },
      )
    }
    return pass(`${count(mutations.length, 'mutating call')}, each with the profile confirmed`)
  },
})
