// `[audit_closure]`: the audit chain from the gatekeeper to the final answer is recorded, consistent and not leaked.

import { family } from '../contract.ts'
import { emptyNeedles } from '../needles.ts'
import auditFieldsPresent from './audit_fields_present.ts'
import chainClosed from './chain_closed.ts'
import claimChecksAuditable from './claim_checks_auditable.ts'
import composerAuditable from './composer_auditable.ts'
import gatekeeperConsistent from './gatekeeper_consistent.ts'
import noForbiddenClaims from './no_forbidden_claims.ts'
import noProtocolLeak from './no_protocol_leak.ts'
import { schema } from './want.ts'

export default family({
  id: 'audit_closure',
  doc: "The verifier's evaluation is complete and consistent, and the final answer leaks nothing of it",
  repeatable: false,
  schema,
  checks: [
    auditFieldsPresent,
    gatekeeperConsistent,
    claimChecksAuditable,
    composerAuditable,
    chainClosed,
    noForbiddenClaims,
    noProtocolLeak,
  ],
  mistakes: (block) =>
    emptyNeedles(block.forbidden_confirmed_claims ?? []).map((m) => ({
      ...m,
      route: ['forbidden_confirmed_claims', ...m.route],
    })),
})
