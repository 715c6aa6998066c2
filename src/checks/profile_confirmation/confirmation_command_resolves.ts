import { fail, pass } from '../../model/verdict.ts'
import { noRegistry, sayUnresolved, unresolved } from '../commands.ts'
import { dimension } from '../contract.ts'
import type { ProfileWant } from './want.ts'

export default dimension<ProfileWant>({
  id: 'confirmation_command_resolves',
  doc: 'The confirmation command is a command of the registry',
  fails: 'It is no command of the registry',
  severity: 'blocking',
  needs: [],
  run(want, _view, context) {
    if (!context.registry) return noRegistry('confirmation_command_resolves')
    const found = unresolved(context.registry, [want.confirmation_command])
    if (found.length === 0) return pass(`${want.confirmation_command} is in the registry`)
    return fail(`Unknown in the registry: ${sayUnresolved(found)}`)
  },
})
