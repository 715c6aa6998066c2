// `[live]`: the hard invariants of one captured session.
import { family } from '../contract.ts'
import confirmationHonest from './confirmation_honest.ts'
import handoffFaithful from './handoff_faithful.ts'
import noLiveSubmit from './no_live_submit.ts'
import { schema } from './want.ts'

export default family({
  id: 'live',
  doc: 'What no captured session may do: write to the live system, hand over invented amounts, pass a refused confirmation',
  repeatable: false,
  schema,
  checks: [noLiveSubmit, handoffFaithful, confirmationHonest],
})
