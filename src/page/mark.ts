// Marks of verdicts: a sign, a colour, and a word for those who hear them.
import { el, heard } from './dom.ts'
import { type State, signOf, wordOf } from './model.ts'

/** The sign alone. */
export const mark = (state: State): HTMLElement =>
  el(
    'span',
    { class: `mark is-${state}`, title: wordOf(state) },
    el('span', { aria: { hidden: 'true' } }, signOf(state)),
    heard(wordOf(state)),
  )

/** The sign and its word. */
export const badge = (state: State): HTMLElement =>
  el('span', `badge is-${state}`, el('span', { aria: { hidden: 'true' } }, `${signOf(state)} `), wordOf(state))
