// A pattern over the moments of one run: whether each matches, and which of its conditions a moment misses.
import { wildcard } from '../../model/names.ts'
import { valuesAt } from '../../model/path.ts'
import { thousands } from '../../model/text.ts'
import type { Call } from '../../model/trace.ts'
import { answeredOnce, type Context, type View } from '../contract.ts'
import {
  type Answer,
  all,
  answerTo,
  askValue,
  not,
  type Questions,
  questionsOf,
  type Reading,
  tableOf,
} from './condition.ts'
import type { Moment } from './moments.ts'
import { means } from './names.ts'
import { isUnread, longestYaml, resultText, structureOf } from './result.ts'
import { sayCondition, sayValue } from './say.ts'
import type { CallPattern, Condition, ConditionTable, PatternTable } from './schema.ts'

export type { Answer } from './condition.ts'

/** One condition of a pattern and what a moment answers to it. `wanted` and `seen` are for messages, not redacted. */
export type Part = { answer: Answer; key: string; wanted: string; seen: string; route: readonly (string | number)[] }

/** A pattern, ready for the moments of one run. */
export type Matcher = {
  match(moment: Moment): Answer
  /** The conditions one by one; where one is `no`, the rest is asked all the same. */
  parts(moment: Moment): Part[]
}

/** Makes a pattern ready for one run. */
export function compile(pattern: CallPattern, view: View, context: Context): Matcher {
  if (typeof pattern === 'string') return named(pattern, view)
  const asks = asksOf(pattern, view, context)
  const match = (moment: Moment): Answer => {
    let answer: Answer = 'yes'
    for (const ask of asks) {
      const one = ask(moment).answer
      if (one === 'no') return 'no'
      if (one === 'unknown') answer = 'unknown'
    }
    return answer
  }
  return {
    match: (moment) =>
      'call' in moment ? answeredOnce(context, pattern, moment.call, () => match(moment)) : match(moment),
    parts: (moment) => asks.map((ask) => ask(moment).part()),
  }
}

function named(pattern: string, view: View): Matcher {
  const ask = askTool(pattern, view)
  return { match: (moment) => ask(moment).answer, parts: (moment) => [ask(moment).part()] }
}

/** Asks a moment. Most moments are asked for the answer alone, so that the rest is put in words only where it is told. */
type Ask = (moment: Moment) => { answer: Answer; part(): Part }

function asksOf(pattern: PatternTable, view: View, context: Context): Ask[] {
  const { tool, agent, outcome = 'any', exit_code, where, result, result_where, any_of } = pattern
  const asks: Ask[] = []
  if (tool !== undefined) asks.push(askTool(tool, view))
  if (any_of) asks.push(askAny(any_of, view, context))
  if (agent !== undefined)
    asks.push(ofCall('agent', agent, (call) => said(wildcard(agent, call.agent ?? 'main'), call.agent ?? 'main')))
  if (outcome !== 'any') asks.push(ofCall('outcome', outcome, (call) => askOutcome(outcome, call)))
  if (exit_code !== undefined) asks.push(ofCall('exit_code', String(exit_code), (call) => askExit(exit_code, call)))
  for (const [path, want] of Object.entries(where ?? {})) {
    const condition = conditionAt(path, want, context)
    asks.push(ofCall(`where.${path}`, sayCondition(want), (call) => askArguments(condition, call), ['where', path]))
  }
  if (result) asks.push(ofCall('result', sayCondition(result), (call) => askResult(result, call, context)))
  for (const [path, want] of Object.entries(result_where ?? {})) {
    const condition = conditionAt(path, want, context)
    const of = (call: Call) => askStructure(condition, call, context)
    asks.push(ofCall(`result_where.${path}`, sayCondition(want), of, ['result_where', path]))
  }
  return asks
}

type Said = { answer: Answer; seen(): string }
const answered = (answer: Answer, seen: () => string): Said => ({ answer, seen })
const said = (holds: boolean, seen: string): Said => answered(holds ? 'yes' : 'no', () => seen)
const unknown = (seen: string): Said => answered('unknown', () => seen)

/** A condition of a pattern with the answer of a moment. */
const asked = (key: string, wanted: string, route: Part['route'], { answer, seen }: Said): ReturnType<Ask> => ({
  answer,
  part: () => ({ key, wanted, route, answer, seen: seen() }),
})

/** A condition that only a call can meet. */
const ofCall =
  (key: string, wanted: string, ask: (call: Call) => Said, route: Part['route'] = [key]): Ask =>
  (moment) =>
    asked(key, wanted, route, 'call' in moment ? ask(moment.call) : said(false, moment.event))

function askTool(name: string, view: View): Ask {
  const tell = (holds: boolean, seen: string) => asked('tool', name, ['tool'], said(holds, seen))
  return (moment) => {
    if (!('call' in moment)) return tell(name === moment.event, moment.event)
    const { tool } = moment.call
    const command = view.commands[moment.at] ?? tool
    // A call may have any name, even that of an event.
    return tell(!name.startsWith('@') && (means(name, tool) || (command !== tool && means(name, command))), tool)
  }
}

