import { nearest } from '../../model/names.ts'
import { count } from '../../model/text.ts'
import { error, fail, pass } from '../../model/verdict.ts'
import { field } from '../contract.ts'
import { type Difference, eachDifference, isContainer, sayDifferences } from './differences.ts'
import { pathListMistakes, paths, strangeKey } from './paths.ts'
import { standingTo } from './places.ts'
import { differenceEvidence, statesOf } from './recorded.ts'

/** Above a path nothing may appear or go, nor become another kind of value. */
const uproots = ({ before, after }: Difference): boolean =>
  before === undefined || after === undefined || isContainer(before) || isContainer(after)

export default field({
  id: 'unchanged',
  doc: 'Nothing at or below the paths differs between the states before and after the run',
  fails: 'Something at or below a path differs, or something above it appeared or went',
  severity: 'blocking',
  needs: [],
  prohibits: 'texts',
  schema: paths('Paths into the state that the run must leave as they are; * is one key, ** none or more'),
  mistakes: pathListMistakes,
  run(want, view, context) {
    const states = statesOf(view, 'before', 'after')
    if ('verdict' in states) return states
    const { before, after } = states
    const standings = want.map(standingTo)
    const found: Difference[] = []
    let element = want.length
    eachDifference(before, after, (difference) => {
      const by = standings.findIndex((of) => {
        const standing = of(difference.keys)
        return standing === 'within' || (standing === 'above' && uproots(difference))
      })
      if (by < 0) return
      found.push(difference)
      element = Math.min(element, by)
    })
    if (found.length > 0)
      return fail(`Expected nothing to differ at ${want[element]}, found ${sayDifferences(found)}`, {
        route: [element],
        evidence: differenceEvidence(found, context),
      })
    for (const [i, path] of want.entries()) {
      const strange = strangeKey(path, before, after)
      if (strange === undefined) continue
      const near = nearest(strange, isContainer(after) ? Object.keys(after) : [])
      return error(
        `${path} did not guard what was meant: neither state has ${strange}${near === undefined ? '' : `; did you mean ${near}?`}`,
        { route: [i] },
      )
    }
    return pass(`Nothing differs at ${count(want.length, 'path')}`)
  },
})
