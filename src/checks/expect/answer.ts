// What the checks of the final answer share.

import { clip } from '../../model/text.ts'
import { error, type Outcome } from '../../model/verdict.ts'
import { type Context, lacking, type View } from '../contract.ts'
import { holds, holdsForbidden } from '../text/match.ts'

/** The verdict where there is no final answer to look at. */
export function noAnswer(view: View): Outcome | undefined {
  return view.answer === undefined ? error(lacking(view, 'answer', 'final answer')) : undefined
}

/** Is the needle in the final answer, both normalised? */
export const inAnswer = (view: View, needle: string): boolean => holds(view.readableAnswer, needle)

/** Is a text that must not be there in the final answer? */
export const forbiddenInAnswer = (view: View, needle: string): boolean => holdsForbidden(view.readableAnswer, needle)

/** A needle as messages quote it. */
export const quote = (needle: string): string => JSON.stringify(clip(needle, 60))

/** The answer as evidence. */
export const answerEvidence = (view: View, context: Context) => [{ excerpt: context.excerpt(view.answer ?? '') }]