/** One of several patterns: it holds when one does, and nobody knows when none does and one may. */
function askAny(patterns: readonly CallPattern[], view: View, context: Context): Ask {
  const matchers = patterns.map((p) => compile(p, view, context))
  return (moment) => {
    const answers = matchers.map((m) => m.match(moment))
    const answer = answers.includes('yes') ? 'yes' : answers.includes('unknown') ? 'unknown' : 'no'
    const part = (): Part => {
      const nearest = Math.max(0, answers.indexOf(answer))
      const parts = matchers[nearest]?.parts(moment) ?? []
      const inner = parts.find((p) => p.answer === answer) ??
        parts[0] ?? { key: 'tool', wanted: '', seen: '', route: [] }
      return { ...inner, answer, route: ['any_of', nearest, ...inner.route] }
    }
    return { answer, part }
  }
}

const refused = (call: Call): boolean => call.denied === true || call.blocked === true

/** What became of a call; `undefined`: the trace does not record it. An exit code alone tells no outcome. */
export function outcomeOf(call: Call): 'succeeded' | 'failed' | undefined {
  if (refused(call) || call.is_error === true) return 'failed'
  return call.is_error === false ? 'succeeded' : undefined
}

function askOutcome(want: 'succeeded' | 'failed', call: Call): Said {
  const outcome = outcomeOf(call)
  return outcome === undefined
    ? unknown('no outcome')
    : said(outcome === want, call.denied ? 'denied' : call.blocked ? 'blocked' : outcome)
}

function askExit(want: number, call: Call): Said {
  if (call.exit_code !== undefined) return said(call.exit_code === want, String(call.exit_code))
  return refused(call) ? said(false, 'a refused call') : unknown('no exit code')
}

/** A condition on what stands at a path, ready to be asked. */
type ConditionAt = { path: string; table: ConditionTable; questions: Questions }

function conditionAt(path: string, want: Condition, context: Context): ConditionAt {
  const table = tableOf(want)
  return { path, table, questions: questionsOf(table, context) }
}

function askArguments(condition: ConditionAt, call: Call): Said {
  const given = call.arguments
  if (typeof given === 'string') return unknown('arguments that could not be parsed')
  if (given === undefined) return unknown('no arguments')
  return askAt(given, condition, { head: call.arguments_cut !== undefined })
}

function askStructure(condition: ConditionAt, call: Call, context: Context): Said {
  if (call.result === undefined || call.result_cut)
    return refused(call)
      ? said(false, 'a refused call')
      : unknown(call.result_cut ? 'a result that was cut' : 'no result')
  const structure = structureOf(call, context)
  if (!structure)
    return isUnread(call, context)
      ? unknown(
          `a result in YAML of more than ${thousands(longestYaml)} characters, which is not read; JSON of any length is`,
        )
      : said(false, 'a result that is no mapping or list')
  return askAt(structure.value, condition, { asWritten: structure.asWritten })
}

/** Asks a condition of what stands at a path: of several values one suffices, unless `every` is asked. */
export function askPath(
  root: unknown,
  path: string,
  want: Condition,
  context: Context,
  reading: Reading & { every?: boolean } = {},
): { answer: Answer; seen: string } {
  const { answer, seen } = askAt(root, conditionAt(path, want, context), reading)
  return { answer, seen: seen() }
}

function askAt(
  root: unknown,
  { path, table, questions }: ConditionAt,
  { every = false, ...reading }: Reading & { every?: boolean },
): Said {
  const values = valuesAt(root, path)
  const [first] = values
  if (table.absent)
    return answered(values.length === 0 ? 'yes' : 'no', () => (values.length === 0 ? 'nothing' : show(first)))
  if (values.length === 0) return said(false, 'nothing')
  const shown = (value: unknown, answer: Answer) => () => show(value) + hintOfList(table, value, answer)
  let isUnknown = false
  for (const value of values) {
    const answer = answerTo(questions, value, reading)
    // The answer that decides, and the value that gave it.
    if (answer === (every ? 'no' : 'yes')) return answered(answer, shown(value, answer))
    isUnknown ||= answer === 'unknown'
  }
  if (isUnknown) return unknown('a value that was cut')
  const answer = every ? 'yes' : 'no'
  return answered(answer, shown(first, answer))
}

/** What to write where a condition can never hold of a list as a whole. */
function hintOfList(table: ConditionTable, value: unknown, answer: Answer): string {
  if (answer !== 'no' || !Array.isArray(value)) return ''
  const wants = [...(table.equals === undefined ? [] : [table.equals]), ...(table.one_of ?? [])]
  const never =
    table.min !== undefined || table.max !== undefined || (wants.length > 0 && !wants.some((w) => Array.isArray(w)))
  return never ? ', a list, of which this never holds; end the path in .* to ask its elements' : ''
}

const show = (value: unknown): string => sayValue(value, 120)

function askResult(want: NonNullable<PatternTable['result']>, call: Call, context: Context): Said {
  const text = resultText(call)
  if (text === undefined || (call.result_cut && refused(call)))
    return refused(call) ? said(false, 'a refused call') : unknown('no result')
  const answers = askValue(want, text, context).map(({ key, answer }): Answer => {
    if (!call.result_cut) return answer
    // A text that is in the head is in the whole.
    if (key === 'contains') return answer === 'yes' ? 'yes' : 'unknown'
    if (key === 'not_contains') return not(answer) === 'yes' ? 'no' : 'unknown'
    return 'unknown'
  })
  const answer = all(answers)
  return answered(answer, () => (answer === 'unknown' ? 'a result that was cut' : show(text)))
}
