// What is said of the rates that are asked of tags, once for all reporters.
import type { Totals } from '../model/report.ts'

/** Each tag of which a rate is asked. `said`: `9 of 10 passed, 0.8 asked for`. */
export function ratesIn({ tags }: Pick<Totals, 'tags'>): { tag: string; met: boolean; said: string }[] {
  return Object.entries(tags).flatMap(([tag, { passed, judged = 0, require, met }]) =>
    met === undefined ? [] : [{ tag, met, said: `${passed} of ${judged} passed, ${require} asked for` }],
  )
}

/** Does everything that fails have room in the rates of its tags? */
export const isTolerated = ({ failed, tolerated = 0 }: Totals): boolean => failed > 0 && failed === tolerated
