// Rules in words.
import { asText } from '../../model/compact.ts'
import { fate, named } from '../calls.ts'
import type { View } from '../contract.ts'
import type { Moment } from '../patterns/moments.ts'
import { sayPattern, sayValue } from '../patterns/say.ts'
import type { CallPattern } from '../patterns/schema.ts'

/** Several patterns in words. */
export const namesOf = (patterns: readonly CallPattern[]): string => patterns.map(sayPattern).join(', ')

/** A value of a trace in words, cut and redacted; a text in quotes. */
export function show(value: unknown, excerpt: (text: string) => string): string {
  const text = excerpt(asText(value).slice(0, 2000))
  return typeof value === 'string' ? sayValue(text, 200) : text
}

/** Names a moment: a call by its command and number, another event by what it is. */
export const sayMoment = (moment: Moment, view: View): string =>
  'call' in moment ? named(view, moment.at) : moment.event

/** What became of a call that did not simply succeed, as in `, which failed`. */
export function sayFate(moment: Moment): string {
  const became = 'call' in moment ? fate(moment.call) : 'called'
  return became === 'called' ? '' : `, which ${became === 'failed' ? 'failed' : `was ${became}`}`
}
