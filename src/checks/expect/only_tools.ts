import { count, list } from '../../model/text.ts'
import { fail, pass } from '../../model/verdict.ts'
import { argumentsEvidence, callsUnrecorded, named, numberOf } from '../calls.ts'
import { field } from '../contract.ts'
import { means } from '../patterns/names.ts'
import { unseen } from '../patterns/unseen.ts'
import { neverMatching } from '../prohibited.ts'
import { names } from '../schema.ts'

export default field({
  id: 'only_tools',
  doc: 'Every call, by any agent, is of a named tool; a denied or failed call counts as called',
  fails: 'Another tool was called, or tried',
  severity: 'blocking',
  needs: [],
  schema: names('Tools or commands that alone may be called, by any agent; * is a wildcard'),
  mistakes: neverMatching,
  run(want, view, context) {
    const others = view.calls.flatMap(({ tool }, i) => {
      const command = view.commands[i] ?? tool
      return want.some((name) => means(name, tool) || means(name, command)) ? [] : [i]
    })
    if (others.length > 0)
      return fail(`Expected only calls of ${list(want)}, found ${list(others.map((i) => named(view, i)))}`, {
        evidence: others.slice(0, 5).map((i) => argumentsEvidence(view, i, context)),
        spoilt: numberOf(view, others[0] ?? 0),
      })
    return callsUnrecorded(view) ?? unseen(view) ?? pass(`Only named tools in ${count(view.calls.length, 'call')}`)
  },
})
