// `[under_declaration]`: what must not pass silently is surfaced as an advisory finding with its legal ground.
import * as z from 'zod/mini'
import type { Check, Family } from '../contract.ts'
import { described, text, texts } from '../schema.ts'
import advisoryFindingPresent from './advisory_finding_present.ts'
import legalRefsGrounded from './legal_refs_grounded.ts'
import notSilentlyClean from './not_silently_clean.ts'

const checks: readonly Check[] = [notSilentlyClean, advisoryFindingPresent, legalRefsGrounded]

const schema = z.strictObject({
  command: described(text, 'The command whose last response is judged'),
  expected_legal_refs: described(texts, 'The references that one advisory finding must cite, all of them'),
})

/** An under_declaration block as checks see it. */
export type UnderDeclarationWant = z.output<typeof schema>

export default {
  id: 'under_declaration',
  doc: 'The response surfaces an advisory finding that cites its legal ground',
  repeatable: true,
  perField: false,
  flatKey: 'expected_legal_refs',
  schema,
  checks,
} satisfies Family
