// What is asked of many texts: short ones, such as keys and ids, come again and again in the calls of a run.

/** So many texts of at most so many characters are remembered. */
const mostKept = 20_000
const longestKept = 64

/** Remembers the answers about short texts. */
export function remembered<Answer>(answer: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>()
  return (text) => {
    if (text.length > longestKept) return answer(text)
    let found = known.get(text)
    if (found === undefined) {
      found = answer(text)
      if (known.size < mostKept) known.set(text, found)
    }
    return found
  }
}
