// Which amounts that an agent states are in what it was told: narration faithfulness.

import { count, list } from '../../model/text.ts'
import type { Call } from '../../model/trace.ts'
import type { Evidence } from '../../model/verdict.ts'
import type { Context, View } from '../contract.ts'
import { parse } from '../results.ts'
import { type Amount, eachKey, findAmounts, numberKeys } from './amounts.ts'
import { type Narration, narrations } from './anchors.ts'

/** Where an amount may come from. */
export type Source = 'results' | 'user'

/** A narration with amounts that nothing grounds, as written. `unsure`: why they may be grounded in what the trace lacks. */
export type Finding = { narration: Narration; amounts: string[]; unsure?: string }
export type Faithfulness = { narrations: number; amounts: number; findings: Finding[] }

type Stated = { narration: Narration; amounts: Amount[] }
/** `first`: key → the first call whose result grounds it; `cut`, `told`: the first calls with a cut result and with any, or −1. */
type Index = { stated: Stated[]; first: Map<string, number>; cut: number; told: number }
const indexes = new WeakMap<View, Index>()

/** Compares every amount of every narration with what was said before it. The results are read once for a trace. */
export function faithfulness(view: View, context: Context, sources: readonly Source[]): Faithfulness {
  const known = index(view)
  const { stated, first } = known
  const told = sources.includes('user') ? userKeys(view, context, first) : undefined
  const results = sources.includes('results')
  const findings: Finding[] = []
  let amounts = 0
  for (const { narration, amounts: all } of stated) {
    amounts += all.length
    const grounded = (key: string) =>
      (results && (first.get(key) ?? Infinity) < narration.upto) || (told?.get(key) ?? Infinity) < narration.at
    const loose = all.filter((a) => !a.keys.some(grounded)).map((a) => a.written)
    if (loose.length === 0) continue
    const unsure = results ? unsureOf(view, narration, known) : undefined
    findings.push({ narration, amounts: loose, ...(unsure === undefined ? {} : { unsure }) })
  }
  return { narrations: stated.length, amounts, findings }
}

function index(view: View): Index {
  let found = indexes.get(view)
  if (!found) {
    const stated = narrations(view).map((narration) => ({ narration, amounts: findAmounts(narration.text) }))
    const first = new Map<string, number>()
    for (const { amounts } of stated) for (const a of amounts) for (const key of a.keys) first.set(key, Infinity)
    let last = 0
    for (const s of stated) if (s.amounts.length > 0) last = Math.max(last, s.narration.upto)
    for (let i = 0; i < last; i++) {
      eachResultKey(view.calls[i] as Call, (key) => {
        if (first.get(key) === Infinity) first.set(key, i)
      })
    }
    found = {
      stated,
      first,
      cut: view.calls.findIndex((c) => c.result_cut),
      told: view.calls.findIndex((c) => c.result !== undefined),
    }
    indexes.set(view, found)
  }
  return found
}

/** Key → the position of the first user message that has it; what was asked before the run is at −1. */
function userKeys(view: View, context: Context, wanted: ReadonlyMap<string, number>): Map<string, number> {
  const told = new Map<string, number>()
  const read = (text: string, at: number) =>
    eachKey(text, (key) => {
      if (wanted.has(key) && !told.has(key)) told.set(key, at)
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

/** JSON in a text in JSON: a tool result in a text block in a result. */
const deepest = 4

/** Goes through the keys that a result grounds: in JSON its numbers, texts and keys; else its text. Linear, without recursion. */
export function eachResultKey(call: Call, visit: (key: string) => void): void {
  const open: [unknown, number][] = [[call.result, 0]]
  const seen = new Set<string>()
  for (let next = open.pop(); next; next = open.pop()) {
    const [value, depth] = next
    if (typeof value === 'number' || typeof value === 'bigint') for (const key of numberKeys(value)) visit(key)
    else if (typeof value === 'string') {
      const inner = depth < deepest ? parse(value) : undefined
      if (inner !== undefined) open.push([inner, depth + 1])
      else eachKey(value, visit)
    } else if (Array.isArray(value)) for (const v of value) open.push([v, depth])
    else if (typeof value === 'object' && value !== null) {
      for (const [key, v] of Object.entries(value)) {
        open.push([v, depth])
        if (!/\d/.test(key) || seen.has(key)) continue
        seen.add(key)
        eachKey(key, visit)
      }
    }
  }
}

/** Names a finding for a message. */
export function sayFinding({ narration, amounts }: Finding): string {
  const shown = list(amounts.map((a) => `"${a}"`))
  return narration.step === undefined ? `${shown} before any call` : `${shown} at ${narration.step}`
}

/** Where a finding is: the call it describes, and the narration around its first amount. */
export function findingEvidence({ narration, amounts }: Finding, view: View, context: Context): Evidence {
  const { text, call } = narration
  const at = Math.max(0, text.indexOf(amounts[0] as string) - 60)
  const excerpt = context.excerpt(text.slice(at, at + 400))
  return call === undefined ? { excerpt } : { call: call + 1, tool: view.calls[call]?.tool ?? '', excerpt }
}
