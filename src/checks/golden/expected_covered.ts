import { count } from '../../model/text.ts'
import { fail, pass } from '../../model/verdict.ts'
import { callAt, fate, unmapped } from '../calls.ts'
import { dimension } from '../contract.ts'
import { covered } from '../order.ts'
import { required } from '../requirements.ts'
import type { GoldenWant } from './want.ts'

export default dimension<GoldenWant>({
  id: 'expected_covered',
  doc: 'The agent called every step of expected_trajectory in this order, other calls between them or not',
  fails: 'A step was not called after the one before it, or that call failed, was denied or blocked',
  severity: 'blocking',
  needs: [],
  run(want, view, context, scope) {
    const expected = want.expected_trajectory
    const calls = required(view, context, scope)
    const observed = view.commands.filter((_, at) => calls.counts(at))
    const done = covered(expected, observed)
    const step = expected[done]
    if (step === undefined)
      return pass(`${count(done, 'step')} covered in order by ${count(view.calls.length, 'call')}${calls.remarks([])}`)
    const times = observed.filter((c) => c === step).length
    const tried = view.commands.findIndex((c, at) => c === step && !calls.counts(at))
    const after = done === 0 ? '' : ` after ${expected[done - 1]}`
    const found =
      times > 0
        ? `${count(times, 'call')} of it, none in this place`
        : tried < 0
          ? `no call of it${unmapped(view)}`
          : `it called, but ${fate(callAt(view, tried))} at call ${tried + 1}`
    return fail(`Expected ${step}${after} (step ${done + 1} of ${expected.length}), found ${found}`, {
      sequences: { expected, observed: [...view.commands] },
    })
  },
})
