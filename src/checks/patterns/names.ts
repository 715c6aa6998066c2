// Whether a name of a pattern means a tool.
import { isExactly } from '../../model/matcher.ts'
import { wildcard } from '../../model/names.ts'

/** Does the name, with its wildcards, mean this tool or command? `=search` means exactly this name. */
export const means = (name: string, tool: string): boolean =>
  isExactly(name) ? tool === name.slice(1) : wildcard(name, tool)
