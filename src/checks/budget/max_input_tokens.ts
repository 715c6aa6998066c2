import { field } from '../contract.ts'
import { whole, within } from './limit.ts'

export default field({
  id: 'max_input_tokens',
  doc: 'At most this many input tokens were spent',
  fails: 'More input tokens were spent',
  severity: 'blocking',
  needs: ['usage'],
  schema: whole('The most input tokens, of all agents'),
  run: (want, view) =>
    within(want, view.trace.usage?.input_tokens, view, { kind: 'usage', what: 'input tokens', unit: 'input tokens' }),
})
