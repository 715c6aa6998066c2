// What a check and a family are. A dimension's id is `family.check`, typed once.
import type * as z from 'zod/mini'
import type { Config } from '../model/config.ts'
import type { Answer, Question } from '../model/oracle.ts'
import type { Route } from '../model/place.ts'
import type { Registry, Skills } from '../model/registry.ts'
import type { Call, EvidenceKind, Trace } from '../model/trace.ts'
import type { Outcome, Severity } from '../model/verdict.ts'

/** A linear-time regular expression. */
export type Pattern = { test(text: string): boolean }

/** One trace as checks see it; what costs something is made when first asked for. */
export type View = {
  trace: Trace
  /** All calls, of all agents, in the order of occurrence. A call's number in a report is its index here plus one. */
  calls: readonly Call[]
  /** The registry key of a call: recorded, else by the registry, else by an alias, else the tool name. */
  command(call: Call): string
  /** The commands of `calls`, in order. */
  readonly commands: readonly string[]
  /** The final answer as recorded, else the main agent's last message after the last call; a blank one is none. */
  readonly answer: string | undefined
  /** The answer, normalised for comparison. */
  readonly normalAnswer: string
}

/** What a check may know beside its want and the trace. */
export type Context = {
  registry: Registry | undefined
  /** `undefined`: no skills folder was given. */
  skills: Skills | undefined
  config: Config
  /** The prompt of the scenario, one string a turn. */
  prompt: readonly string[]
  /** The wants of a family's blocks in this scenario, for the rules that cross families. */
  wants(family: string): readonly unknown[]
  /** Redacts and cuts a text to at most 200 characters, for evidence. */
  excerpt(text: string): string
  /** Compiles an RE2 expression. Throws on a bad one; scenarios are checked when they load. */
  pattern(source: string): Pattern
}

export type { Answer, Question }

type CheckBase<Want> = {
  /** The dimension's name within its family; the file is named like it. */
  id: string
  /** One line: what holds when it passes. */
  doc: string
  /** How it fails, in one line. */
  fails: string
  severity: Severity
  /** Evidence without which the verdict is `error`. */
  needs: readonly EvidenceKind[]
  /** Evidence that is used where there is some. */
  uses?: readonly EvidenceKind[]
  /** In `expect`: the shape of the field. Absent: always graded. */
  schema?: z.ZodMiniType
  /** In `expect`: is a populated field on? Absent: always. */
  isOn?(want: Want): boolean
}

/** A question asked of (want, trace), answered without any effect. */
export type PureCheck<Want> = CheckBase<Want> & { run(want: Want, view: View, context: Context): Outcome }

/** A question that the shell answers: `ask` says what to ask (or answers already), `decide` what the answer means. */
export type AskingCheck<Want> = CheckBase<Want> & {
  ask(want: Want, view: View, context: Context): Question | Outcome
  decide(want: Want, answer: Answer, view: View, context: Context): Outcome
}

export type Check<Want = never> = PureCheck<Want> | AskingCheck<Want>

/** Something wrong in a scenario that its shape alone does not show. `route` is relative to the block. */
export type Mistake = { route: Route; message: string }

/** A section of a scenario file, and the checks it turns on. */
export type Family = {
  id: string
  /** One line. */
  doc: string
  /** May stand more than once in a file, as `[[id]]`. */
  repeatable: boolean
  /** In `expect` a check is on where its field is populated; elsewhere a block turns on every check. */
  perField: boolean
  /** The top-level key that makes a flat file this family. */
  flatKey?: string
  /** The shape of a block. */
  schema: z.ZodMiniObject
  checks: readonly Check[]
  mistakes?(block: never, scenario: { sandbox: boolean; pattern(source: string): Pattern }): Mistake[]
}

export const isAsking = (check: Check): check is AskingCheck<never> => 'ask' in check

/** Says that evidence is missing, naming the format where it is the format that cannot record it. */
export function lacking(view: View, kind: EvidenceKind, what: string): string {
  const { format, lacks } = view.trace.source
  return lacks.includes(kind)
    ? `Missing ${what}: a trace in format ${format} does not record it`
    : `Missing ${what} in the trace`
}
