// What the limits of `[budget]` share.
import * as z from 'zod/mini'
import type { EvidenceKind } from '../../model/trace.ts'
import { error, fail, type Outcome, pass } from '../../model/verdict.ts'
import { lacking, type View } from '../contract.ts'
import { unseen } from '../patterns/unseen.ts'
import { described } from '../schema.ts'

export const whole = (doc: string) => described(z.int().check(z.minimum(0)), doc)
export const amount = (doc: string) => described(z.number().check(z.minimum(0)), doc)

/** Decides on a number of the trace; `undefined`: it was not recorded. */
export function within(
  most: number,
  spent: number | undefined,
  view: View,
  { kind, what, unit }: { kind: EvidenceKind; what: string; unit: string },
): Outcome {
  if (spent === undefined) return error(lacking(view, kind, what))
  return spent > most
    ? fail(`Expected at most ${most} ${unit}, found ${spent}`)
    : (unseen(view) ?? pass(`${spent} of at most ${most} ${unit}`))
}
