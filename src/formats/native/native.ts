// agent-eval's own format: the trace as it is, checked.
import { clip } from '../../model/text.ts'
import {
  type Call,
  type Event,
  type EvidenceKind,
  elicitationActions,
  evidenceKinds,
  type Message,
  stopCauses,
  type Trace,
} from '../../model/trace.ts'
import { defined } from '../build.ts'
import type { Format } from '../contract.ts'
import { array, isObject, type Json, number, object, readArguments } from '../json.ts'

const isEvent = (e: unknown): boolean => isObject(e) && eventRules.has(e['type'] as string)

/** The keys of a trace, beside `events`. */
const traceKeys = new Set([
  'schema',
  'id',
  'scenario',
  'persona',
  'agent',
  'prompt',
  'tools',
  'answer',
  'turns',
  'stop_cause',
  'error',
  'taint',
  'blocked_sends',
  'compactions',
  'truncated',
  'signals',
  'usage',
  'duration_ms',
  'self_evaluation',
  'workspace',
  'source',
])

/** Only `events` is required; where it is empty, the other keys must be a trace's. */
const looksNative = (r: unknown): boolean => {
  if (!isObject(r)) return false
  const { schema } = r
  if (typeof schema === 'string' && schema.startsWith('agent-eval/')) return schema === 'agent-eval/trace@1'
  const events = r['events']
  if (!Array.isArray(events)) return false
  if (events.length > 0) return events.every(isEvent)
  return Object.keys(r).every((key) => key === 'events' || traceKeys.has(snake(key)))
}

