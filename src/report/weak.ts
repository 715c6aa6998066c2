// The summary's part on the strength of the scenarios: their scores, and the worst faults that they would not notice.
import type { ScenarioStrength, StrengthResult, Survivor } from '../model/strength.ts'
import { count } from '../model/text.ts'
import { details } from './fold.ts'
import { icons } from './icons.ts'
import { code, fence, prose } from './markdown.ts'
import { printable } from './printable.ts'
import { floorMissed, killers, killsOf, scoreSaid, strengthLine, weakestFirst } from './strength.ts'

/** How many survivors of one scenario are told. */
const mostOfOne = 3
/** A line that is longer is cut where it is shown, and no longer one to paste. */
const longestLine = 200

/** At most so many scenarios, and so many survivors; the score stands whatever the room. */
export function strengthSection(strength: StrengthResult, most: number): string[] {
  const miss = floorMissed(strength, strength.floor)
  const ranked = weakestFirst(strength.scenarios)
  const survivors = ranked.flatMap((one) =>
    distinct(one.survivors)
      .slice(0, mostOfOne)
      .map((survivor) => ({ one, survivor })),
  )
  const told = survivors.slice(0, Math.min(most, 20))
  const more = strength.survived - told.length
  return [
    '### Would the scenarios notice?',
    '',
    `${miss === undefined ? '' : `${icons.fail} ${prose(miss)}. `}${prose(strengthLine(strength))}.`,
    '',
    ...(most > 0
      ? details('Strength by scenario', tableOf(ranked.slice(0, most), ranked.length), ranked.length <= 20)
      : []),
    ...told.flatMap(({ one, survivor }) => survivorLines(one, survivor)),
    ...(told.length > 0 && more > 0 ? [`- ${count(more, 'more survivor')} in the JSON report`] : []),
    '',
  ]
}

/** The survivors that other lines would catch: the first of each. */
const distinct = (survivors: readonly Survivor[]): Survivor[] =>
  survivors.filter(({ fix }, i) => fix === undefined || survivors.findIndex((one) => one.fix === fix) === i)

function tableOf(ranked: readonly ScenarioStrength[], all: number): string[] {
  const rows = ranked.map((one) => {
    const { kill, never } = killers(one)
    const names = (ids: readonly string[]) =>
      ids
        .slice(0, 5)
        .map((id) => code(id, 60))
        .join(', ')
    const cells = (['effects', 'answer', 'reads'] as const).map((group) => killsOf(one.groups[group]))
    return `| ${code(one.name, 100)} | ${scoreSaid(one.score)} | ${cells.join(' | ')} | ${names(kill.map(([id]) => id))} | ${names(never)} |`
  })
  return [
    '| Scenario | Score | Effects | Answer | Reads | Killed by | Never kills |',
    '|:--|--:|--:|--:|--:|:--|:--|',
    ...rows,
    ...(all > ranked.length ? ['', `… and ${count(all - ranked.length, 'more scenario')}`] : []),
  ]
}

function survivorLines({ name }: ScenarioStrength, { trace, message, fix }: Survivor): string[] {
  const lines = fix?.split('\n') ?? []
  const isWhole = lines.every((line) => printable(line, longestLine) === line)
  return [
    `- ${icons.advisory} ${code(name, 100)}: ${prose(message, 500)} (${code(trace)})`,
    ...(fix === undefined || !isWhole ? [] : ['', ...fence('toml', lines).map((line) => `  ${line}`), '']),
  ]
}
