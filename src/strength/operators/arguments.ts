// Faults of what calls were given: a changed argument, and one more call about something else.
import { conditions, times } from '../fixes.ts'
import { isId, type Leaf, leavesOf, otherValue, pathShown, withValue } from '../leaves.ts'
import { callAt, endOf, groupOf, operator, type Run, replaced, spliced, succeeded } from '../operator.ts'
import { called, shownName, shownValue } from '../say.ts'

type Point = { at: number; leaf: Leaf; other: unknown }

function pointsOf(at: number, leaves: readonly Leaf[]): Point[] {
  return leaves.flatMap((leaf) => {
    const other = otherValue(leaf.value)
    return other === undefined ? [] : [{ at, leaf, other }]
  })
}

const argumentsOf = (run: Run, { at, leaf, other }: Point): unknown =>
  withValue(callAt(run, at).arguments, leaf.path, other)

function change(run: Run, { leaf, other }: Point): string {
  const path = shownName(run, pathShown(leaf.path))
  const [was, is] = [leaf.value, other].map((value) => shownValue(run, String(leaf.path.at(-1)), value))
  return was === undefined || is === undefined ? `another ${path}` : `${path} ${is} instead of ${was}`
}

export const changeArgument = operator<Point>({
  id: 'change_argument',
  points: (run) => run.calls.flatMap((call, at) => pointsOf(at, leavesOf(call.arguments))),
  group: (run, { at }) => groupOf(run, at),
  call: ({ at }) => at,
  make: (run, point) => replaced(run, point.at, { ...callAt(run, point.at), arguments: argumentsOf(run, point) }),
  say: (run, point) => `${called(run, point.at)} had ${change(run, point)}`,
  fix(run, { at, leaf }) {
    const call = callAt(run, at)
    const leaves = leavesOf(call.arguments).filter((one) => isId(one) || pathShown(one.path) === pathShown(leaf.path))
    const min = times(run, call, leaves)
    return { block: 'calls', value: { ...conditions(call, leaves), ...(min > 1 ? { min } : {}) } }
  },
})

/** As if the agent had done it for someone else too. */
export const againOther = operator<Point>({
  id: 'again_other',
  points: (run) =>
    run.calls.flatMap((call, at) => {
      if (!run.effects.has(call)) return []
      const leaves = leavesOf(call.arguments)
      const ids = leaves.filter(isId)
      return pointsOf(at, ids.length > 0 ? ids : leaves).slice(0, 1)
    }),
  group: () => 'effects',
  call: ({ at }) => at,
  make(run, point) {
    const { tool, command, agent } = callAt(run, point.at)
    const more = { ...(command === undefined ? {} : { command }), ...(agent === undefined ? {} : { agent }) }
    return spliced(run, endOf(run), 0, succeeded(run, { tool, ...more, arguments: argumentsOf(run, point) }))
  },
  say: (run, point) =>
    `${shownName(run, callAt(run, point.at).tool)} was called once more at the end, with ${change(run, point)}`,
  fix(run, { at }) {
    const call = callAt(run, at)
    return { block: 'calls', value: { ...conditions(call, []), outcome: 'succeeded', max: times(run, call, []) } }
  },
})
