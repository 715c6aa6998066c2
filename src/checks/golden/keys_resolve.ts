import { count } from '../../model/text.ts'
import { error, fail, pass } from '../../model/verdict.ts'
import { evidence } from '../calls.ts'
import { noRegistry, sayUnresolved, unresolved } from '../commands.ts'
import { dimension } from '../contract.ts'
import type { GoldenWant } from './want.ts'

export default dimension<GoldenWant>({
  id: 'keys_resolve',
  doc: 'Every command that the agent called is in the registry',
  fails: 'A called command is not in the registry',
  severity: 'blocking',
  needs: [],
  run(_want, view, context) {
    const { registry } = context
    if (!registry) return noRegistry('keys_resolve')
    if (registry.commands.size === 0) return error('Missing commands: the registry lists none')
    if (view.calls.length === 0) return error('Missing calls: the trace has none, so no command was observed')
    const found = unresolved(registry, view.commands)
    if (found.length === 0) return pass(`${count(view.calls.length, 'call')}, every command is in the registry`)
    return fail(
      `Expected only commands of the registry, found ${sayUnresolved(found)}; a tool becomes a command by the registry (its tool) or by [aliases] in the config`,
      {
        evidence: found.slice(0, 5).map((u) => evidence(view, u.at, context, u.key)),
      },
    )
  },
})
