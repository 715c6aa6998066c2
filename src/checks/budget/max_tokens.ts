import { field } from '../contract.ts'
import { whole, within } from './limit.ts'

export default field({
  id: 'max_tokens',
  doc: 'At most this many tokens were spent, input and output together',
  fails: 'More tokens were spent',
  severity: 'blocking',
  needs: ['usage'],
  schema: whole('The most tokens, input and output together, of all agents'),
  run(want, view) {
    const { input_tokens: read, output_tokens: written } = view.trace.usage ?? {}
    const known = (read ?? 0) + (written ?? 0)
    // What is known may exceed the limit without the other half.
    const whole = read !== undefined && written !== undefined
    const spent = whole || known > want ? known : undefined
    return within(want, spent, view, { kind: 'usage', what: 'input and output tokens', unit: 'tokens' })
  },
})
