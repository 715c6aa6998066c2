// `[state]`: what the run changed, whatever its steps were.
import { familyOfFields } from '../contract.ts'
import after from './after.ts'
import only from './only.ts'
import unchanged from './unchanged.ts'

export default familyOfFields({
  id: 'state',
  doc: 'What the run changed: the state that it left, and what differs from the one before',
  scoped: false,
  checks: [after, unchanged, only],
})
