// Remembering answers about texts: names, keys and ids come again and again, in one run and in run after run.

/** Remembers the answers about so many texts, none longer than so many characters. */
export function remembered<Answer>(
  answer: (text: string) => Answer,
  most: number,
  longest = Number.POSITIVE_INFINITY,
): (text: string) => Answer {
  const known = new Map<string, Answer>()
  return (text) => {
    if (text.length > longest) return answer(text)
    let found = known.get(text)
    if (found === undefined) {
      found = answer(text)
      if (known.size < most) known.set(text, found)
    }
    return found
  }
}

/** Remembers the answers about texts of so many characters together. */
export function rememberedWithin<Answer>(answer: (text: string) => Answer, characters: number) {
  const known = new Map<string, Answer>()
  let room = characters
  return (text: string): Answer => {
    let found = known.get(text)
    if (found === undefined) {
      found = answer(text)
      if (text.length <= room) {
        room -= text.length
        known.set(text, found)
      }
    }
    return found
  }
}
