// What fails as SARIF 2.1.0, for code scanning and editors: a result per finding, at its place in the scenario file.
import type { Place } from '../model/place.ts'
import type { Problem, RunResult } from '../model/report.ts'
import { blocks, type Dimension, isEcho } from '../model/verdict.ts'
import type { Head, Reporter, Rule, ScenarioHead, Setup } from './contract.ts'
import { type Prefix, repoPath } from './place.ts'
import { jsonText } from './printable.ts'
import { saidOf, tell } from './told.ts'
import { visible } from './visible.ts'

/** GitHub refuses a file with more results. What is beyond is counted. */
const mostResults = 25_000
/** Pieces of evidence in a message, and the most that one message has. */
const mostEvidence = 5
const mostMessage = 4000

const schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json'
/** The rule of inputs that could not be read, which no check has. */
const unreadable: Rule = {
  id: 'unreadable',
  doc: 'Every scenario, trace and other input can be read',
  fails: 'An input could not be read, so that what it asks or shows is not judged',
  severity: 'blocking',
}

/** One reason to act; equal ones of several trials are one. `trace`: the first that has it. */
type Finding = { dimension: Dimension; trials: number; trace?: string }

/** What a result says, before it has its rule's index. */
type Said = {
  rule: string
  level: 'error' | 'warning'
  text: string
  file: string
  place?: Place | undefined
  /** What makes it the same finding in the next run: never a line or a message, which change. */
  identity: string
  change?: Dimension['change']
  properties?: Record<string, unknown>
}

export const sarif: Reporter = {
  id: 'sarif',
  doc: 'What fails as SARIF 2.1.0',
  make(sink, setup) {
    const used = new Map<string, number>()
    const times = new Map<string, number>()
    let head: Head | undefined
    let written = 0
    let beyond = 0
    const write = (said: Said): void => {
      if (written >= mostResults) {
        beyond++
        return
      }
      const nth = (times.get(said.identity) ?? 0) + 1
      times.set(said.identity, nth)
      if (!used.has(said.rule)) used.set(said.rule, used.size)
      const print = `${setup.hash?.(said.identity) ?? said.identity}:${nth}`
      const result = resultOf(said, used.get(said.rule) ?? 0, print, setup.prefix)
      sink.write(`${written === 0 ? '' : ',\n'}${jsonText(result)}`)
      written++
    }
    return {
      begin(of) {
        head = of
        sink.write(
          `{"$schema": "${schema}", "version": "2.1.0", "runs": [{"columnKind": "utf16CodeUnits", "results": [\n`,
        )
      },
      scenario(scenario) {
        const found = new Map<string, Finding>()
        return {
          run: (run) => collect(found, run, scenario),
          end() {
            for (const d of scenario.dimensions)
              if (isWanted(d, scenario) && !(found.size > 0 && isEcho(d, scenario.trials?.total)))
                write(saidBy(scenario, d))
            for (const finding of found.values()) write(saidBy(scenario, finding.dimension, finding))
          },
        }
      },
      end({ problems }) {
        for (const problem of problems) write(saidOfProblem(problem))
        const rest = { invocations: [invocationOf(problems, beyond)], tool: toolOf(head, [...used.keys()], setup) }
        sink.write(`], ${jsonText(rest).slice(1, -1)}}]}\n`)
      },
    }
  },
}

/** What fails its scenario, what would did the baseline not spare it, and what is advisory. */
function isWanted(d: Dimension, scenario: ScenarioHead): boolean {
  if (d.verdict !== 'fail' && d.verdict !== 'error') return false
  return d.severity === 'advisory' || (blocks(d) && (scenario.verdict === 'fail' || d.gates === false))
}

function collect(found: Map<string, Finding>, run: RunResult, scenario: ScenarioHead): void {
  for (const dimension of run.dimensions) {
    if (!isWanted(dimension, scenario)) continue
    const key = `${dimension.id}\0${dimension.location?.line ?? ''}\0${dimension.message}`
    const same = found.get(key)
    if (same) same.trials++
    else found.set(key, { dimension, trials: 1, trace: run.trace })
  }
}

