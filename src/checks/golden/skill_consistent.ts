import { count, list } from '../../model/text.ts'
import { error, fail, pass, skip } from '../../model/verdict.ts'
import { cites, cliForm, noRegistry } from '../commands.ts'
import { dimension } from '../contract.ts'
import type { GoldenWant } from './want.ts'

export default dimension<GoldenWant>({
  id: 'skill_consistent',
  doc: "The skill's SKILL.md exists and cites every step of expected_trajectory as it is typed",
  fails: 'There is no such skill, or it does not cite a step',
  severity: 'blocking',
  needs: [],
  run(want, _view, context) {
    const { registry, skills } = context
    if (want.skill_name === undefined) return skip('No skill_name is given')
    if (!skills) return error('Missing skills folder, which skill_name needs; name it with skills')
    const text = skills(want.skill_name)
    if (text === undefined) {
      return fail(`Missing skill ${want.skill_name}: the skills folder has no ${want.skill_name}/SKILL.md`)
    }
    if (!registry) return noRegistry('skill_consistent (the command line form of each step)')
    const forms = want.expected_trajectory.map((key) => cliForm(registry, key))
    const flat = text.replace(/\s+/g, ' ')
    const missing = forms.flatMap((form, i) => (cites(flat, form) ? [] : [i]))
    if (missing.length === 0) return pass(`${want.skill_name}/SKILL.md cites ${count(forms.length, 'step')}`)
    return fail(
      `Expected ${want.skill_name}/SKILL.md to cite ${list(missing.map((i) => `"${forms[i]}"`))}, found no such text`,
    )
  },
})
