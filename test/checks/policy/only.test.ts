// Which values are allowed, compared with asking each element by the definition, over random calls, sure and untold.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Context } from '../../../src/checks/contract.ts'
import only from '../../../src/checks/policy/only.ts'
import { viewOf } from '../../../src/judging/view.ts'
import { defaultConfig } from '../../../src/model/config.ts'
import type { Call } from '../../../src/model/trace.ts'
import { chance } from '../../chance.ts'

const context: Context = {
  registry: undefined,
  skills: undefined,
  config: defaultConfig,
  prompt: [],
  wants: () => [],
  excerpt: (t) => t,
  pattern: () => ({ test: () => false }),
  readYaml: () => undefined,
  scenarios: [],
  reference: () => ({ problem: 'none' }),
}

type Told = 'pass' | 'fail' | 'skip' | 'error'
const values = [1, 2, 3, [], [1], [1, 3], [2, 2], undefined]

/** Holds by the definition, of a value or of every element of a list, which must have some. */
const meets = (value: unknown, allowed: readonly number[]): boolean => {
  const elements = Array.isArray(value) ? value : [value]
  return elements.length > 0 && elements.every((e) => allowed.includes(e as number))
}

/** The verdict of one way in which what is untold may have been: which calls triggered, and with which values. */
const judge = (triggers: readonly boolean[]): Told =>
  triggers.length === 0 ? 'skip' : triggers.every((t) => t) ? 'pass' : 'fail'

test('only', () => {
  for (let seed = 0; seed < 2000; seed++) {
    const pick = chance(seed)
    const allowed = [1, 2, 3].filter(() => pick(2) === 0)
    if (allowed.length === 0) allowed.push(1)
    const events = Array.from({ length: 1 + pick(4) }, (): Call => {
      const value = values[pick(values.length)]
      const outcome = pick(3)
      return {
        type: 'tool_call',
        tool: pick(4) === 0 ? 'other' : 'send',
        arguments: pick(6) === 0 ? 'no json' : value === undefined ? {} : { to: value },
        ...(outcome === 0 ? {} : { is_error: outcome === 1 }),
      }
    })
    let ways: boolean[][] = [[]]
    for (const { tool, is_error, arguments: given } of events) {
      if (tool !== 'send' || is_error === true) continue
      const holds = typeof given === 'string' ? [true, false] : [meets((given as { to?: unknown }).to, allowed)]
      const longer = ways.flatMap((way) => holds.map((h) => [...way, h]))
      ways = is_error === undefined ? [...ways, ...longer] : longer
    }
    const verdicts = new Set(ways.map(judge))
    const expected = verdicts.size === 1 ? [...verdicts][0] : 'error'
    const view = viewOf({ schema: 'agent-eval/trace@1', events, source: { format: 'native', lacks: [] } }, (t) => t)
    if (!('run' in only)) throw new Error('only asks an oracle')
    const want = { call: { tool: 'send', outcome: 'succeeded' as const }, only_with: { to: { one_of: allowed } } }
    assert.equal(only.run(want, view, context, {}).verdict, expected, `seed ${seed}: ${JSON.stringify(events)}`)
  }
})
