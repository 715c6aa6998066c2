// The report as JUnit XML: a suite per scenario, a case per trace and dimension.
import type { Report, ScenarioResult } from '../model/report.ts'
import { blocks, type Dimension } from '../model/verdict.ts'
import { stepOf } from './findings.ts'
import { visible } from './printable.ts'

/**
 * Renders JUnit XML. It is red exactly where the gate is: what is advisory, off, or failed in a trial that the scenario
 * can spare is a skipped case that says so.
 */
export function junit(report: Report): string {
  const suites = report.scenarios.map(suiteOf)
  if (report.problems.length > 0)
    suites.push(
      suite(
        'could not be read',
        {},
        report.problems.map((p) => {
          const at = `${p.file}${p.line ? `:${p.line}` : ''}`
          return testcase(p.file, at, outcome('error', p.message, [`${at}: ${p.message}`]))
        }),
      ),
    )
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="agent-eval"${counts(suites.flatMap((s) => s.cases))}>`,
  ]
  return `${[...lines, ...suites.map((s) => s.xml), '</testsuites>'].join('\n')}\n`
}

type Case = { kind: 'pass' | 'failure' | 'error' | 'skipped'; xml: string }
type Suite = { cases: Case[]; xml: string }
type Outcome = { kind: Case['kind']; xml: string }

function suiteOf(scenario: ScenarioResult): Suite {
  const cases = scenario.dimensions.map((d) => testcase(scenario.name, d.id, outcomeOf(d, scenario), scenario.file))
  for (const run of scenario.runs)
    for (const d of run.dimensions) cases.push(testcase(run.trace, d.id, outcomeOf(d, scenario), scenario.file))
  const time = scenario.runs.reduce((sum, run) => sum + (run.stats.duration_ms ?? 0), 0) / 1000
  return suite(scenario.name, { file: scenario.file, time: time.toFixed(3) }, cases)
}

function suite(name: string, more: Record<string, string>, cases: Case[]): Suite {
  const attributes = Object.entries(more)
    .map(([key, value]) => ` ${key}="${attribute(value)}"`)
    .join('')
  const lines = [
    `  <testsuite name="${attribute(name)}"${counts(cases)}${attributes}>`,
    ...cases.map((c) => c.xml),
    '  </testsuite>',
  ]
  return { cases, xml: lines.join('\n') }
}

function counts(cases: readonly Case[]): string {
  const of = (kind: Case['kind']): number => cases.filter((c) => c.kind === kind).length
  return ` tests="${cases.length}" failures="${of('failure')}" errors="${of('error')}" skipped="${of('skipped')}"`
}

function testcase(classname: string, name: string, { kind, xml }: Outcome, file?: string): Case {
  const where = file === undefined ? '' : ` file="${attribute(file)}"`
  const head = `    <testcase classname="${attribute(classname)}" name="${attribute(name)}"${where}`
  return { kind, xml: xml === '' ? `${head}/>` : `${head}>\n      ${xml}\n    </testcase>` }
}

function outcomeOf(d: Dimension, scenario: ScenarioResult): Outcome {
  if (d.verdict === 'pass') return { kind: 'pass', xml: '' }
  if (d.verdict === 'skip') return outcome('skipped', d.message)
  if (d.severity !== 'blocking') return outcome('skipped', `${d.severity} ${d.verdict}: ${d.message}`)
  if (blocks(d) && scenario.verdict !== 'fail')
    return outcome('skipped', `${d.verdict} in a trial that may fail: ${d.message}`)
  return outcome(d.verdict === 'fail' ? 'failure' : 'error', d.message, bodyOf(d, scenario))
}

function outcome(kind: 'failure' | 'error' | 'skipped', message: string, body: readonly string[] = []): Outcome {
  const head = `<${kind} message="${attribute(message)}"${kind === 'skipped' ? '' : ' type="agent-eval"'}`
  return { kind, xml: body.length === 0 ? `${head}/>` : `${head}>${content(body.map(visible).join('\n'))}</${kind}>` }
}

function bodyOf(d: Dimension, scenario: ScenarioResult): string[] {
  const lines = [d.message]
  for (const evidence of d.evidence ?? [])
    lines.push(`at ${[stepOf(evidence), evidence.excerpt].filter(Boolean).join(': ')}`)
  if (d.sequences)
    lines.push(`expected: ${d.sequences.expected.join(' → ')}`, `observed: ${d.sequences.observed.join(' → ')}`)
  lines.push(`${scenario.file}${d.location ? `:${d.location.line}` : ''}`)
  return lines
}

/** XML has no way to write most controls, lone surrogates and the last two characters of a plane; `visible` shows the first two. */
const content = (text: string): string =>
  text
    .replace(/[\ufffe\uffff]/g, (c) => `\\u{${c.charCodeAt(0).toString(16)}}`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('##', '#&#35;')
    .replace(/^(\s*):/gm, '$1&#58;')

const attribute = (text: string): string => content(visible(text)).replaceAll('"', '&quot;')
