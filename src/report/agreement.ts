// The agreement of verdicts with a label, for a person at a terminal: a confusion matrix, and each disagreement.
import type { Agreement, Disagreement } from '../model/report.ts'
import { count } from '../model/text.ts'
import type { Paints } from './paint.ts'
import { printable } from './printable.ts'
import { pointOf } from './told.ts'

export function agreementLines(agreement: Agreement, p: Paints): string[] {
  const { true_pass, false_pass, false_fail, true_fail, unlabelled, disagreements } = agreement
  const agree = true_pass + true_fail
  const compared = agree + false_pass + false_fail
  const name = printable(agreement.label, 60)
  if (compared === 0)
    return [p.bold(p.yellow(`Agreement with ${name}: none of ${count(unlabelled, 'run')} bears this label`)), '']
  const row = (verdict: string, good: number, bad: number): string =>
    `  ${verdict.padEnd(12)}${String(good).padStart(12)}${String(bad).padStart(12)}`
  return [
    p.bold(`Agreement with ${name}: ${agree} of ${count(compared, 'run')}`),
    p.dim(`  ${''.padEnd(12)}${'label good'.padStart(12)}${'label bad'.padStart(12)}`),
    row('verdict pass', true_pass, false_pass),
    row('verdict fail', false_fail, true_fail),
    ...(unlabelled > 0 ? [p.yellow(`  ${count(unlabelled, 'run')} without a label that says good or bad`)] : []),
    ...disagreements.flatMap((d) => disagreementLines(d, p)),
    '',
  ]
}

function disagreementLines(d: Disagreement, p: Paints): string[] {
  const mark = d.kind === 'false_pass' ? p.red('false pass') : p.yellow('false fail')
  const decided = d.dimension === undefined ? 'passes' : `fails by ${printable(d.dimension)}`
  const label = printable(String(d.label), 60)
  return [
    `  ${mark}  ${printable(d.trace)}  ${p.dim(printable(pointOf(d.file, d.location)))}`,
    p.dim(`    ${printable(d.scenario, 100)} ${decided}; the label is ${label}`),
  ]
}
