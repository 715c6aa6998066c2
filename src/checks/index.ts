// The check families, in the order reports show them.
import type { Family } from './contract.ts'
import expect from './expect/family.ts'

export const families: readonly Family[] = [expect]
