// How far a run got, for every format: the one place that decides stop cause, error, answer and turns, and whether the run has an end.
import type { EndSettings } from '../model/config.ts'
import { wildcard } from '../model/names.ts'
import { type Call, callFailed, type EvidenceKind, type StopCause, type Usage } from '../model/trace.ts'
import { type Builder, isOpen } from './build.ts'
import { isObject, text, writeJson } from './json.ts'

const endingTools = new Set([
  'submit',
  'finish',
  'final_result',
  'attempt_completion',
  'task_complete',
  'mark_task_complete',
  'StructuredOutput',
])
/** Of these the arguments themselves are the answer. */
const structured = new Set(['StructuredOutput', 'final_result'])
/** The argument of any other ending tool that holds the answer. */
const answerKeys = ['summary', 'message', 'output', 'answer'] as const

/** What a response says of how it ended. `continues`: it announces calls. `refused`: the provider stopped it. */
export type Reason = 'completed' | 'output_token_budget' | 'continues' | 'refused' | undefined

/** The last thing of the main agent or said to it. `text`: of a response; `response`: one without text so far. */
type Last = 'prompt' | 'response' | 'text' | 'call' | 'result'

export type Course = ReturnType<typeof course>

/** Whose end is the recording's. */
type Ending = { isWhole(): boolean; missing(): string }

/** Ids of responses that are remembered: a recording may be of any length. */
const remembered = 10_000

/**
 * Follows the main agent of one run. `closes` names the record of the end that the format always writes: without it the run was
 * cut off, whatever came last.
 */
