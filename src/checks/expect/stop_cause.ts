import * as z from 'zod/mini'
import { stopCauses } from '../../model/trace.ts'
import { error, fail, pass } from '../../model/verdict.ts'
import { field, lacking } from '../contract.ts'
import { described } from '../schema.ts'

export default field({
  id: 'stop_cause',
  doc: 'The run ended for this cause',
  fails: 'The run ended for another cause',
  severity: 'blocking',
  needs: ['stop_cause'],
  schema: described(z.enum(stopCauses), 'Why the run ended'),
  run(want, view) {
    const { stop_cause } = view.trace
    if (stop_cause === undefined) return error(lacking(view, 'stop_cause', 'stop cause'))
    return stop_cause === want
      ? pass(`The run ended: ${stop_cause}`)
      : fail(`Expected stop cause ${want}, found ${stop_cause}`)
  },
})
