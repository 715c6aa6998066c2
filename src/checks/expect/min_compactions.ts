import * as z from 'zod/mini'
import { count } from '../../model/text.ts'
import { error, fail, pass } from '../../model/verdict.ts'
import { field, lacking } from '../contract.ts'
import { described } from '../schema.ts'

export default field({
  id: 'min_compactions',
  doc: 'The transcript was summarised at least this many times',
  fails: 'The transcript was summarised less often, so the case did not exercise what it claims to',
  severity: 'blocking',
  needs: ['compactions'],
  schema: described(z.int().check(z.minimum(1)), 'How often the transcript must have been summarised, at least'),
  run(want, view) {
    const events = view.trace.events.filter((e) => e.type === 'compaction').length
    const compactions = view.trace.compactions ?? events
    if (compactions === 0 && view.trace.source.lacks.includes('compactions'))
      return error(lacking(view, 'compactions', 'record of compactions'))
    return compactions >= want
      ? pass(`${count(compactions, 'compaction')}, at least ${want} expected`)
      : fail(
          `Expected at least ${count(want, 'compaction')}, found ${compactions}: the case did not exercise what it claims to`,
        )
  },
})
