// What is asked of many texts: short ones, such as keys and ids, come again and again in the calls of a run.
import { remembered } from '../../model/remembered.ts'

/** So many texts of at most so many characters are remembered. */
const mostKept = 20_000
const longestKept = 64

/** Remembers the answers about short texts. */
export const rememberedShort = <Answer>(answer: (text: string) => Answer): ((text: string) => Answer) =>
  remembered(answer, mostKept, longestKept)
