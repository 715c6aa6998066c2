// The report as JUnit XML: a suite per scenario, a case per trace and dimension. Each case is written as it comes.
import type { Dimension } from '../model/verdict.ts'
import type { Counts, Reporter, ScenarioHead } from './contract.ts'
import { chainOf, pointOf, saidOf, standingOf, tell } from './told.ts'
import { visible } from './visible.ts'

/**
 * It is red exactly where the gate is: what is advisory, off, known to the baseline, or failed in a trial that the scenario can
 * spare is a skipped case that says so.
 */
export const junit: Reporter = {
  id: 'junit',
  doc: 'The report as JUnit XML',
  make(sink) {
    const line = (text: string): void => sink.write(`${text}\n`)
    return {
      begin(_head, { counts, problems }) {
        line('<?xml version="1.0" encoding="UTF-8"?>')
        line(`<testsuites name="agent-eval"${attributesOf(counts, problems)}>`)
      },
      scenario(scenario, { counts, duration_ms }) {
        const { name, file } = scenario
        const time = (duration_ms / 1000).toFixed(3)
        const cases = (of: string, dimensions: readonly Dimension[]): void => {
          for (const d of dimensions) line(testcase(of, d.id, outcomeOf(d, scenario), file))
        }
        const more = ` file="${attribute(file)}" time="${attribute(time)}"`
        line(`  <testsuite name="${attribute(name)}"${attributesOf(counts)}${more}>`)
        cases(name, scenario.dimensions)
        return { run: (run) => cases(run.trace, run.dimensions), end: () => line('  </testsuite>') }
      },
      end({ problems }) {
        if (problems.length > 0) {
          line(`  <testsuite name="could not be read"${attributesOf(undefined, problems.length)}>`)
          for (const { file, line: number, message } of problems) {
            const at = pointOf(file, number === undefined ? undefined : { line: number })
            line(testcase(file, at, outcome('error', message, [`${at}: ${message}`])))
          }
          line('  </testsuite>')
        }
        line('</testsuites>')
      },
    }
  },
}

/** The counts of a suite; every problem is an error. */
function attributesOf(counts: Counts | undefined, problems = 0): string {
  const { pass = 0, fail = 0, error = 0, skip = 0, spared = 0, known = 0, advisory = 0, off = 0 } = counts ?? {}
  const skipped = skip + spared + known + advisory + off
  const errors = error + problems
  return ` tests="${pass + fail + errors + skipped}" failures="${fail}" errors="${errors}" skipped="${skipped}"`
}

function testcase(classname: string, name: string, xml: string, file?: string): string {
  const where = file === undefined ? '' : ` file="${attribute(file)}"`
  const head = `    <testcase classname="${attribute(classname)}" name="${attribute(name)}"${where}`
  return xml === '' ? `${head}/>` : `${head}>\n      ${xml}\n    </testcase>`
}

function outcomeOf(d: Dimension, scenario: ScenarioHead): string {
  const standing = standingOf(d, scenario)
  switch (standing) {
    case 'pass':
      return ''
    case 'skip':
      return outcome('skipped', d.message)
    case 'advisory':
    case 'off':
      return outcome('skipped', `${standing} ${d.verdict}: ${d.message}`)
    case 'known':
      return outcome(
        'skipped',
        `${d.change === undefined ? 'failure that the gate spares' : `${d.change} failure that the baseline spares`}: ${d.message}`,
      )
    case 'spared':
      return outcome('skipped', `${d.verdict} in a trial that may fail: ${d.message}`)
    default:
      return outcome(standing === 'fail' ? 'failure' : 'error', d.message, bodyOf(d, scenario))
  }
}

function outcome(kind: 'failure' | 'error' | 'skipped', message: string, body: readonly string[] = []): string {
  const head = `<${kind} message="${attribute(message)}"${kind === 'skipped' ? '' : ' type="agent-eval"'}`
  return body.length === 0 ? `${head}/>` : `${head}>${content(body.map(visible).join('\n'))}</${kind}>`
}

function bodyOf(d: Dimension, scenario: ScenarioHead): string[] {
  const { message, evidence, chains, file, place } = tell(d, scenario)
  return [
    message,
    ...evidence.map((e) => `at ${saidOf(e)}`),
    ...chains.map(({ word, names }) => `${word}: ${chainOf(names, Number.POSITIVE_INFINITY, '')}`),
    pointOf(file, place && { line: place.line }),
  ]
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
