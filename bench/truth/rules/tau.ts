// Scenarios for the airline agent of tau-bench: the calls that change something, and what the agent must have said.
import { isTable, toml } from '../toml.ts'
import type { Rules } from './contract.ts'

/** What a task expects: calls with their arguments, and texts that the agent must have said. */
export type Task = { actions: { name: string; kwargs: Record<string, unknown> }[]; outputs: string[] }

export const writes = [
  'book_reservation',
  'cancel_reservation',
  'send_certificate',
  'update_reservation_baggages',
  'update_reservation_flights',
  'update_reservation_passengers',
]
const reads = ['get_*', 'search_*', 'list_*', 'calculate', 'think', 'transfer_to_human_agents']

/** How these dialogues end, and how a refused call looks, which OpenAI messages have no field for. */
export const config = `[end]
messages = ["###STOP###"]
tools = ["transfer_to_human_agents"]

[[outcome_text]]
tools = ["*"]
failed = ["^Error"]
`

/** Conditions for each value of expected arguments: the calls may say more of an element of a list. */
function conditions(value: unknown, at = ''): Record<string, unknown> {
  const below = (key: string | number) => (at === '' ? String(key) : `${at}.${key}`)
  if (Array.isArray(value) && value.some(isTable))
    return Object.assign({ [at]: { count: value.length } }, ...value.map((v, i) => conditions(v, below(i))))
  if (isTable(value)) return Object.assign({}, ...Object.entries(value).map(([k, v]) => conditions(v, below(k))))
  return { [at]: value }
}

export const writesOf = (task: Task) => task.actions.filter((a) => writes.includes(a.name))

const said = (task: Task): string[] =>
  task.outputs.length > 0 ? ['[expect]', 'answer_in = "any_message"', `contains = ${toml(task.outputs)}`] : []

function tools(task: Task, name: string): string[] {
  const names = [...new Set(writesOf(task).map((a) => a.name))]
  const lines = [`name = ${toml(name)}`, '[expect]', 'answer_in = "any_message"']
  if (names.length > 0) lines.push(`tools = ${toml(names)}`)
  lines.push(`forbid_tools = ${toml(writes.filter((w) => !names.includes(w)))}`)
  if (task.outputs.length > 0) lines.push(`contains = ${toml(task.outputs)}`)
  return lines
}

const naive = (task: Task, name: string): string => `${tools(task, name).join('\n')}\n`

/** What can be said with `[expect]` alone. */
function careful(task: Task, name: string): string {
  const lines = tools(task, name)
  for (const { name: tool, kwargs } of writesOf(task))
    for (const [key, value] of Object.entries(kwargs))
      if (!(Array.isArray(value) && value.length === 0))
        lines.push('[[expect.args]]', `tool = ${toml(tool)}`, `key = ${toml(key)}`, `equals = ${toml(value)}`)
  return `${lines.join('\n')}\n`
}

/** The whole set: these changes, each once, in any order, and no other. */
function calls(task: Task, name: string): string {
  const lines = [`name = ${toml(name)}`]
  const steps = writesOf(task).map((a) => ({ tool: a.name, outcome: 'succeeded', where: conditions(a.kwargs) }))
  if (steps.length > 0) {
    lines.push('[trajectory]', 'order = "any_order"', 'only = true', `steps = ${toml(steps)}`)
    lines.push(`allow = ${toml([...reads, { tool: '*', outcome: 'failed' }])}`)
  } else lines.push('[[calls]]', `any_of = ${toml(writes)}`, 'outcome = "succeeded"', 'max = 0')
  return `${lines.join('\n')}\n`
}

export const strict = (task: Task, name: string): string => `${calls(task, name)}${said(task).join('\n')}\n`

export const tau: Rules<Task> = { config, scenario: { naive, careful, calls, strict }, cannotSay: () => undefined }
