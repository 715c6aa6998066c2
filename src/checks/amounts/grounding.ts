// Which amounts that an agent states are in what it was told: narration faithfulness.

import { clip, count, list } from '../../model/text.ts'
import type { Call } from '../../model/trace.ts'
import type { Evidence } from '../../model/verdict.ts'
import type { Context, View } from '../contract.ts'
import { type Amount, findAmounts } from './amounts.ts'
import { type Narration, narrations } from './anchors.ts'
import { eachKey, eachValueKey, type IsMinor, minorKeys } from './sources.ts'

/** Where an amount may come from. */
export type Source = 'results' | 'user'

/** A narration with amounts that nothing grounds, as written. `unsure`: why they may be grounded in what the trace lacks; `hint`: what would ground them. */
export type Finding = { narration: Narration; amounts: string[]; unsure?: string; hint?: string }
export type Faithfulness = { narrations: number; amounts: number; findings: Finding[] }

type Stated = { narration: Narration; amounts: Amount[] }
/**
 * `first`: key → the first call whose result grounds it; `minor`: digits → the key under which they would be minor units;
 * `cut`, `told`: the first calls with a cut result and with any, or −1.
 */
type Index = { stated: Stated[]; first: Map<string, number>; minor: Map<string, string>; cut: number; told: number }
const indexes = new WeakMap<View, Index>()

/** Compares every amount of every narration with what was said before it. The results are read once for a trace. */
export function faithfulness(view: View, context: Context, sources: readonly Source[]): Faithfulness {
  const known = index(view, minorKeys([...context.config.amounts.minor, ...minorFields(context)]))
  const { stated, first } = known
  const told = sources.includes('user') ? userKeys(view, context, first) : undefined
  const results = sources.includes('results')
  const findings: Finding[] = []
  let amounts = 0
  for (const { narration, amounts: all } of stated) {
    amounts += all.length
    const grounded = (key: string) =>
      (results && (first.get(key) ?? Infinity) < narration.upto) || (told?.get(key) ?? Infinity) < narration.at
    const loose = all.filter((a) => !a.keys.some(grounded))
    if (loose.length === 0) continue
    const unsure = results ? unsureOf(view, narration, known) : undefined
    const hint = results ? hintOf(loose, known) : undefined
    findings.push({
      narration,
      amounts: loose.map((a) => a.written),
      ...(unsure === undefined ? {} : { unsure }),
      ...(hint === undefined ? {} : { hint }),
    })
  }
  return { narrations: stated.length, amounts, findings }
}

function index(view: View, isMinor: IsMinor): Index {
  let found = indexes.get(view)
  if (!found) {
    const stated = narrations(view).map((narration) => ({ narration, amounts: findAmounts(narration.text) }))
    const first = new Map<string, number>()
    const minor = new Map<string, string>()
    let last = 0
    for (const { narration, amounts } of stated) {
      for (const a of amounts) {
        for (const key of a.keys) first.set(key, Infinity)
        if (a.minor !== undefined) minor.set(a.minor, '')
      }
      if (amounts.length > 0) last = Math.max(last, narration.upto)
    }
    for (let i = 0; i < last; i++) readCall(view.calls[i] as Call, i, first, minor, isMinor)
    found = {
      stated,
      first,
      minor,
      cut: view.calls.findIndex((c) => c.result_cut),
      told: view.calls.findIndex((c) => c.result !== undefined),
    }
    indexes.set(view, found)
  }
  return found
}

/** Notes what the result of a call grounds, but for what the call itself was given: an echo tells nothing. */
function readCall(
  call: Call,
  at: number,
  first: Map<string, number>,
  minor: Map<string, string>,
  isMinor: IsMinor,
): void {
  const fresh = new Set<string>()
  eachValueKey(call.result, isMinor, {
    key(key) {
      if (first.get(key) === Infinity) fresh.add(key)
    },
    integer(digits, under) {
      if (minor.get(digits) === '') minor.set(digits, under)
    },
  })
  if (fresh.size === 0) return
  eachValueKey(call.arguments, isMinor, { key: (key) => void fresh.delete(key) })
  for (const key of fresh) first.set(key, at)
}

/** The fields of the registry whose integers count minor units. */
const minorFields = ({ registry }: Context): string[] =>
  (registry?.revisions ?? []).flatMap((r) => r.fields.flatMap((f) => (f.minor ? [f.id] : [])))

/** Says where the digits of an amount stand under a key that does not say that they are minor units. */
function hintOf(loose: readonly Amount[], { minor }: Index): string | undefined {
  for (const { minor: digits } of loose) {
    const under = digits === undefined ? '' : (minor.get(digits) ?? '')
    if (under !== '') return `${digits} under ${clip(under, 60)}: if these are cents, set [amounts] minor`
  }
  return undefined
}

/** Key → the position of the first user message that has it; what was asked before the run is at −1. */
function userKeys(view: View, context: Context, wanted: ReadonlyMap<string, number>): Map<string, number> {
  const told = new Map<string, number>()
  const read = (text: string, at: number) =>
    eachKey(text, minorKeys([]), {
      key(key) {
        if (wanted.has(key) && !told.has(key)) told.set(key, at)
      },
    })
  const said = view.trace.events.some((e) => e.type === 'user')
  if (said) {
    for (const [at, event] of view.trace.events.entries()) if (event.type === 'user') read(event.text, at)
  } else {
    const prompt = view.trace.prompt ?? context.prompt
    for (const turn of typeof prompt === 'string' ? [prompt] : prompt) read(turn, -1)
  }
  return told
}

/** Why an amount of this narration may be grounded in what the trace does not hold. */
function unsureOf(view: View, { upto }: Narration, { cut, told }: Index): string | undefined {
  if (cut >= 0 && cut < upto) return `the result of call ${cut + 1} (${view.calls[cut]?.tool}) was cut to its head`
  return upto > 0 && (told < 0 || told >= upto)
    ? `the trace holds no result of ${count(upto, 'call')} before it`
    : undefined
}

/** Names a finding for a message. */
export function sayFinding({ narration, amounts, hint }: Finding): string {
  const shown = list(amounts.map((a) => `"${a}"`))
  const why = hint === undefined ? '' : ` (${hint})`
  return narration.step === undefined ? `${shown} before any call${why}` : `${shown} at ${narration.step}${why}`
}

/** The amounts of some findings, each once, as written. */
export const flaggedValues = (findings: readonly Finding[]): string[] => [
  ...new Set(findings.flatMap((f) => f.amounts)),
]

/** Where a finding is: the call it describes, and the narration around its first amount. */
export function findingEvidence({ narration, amounts }: Finding, view: View, context: Context): Evidence {
  const { text, call } = narration
  const at = Math.max(0, text.indexOf(amounts[0] as string) - 60)
  const excerpt = context.excerpt(text.slice(at, at + 400))
  return call === undefined ? { excerpt } : { call: call + 1, tool: view.calls[call]?.tool ?? '', excerpt }
}
