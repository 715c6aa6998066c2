// The check families, in the order reports show them.
import auditClosure from './audit_closure/family.ts'
import budget from './budget/family.ts'
import calls from './calls/family.ts'
import type { Check, Family } from './contract.ts'
import contradiction from './contradiction/family.ts'
import exitCode from './exit_code/family.ts'
import expect, { turn } from './expect/family.ts'
import runCompleted from './expect/run_completed.ts'
import golden from './golden/family.ts'
import live from './live/family.ts'
import policy from './policy/family.ts'
import profileConfirmation from './profile_confirmation/family.ts'
import state from './state/family.ts'
import trajectory from './trajectory/family.ts'
import underDeclaration from './under_declaration/family.ts'

export const families: readonly Family[] = [
  expect,
  turn,
  golden,
  exitCode,
  underDeclaration,
  contradiction,
  profileConfirmation,
  live,
  auditClosure,
  calls,
  trajectory,
  policy,
  budget,
  state,
]

/** The checks that grade every scenario, under their own names where the section of their family does not stand. */
export const always: readonly { family: Family; check: Check }[] = [{ family: expect, check: runCompleted }]
