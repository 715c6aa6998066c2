import { error, fail, pass } from '../../model/verdict.ts'
import { field } from '../contract.ts'
import { unseen } from '../patterns/unseen.ts'
import { amount } from './limit.ts'

export default field({
  id: 'max_seconds',
  doc: 'The run took at most this long',
  fails: 'The run took longer',
  severity: 'blocking',
  needs: [],
  schema: amount('The most seconds'),
  run(want, view) {
    const { duration_ms: ms } = view.trace
    if (ms === undefined) return error('Missing duration in the trace')
    return ms > want * 1000
      ? fail(`Expected at most ${want} seconds, found ${ms / 1000}`)
      : (unseen(view) ?? pass(`${ms / 1000} of at most ${want} seconds`))
  },
})
