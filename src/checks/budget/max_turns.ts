import { field } from '../contract.ts'
import { whole, within } from './limit.ts'

export default field({
  id: 'max_turns',
  doc: 'The run took at most this many turns',
  fails: 'The run took more turns',
  severity: 'blocking',
  needs: ['turns'],
  schema: whole('The most turns the run may take; 0 is allowed'),
  run: (want, view) => within(want, view.trace.turns, view, { kind: 'turns', what: 'number of turns', unit: 'turns' }),
})
