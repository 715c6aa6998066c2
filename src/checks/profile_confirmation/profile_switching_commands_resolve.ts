import { count } from '../../model/text.ts'
import { fail, pass, skip } from '../../model/verdict.ts'
import { noRegistry, sayUnresolved, unresolved } from '../commands.ts'
import { dimension } from '../contract.ts'
import type { ProfileWant } from './want.ts'

export default dimension<ProfileWant>({
  id: 'profile_switching_commands_resolve',
  doc: 'Every profile switching command is a command of the registry',
  fails: 'One is no command of the registry',
  severity: 'blocking',
  needs: [],
  run(want, _view, context) {
    const commands = want.profile_switching_commands
    if (commands.length === 0) return skip('No profile_switching_commands are declared')
    if (!context.registry) return noRegistry('profile_switching_commands_resolve')
    const found = unresolved(context.registry, commands)
    if (found.length === 0) return pass(`${count(commands.length, 'switching command')} found in the registry`)
    return fail(`Unknown in the registry: ${sayUnresolved(found)}`)
  },
})
