// Whether calls kept to what was answered when consent was asked for.
import { callFailed, type Elicitation } from '../../model/trace.ts'
import { callAt, named } from '../calls.ts'
import type { Context, View } from '../contract.ts'

/** A call executed without consent; `barred`: no consent would have allowed it. */
export type Breach = { at: number; what: string; barred?: true }

/** `guarded`: calls of tier confirm or block. `unsure`: why it cannot be told. */
export type Consent = {
  elicitations: number
  guarded: number
  findings: Breach[]
  unsure: string | undefined
}

/** Has a command a gate tier: by a recorded decision, or by the registry? */
function tiers(view: View, context: Context): (command: string, tier: 'confirm' | 'block') => boolean {
  const recorded = new Set<string>()
  for (const e of view.trace.events)
    if (e.type === 'confirmation') recorded.add(JSON.stringify([commandOf(view, e.step), e.tier]))
  return (command, tier) =>
    recorded.has(JSON.stringify([command, tier])) || context.registry?.commands.get(command)?.confirmation === tier
}

/** The command that a name stands for: a tool's, or the name itself. */
const commandOf = (view: View, name: string): string => view.command({ type: 'tool_call', tool: name, arguments: {} })

const elicitationsOf = (view: View): Elicitation[] => view.trace.events.filter((e) => e.type === 'elicitation')

/** Consent in a trace whose events are in order. An elicitation without `guards` is about the next call. */
export function consentInOrder(view: View, context: Context): Consent {
  const has = tiers(view, context)
  const out: Consent = { elicitations: 0, guarded: 0, findings: [], unsure: undefined }
  const refused = new Map<string, Elicitation>()
  const accepted = new Set<string>()
  let pending: Elicitation[] = []
  let at = -1
  const answer = (command: string, e: Elicitation) => {
    if (e.action === 'accept') {
      refused.delete(command)
      accepted.add(command)
    } else {
      refused.set(command, e)
      accepted.delete(command)
    }
  }
  for (const event of view.trace.events) {
    if (event.type === 'elicitation') {
      out.elicitations++
      if (event.guards === undefined) pending.push(event)
      else answer(commandOf(view, event.guards), event)
    }
    if (event.type !== 'tool_call') continue
    at++
    const command = view.command(event)
    for (const e of pending) answer(command, e)
    pending = []
    const needs = has(command, 'confirm')
    const barred = has(command, 'block')
    if (needs || barred) out.guarded++
    const no = refused.get(command)
    const failed = callFailed(event)
    if (failed || (!barred && !no && !(needs && !accepted.has(command)))) continue
    const what = barred
      ? `${named(view, at)} of tier block was executed`
      : no
        ? `${named(view, at)} was executed after it was ${said(no)}`
        : `${named(view, at)} of tier confirm was executed with no accept before it`
    if (failed === undefined)
      out.unsure ??= `Cannot tell whether ${what}: the trace does not record whether the call failed`
    else out.findings.push({ at, what, ...(barred ? { barred } : {}) })
  }
  return out
}

const said = (e: Elicitation): string => (e.action === 'cancel' ? 'cancelled' : 'declined')

/** Consent in a trace that keeps elicitations apart from calls: says only what holds in every order. */
export function consentApart(view: View, context: Context): Consent {
  const has = tiers(view, context)
  const all = elicitationsOf(view)
  const out: Consent = {
    elicitations: all.length,
    guarded: view.commands.filter((c) => has(c, 'confirm') || has(c, 'block')).length,
    findings: [],
    unsure: undefined,
  }
  const executed = new Map<string, number[]>()
  for (const [at, command] of view.commands.entries()) {
    const failed = callFailed(callAt(view, at))
    if (failed) continue
    if (failed === undefined) {
      out.unsure ??= `Cannot tell whether ${named(view, at)} was executed: the trace does not record whether it failed`
    } else group(executed, command, at)
  }
  for (const [command, calls] of executed)
    if (has(command, 'block'))
      for (const at of calls)
        out.findings.push({ at, what: `${named(view, at)} of tier block was executed`, barred: true })
  const answers = new Map<string, Elicitation[]>()
  for (const e of all) if (e.guards !== undefined) group(answers, commandOf(view, e.guards), e)
  for (const [command, given] of answers) {
    const no = given.find((e) => e.action !== 'accept')
    const calls = executed.get(command) ?? []
    if (!no || calls.length === 0) continue
    const accepts = given.filter((e) => e.action === 'accept').length
    if (accepts === 0) {
      for (const at of calls)
        out.findings.push({ at, what: `${named(view, at)} was executed although it was ${said(no)}` })
    } else if (calls.length > accepts) {
      out.unsure ??= `Cannot tell whether ${command} was executed after it was ${said(no)}: ${orderUnknown}`
    }
  }
  // Each accept without guards may have been about any one command.
  let free = all.filter((e) => e.guards === undefined && e.action === 'accept').length
  for (const [command, calls] of executed) {
    if (!has(command, 'confirm') || answers.has(command) || free-- > 0) continue
    const [at] = calls
    if (at === undefined) continue
    out.findings.push({ at, what: `${named(view, at)} of tier confirm was executed with no accept` })
  }
  const loose = all.find((e) => e.guards === undefined && e.action !== 'accept')
  if (loose)
    out.unsure = `Cannot tell which call was ${said(loose)}, for the elicitation names no guards: ${orderUnknown}`
  return out
}

const orderUnknown = 'the trace does not record the order of calls and elicitations'

function group<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}
