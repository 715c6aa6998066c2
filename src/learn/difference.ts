// Where a failing run left the good ones: the first call with an effect that the nearest good run does not have, has with another
// value, or alone has. Reads, thoughts and the order of calls are never named.
import type { FirstDifference } from '../model/report.ts'
import { clip } from '../model/text.ts'
import { type Deed, isSame, sayDeed, sayPath, type Trait } from './deeds.ts'
import { likeness, type Pair, pairsOf } from './pair.ts'

/** The calls with an effect of a run that passed. */
export type GoodRun = { trace: string; deeds: readonly Deed[] }

type Compared = { good: GoodRun; took: readonly Deed[]; pairs: Pair[]; score: number }

const tookOf = (deeds: readonly Deed[]): Deed[] => deeds.filter((deed) => deed.failed === undefined)

/** Compares a failing run with the good run that is most like it; `undefined`: they agree, or there is none. */
export function firstDifference(deeds: readonly Deed[], goods: readonly GoodRun[]): FirstDifference | undefined {
  const own = tookOf(deeds)
  let nearest: Compared | undefined
  for (const good of goods) {
    const compared = compare(own, good)
    if (!nearest || compared.score > nearest.score) nearest = compared
  }
  if (!nearest) return undefined
  const found = differences(deeds, own, nearest)
  const [first] = found
  if (!first) return undefined
  const more = Math.min(found.length - 1, 2)
  const message = `${first.message}${found.length > 3 ? ' (and more than 2 more)' : more > 0 ? ` (and ${more} more)` : ''}`
  return { ...first, message: clip(message, 500), ...(more > 0 ? { more } : {}) }
}

/** Each equal leaf counts one, each call that only one side has takes off a half. */
function compare(own: readonly Deed[], good: GoodRun): Compared {
  const took = tookOf(good.deeds)
  const pairs = pairsOf(own, took)
  let score = -0.5 * (own.length + took.length - 2 * pairs.length)
  for (const [i, j] of pairs) score += likeness(own[i] as Deed, took[j] as Deed)
  return { good, took, pairs, score }
}

function differences(all: readonly Deed[], own: readonly Deed[], { good, took, pairs }: Compared): FirstDifference[] {
  const partner = new Map(pairs)
  const named = good.trace
  const found = own.flatMap((deed, i): FirstDifference[] => {
    const at = partner.get(i)
    const other = at === undefined ? undefined : took[at]
    if (!other) {
      const message = `call ${deed.call} ${sayDeed(deed)}, which ${named} does not have`
      return [{ kind: 'extra', call: deed.call, tool: deed.tool, good: named, message }]
    }
    const changed = firstOther(deed, other)
    if (!changed) return []
    const { trait, seen } = changed
    const message = `call ${deed.call} \`${deed.tool}\` ${sayPath(trait.path)} ${trait.said}, in ${named} ${seen.said}`
    return [
      {
        kind: 'changed',
        call: deed.call,
        tool: deed.tool,
        argument: trait.path,
        good: named,
        good_call: other.call,
        message,
      },
    ]
  })
  const had = new Set(pairs.map(([, j]) => j))
  const missing = took.flatMap((deed, j): FirstDifference[] => {
    if (had.has(j)) return []
    const tried = attemptAt(all, deed)
    const attempt = tried ? `; tried at call ${tried.call}, and failed` : ''
    const message = `missing: ${sayDeed(deed)}, call ${deed.call} in ${named}${attempt}`
    const at = tried ? { call: tried.call } : {}
    return [{ kind: 'missing', ...at, tool: deed.tool, good: named, good_call: deed.call, message }]
  })
  return [...found, ...missing]
}

/** The first part that both have, and have otherwise. */
function firstOther(deed: Deed, other: Deed): { trait: Trait; seen: Trait } | undefined {
  const theirs = new Map(other.traits.map((trait) => [trait.path, trait]))
  for (const trait of deed.traits) {
    const seen = theirs.get(trait.path)
    if (seen && !isSame(trait, seen)) return { trait, seen }
  }
  return undefined
}

/** The failed call that is most like a call that is missing. */
function attemptAt(all: readonly Deed[], deed: Deed): Deed | undefined {
  let best: { deed: Deed; equal: number } | undefined
  for (const tried of all) {
    if (!tried.failed || tried.tool !== deed.tool) continue
    const equal = likeness(tried, deed)
    if (equal === 0 && deed.traits.some((trait) => trait.kind === 'leaf')) continue
    if (!best || equal > best.equal) best = { deed: tried, equal }
  }
  return best?.deed
}

/** Where there is no good run: the first call after which nothing could have made the run right. */
export function spoiltAt(call: number, tool: string, dimension: string): FirstDifference {
  return {
    kind: 'spoilt',
    call,
    tool,
    message: `call ${call} \`${tool}\`, after which ${dimension} could not pass any more`,
  }
}
