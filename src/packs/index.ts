// Packs: rules that ship with agent-eval, as the text of a scenario that others extend. They are text, so that the bundle holds them.
import { codingAgent } from './coding-agent.ts'

/** The packs by the name behind `agent-eval:`. */
export const packs: Readonly<Record<string, string>> = { 'coding-agent': codingAgent }
