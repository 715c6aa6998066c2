// Measures the judge itself against labels that people gave.
import type { Problem } from '../model/report.ts'
import type { JudgeSettings, Shell } from './contract.ts'
import { makeJudge } from './judge.ts'

export type Disagreement = { line: number; expected: boolean; judged: boolean; reason: string; rubric: string }

/** How far the judge agrees with the labels. Rates have three decimals; `null` where there is nothing to divide by. */
export type JudgeCheck = {
  /** Labels that the judge gave a verdict on. */
  labels: number
  agreement: number | null
  /** The judge passes what people fail. */
  false_passes: number
  /** The judge fails what people pass. */
  false_fails: number
  /** Cohen's kappa; `null` when judge and people only ever gave one and the same verdict. */
  kappa: number | null
  disagreements: Disagreement[]
  /** Lines that are no label, and labels without a verdict: the measure does not hold for them. */
  problems: Problem[]
}

type Label = { prompt: string; rubric: string; answer: string; pass: boolean }

/** Asks the judge about every line `{prompt, rubric, answer, pass}`. Blank lines and lines that begin with `//` are skipped. */
export async function judgeCheck(
  lines: readonly string[],
  settings: JudgeSettings,
  shell: Omit<Shell, 'env'>,
  file = 'labels',
): Promise<JudgeCheck> {
  const judge = makeJudge(settings, shell)
  const problems: Problem[] = []
  const asked = lines.flatMap((source, index) => {
    const text = source.replace(/^\uFEFF/, '').trim()
    if (text === '' || text.startsWith('//')) return []
    const line = index + 1
    const label = readLabel(text)
    if (typeof label !== 'string') return [{ line, label, answer: judge.ask({ oracle: 'judge', ...label }) }]
    problems.push({ file, line, message: label })
    return []
  })
  if (asked.length === 0) problems.push({ file, message: 'Missing labels: write one JSON object a line' })

  const count = { both: 0, judge: 0, people: 0, neither: 0 }
  const disagreements: Disagreement[] = []
  for (const { line, label, answer } of asked) {
    const got = await answer
    if ('unavailable' in got) {
      problems.push({ file, line, message: `Missing verdict of the judge: ${got.unavailable}` })
      continue
    }
    count[got.pass ? (label.pass ? 'both' : 'judge') : label.pass ? 'people' : 'neither']++
    if (got.pass !== label.pass)
      disagreements.push({ line, expected: label.pass, judged: got.pass, reason: got.reason, rubric: label.rubric })
  }
  problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
  const labels = count.both + count.judge + count.people + count.neither
  return {
    labels,
    agreement: labels === 0 ? null : round((count.both + count.neither) / labels),
    false_passes: count.judge,
    false_fails: count.people,
    kappa: kappaOf(count, labels),
    disagreements,
    problems,
  }
}

function kappaOf(
  count: { both: number; judge: number; people: number; neither: number },
  labels: number,
): number | null {
  const judged = count.both + count.judge
  const wanted = count.both + count.people
  const chance = (judged * wanted + (labels - judged) * (labels - wanted)) / labels ** 2
  return labels === 0 || chance === 1 ? null : round(((count.both + count.neither) / labels - chance) / (1 - chance))
}

const round = (value: number): number => Math.round(value * 1000) / 1000

/** A label, or what is wrong with the line. */
function readLabel(source: string): Label | string {
  let value: unknown
  try {
    value = JSON.parse(source)
  } catch {
    return 'Expected a JSON object, found text that is not JSON: write one label a line'
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return 'Expected a JSON object: write {"prompt", "rubric", "answer", "pass"}'
  const label = value as Record<string, unknown>
  const unknown = Object.keys(label).find((key) => !['id', 'prompt', 'rubric', 'answer', 'pass'].includes(key))
  if (unknown !== undefined) return `Unknown key "${unknown.slice(0, 40)}": write prompt, rubric, answer and pass`
  const { rubric, answer, pass } = label
  const turns = Array.isArray(label['prompt']) ? label['prompt'] : [label['prompt']]
  if (!turns.every((turn) => typeof turn === 'string')) return 'Expected prompt to be a text, or a list of texts'
  if (typeof rubric !== 'string' || rubric.trim() === '') return 'Expected rubric to be a text that is not empty'
  if (typeof answer !== 'string') return 'Expected answer to be a text'
  if (typeof pass !== 'boolean') return 'Expected pass to be true or false, as a person judged it'
  return { prompt: turns.join('\n\n'), rubric, answer, pass }
}
