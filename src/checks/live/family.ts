// `[live]`: the hard invariants of one captured session.
import * as z from 'zod/mini'
import type { Check, Family } from '../contract.ts'
import { described, texts } from '../schema.ts'
import confirmationHonest from './confirmation_honest.ts'
import handoffFaithful from './handoff_faithful.ts'
import noLiveSubmit from './no_live_submit.ts'

const checks: readonly Check[] = [noLiveSubmit, handoffFaithful, confirmationHonest]

const leaves = (doc: string) => described(z.optional(texts), doc)

const schema = z.strictObject({
  live_write_leaves: leaves(
    "Last parts of commands that write to the live system; default the config's, else submit, present, send, declare",
  ),
  handoff_leaves: leaves(
    "Last parts of commands that hand over to a person or a system; default the config's, else export, file",
  ),
  grounding: described(
    z._default(z.array(z.enum(['results', 'user'])).check(z.minLength(1)), ['results']),
    'Where an amount in a narration may come from; default results only',
  ),
})

/** A live block as checks see it. */
export type LiveWant = z.output<typeof schema>

export default {
  id: 'live',
  doc: 'What no captured session may do: write to the live system, hand over invented amounts, pass a refused confirmation',
  repeatable: false,
  perField: false,
  schema,
  checks,
} satisfies Family
