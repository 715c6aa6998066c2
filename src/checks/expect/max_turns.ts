import * as z from 'zod/mini'
import { count } from '../../model/text.ts'
import { error, fail, pass } from '../../model/verdict.ts'
import { field, lacking } from '../contract.ts'
import { described } from '../schema.ts'

export default field({
  id: 'max_turns',
  doc: 'The run took at most this many turns, a turn being one response of the main agent',
  fails: 'The run took more turns',
  severity: 'blocking',
  needs: ['turns'],
  schema: described(z.int().check(z.minimum(1)), 'The most turns the run may take'),
  run(want, view) {
    const { turns } = view.trace
    if (turns === undefined) return error(lacking(view, 'turns', 'number of turns'))
    return turns <= want
      ? pass(`${turns} of at most ${count(want, 'turn')}`)
      : fail(`Expected at most ${count(want, 'turn')}, found ${turns}`)
  },
})
