// What a check and a family are, and the constructors that tie a check to the shape of what it wants.
import * as z from 'zod/mini'
import type { Config } from '../model/config.ts'
import type { Answer, Question } from '../model/oracle.ts'
import type { Pattern } from '../model/pattern.ts'
import type { Route } from '../model/place.ts'
import type { Registry, Skills } from '../model/registry.ts'
import type { Call, EvidenceKind, Trace } from '../model/trace.ts'
import type { Outcome, Severity } from '../model/verdict.ts'
import { wayOn } from '../model/ways.ts'
import { blockId, type Scope, scope } from './schema.ts'
import type { Readable } from './text/match.ts'

export type { Answer, Question, Scope }

/** One trace as checks see it; what costs something is made when first asked for. */
export type View = {
  trace: Trace
  /** All calls, of all agents, in the order of occurrence. A call's number in a report is its index here plus one. */
  calls: readonly Call[]
  /** The registry key of a call: recorded, else by the registry, else by an alias, else the tool name. */
  command(call: Call): string
  /** The commands of `calls`, in order. */
  readonly commands: readonly string[]
  /** How many calls of the run came before `calls`, where this is the view of a part of it. */
  readonly before: number
  /** The view of a part of the run, before which so many calls came, or of the run as it might have gone. */
  part(trace: Trace, before: number): View
  /** The final answer as recorded, else the main agent's last message after the last call; blank counts as absent. */
  readonly answer: string | undefined
  /** The answer, to look for texts in. */
  readonly readableAnswer: Readable
  /** A text of the run, to look for texts in: made once for the run and all of its parts. */
  readable(text: string): Readable
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
  /** The trace that a scenario names as its reference, read before any run is judged. */
  reference(file: string): Reference
  /** The scenarios that the trace belongs to, by name. */
  scenarios: readonly string[]
  /** Set where a run is judged again and again, a little changed each time: then verdicts alone matter, and no hints. */
  again?: Again
  /** Reads a YAML mapping or list, scalars as written; `undefined`: the text is none. Loaded where a scenario looks into results. */
  readYaml(text: string): unknown
}

/** What was answered of a run's calls, by what asked: a changed run shares its other calls with it. */
export type Again = WeakMap<object, WeakMap<Call, unknown>>

/** An answer about a call, made once where its run is judged again and again. `asker`: what the answer is of. */
export function answeredOnce<Answer>({ again }: Context, asker: object, call: Call, make: () => Answer): Answer {
  if (!again) return make()
  let known = again.get(asker)
  if (!known) {
    known = new WeakMap()
    again.set(asker, known)
  }
  const before = known.get(call)
  if (before !== undefined) return before as Answer
  const answer = make()
  known.set(call, answer)
  return answer
}

/** A reference run, or why there is none. */
export type Reference = { trace: Trace } | { problem: string }

/** Something wrong in a scenario that its shape alone does not show. `route` is relative to what was looked at. */
export type Mistake = { route: Route; message: string }

/** What the reading of a section may depend on outside it. */
export type Surroundings = {
  sandbox: boolean
  /** Is it a case of a case set? */
  isCase: boolean
  /** `undefined`: none was given, or it could not be read. */
  registry: Registry | undefined
  pattern(source: string): Pattern
}

type Told = {
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
  /** It passes by finding nothing, among calls or in texts: what is not in the recording it cannot have seen. */
  prohibits?: 'calls' | 'texts'
}

/** Does a block turn its dimension on? Absent: every block does. */
type Switched<Want> = { isOn?: (want: Want) => boolean }

/** Asks of (want, trace) without any effect. */
type Running<Want> = { run: (want: Want, view: View, context: Context, scope: Scope) => Outcome }

/** Asks what only an oracle can answer: `ask` says what (or answers already), `decide` says what the answer means. */
type Asking<Want> = {
  ask: (want: Want, view: View, context: Context, scope: Scope) => Question | Outcome
  decide: (want: Want, answer: Answer, view: View, context: Context) => Outcome
}

/** The field of a section that turns a check on: its shape, and what may be wrong with its value alone. */
type Shaped<Id extends string, Shape extends z.ZodMiniType> = {
  id: Id
  schema: Shape
  /** Does this value turn the check on? Absent: every value does. */
  isOn?: (want: z.output<Shape>) => boolean
  mistakes?: (want: z.output<Shape>, scenario: Surroundings) => Mistake[]
}

/** A check over a want. Its functions take the want strictly, so that it fits only where such a want is given. */
export type CheckOver<Want> = Told & (Running<Want> | Asking<Want>)

/** A check of a block of its family, or of nothing in particular: then it is always graded. */
export const dimension = <Want>(check: Told & Running<Want> & Switched<Want>): Told & Running<Want> & Switched<Want> =>
  check

/** A check of one field, whose want is the value of the field. */
export const field = <const Id extends string, Shape extends z.ZodMiniType>(
  check: Told & Shaped<Id, Shape> & Running<z.output<Shape>>,
): Told & Shaped<Id, Shape> & Running<z.output<Shape>> => check

/** A check of one field that an oracle answers. */
export const askingField = <const Id extends string, Shape extends z.ZodMiniType>(
  check: Told & Shaped<Id, Shape> & Asking<z.output<Shape>>,
): Told & Shaped<Id, Shape> & Asking<z.output<Shape>> => check

