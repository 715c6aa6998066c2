// A failing run → the texts of a test that keeps the check that caught it under test, and of one for the next live runs.
import { tomlKey, tomlValue } from '../documents/written.ts'
import { clip } from '../model/text.ts'

/** What is promoted. Paths have `/`. */
export type Promoted = {
  /** The stem of the files, and the name of the stored test. */
  name: string
  /** How the stored test writes the path of its scenario. */
  base: string
  /** The stored trace, relative to the traces root. */
  trace: string
  prompt: string | readonly string[] | undefined
  failed: readonly string[]
  reason: string
  /** Dimensions that a stored run cannot be judged by again, such as those of a judge. */
  off: readonly string[]
  from: { report: string; run: string; scenario: string; date: string | undefined }
}

/** One line of a comment, from anywhere. */
const comment = (text: string): string => `# ${(tomlValue(text) ?? '"…"').slice(1, -1).replaceAll('\\"', '"')}`

const line = (key: string, value: unknown): string[] => {
  const text = tomlValue(value)
  return text === undefined ? [] : [`${tomlKey(key)} = ${text}`]
}

/** The test over the stored trace: it passes as long as what failed does. */
export function storedText(of: Promoted): string {
  const { name, base, trace, prompt, failed, reason, off, from } = of
  const date = from.date === undefined ? '' : `, on ${from.date}`
  return `${[
    comment(`Promoted from ${from.report}${date}: the run ${from.run} of the scenario ${from.scenario}.`),
    '# It passes as long as the checks that caught this run still do, and nothing else fails.',
    ...line('name', name),
    ...line('extends', base),
    ...(prompt === undefined ? [] : line('prompt', prompt)),
    ...line('traces', [trace]),
    ...line('trials', { min: 1, require: 'all' }),
    '',
    '[expect_failure]',
    ...line('reason', clip(reason, 300)),
    ...line('dimensions', failed),
    ...(off.length === 0
      ? []
      : ['', '[severity] # a stored run is not judged by these again', ...off.flatMap((id) => line(id, 'off'))]),
  ].join('\n')}\n`
}

/** The same expectations for the next live runs, which must pass. */
export function liveText({ name, off }: Promoted, stored: string): string {
  return `${[
    '# The same expectations for live runs, which must pass. Record one with the prompt of the stored run, name its file or',
    `# folder like this scenario, and take the line of skip away.`,
    ...line('name', `${name}-live`),
    ...line('extends', stored),
    ...line('skip', 'no live run of it is recorded yet'),
    ...(off.length === 0 ? [] : ['', '[severity]', ...off.flatMap((id) => line(id, 'blocking'))]),
  ].join('\n')}\n`
}

/** A text as a part of a file name, which means nothing to a glob and nothing to a shell. */
export const slug = (text: string): string =>
  text
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[.-]+|[.-]+$/g, '')
    .slice(0, 60)
