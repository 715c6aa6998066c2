// `[[policy]]`: what must hold whenever it arises. Each block is one rule, in one of seven forms that its keys tell.
import { family } from '../contract.ts'
import absence from './absence.ts'
import confined from './confined.ts'
import grounded from './grounded.ts'
import { mistakesOf } from './mistakes.ts'
import only from './only.ts'
import precedence from './precedence.ts'
import response from './response.ts'
import untainted from './untainted.ts'
import { schema } from './want.ts'

export default family({
  id: 'policy',
  doc: 'A rule that holds whenever it arises: what comes before, what follows, what never happens, where values come from and go',
  repeatable: true,
  schema,
  checks: [precedence, response, absence, only, grounded, confined, untainted],
  mistakes: mistakesOf,
})
