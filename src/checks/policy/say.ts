// Rules in words.
import { asText } from '../../model/compact.ts'
import { list } from '../../model/text.ts'
import { named } from '../calls.ts'
import type { View } from '../contract.ts'
import type { Moment } from '../patterns/moments.ts'
import type { CallPattern } from '../patterns/schema.ts'

/** A pattern in words: its name, or the names of which one suffices, and that there are conditions. */
export function nameOf(pattern: CallPattern): string {
  if (typeof pattern === 'string') return pattern
  const { tool, any_of = [], ...conditions } = pattern
  const alternatives = [...new Set(any_of.map(nameOf))]
  const name = tool ?? (alternatives.length === 1 ? (alternatives[0] as string) : `any of ${list(alternatives, 3)}`)
  const more = Object.entries(conditions).flatMap(([key, value]) => (value === undefined ? [] : [key]))
  return more.length === 0 ? name : `${name} (with ${more.join(', ')})`
}

/** Several patterns in words. */
export const namesOf = (patterns: readonly CallPattern[]): string => patterns.map(nameOf).join(', ')

/** A value of a trace in words, cut and redacted; a text in quotes. */
export function show(value: unknown, excerpt: (text: string) => string): string {
  const text = excerpt(asText(value).slice(0, 2000))
  return typeof value === 'string' ? JSON.stringify(text) : text
}

/** Names a moment: a call by its command and number, another event by what it is. */
export const sayMoment = (moment: Moment, view: View): string =>
  'call' in moment ? named(view, moment.at) : moment.event
