import { count, list } from '../../model/text.ts'
import { fail, pass } from '../../model/verdict.ts'
import type { PureCheck } from '../contract.ts'
import { callEvidence, callsUnrecorded, fate, isNamed, names, nearlyForbidden, nothingSeen } from './calls.ts'

export default {
  id: 'forbid_tools',
  doc: 'None of the named tools was called by any agent; a denied or failed call counts as called',
  fails: 'A forbidden tool was called, or tried',
  severity: 'blocking',
  needs: [],
  schema: names('Tools or commands that must never be called, by any agent; * is a wildcard'),
  run(want, view, context) {
    const nothing = nothingSeen(view) ?? callsUnrecorded(view)
    if (nothing) return nothing
    const hits: number[] = []
    let element = want.forbid_tools.length
    const { commands } = view
    view.calls.forEach((call, i) => {
      const by = want.forbid_tools.findIndex((name) => isNamed(name, call, commands[i] as string))
      if (by < 0) return
      hits.push(i)
      element = Math.min(element, by)
    })
    if (hits.length === 0) {
      const note = nearlyForbidden(want.forbid_tools, view)
      return { ...pass(`No forbidden tool in ${count(view.calls.length, 'call')}`), ...(note ? { note } : {}) }
    }
    const said = hits.map(
      (i) =>
        `${view.calls[i]?.tool} (call ${i + 1}${fate(view.calls[i] as never) === 'called' ? '' : `, ${fate(view.calls[i] as never)}`})`,
    )
    return fail(`Expected no call of ${list(want.forbid_tools)}, found ${list(said)}`, {
      route: ['forbid_tools', element],
      evidence: hits.slice(0, 5).map((i) => callEvidence(view, i, context)),
    })
  },
} satisfies PureCheck<{ forbid_tools: string[] }>
