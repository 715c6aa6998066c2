// What a run used, as the sum of what its responses say; where one does not say it, the sum would be too small.
import type { Conversation } from './conversation.ts'
import { number } from './json.ts'

export function tokens(c: Pick<Conversation, 'spend'>) {
  const responses = new Set<unknown>()
  const told = new Set<unknown>()
  const sum = { input_tokens: 0, output_tokens: 0 }
  return {
    /** A response was read, and says this of itself. One that is streamed may say it piece by piece. */
    of(response: unknown, input: unknown, output: unknown): void {
      responses.add(response)
      const [sent, written] = [number(input), number(output)]
      if (sent === undefined || written === undefined) return
      told.add(response)
      sum.input_tokens += sent
      sum.output_tokens += written
    },
    /** To be called before the run is finished. */
    settle(): void {
      if (told.size > 0 && told.size === responses.size) c.spend(sum)
    },
  }
}
