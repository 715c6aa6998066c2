import { defaultLifecycle } from '../../model/registry.ts'
import { count, list } from '../../model/text.ts'
import { error, fail, pass, skip } from '../../model/verdict.ts'
import { evidence } from '../calls.ts'
import { dimension } from '../contract.ts'
import { stagesOf } from '../order.ts'
import type { GoldenWant } from './want.ts'

export default dimension<GoldenWant>({
  id: 'observed_lifecycle_ordered',
  doc: 'The lifecycle stages that the agent called came in lifecycle order, each once',
  fails: 'A stage was called before an earlier one, or a second time',
  severity: 'blocking',
  needs: [],
  run(want, view, context) {
    const lifecycle = context.registry?.lifecycle ?? defaultLifecycle
    const { seen, swapped, repeated } = stagesOf(lifecycle, view.commands)
    const observed = seen.map((s) => s.stage)
    const unique = new Set(observed)
    const sequences = { expected: lifecycle.filter((s) => unique.has(s)), observed }
    const again = repeated.slice(0, 4).map((r) => `${r.stage} (call ${r.at + 1})`)
    if (swapped) {
      const twice = again.length === 0 ? '' : `; also called a second time: ${again.join(', ')}`
      return fail(
        `Expected ${swapped.stage} before ${swapped.after}, found it out of order: call ${swapped.at + 1} after call ${swapped.afterAt + 1}${twice}`,
        {
          evidence: [
            evidence(view, swapped.afterAt, context, swapped.after),
            evidence(view, swapped.at, context, swapped.stage),
          ],
          sequences,
        },
      )
    }
    if (repeated.length > 0) {
      return fail(`Expected each lifecycle stage once, found a second call of ${again.join(', ')}`, {
        evidence: repeated.slice(0, 5).map((r) => evidence(view, r.at, context, r.stage)),
        sequences,
      })
    }
    if (seen.length > 0) return pass(`In lifecycle order among ${count(view.calls.length, 'call')}: ${list(observed)}`)
    const declared = want.expected_trajectory.filter((k) => lifecycle.includes(k))
    return declared.length === 0
      ? skip(`No stage of the lifecycle (${list(lifecycle)}) is declared or was called`)
      : error(`Expected the stages ${list(declared)}, found none of them among ${count(view.calls.length, 'call')}`, {
          sequences: { expected: declared, observed },
        })
  },
})