/** `isError` → `is_error`: how a key would be spelt here. */
const snake = (key: string): string => key.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`)

/** Throws for a key in camel case that has a meaning in snake case: what it says would be lost. */
function refuseCamel(record: Json, known: { has(key: string): boolean }, where: string): void {
  for (const key in record) {
    if (!/[A-Z]/.test(key)) continue
    const meant = snake(key)
    if (known.has(meant) && record[meant] === undefined)
      throw new FormatError(`Unknown key ${key}${where}; did you mean ${meant}?`)
  }
}

export default {
  id: 'native',
  doc: 'agent-eval/trace@1, JSON or JSON Lines with one trace a line',
  where: 'Written by your own harness, or by `agent-eval show --json FILE`',
  lacks: [],
  whole: true,
  detect: (head) => (head.records.some(looksNative) ? 'strong' : undefined),
  decoder: (sink) => ({
    record(value) {
      if (!looksNative(value)) return false
      sink.emit(readNative(value as Json))
      return true
    },
    end: () => {},
  }),
} satisfies Format

/** Checks a native trace and fills in what may be left out. Throws a FormatError that names the wrong value. */
function readNative(raw: Json): Trace {
  const events = raw['events']
  if (!Array.isArray(events)) throw new FormatError(`Expected "events" to be an array, found ${kind(events)}`)
  for (let i = 0; i < events.length; i++) readEvent(events[i], i)
  const at = (key: string, ok: (v: unknown) => boolean, expected: string) => {
    if (raw[key] === undefined || ok(raw[key])) return
    if (raw[key] === null) delete raw[key]
    else throw new FormatError(`Expected "${key}" to be ${expected}, found ${kind(raw[key])}`)
  }
  for (const key of ['id', 'scenario', 'persona', 'answer', 'error', 'workspace']) at(key, isText, 'a text')
  for (const key of ['turns', 'blocked_sends', 'compactions']) at(key, isCount, 'a whole number of 0 or more')
  at('duration_ms', isNumber, 'a number')
  at('prompt', (v) => isText(v) || (Array.isArray(v) && v.every(isText)), 'a text or an array of texts')
  at('tools', (v) => Array.isArray(v) && v.every(isText), 'an array of tool names')
  at('stop_cause', (v) => (stopCauses as readonly unknown[]).includes(v), `one of ${stopCauses.join(', ')}`)
  at('truncated', isBoolean, 'true or false')
  for (const key of ['agent', 'taint', 'signals', 'usage', 'source']) at(key, isObject, 'an object')
  for (const [key, inner, ok, expected] of innerShapes) {
    const value = object(raw[key])[inner]
    if (value !== undefined && value !== null && !ok(value)) {
      throw new FormatError(`Expected "${key}.${inner}" to be ${expected}, found ${kind(value)}`)
    }
  }
  if (raw['selfEvaluation'] !== undefined && raw['self_evaluation'] === undefined) {
    raw['self_evaluation'] = raw['selfEvaluation']
    delete raw['selfEvaluation']
  }
  refuseCamel(raw, traceKeys, '')
  raw['schema'] = 'agent-eval/trace@1'
  raw['source'] = raw['source'] === undefined ? { format: 'native', lacks: [] } : readSource(object(raw['source']))
  return raw as Trace
}

/** What a trace says of the recording it was made from, without what it may not say. */
function readSource(source: Json): Trace['source'] {
  const notes = array(source['notes']).filter(isText).slice(0, 20)
  return {
    ...defined({ unrecognised: number(source['unrecognised']), junk_lines: number(source['junk_lines']) }),
    ...(Array.isArray(source['notes']) ? { notes: notes.map((n) => n.slice(0, 500)) } : {}),
    format: isId(source['format']) ? source['format'] : 'native',
    lacks: array(source['lacks']).filter((k) => evidenceKinds.includes(k as EvidenceKind)) as EvidenceKind[],
  }
}

/** A rule for one key of an event. `empty`: an empty text means that the key is absent. */
type Rule = { key: string; ok(value: unknown): boolean; expected: string; required?: true; empty?: true }

function readEvent(value: unknown, at: number): asserts value is Event {
  if (isUsual(value as Usual | null)) return
  if (!isObject(value)) throw new FormatError(`Expected events[${at}] to be an object, found ${kind(value)}`)
  const rules = eventRules.get(value['type'] as string)
  if (!rules) {
    throw new FormatError(
      `Unknown event type ${kind(value['type'])} at events[${at}]; known are ${[...eventRules.keys()].join(', ')}`,
    )
  }
  for (const rule of rules) {
    const found = value[rule.key]
    if (found === undefined ? !rule.required : rule.ok(found) && !(rule.empty && found === '')) continue
    if (!rule.required && (found === null || (rule.empty && found === ''))) delete value[rule.key]
    else throw new FormatError(`Expected events[${at}].${rule.key} to be ${rule.expected}, found ${kind(found)}`)
  }
  refuseCamel(value, eventKeys, ` at events[${at}]`)
  if (value['type'] === 'tool_call' && (typeof value['arguments'] !== 'object' || value['arguments'] === null)) {
    value['arguments'] = readArguments(value['arguments'])
  }
}

/** The id of a format: what a trace says of itself is printed, so that it may be no other text. */
const isId = (v: unknown): v is string => typeof v === 'string' && /^[a-z][a-z0-9-]{0,39}$/.test(v)
const isText = (v: unknown): v is string => typeof v === 'string'
const isName = (v: unknown): v is string => typeof v === 'string' && v !== ''
const isBoolean = (v: unknown) => typeof v === 'boolean'
const isNumber = (v: unknown) => typeof v === 'number' && Number.isFinite(v) && v >= 0
const isCount = (v: unknown) => Number.isSafeInteger(v) && (v as number) >= 0

/** What a fast look at an event sees. */
type Usual = { [K in keyof Call | keyof Message | 'isError' | 'exitCode']?: unknown }

/** Says yes, quickly, to the calls and messages of almost every trace; the rules below say what is wrong with the others. */
function isUsual(e: Usual | null): boolean {
  if (e === null) return false
  if (e.type === 'message')
    return typeof e.text === 'string' && e.step === undefined && e.agent === undefined && e.turn === undefined
  return (
    e.type === 'tool_call' &&
    isName(e.tool) &&
    (e.command === undefined || isName(e.command)) &&
    (e.id === undefined || typeof e.id === 'string') &&
    (e.is_error === undefined || typeof e.is_error === 'boolean') &&
    typeof e.arguments === 'object' &&
    e.arguments !== null &&
    e.agent === undefined &&
    e.turn === undefined &&
    e.denied === undefined &&
    e.blocked === undefined &&
    e.exit_code === undefined &&
    e.isError === undefined &&
    e.exitCode === undefined &&
    (e.duration_ms === undefined || isNumber(e.duration_ms))
  )
}

const text = (key: string, more: Partial<Rule> = {}): Rule => ({ key, ok: isText, expected: 'a text', ...more })
const flag = (key: string): Rule => ({ key, ok: isBoolean, expected: 'true or false' })
const whole = (key: string): Rule => ({ key, ok: isCount, expected: 'a whole number of 0 or more' })
const command = (key: string): Rule => text(key, { expected: 'a command key', empty: true })

const eventRules: ReadonlyMap<string, readonly Rule[]> = new Map([
  ['user', [text('text', { required: true })]],
  ['message', [text('text', { required: true }), text('agent'), whole('turn'), command('step')]],
  [
    'tool_call',
    [
      { key: 'tool', ok: isName, expected: 'the name of a tool', required: true },
      command('command'),
      text('id'),
      text('agent'),
      flag('denied'),
      flag('blocked'),
      { key: 'exit_code', ok: Number.isInteger, expected: 'a whole number' },
      whole('turn'),
      { key: 'duration_ms', ok: isNumber, expected: 'a number' },
      // null is no slip here: it says that the trace cannot tell.
      { key: 'is_error', ok: (v) => v === null || typeof v === 'boolean', expected: 'true, false or null' },
    ],
  ],
  [
    'confirmation',
    [
      { key: 'step', ok: isName, expected: 'a command key', required: true },
      { key: 'tier', ok: isName, expected: 'a tier', required: true },
    ],
  ],
  [
    'elicitation',
    [
      {
        key: 'action',
        ok: (v) => (elicitationActions as readonly unknown[]).includes(v),
        expected: 'accept, decline or cancel',
        required: true,
      },
      text('message'),
      command('guards'),
    ],
  ],
  ['compaction', []],
])

/** The keys that events may have. */
const eventKeys = new Set([
  'result',
  'arguments',
  'content',
  ...[...eventRules.values()].flat().map((rule) => rule.key),
])

const innerShapes: [string, string, (v: unknown) => boolean, string][] = [
  ['taint', 'private', isBoolean, 'true or false'],
  ['taint', 'untrusted', isBoolean, 'true or false'],
  ['signals', 'readiness_ready', isBoolean, 'true or false'],
  ['signals', 'blocking_step_refused', isBoolean, 'true or false'],
  ['usage', 'input_tokens', isNumber, 'a number'],
  ['usage', 'output_tokens', isNumber, 'a number'],
  ['usage', 'cost_usd', isNumber, 'a number'],
]

/** Says what a value is, for "Expected X, found Y". */
export function kind(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'an array'
  if (typeof value === 'object') return 'an object'
  return typeof value === 'string' ? JSON.stringify(clip(value, 60)) : String(value)
}

/** A file of a known format that breaks it. The message says what was expected. */
export class FormatError extends Error {}
