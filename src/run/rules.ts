// The rules that a report may list: every dimension that a scenario can have, by its name without the block's.

import type { Check } from '../checks/contract.ts'
import { always, loadFamilies } from '../checks/index.ts'
import type { Rule } from '../report/contract.ts'

export const rules = async (): Promise<Rule[]> => [
  ...(await loadFamilies()).flatMap((family) =>
    family.checks.map((check) => ruleOf(`${family.id}.${check.id}`, check)),
  ),
  ...always.map(({ check }) => ruleOf(check.id, check)),
  ...ofScenarios,
]

const ruleOf = (id: string, { doc, fails, severity }: Check): Rule => ({ id, doc, fails, severity })

/** Dimensions of the scenario itself, which no check judges. */
const ofScenarios: readonly Rule[] = [
  {
    id: 'trace_present',
    doc: 'A trace was found for the scenario',
    fails: 'No trace belongs to the scenario',
    severity: 'blocking',
  },
  {
    id: 'trials_met',
    doc: 'Enough of the scenario’s traces passed',
    fails: 'Too few passed, or there are fewer than the scenario asks for',
    severity: 'blocking',
  },
  {
    id: 'expected_failure',
    doc: 'Every trial fails as the scenario expects, and in nothing else that blocks',
    fails: 'Something else fails, or what should fail passes',
    severity: 'blocking',
  },
]
