import { count } from '../../model/text.ts'
import { fail, pass } from '../../model/verdict.ts'
import { field } from '../contract.ts'
import { type Difference, eachDifference, sayDifferences } from './differences.ts'
import { pathListMistakes, paths } from './paths.ts'
import { standingTo } from './places.ts'
import { differenceEvidence, statesOf } from './recorded.ts'

export default field({
  id: 'only',
  doc: 'Nothing else differs between the states before and after the run than what lies at or below the paths',
  fails: 'Something else differs',
  severity: 'blocking',
  needs: [],
  prohibits: 'texts',
  schema: paths('Paths into the state that the run may change; * is one key, ** none or more'),
  mistakes: pathListMistakes,
  run(want, view, context) {
    const states = statesOf(view, 'before', 'after')
    if ('verdict' in states) return states
    const standings = want.map(standingTo)
    const others: Difference[] = []
    let within = 0
    eachDifference(states.before, states.after, (difference) => {
      if (standings.some((of) => of(difference.keys) === 'within')) within++
      else others.push(difference)
    })
    if (others.length > 0)
      return fail(`Expected nothing else to differ than ${want.join(', ')}, found ${sayDifferences(others)}`, {
        evidence: differenceEvidence(others, context),
      })
    return pass(within === 0 ? 'Nothing differs' : `${count(within, 'difference')}, all at or below the paths`)
  },
})
