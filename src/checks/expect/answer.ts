// What the checks of the final answer share.

import { clip } from '../../model/text.ts'
import { error, type Outcome } from '../../model/verdict.ts'
import { type Context, lacking, type Scope, type View } from '../contract.ts'
import { holds, holdsForbidden, type Readable } from '../text/match.ts'

/** The verdict where there is no final answer to look at. */
export function noAnswer(view: View): Outcome | undefined {
  return view.answer === undefined ? error(lacking(view, 'answer', 'final answer')) : undefined
}

/** What the agent said, as checks of the answer look at it: the final answer, or every text of the main agent. */
export type Spoken = { texts: readonly string[]; readables: readonly Readable[]; what: string }

const everything = new WeakMap<View, Spoken>()

/** What the checks of the answer look at, or the verdict where there is nothing of it. */
export function spoken(view: View, scope: Scope): Spoken | { outcome: Outcome } {
  if (scope.answer_in !== 'any_message') {
    const { answer } = view
    if (answer === undefined) return { outcome: error(lacking(view, 'answer', 'final answer')) }
    return { texts: [answer], readables: [view.readableAnswer], what: 'the answer' }
  }
  let said = everything.get(view)
  if (!said) {
    const messages = view.trace.events.flatMap((e) => (e.type === 'message' && e.agent === undefined ? [e.text] : []))
    const all = view.answer === undefined ? messages : [...messages, view.answer]
    const texts = [...new Set(all)].filter((t) => t.trim() !== '')
    said = { texts, readables: texts.map((t) => view.readable(t)), what: 'a message' }
    everything.set(view, said)
  }
  return said.texts.length > 0 ? said : { outcome: error(lacking(view, 'answer', 'text of the agent')) }
}

/** Is the needle in one of the texts, both normalised? */
export const isSaid = ({ readables }: Spoken, needle: string): boolean => readables.some((r) => holds(r, needle))

/** The place of the first text that has what must not be there; -1: none has it. */
export const whereForbidden = ({ readables }: Spoken, needle: string): number =>
  readables.findIndex((r) => holdsForbidden(r, needle))

/** A needle as messages quote it. */
export const quote = (needle: string): string => JSON.stringify(clip(needle, 60))

/** The last of the texts as evidence, or the one at a place. */
export const spokenEvidence = ({ texts }: Spoken, context: Context, at = texts.length - 1) => [
  { excerpt: context.excerpt(texts[at] ?? '') },
]

/** The answer as evidence. */
export const answerEvidence = (view: View, context: Context) => [{ excerpt: context.excerpt(view.answer ?? '') }]
