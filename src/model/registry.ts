// The commands of the system under test, and what its skills say: what the golden family compares a run with.

export type Command = {
  key: string
  /** How a person types it; absent: `cli_prefix` and the key with its dots as spaces. */
  cli?: string
  /** The tool name that a model calls. */
  tool?: string
  mutating?: boolean
  /** A second call with the same arguments changes nothing. */
  idempotent?: boolean
  /** The gate tier: `auto_approve`, `confirm` or `block`. */
  confirmation?: string
}

/** A scalar, one of several, or an inclusive range of numbers. */
export type SubjectValue = string | number | boolean | (string | number | boolean)[] | { from?: number; to?: number }

/** `minor`: integers of the field count minor units, such as cents. */
export type Field = { id: string; legal_refs: string[]; source_refs: string[]; minor?: boolean }
export type VerificationExpectation = { computed_ids: string[]; source_refs: string[] }
export type Revision = {
  subject: Record<string, SubjectValue>
  fields: Field[]
  verification_expectations: VerificationExpectation[]
}

export type Registry = {
  cli_prefix: string
  commands: ReadonlyMap<string, Command>
  /** Tool name → command key. */
  tools: ReadonlyMap<string, string>
  lifecycle: readonly string[]
  revisions: readonly Revision[]
}

/** The text of a skill's SKILL.md by the skill's name; `undefined`: there is no such skill. */
export type Skills = (name: string) => string | undefined

/** The lifecycle where the registry declares none. */
export const defaultLifecycle: readonly string[] = [
  'modelo.work.create',
  'modelo.work.calculate',
  'modelo.work.verify',
  'modelo.export',
]
