import { nearest } from '../../model/names.ts'
import { count, list } from '../../model/text.ts'
import { fail, pass, skip } from '../../model/verdict.ts'
import { argumentsEvidence } from '../calls.ts'
import { dimension } from '../contract.ts'

export default dimension({
  id: 'known_tools',
  doc: 'Every call is of a tool that the trace lists as offered',
  fails: 'A tool was called that was never offered',
  severity: 'blocking',
  needs: [],
  uses: ['offered_tools'],
  run(_want, view, context) {
    const offered = view.trace.tools
    if (!offered || offered.length === 0) return skip('The trace does not list the tools that were offered')
    if (view.calls.length === 0) return skip('No calls')
    const known = new Set(offered)
    const unknown: number[] = []
    for (const [i, call] of view.calls.entries()) if (!known.has(call.tool)) unknown.push(i)
    if (unknown.length === 0) return pass(`${count(view.calls.length, 'call')} of ${count(known.size, 'offered tool')}`)
    const names = [...new Set(unknown.map((i) => view.calls[i]?.tool ?? ''))]
    const near = nearest(names[0] ?? '', known)
    return fail(
      `Unknown tool ${list(names)}, not among ${count(known.size, 'offered tool')}${near ? `; nearest is ${near}` : ''}`,
      {
        evidence: unknown.slice(0, 3).map((i) => argumentsEvidence(view, i, context)),
      },
    )
  },
})