/*
 * Checks as the engine sees them. It holds checks of all families in one list, so it knows of a want only that the family
 * of the check has read it. These are methods, and not functions as above, because methods are compared loosely: that
 * lets every check into the list. `family` and `familyOfFields` compare strictly before that.
 */
type AnyField = {
  /** The shape of the field that turns the check on. Absent: always graded. */
  schema?: z.ZodMiniType
  isOn?(want: unknown): boolean
  mistakes?(want: unknown, scenario: Surroundings): Mistake[]
}
export type PureCheck = Told & AnyField & { run(want: unknown, view: View, context: Context, scope: Scope): Outcome }
export type AskingCheck = Told &
  AnyField & {
    ask(want: unknown, view: View, context: Context, scope: Scope): Question | Outcome
    decide(want: unknown, answer: Answer, view: View, context: Context): Outcome
  }
/** A check of any family. */
export type Check = PureCheck | AskingCheck

export const isAsking = (check: Check): check is AskingCheck => 'ask' in check

/** A section of a scenario file, and the checks it turns on. */
export type Family = {
  id: string
  /** One line. */
  doc: string
  /** May stand more than once in a file, as `[[id]]`. */
  repeatable: boolean
  /** A check is on where its field is populated; else a block turns on every check. */
  perField: boolean
  /** The top-level key that makes a flat file this family. */
  flatKey?: string
  /** The shape of a block. */
  schema: z.ZodMiniObject
  checks: readonly Check[]
  /** What is wrong with a block of the right shape. */
  mistakes(block: unknown, scenario: Surroundings): Mistake[]
  /** What a block of the right shape may not mean, though nothing is wrong with it: told when it is validated. */
  advice(block: unknown): Mistake[]
  /** What a block says once for all its fields. */
  scopeOf(block: unknown, scenario: Surroundings): Scope
  /** Fields that no run is judged by, but all runs of the scenario together. */
  ofScenario?: readonly string[]
  /** What its dimensions call a block that has no id; absent: its position. */
  nameOf?(block: unknown): string | undefined
}

/** A family of blocks: each block turns on every check. */
export function family<Shape extends z.ZodMiniObject>(of: {
  id: string
  doc: string
  repeatable: boolean
  flatKey?: keyof z.output<Shape> & string
  schema: Shape
  checks: readonly CheckOver<z.output<Shape>>[]
  mistakes?: (block: z.output<Shape>, scenario: Surroundings) => Mistake[]
}): Family {
  const schema: z.ZodMiniObject = of.schema
  return {
    mistakes: () => [],
    advice: () => [],
    ...of,
    schema: of.repeatable ? z.safeExtend(schema, { id: z.optional(blockId) }) : schema,
    perField: false,
    scopeOf: () => ({}),
  }
}

type AnyShaped = Told & { schema: z.ZodMiniType } & (Running<never> | Asking<never>)
type FieldsOf<Checks extends readonly unknown[]> = {
  [C in Extract<Checks[number], AnyShaped> as C['id']]?: z.output<C['schema']> | undefined
}

/** A family of fields: each populated field turns on its check; checks without a field are always graded. */
export function familyOfFields<const Checks extends readonly (CheckOver<unknown> | AnyShaped)[]>(of: {
  id: string
  doc: string
  /** `false`: the section does not take what is said once for all fields, such as whose calls count. */
  scoped?: false
  /** Fields that no run is judged by, but all runs of the scenario together: their shapes. */
  ofScenario?: Readonly<Record<string, z.ZodMiniType>>
  checks: Checks
  /** What is wrong with fields beside each other; what is wrong with one alone stands with the field. */
  mistakes?: (section: Scope & FieldsOf<Checks>, scenario: Surroundings) => Mistake[]
  /** What a section says once for all its fields; default what it states. */
  scopeOf?: (section: Scope & FieldsOf<Checks>, scenario: Surroundings) => Scope
  /** What a section may not mean, though nothing is wrong with it. */
  advice?: (section: Scope & FieldsOf<Checks>) => Mistake[]
}): Family {
  const checks: readonly Check[] = of.checks
  const fields = checks.flatMap((c) => (c.schema ? [[c.id, z.optional(c.schema)] as const] : []))
  return {
    id: of.id,
    doc: of.doc,
    repeatable: false,
    perField: true,
    schema: z.strictObject({
      ...(of.scoped === false ? {} : scope.shape),
      ...Object.fromEntries(fields),
      ...of.ofScenario,
    }),
    ofScenario: Object.keys(of.ofScenario ?? {}),
    checks,
    mistakes(section: Scope & FieldsOf<Checks> & Readonly<Record<string, unknown>>, scenario) {
      const single = checks.flatMap((check) => {
        const want = section[check.id]
        if (want === undefined) return []
        const found = check.mistakes?.(want, scenario) ?? []
        return found.map((m) => ({ ...m, route: [check.id, ...m.route] }))
      })
      return [...single, ...(of.mistakes?.(section, scenario) ?? [])]
    },
    advice: (section: Scope & FieldsOf<Checks>) => of.advice?.(section) ?? [],
    scopeOf: of.scopeOf ?? ((section: Scope) => section),
  }
}

/** Says that evidence is missing, naming the format where it is the format that cannot record it. */
export function lacking(view: View, kind: EvidenceKind, what: string): string {
  const { format, lacks } = view.trace.source
  return lacks.includes(kind)
    ? `Missing ${what}: a trace in format ${format} does not record it${wayOn(format, kind)}`
    : `Missing ${what} in the trace`
}
