// Scenarios for the multi-turn tasks of BFCL: the calls of each turn, what they return, and the state that each turn leaves.
import { isTable, toml } from '../toml.ts'
import type { Call, Rules } from './contract.ts'

/** Of each turn of the user: the expected calls, their results, and the state behind them. */
export type Task = { turns: Call[][]; results: string[][]; states: unknown[] }

const config = ''
const head = (name: string): string[] => [`name = ${toml(name)}`]
const callsOf = (task: Task): Call[] => task.turns.flat()

const tools = (task: Task): string[] => [
  '[expect]',
  'attempts = true',
  `tools = ${toml([...new Set(callsOf(task).map((c) => c.tool))])}`,
]

const naive = (task: Task, name: string): string => `${[...head(name), ...tools(task)].join('\n')}\n`

function careful(task: Task, name: string): string {
  const lines = [...head(name), ...tools(task)]
  for (const { tool, arguments: given } of callsOf(task))
    for (const [key, value] of Object.entries(given))
      if (value !== null && !(Array.isArray(value) && value.length === 0))
        lines.push('[[expect.args]]', `tool = ${toml(tool)}`, `key = ${toml(key)}`, `equals = ${toml(value)}`)
  return `${lines.join('\n')}\n`
}

/** The expected calls with their arguments, in their order; others may stand between. */
function calls(task: Task, name: string): string {
  const steps = callsOf(task).map(({ tool, arguments: given }) => {
    const where = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null))
    return Object.keys(where).length > 0 ? { tool, where: conditions(where) } : { tool }
  })
  return `${[...head(name), '[trajectory]', `steps = ${toml(steps)}`].join('\n')}\n`
}

const conditions = (where: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(where).map(([key, value]) => [key, { equals: value }]))

/**
 * As BFCL defines right: each turn with a task has a call, leaves the expected state, and what its calls return has been returned by then.
 * An expected result is asked by its text, as often as the expected calls return it.
 */
function strict(task: Task, name: string): string {
  const lines = head(name)
  const states = task.turns.flatMap((turn, i) => (turn.length > 0 ? [[`turns.${i}`, { equals: task.states[i] }]] : []))
  lines.push('[state]', `after = ${toml(Object.fromEntries(states))}`)
  const often = new Map<string, number>()
  for (const result of task.results.flat()) often.set(result, (often.get(result) ?? 0) + 1)
  for (const [result, min] of often) lines.push('[[calls]]', 'tool = "*"', returned(result), `min = ${min}`)
  for (const [i, turn] of task.turns.entries())
    if (turn.length > 0) lines.push('[[turn]]', `n = ${i + 1}`, 'any_tools = ["*"]', 'attempts = true')
  return `${lines.join('\n')}\n`
}

const longest = 600

/** A condition that this result meets: its text, or each value of a long object. */
function returned(text: string): string {
  if (text.length <= longest) return `result = ${toml({ matches: `(?s)\\A${quoted(text)}\\z` })}`
  const values = objectIn(text)
  if (!values) return `result = ${toml({ matches: `(?s)\\A${quoted(text.slice(0, longest))}` })}`
  return `result_where = ${toml(Object.fromEntries(Object.entries(values).map(([k, v]) => [k, { equals: v }])))}`
}

const quoted = (text: string): string => text.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&')

function objectIn(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isTable(value) ? value : undefined
  } catch {
    return undefined
  }
}

export const bfcl: Rules<Task> = { config, scenario: { naive, careful, calls, strict }, cannotSay: () => undefined }
