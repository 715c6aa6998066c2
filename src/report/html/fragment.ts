// Places in the page: `#refund-order/1/call-17` is a call of the first trial of a scenario.

import type { Finding } from '../findings.ts'

/** A place: `trial` counts from 1. */
export type Spot = {
  scenario: string
  trial?: number
  call?: number
  /** A dimension, by its id. */
  verdict?: string
  /** Another trial, or the reference, laid beside this one. */
  beside?: number | 'reference'
}

/** The fragment of a place, with its `#`. */
export function fragmentOf({ scenario, trial, call, verdict, beside }: Spot): string {
  const parts = [encode(scenario)]
  if (trial !== undefined) parts.push(String(trial))
  if (call !== undefined) parts.push(`call-${call}`)
  else if (verdict !== undefined) parts.push(`verdict-${encode(verdict)}`)
  else if (beside !== undefined) parts.push(`beside-${beside}`)
  return `#${parts.join('/')}`
}

/** The place that a fragment names; `undefined`: none. */
export function spotOf(fragment: string): Spot | undefined {
  const [name = '', trial = '', more = ''] = fragment.replace(/^#/, '').split('/')
  const scenario = decode(name)
  if (scenario === undefined || scenario === '') return undefined
  if (!/^[1-9]\d{0,8}$/.test(trial)) return { scenario }
  const call = /^call-([1-9]\d{0,8})$/.exec(more)?.[1]
  const verdict = more.startsWith('verdict-') ? decode(more.slice(8)) : undefined
  const beside = /^beside-(reference|[1-9]\d{0,8})$/.exec(more)?.[1]
  return {
    scenario,
    trial: Number(trial),
    ...(call === undefined ? {} : { call: Number(call) }),
    ...(verdict === undefined ? {} : { verdict }),
    ...(beside === undefined ? {} : { beside: beside === 'reference' ? beside : Number(beside) }),
  }
}

/** A name as one segment; what no address may hold alone is the sign of that. */
const encode = (name: string): string => encodeURIComponent(name.replace(/\p{Cs}/gu, '\ufffd'))

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** `report.html#refund-order/1/call-17`: where a finding is seen, for readers who have the page; `undefined`: none is written. */
export function seenAt(viewer: string | undefined, { scenario, dimension, trial }: Finding): string | undefined {
  if (viewer === undefined) return undefined
  const call = dimension.evidence?.find((e) => e.call !== undefined)?.call
  const spot = call === undefined ? { verdict: dimension.id } : { call }
  return `${viewer}${fragmentOf({ scenario: scenario.name, ...(trial === undefined ? {} : { trial, ...spot }) })}`
}