export function course(b: Builder, end: EndSettings, closes?: string) {
  const { trace } = b
  let closing = closes
  const numbers = new Map<unknown, number>()
  let responses = 0
  let tally: number | undefined
  let countable = true

  let response: unknown
  let reason: Reason
  let calls: Call[] = []
  let texts: string[] = []
  /** What was said beside the last call. */
  let beside = ''
  /** Something stands between the last text and the next. */
  let apart = false
  let last: Last | undefined
  let lastCall: Call | undefined
  let spoke = false
  let told: string | undefined
  let handed: string | undefined

  let ended = false
  let stop: StopCause | undefined
  let failure: string | undefined
  let trouble: string | undefined
  let headless = false

  /** The agent goes on: what ended the run before did not. */
  function goOn(): void {
    ended = false
    stop = undefined
    failure = undefined
    trouble = undefined
    handed = undefined
  }

  const isDialogueEnd = (said: string): boolean => end.messages.some((m) => m !== '' && said.includes(m))

  const isEndingTool = (call: Call): boolean =>
    callFailed(call) !== true && (endingTools.has(call.tool) || end.tools.some((name) => wildcard(name, call.tool)))

  /** The call of an ending tool that nothing of the agent followed. */
  const endingCall = (): Call | undefined =>
    (last === 'call' || last === 'result') && lastCall && isEndingTool(lastCall) ? lastCall : undefined

  /** Does the last response await something: a result, or a call that it announces? */
  const awaits = (): boolean => reason === 'continues' || calls.some(isOpen)

  /** Without a record of its end: does what came last end the run? */
  function endsItself(): boolean {
    if (endingCall()) return true
    if (last === undefined || last === 'prompt' || last === 'result') return false
    if (reason === 'output_token_budget' || reason === 'refused') return true
    return !awaits() && (last === 'text' || reason === 'completed')
  }

  function answer(): string | undefined {
    if (handed !== undefined) return handed
    if (texts.length > 0) return reason === 'continues' ? undefined : texts.join('')
    const by = endingCall()
    if (by) return argumentOf(by) ?? text(beside)
    return spoke ? undefined : told
  }

  /** Why a run without an end has none, for the report. */
  function missing(): string {
    if (closing !== undefined) return `no ${closing} was written: the run was killed or crashed`
    if (last === 'prompt') return 'it stops at a prompt that the agent did not answer'
    if (last === 'result') return 'it stops at the result of a call, before the agent went on'
    if (awaits() || last === 'call') return 'it stops at a call, before its result'
    return 'it stops before the agent answered'
  }

  const turns = (): number | undefined => (countable && responses > 0 ? responses : undefined)

  const isWhole = (): boolean => ended || failure !== undefined || (closing === undefined && endsItself())

  /** The recording is no evidence of the whole run. */
  function incomplete(why: string): void {
    trace.source.incomplete = listed(trace.source.incomplete, why)
  }

  return {
    /** A response of the main agent begins or goes on, known by its key. Returns its number. */
    respond(key: unknown): number {
      goOn()
      if (key !== response || last === undefined) {
        response = key
        reason = undefined
        calls = []
        texts = []
        beside = ''
        apart = false
        last = 'response'
      }
      const known = numbers.get(key)
      if (known !== undefined) return known
      numbers.set(key, ++responses)
      if (numbers.size > remembered) numbers.delete(numbers.keys().next().value)
      return responses
    },
    /** The recording does not tell responses apart. */
    uncountable(): void {
      countable = false
    },
    /** The number of turns as the format counts or is told them, instead of the responses. */
    count(n: number | undefined): void {
      tally = n
      countable = false
    },
    /** The number of responses on record; `undefined`: they are not told apart. */
    turns,
    /** The main agent said something, in the response that goes on. `whole`: it stands for all that was said before. */
    said(words: string, whole = false): void {
      if (words.trim() === '') return
      if (whole) texts = []
      texts.push(apart && texts.length > 0 ? `\n${words}` : words)
      apart = false
      spoke = true
      last = 'text'
      if (isDialogueEnd(words)) ended = true
    },
    /** A block that is no text stands between what was said and what will be. */
    aside(): void {
      apart = true
    },
    /** The main agent made a call. */
    called(call: Call): void {
      goOn()
      if (texts.length > 0) beside = texts.join('')
      texts = []
      calls.push(call)
      lastCall = call
      last = 'call'
    },
    /** The main agent was given the result of a call. */
    returned(): void {
      last = 'result'
    },
    /** What the response says of its own end. */
    reasoned(why: Reason): void {
      if (why !== undefined) reason = why
    },
    /** The main agent was asked something. What ended the run before did so no more. */
    input(words: string): void {
      if (isDialogueEnd(words)) {
        ended = true
        return
      }
      ended = false
      last = 'prompt'
      response = undefined
      reason = undefined
      calls = []
      texts = []
      beside = ''
    },
    /** A task of the run begins, or goes on: it must end again. */
    opened(): void {
      ended = false
      trouble = undefined
    },
    /** The recording writes the end of its tasks, in this record; `undefined`: it has, or need not. */
    closesWith(record: string | undefined): void {
      closing = record
    },
    /** The record of the end. Of several with nothing of the agent between, the worst stands. */
    stop(cause: StopCause | undefined): void {
      ended = true
      trouble = undefined
      if (failure === undefined && (stop === undefined || stop === 'completed')) stop = cause ?? stop
    },
    /** The run failed. */
    failed(why: string): void {
      ended = true
      failure = short(why)
      stop = undefined
    },
    /** The process ended with a failure, which counts where nothing tells what ended the run. */
    crashed(why: string): void {
      ended = true
      if (failure !== undefined || (stop !== undefined && stop !== 'completed')) return
      failure = short(why)
      stop = undefined
    },
    /** Something failed that the run may get over. */
    troubled(why: string): void {
      trouble = short(why)
    },
    /** The answer as the record of the end repeats it: it counts where the recording holds no text of the main agent. */
    told(words: string | undefined): void {
      told = words ?? told
    },
    /** What the agent handed in at its end, which is the answer; nothing: what it said beside its last call. */
    handsIn(words: string | undefined): void {
      handed = words ?? text(beside)
    },
    used(usage: Usage): void {
      trace.usage = usage
    },
    lacks(kind: EvidenceKind): void {
      b.lacks(kind)
    },
    incomplete,
    /** The beginning of the recording is missing. */
    headless(why: string): void {
      headless = true
      incomplete(why)
    },
    /** Calls may have been made that are not known by name. */
    uncertain(why: string): void {
      trace.source.uncertain = listed(trace.source.uncertain, why)
    },
    /** Has the run an end so far? */
    isWhole,
    /** Did the agent do anything, or was it asked anything? */
    awaits,
    seen: (): boolean => last !== undefined,
    missing,
    /**
     * Writes all of it into the trace. `cut`: the file ended in the middle of a record. `by`: the agent whose end is the recording's,
     * where it is a sub-agent's own.
     */
    finish(cut: boolean, by: Ending = { isWhole, missing }): void {
      if (!ended) failure ??= trouble
      const whole = by.isWhole()
      if (!ended && whole && reason === 'refused') failure ??= 'the provider stopped the answer (a refusal or a filter)'
      if (!ended && whole && (reason === 'completed' || reason === 'output_token_budget')) stop ??= reason
      const n = tally ?? turns()
      if (n !== undefined) trace.turns = n
      else b.lacks('turns')
      if (failure !== undefined) trace.error = failure
      else if (stop && whole) trace.stop_cause = stop
      if (trace.stop_cause === undefined) b.lacks('stop_cause')
      const words = answer()
      if (words !== undefined && words.trim() !== '') trace.answer = words
      else b.lacks('answer')
      if (!whole && !cut) incomplete(by.missing())
      if (cut || headless || !whole) trace.truncated = true
    },
  }
}

/** The reasons and one more, each once; a recording does not make the list long. */
const listed = (before: readonly string[] = [], why: string): string[] =>
  before.includes(why) || before.length >= 20 ? [...before] : [...before, why]

/** A run's own failure, short enough for a report. */
const short = (said: string): string => (said.length > 1000 ? `${said.slice(0, 999)}…` : said)

/** The answer that the call of an ending tool carries. */
function argumentOf(call: Call): string | undefined {
  if (structured.has(call.tool)) return writeJson(call.arguments)
  if (!isObject(call.arguments)) return text(call.arguments)
  for (const key of answerKeys) {
    const words = text(call.arguments[key])
    if (words !== undefined) return words
  }
  return undefined
}