function saidBy(scenario: ScenarioHead, d: Dimension, finding?: Finding): Said {
  const { id, message, file, nearest, evidence } = tell(d, scenario)
  const trace = finding?.trace === undefined ? {} : { trace: visible(finding.trace), trials: finding.trials }
  return {
    rule: ruleIdOf(id),
    level: d.severity === 'blocking' && d.gates !== false ? 'error' : 'warning',
    text: [
      `${scenario.name}: ${id}: ${message}`,
      ...evidence.slice(0, mostEvidence).map((e) => `at ${saidOf(e)}`),
      ...(finding?.trace === undefined ? [] : [`in ${finding.trace}`]),
    ]
      .map(harmless)
      .join('\n'),
    file,
    place: nearest,
    identity: `${scenario.name}\0${id}`,
    change: d.change,
    properties: { scenario: visible(scenario.name), dimension: visible(id), verdict: d.verdict, ...trace },
  }
}

function saidOfProblem({ file, line, column, message }: Problem): Said {
  const place = line === undefined ? undefined : { line, ...(column === undefined ? {} : { column }) }
  return { rule: unreadable.id, level: 'error', text: harmless(message), file, place, identity: `\0${file}` }
}

/** `exit_code[2].exit_code_matches`, of any block: `exit_code.exit_code_matches`. */
function ruleIdOf(id: string): string {
  const open = id.indexOf('[')
  const close = id.lastIndexOf('].')
  return visible(open > 0 && close > open ? id.slice(0, open) + id.slice(close + 1) : id)
}

/** One line in which viewers find no link: `[text](target)` is one. */
const harmless = (text: string): string => visible(text).slice(0, mostMessage).replaceAll('](', '] (')

function resultOf(said: Said, ruleIndex: number, print: string, prefix: Prefix | undefined) {
  return {
    ruleId: said.rule,
    ruleIndex,
    level: said.level,
    message: { text: said.text },
    locations: [{ physicalLocation: { artifactLocation: artifactOf(said.file, prefix), ...regionOf(said.place) } }],
    // GitHub tells alerts apart by the first, and makes one of the line's text where there is none.
    partialFingerprints: { primaryLocationLineHash: print, 'agentEval/v1': print },
    // Where the baseline has it in some trials, it is none that this change made.
    ...(said.change ? { baselineState: said.change === 'new' ? 'new' : 'unchanged' } : {}),
    ...(said.properties ? { properties: said.properties } : {}),
  }
}

function artifactOf(file: string, prefix: Prefix | undefined): { uri: string; uriBaseId?: string } {
  const within = repoPath(file, prefix)
  if (within) return { uri: uriOf(within), uriBaseId: '%SRCROOT%' }
  const path = file.replaceAll('\\', '/')
  if (path.startsWith('/')) return { uri: `file://${uriOf(path)}` }
  return { uri: /^[a-z]:/i.test(path) ? `file:///${uriOf(path)}` : uriOf(path) }
}

const uriOf = (path: string): string =>
  path
    .split('/')
    .map((segment) => encodeURIComponent(segment.replace(/\p{Cs}/gu, '\ufffd')))
    .join('/')

function regionOf(place: Place | undefined): { region?: Record<string, number> } {
  if (!place) return {}
  const { line, column, end_line, end_column } = place
  return {
    region: {
      startLine: line,
      ...(column === undefined ? {} : { startColumn: column }),
      ...(end_line === undefined || end_line < line ? {} : { endLine: end_line }),
      ...(column === undefined || end_column === undefined ? {} : { endColumn: end_column }),
    },
  }
}

/** What could not be read, and results for which there was no room, make the run one that did not succeed whole. */
function invocationOf(problems: readonly Problem[], beyond: number) {
  const text = `${beyond} more findings are not listed; the JSON report has all of them`
  return {
    executionSuccessful: problems.length === 0,
    ...(beyond > 0 ? { toolExecutionNotifications: [{ level: 'warning', message: { text } }] } : {}),
  }
}

function toolOf(head: Head | undefined, used: readonly string[], { rules = [] }: Setup) {
  const known = new Map([...rules, unreadable].map((rule) => [rule.id, rule]))
  return {
    driver: {
      name: head?.tool.name ?? 'agent-eval',
      ...(head ? { version: head.tool.version, semanticVersion: head.tool.version } : {}),
      rules: used.map((id) => {
        const rule = known.get(id)
        return rule ? descriptorOf(rule) : { id }
      }),
    },
  }
}

function descriptorOf({ id, doc, fails, severity }: Rule) {
  return {
    id,
    shortDescription: { text: doc },
    fullDescription: { text: `Fails: ${fails}` },
    help: { text: `Passes: ${doc}\nFails: ${fails}` },
    defaultConfiguration: { level: severity === 'blocking' ? 'error' : 'warning', enabled: severity !== 'off' },
    properties: { tags: [id.includes('.') ? id.slice(0, id.indexOf('.')) : 'scenario'] },
  }
}
