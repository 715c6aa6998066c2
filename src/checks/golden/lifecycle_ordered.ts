import { defaultLifecycle } from '../../model/registry.ts'
import { list } from '../../model/text.ts'
import { fail, pass, skip } from '../../model/verdict.ts'
import { dimension } from '../contract.ts'
import { stagesOf } from '../order.ts'
import type { GoldenWant } from './want.ts'

export default dimension<GoldenWant>({
  id: 'lifecycle_ordered',
  doc: 'The lifecycle stages that expected_trajectory declares are in lifecycle order, each once',
  fails: 'A stage is declared before an earlier one, or twice',
  severity: 'blocking',
  needs: [],
  run(want, _view, context) {
    const lifecycle = context.registry?.lifecycle ?? defaultLifecycle
    const { seen, swapped, repeated } = stagesOf(lifecycle, want.expected_trajectory)
    const declared = seen.map((s) => s.stage)
    const sequences = { expected: lifecycle.filter((s) => declared.includes(s)), observed: declared }
    const again =
      repeated.length === 0 ? '' : `${list([...new Set(repeated.map((r) => r.stage))])} declared more than once`
    if (swapped) {
      const twice = again === '' ? '' : `; also found ${again}`
      return fail(`Expected ${swapped.stage} before ${swapped.after}, found it declared after it${twice}`, {
        sequences,
      })
    }
    if (repeated[0])
      return fail(`Expected each lifecycle stage once, found ${again}`, {
        sequences,
      })
    if (seen.length === 0)
      return skip(`No stage of the lifecycle (${list(lifecycle)}) is declared in expected_trajectory`)
    return pass(`Declared in lifecycle order: ${list(declared)}`)
  },
})
