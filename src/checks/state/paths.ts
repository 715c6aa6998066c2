// Lists of paths into a state: their shape, and what is wrong with them.
import * as z from 'zod/mini'
import { parsePath } from '../../model/path.ts'
import type { Mistake } from '../contract.ts'
import { pathMistakes } from '../patterns/mistakes.ts'
import { described, text } from '../schema.ts'
import { isContainer } from './differences.ts'

export const paths = (doc: string) => described(z.array(text).check(z.minLength(1)), doc)

export const pathListMistakes = (list: readonly string[]): Mistake[] => list.flatMap((path, i) => pathMistakes(path, i))

/** The first key of a path where neither state has it: the path is likely to be misspelt. */
export function strangeKey(path: string, ...states: readonly unknown[]): string | undefined {
  const [first] = parsePath(path)
  if (!first || !('key' in first) || first.key === '**') return undefined
  const known = states.some(
    (state) => isContainer(state) && (Object.hasOwn(state, first.key) || Object.hasOwn(state, first.rest)),
  )
  return known ? undefined : first.key
}
