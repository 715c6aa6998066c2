// What must not compile: `tsc` reports each `@ts-expect-error` below that has become unnecessary.
import * as z from 'zod/mini'
import { askingField, dimension, family, familyOfFields, field } from '../../src/checks/contract.ts'
import { type Outcome, pass } from '../../src/model/verdict.ts'

const told = { doc: 'It holds', fails: 'It does not', severity: 'blocking', needs: [] } as const

/** A field's want is the value that its schema reads. */
export const count = field({ ...told, id: 'count', schema: z.int(), run: (want) => pass(want.toFixed()) })

export const wrongField = field({
  ...told,
  id: 'count',
  schema: z.int(),
  // @ts-expect-error: the schema reads a number
  run: (want: string): Outcome => pass(want),
})

export const wrongMistakes = field({
  ...told,
  id: 'count',
  schema: z.int(),
  // @ts-expect-error: a number has no such method
  mistakes: (want) => want.map(() => ({ route: [], message: 'x' })),
  run: () => pass('x'),
})

export const wrongAsking = askingField({
  ...told,
  id: 'rubric',
  schema: z.string(),
  // @ts-expect-error: the schema reads a text
  ask: (want: number) => pass(want.toFixed()),
  decide: () => pass('x'),
})

const shop = z.strictObject({ command: z.string() })
type ShopWant = z.output<typeof shop>
const bank = z.strictObject({ command: z.string(), account: z.int() })
type BankWant = z.output<typeof bank>

const ofShop = dimension<ShopWant>({ ...told, id: 'of_shop', run: (want) => pass(want.command) })
const ofBank = dimension<BankWant>({ ...told, id: 'of_bank', run: (want) => pass(want.account.toFixed()) })
const ofAny = dimension<unknown>({ ...told, id: 'of_any', run: () => pass('x') })

export const wrongDimension = dimension<ShopWant>({
  ...told,
  id: 'of_shop',
  // @ts-expect-error: a block of the shop has no account
  run: (want) => pass(want.account),
})

const block = { id: 'shop', doc: 'A family', repeatable: false } as const
/** A check that needs less than the block has may stand in its family, one that needs more may not. */
export const right = family({ ...block, schema: bank, checks: [ofBank, ofShop, ofAny], flatKey: 'account' })
// @ts-expect-error: a block of the shop has no account
export const wrongCheck = family({ ...block, schema: shop, checks: [ofShop, ofBank] })
// @ts-expect-error: a block of the shop has no such key
export const wrongKey = family({ ...block, schema: shop, checks: [ofShop], flatKey: 'account' })

export const fields = familyOfFields({
  id: 'fields',
  doc: 'A family',
  checks: [count, ofAny],
  // @ts-expect-error: the value of the field is a number
  mistakes: ({ agents, count: of }) => (agents === 'main' ? of?.trim() : []),
})
// @ts-expect-error: a check over a block has no field
export const wrongFields = familyOfFields({ id: 'fields', doc: 'A family', checks: [count, ofShop] })
