import { count } from '../../model/text.ts'
import { error, fail, pass } from '../../model/verdict.ts'
import { noRegistry, sayUnresolved, unresolved } from '../commands.ts'
import { dimension } from '../contract.ts'
import type { GoldenWant } from './want.ts'

export default dimension<GoldenWant>({
  id: 'trajectory_resolves',
  doc: 'Every key of expected_trajectory is a command of the registry',
  fails: 'A key is no command of the registry',
  severity: 'blocking',
  needs: [],
  run(want, _view, context) {
    const { registry } = context
    if (!registry) return noRegistry('trajectory_resolves')
    if (registry.commands.size === 0) return error('Missing commands: the registry lists none')
    const keys = want.expected_trajectory
    const found = unresolved(registry, keys)
    if (found.length === 0)
      return pass(`${count(keys.length, 'key')} found among ${count(registry.commands.size, 'command')}`)
    return fail(`Unknown in the registry: ${sayUnresolved(found)}`)
  },
})
