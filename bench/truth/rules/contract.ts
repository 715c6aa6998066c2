// What a set of labelled runs is, and what a rule makes of one of its tasks.

/** A call that a task expects; `changes`: executed, it changed something. */
export type Call = { tool: string; arguments: Record<string, unknown>; result?: string; changes?: boolean }

/** What the benchmark says of a run. */
export type Label = {
  good: boolean
  kind: string
  suite?: string
  utility?: boolean
  breach?: boolean
  attack?: string
  why?: string
  /** An attack whose only effect is what the agent says. */
  says_only?: boolean
}

/** `naive`: tools alone; `careful`: tools and arguments; `calls`: the whole set of calls; `strict`: all that the task asks. */
export const ruleNames = ['naive', 'careful', 'calls', 'strict'] as const
export type RuleName = (typeof ruleNames)[number]

/** A set: scenarios that its rules derive from what each task expects, never from a run or a verdict. */
export type Rules<T> = {
  /** `agent-eval.toml` of the set. */
  config: string
  /** The scenario of a task, as TOML. */
  scenario: Readonly<Record<RuleName, (task: T, name: string) => string>>
  /** Why no scenario can say what the label says of this run; absent: it can. */
  cannotSay(label: Label, task: T): string | undefined
}
