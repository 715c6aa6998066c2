// `[golden]`: the operator golden task. What one workflow declares, and what the agent was seen to do of it.
import { family, type Mistake } from '../contract.ts'
import confirmationTiers from './confirmation_tiers.ts'
import expectedCovered from './expected_covered.ts'
import keysResolve from './keys_resolve.ts'
import lifecycleOrdered from './lifecycle_ordered.ts'
import narrationFaithfulness from './narration_faithfulness.ts'
import noToolErrors from './no_tool_errors.ts'
import observedLifecycleOrdered from './observed_lifecycle_ordered.ts'
import provenancePresent from './provenance_present.ts'
import responseProvenancePresent from './response_provenance_present.ts'
import skillConsistent from './skill_consistent.ts'
import trajectoryResolves from './trajectory_resolves.ts'
import verificationGrounded from './verification_grounded.ts'
import { schema } from './want.ts'

export default family({
  id: 'golden',
  doc: 'One workflow: what it declares holds together, and the agent followed it',
  repeatable: false,
  flatKey: 'expected_trajectory',
  schema,
  checks: [
    trajectoryResolves,
    lifecycleOrdered,
    skillConsistent,
    provenancePresent,
    verificationGrounded,
    responseProvenancePresent,
    narrationFaithfulness,
    confirmationTiers,
    keysResolve,
    observedLifecycleOrdered,
    expectedCovered,
    noToolErrors,
  ],
  mistakes(block) {
    const found: Mistake[] = []
    for (const key of ['modelo', 'filing_year', 'period'] as const) {
      if (block.subject && block[key] !== undefined) {
        found.push({
          route: [key],
          message: `Expected ${key} inside subject, found it beside subject; use one spelling`,
        })
      }
    }
    if (block.expected_computed_fields && block.expected_computed_casillas) {
      found.push({
        route: ['expected_computed_casillas'],
        message: 'Expected expected_computed_fields or expected_computed_casillas, found both; use one spelling',
      })
    }
    return found
  },
})
