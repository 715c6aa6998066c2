import { z } from 'zod'
import { nestedBeyond, parseJson } from '../../model/json.ts'
import type { Call } from '../../model/trace.ts'
import { fail, pass } from '../../model/verdict.ts'
import type { Context, PureCheck, View } from '../contract.ts'
import { asText, clip, count, holds, normalise } from '../text.ts'
import { callEvidence, callsUnrecorded, inScope, isNamed, type Scope } from './calls.ts'

const entry = z.strictObject({
  tool: z.string().min(1).describe('Tool or command; * is a wildcard'),
  key: z.string().min(1).describe('A top-level argument, or a dotted path such as a.b.0.c'),
  equals: z
    .unknown()
    .optional()
    .describe('The argument as text is exactly this; objects whatever the order of their keys'),
  contains: z.string().min(1).optional().describe('The argument as text holds this, compared as in expect.contains'),
  matches: z.string().min(1).optional().describe('An RE2 expression found anywhere in the argument as text'),
  on: z.enum(['any', 'every', 'first', 'last']).optional().describe('Which calls of the tool must match; default any'),
})
export type ArgsEntry = z.infer<typeof entry>

/** Marks an argument that a call does not have. */
const absent = Symbol('absent')

/** An argument by its top-level name, else by a dotted path. */
function lookUp(args: unknown, key: string): unknown {
  if (typeof args !== 'object' || args === null) return absent
  if (Object.hasOwn(args, key)) return (args as Record<string, unknown>)[key]
  let at: unknown = args
  for (const part of key.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, part) || (Array.isArray(at) && part === 'length'))
      return absent
    at = (at as Record<string, unknown>)[part]
  }
  return at
}

/** A value with every text in it that is a JSON object or array parsed, so that the order of keys and spaces do not matter. */
function canonical(value: unknown): unknown {
  if (typeof value === 'string') {
    if (!/^\s*[[{]/.test(value)) return value
    try {
      const parsed = parseJson(value)
      return nestedBeyond(parsed) ? value : canonical(parsed)
    } catch {
      return value
    }
  }
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (Array.isArray(value)) return value.map(canonical)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, canonical(inner)]))
}

function matches(want: ArgsEntry, value: unknown, context: Context): boolean {
  const observed = asText(value)
  if (want.equals !== undefined) {
    if (observed !== asText(want.equals) && asText(canonical(value)) !== asText(canonical(want.equals))) return false
  }
  if (want.contains !== undefined && !holds(normalise(observed), normalise(want.contains))) return false
  return want.matches === undefined || context.pattern(want.matches).test(observed)
}

const conditions = (want: ArgsEntry): string =>
  [
    want.equals === undefined ? '' : `equal to ${clip(JSON.stringify(asText(want.equals)), 80)}`,
    want.contains === undefined ? '' : `containing ${JSON.stringify(clip(want.contains, 80))}`,
    want.matches === undefined ? '' : `matching /${clip(want.matches, 80)}/`,
  ]
    .filter((c) => c !== '')
    .join(' and ')

/** Says what is wrong with one entry, and at which call; `undefined`: it holds. */
function fault(
  want: ArgsEntry,
  scope: Scope,
  view: View,
  context: Context,
): { message: string; calls: number[] } | undefined {
  const calls: number[] = []
  for (const [i, call] of view.calls.entries()) {
    if (isNamed(want.tool, call, view.commands[i] as string) && inScope(scope, call)) calls.push(i)
  }
  const expected = `Expected ${want.tool}.${want.key} ${conditions(want)}`
  if (calls.length === 0) return { message: `${expected}; ${want.tool} was never called`, calls }
  const value = (i: number) => lookUp((view.calls[i] as Call).arguments, want.key)
  const ok = (i: number): boolean => {
    const v = value(i)
    return v !== absent && matches(want, v, context)
  }
  const found = (i: number): string => {
    const v = value(i)
    return v === absent
      ? `no ${want.key} at call ${i + 1}`
      : // With its key, so that the value of a key that names a secret is hidden.
        `${clip(context.excerpt(`${want.key}: ${JSON.stringify(asText(v).slice(0, 4000))}`), 120)} at call ${i + 1}`
  }
  switch (want.on ?? 'any') {
    case 'first':
    case 'last': {
      const i = (want.on === 'first' ? calls[0] : calls.at(-1)) as number
      return ok(i) ? undefined : { message: `${expected} on the ${want.on} call, found ${found(i)}`, calls: [i] }
    }
    case 'every': {
      const wrong = calls.filter((i) => !ok(i))
      if (wrong.length === 0) return undefined
      return {
        message: `${expected} on every call; ${wrong.length} of ${calls.length} differ: found ${wrong.slice(0, 3).map(found).join(', ')}`,
        calls: wrong,
      }
    }
    default: {
      if (calls.some(ok)) return undefined
      const withKey = calls.filter((i) => value(i) !== absent)
      if (withKey.length === 0)
        return {
          message: `${expected}; none of ${count(calls.length, 'call')} of ${want.tool} has the argument ${want.key}`,
          calls,
        }
      return {
        message: `${expected} on at least one call, found ${withKey.slice(0, 3).map(found).join(', ')}${withKey.length > 3 ? ` and ${withKey.length - 3} more` : ''}`,
        calls: withKey,
      }
    }
  }
}

export default {
  id: 'args',
  doc: 'Calls were given the arguments that each entry describes',
  fails: 'No call (or, by `on`, not every, the first or the last) was given such an argument',
  severity: 'blocking',
  needs: [],
  schema: z
    .array(entry)
    .min(1)
    .describe('What calls must be given; all conditions of an entry must hold on the same call'),
  run(want, view, context) {
    const unrecorded = callsUnrecorded(view)
    if (unrecorded) return unrecorded
    const faults = want.args.map((e, i) => ({ i, found: fault(e, want, view, context) })).filter((f) => f.found)
    const first = faults[0]
    if (!first?.found)
      return pass(`Found ${count(want.args.length, 'argument')} as expected among ${count(view.calls.length, 'call')}`)
    return fail(faults.map((f) => f.found?.message).join('. '), {
      route: ['args', first.i],
      evidence: first.found.calls.slice(0, 3).map((i) => callEvidence(view, i, context)),
    })
  },
} satisfies PureCheck<Scope & { args: ArgsEntry[] }>
