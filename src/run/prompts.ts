// Was a trace recorded for what its scenario asks? The prompts tell.
import { clip } from '../model/text.ts'
import type { Trace } from '../model/trace.ts'
import type { Scenario } from '../scenario/build.ts'

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Do the scenarios that state a prompt all state the same? */
export function samePrompt(scenarios: readonly Pick<Scenario, 'prompt'>[]): boolean {
  const stated = scenarios.filter((s) => s.prompt.length > 0).map((s) => JSON.stringify(s.prompt.map(plain)))
  return new Set(stated).size < 2
}

/** A note where the first prompt that a trace recorded is not that of its scenario; a harness may wrap what it is given. */
export function promptNote({ prompt: [asked] }: Pick<Scenario, 'prompt'>, trace: Trace): string[] {
  const recorded = firstPrompt(trace)
  if (asked === undefined || recorded === undefined) return []
  const [one, other] = [plain(asked), plain(recorded)]
  if (one === '' || other === '' || one.includes(other) || other.includes(one)) return []
  return [
    `The recorded prompt ${JSON.stringify(clip(other, 80))} is not the scenario's, ${JSON.stringify(clip(one, 80))}; is it the trace of another run?`,
  ]
}

function firstPrompt({ prompt, events }: Trace): string | undefined {
  if (prompt !== undefined) return typeof prompt === 'string' ? prompt : prompt[0]
  for (const event of events) if (event.type === 'user') return event.text
  return undefined
}
