// A line or block that a scenario may get: what it says, how many runs say so, and whether it is asked or only told.

/** A key of a section, or a block of a family that may repeat. */
export type Said =
  | { section: 'expect' | 'budget'; key: string; value: unknown }
  | { section: 'trajectory'; key: string; value: unknown }
  | { block: 'calls' | 'policy'; value: Readonly<Record<string, unknown>> }

/**
 * `variants`: the same, each weaker than the one before it; the first that every good run passes is taken. `support`: in how many
 * runs it was seen. `asked`: it becomes a rule; else a comment. `id`: of its block.
 */
export type Candidate = { variants: readonly Said[]; support: string; asked: boolean; id?: string }

/** Words as the id of a block: without one its dimensions are named by its position, which changes with every edit. */
export const idOf = (...words: readonly string[]): string => {
  const id = words
    .map((word) =>
      word
        .replace(/[^\w.-]+/g, '-')
        .replace(/^[-.]+|[-.]+$/g, '')
        .slice(0, 40),
    )
    .filter((word) => word !== '')
    .join('-')
    .slice(0, 56)
  return /^[A-Za-z]/.test(id) ? id : `call-${id}`
}

export const inRuns = (some: number, all: number): string => `in ${some} of ${all} ${all === 1 ? 'run' : 'runs'}`

/** With the outcome that it succeeded; where the recordings do not tell outcomes, without. */
export const succeeded = (table: Readonly<Record<string, unknown>>): Record<string, unknown>[] => {
  const { tool, where, ...rest } = table
  const which = { tool, ...(where === undefined ? {} : { where }) }
  return [
    { ...which, outcome: 'succeeded', ...rest },
    { ...which, ...rest },
  ]
}

/** A tool whose name means only itself where a scenario names it. */
export const isPlain = (tool: string): boolean => !/[*]|^[=@!/]|^\s|\s$/.test(tool)
