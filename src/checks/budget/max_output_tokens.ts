import { field } from '../contract.ts'
import { whole, within } from './limit.ts'

export default field({
  id: 'max_output_tokens',
  doc: 'At most this many output tokens were spent',
  fails: 'More output tokens were spent',
  severity: 'blocking',
  needs: ['usage'],
  schema: whole('The most output tokens, of all agents'),
  run: (want, view) =>
    within(want, view.trace.usage?.output_tokens, view, {
      kind: 'usage',
      what: 'output tokens',
      unit: 'output tokens',
    }),
})
