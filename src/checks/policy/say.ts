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
  const more = Object.entries(conditions).flatMap(([key, value]) => (value === undefined ? [] : [key]))
  const name = tool ?? alternativesIn(any_of)
  return more.length === 0 ? name : `${name} (with ${more.join(', ')})`
}

/** Several alternatives by the names of their tools, each once. */
function alternativesIn(patterns: readonly CallPattern[]): string {
  const tools = patterns.map((p) => (typeof p === 'string' ? p : (p.tool ?? alternativesIn(p.any_of ?? []))))
  const names = [...new Set(tools.map((tool) => tool.replace(/^=/, '')))]
  return names.length === 1 ? (names[0] as string) : `any of ${list(names, 3)}`
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
