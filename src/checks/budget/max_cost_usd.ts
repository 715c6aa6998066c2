import { field } from '../contract.ts'
import { amount, within } from './limit.ts'

export default field({
  id: 'max_cost_usd',
  doc: 'The run cost at most this much',
  fails: 'The run cost more',
  severity: 'blocking',
  needs: ['usage'],
  schema: amount('The most US dollars'),
  run: (want, view) =>
    within(want, view.trace.usage?.cost_usd, view, { kind: 'usage', what: 'cost', unit: 'US dollars' }),
})
