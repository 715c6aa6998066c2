import { count } from '../../model/text.ts'
import { fail, pass } from '../../model/verdict.ts'
import { unmapped } from '../calls.ts'
import { dimension } from '../contract.ts'
import { covered } from '../order.ts'
import type { GoldenWant } from './want.ts'

export default dimension<GoldenWant>({
  id: 'expected_covered',
  doc: 'The agent called every step of expected_trajectory in this order, other calls between them or not',
  fails: 'A step was not called after the one before it',
  severity: 'blocking',
  needs: [],
  run(want, view) {
    const expected = want.expected_trajectory
    const observed = view.commands
    const done = covered(expected, observed)
    const step = expected[done]
    if (step === undefined) return pass(`${count(done, 'step')} covered in order by ${count(observed.length, 'call')}`)
    const times = observed.filter((c) => c === step).length
    const after = done === 0 ? '' : ` after ${expected[done - 1]}`
    const found = times === 0 ? 'no call of it' : `${count(times, 'call')} of it, none in this place`
    return fail(
      `Expected ${step}${after} (step ${done + 1} of ${expected.length}), found ${found}${times === 0 ? unmapped(view) : ''}`,
      {
        sequences: { expected, observed: [...observed] },
      },
    )
  },
})
