// What an `[under_declaration]` block says.
import * as z from 'zod/mini'
import { command, described, texts } from '../schema.ts'

export const schema = z.strictObject({
  command: described(command, 'The command whose last response is looked at'),
  expected_legal_refs: described(texts, 'The references that one advisory finding must cite, all of them'),
})

/** An under_declaration block as checks see it. */
export type UnderDeclarationWant = z.output<typeof schema>
