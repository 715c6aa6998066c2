// The summary's part on the baseline.
import type { BaselineResult } from '../model/report.ts'
import { count } from '../model/text.ts'
import { countsOf, differencesOf, figureOf } from './baseline.ts'
import { details } from './fold.ts'
import { icons } from './icons.ts'
import { code, prose } from './markdown.ts'
import { andMore } from './told.ts'

const mostNames = 20

/** At most so many failures and figures; the counts stand whatever the room. */
export function baselineSection(b: BaselineResult, most: number): string[] {
  const failures = [...b.failures].sort((x, y) => Number(y.gates) - Number(x.gates)).slice(0, most)
  const beyond = b.failures.length - failures.length
  return [
    '### Against the baseline',
    '',
    `${prose(countsOf(b))}.`,
    '',
    ...failures.map(
      ({ scenario, dimension, gates, message }) =>
        `- ${gates ? icons.fail : icons.advisory} **${code(dimension)}** in ${code(scenario, 100)}<br>${prose(message, 500)}`,
    ),
    ...(beyond > 0 ? [`- ${count(beyond, 'more failure')} in the JSON report`] : []),
    '',
    ...(most > 0 ? differenceLines(b) : []),
    ...figureLines(b, most),
  ]
}

function differenceLines(b: BaselineResult): string[] {
  return differencesOf(b).flatMap(({ word, names }) => {
    const shown = names.slice(0, mostNames).map((name) => code(name, 160))
    return [`**${word}**: ${shown.join(', ')}${andMore(names.length - mostNames)}`, '']
  })
}

function figureLines(b: BaselineResult, most: number): string[] {
  const ranked = [...b.figures].sort((x, y) => Number(y.marked ?? false) - Number(x.marked ?? false)).slice(0, most)
  if (ranked.length === 0) return []
  const rows = ranked.map((f) => {
    const { name, was, is, change } = figureOf(f)
    return `| ${f.marked ? icons.advisory : ''} | ${code(f.scenario, 100)} | ${name} | ${was} | ${is} | ${change} |`
  })
  const marked = b.figures.filter((f) => f.marked).length
  const title = `Cost, calls, turns, tokens and duration: ${marked} changed by more than chance (told from 4 trials a side on)`
  return details(title, ['| | Scenario | Median of | Baseline | Now | Change |', '|:--|:--|:--|--:|--:|--:|', ...rows])
}
