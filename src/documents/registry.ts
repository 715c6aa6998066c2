// The registry file (JSON or TOML) → the commands, lifecycle and revisions that golden scenarios are compared with.
import * as z from 'zod/mini'
import { parseJson } from '../model/json.ts'
import { type Command, defaultLifecycle, type Registry, type Revision } from '../model/registry.ts'
import type { Problem } from '../model/report.ts'
import { type Document, type Fault, type Places, repeatedKey, toProblems } from './document.ts'
import { described, text } from './schema.ts'
import { keyName, read } from './shape.ts'
import { parseToml } from './toml.ts'

const texts = z.array(z.string())
const scalar = z.union([z.string(), z.number(), z.boolean()])

const command = z.strictObject({
  key: described(text, 'The command key, such as orders.refund'),
  cli: described(z.optional(text), 'How a person types it; default: cli_prefix and the key with its dots as spaces'),
  tool: described(z.optional(text), 'The tool name that a model calls'),
  mutating: described(z.optional(z.boolean()), 'Does it change anything? Such calls are what a run is for'),
  idempotent: described(z.optional(z.boolean()), 'Does a second call with the same arguments change nothing more?'),
  confirmation: described(z.optional(z.enum(['auto_approve', 'confirm', 'block'])), 'The gate tier of the command'),
})

const field = z.strictObject({
  id: described(text, 'The id of the field, such as 03'),
  minor: described(z.optional(z.boolean()), 'Integers under this id count minor units, such as cents'),
  legal_refs: described(z.optional(texts), 'The law that the field rests on'),
  source_refs: described(z.optional(texts), 'The sources that the field rests on'),
})

const expectation = z.strictObject({
  computed_ids: described(z.optional(texts), 'The ids of fields that are computed'),
  computed_casilla_ids: described(z.optional(texts), 'Another spelling of computed_ids'),
  source_refs: described(z.optional(texts), 'The sources that they are computed from'),
})

const revision = z.strictObject({
  subject: described(
    z.record(
      z.string(),
      z.union([
        scalar,
        z.array(scalar).check(z.minLength(1)),
        z.strictObject({
          from: described(z.optional(z.number()), 'The least'),
          to: described(z.optional(z.number()), 'The greatest'),
        }),
      ]),
    ),
    'Which subjects it is for: a value, several, or a range of numbers',
  ),
  fields: described(z.optional(z.array(field)), 'The fields of this revision'),
  casillas: described(z.optional(z.array(field)), 'Another spelling of fields'),
  verification_expectations: described(z.optional(z.array(expectation)), 'What a verification of it must show'),
})

/** The shape of a registry file. */
export const registrySchema = z.strictObject({
  $schema: described(z.optional(z.string()), 'The schema that an editor checks the file by'),
  schema: described(z.optional(z.literal('agent-eval/registry@1')), 'What the file is'),
  cli_prefix: described(z.optional(z.string()), 'What stands before every command that a person types'),
  commands: described(
    z.optional(z.array(z.union([text, command]))),
    'The commands there are: a key alone, or what is known of one',
  ),
  lifecycle: described(z.optional(z.array(text)), 'The stages of the work, in order'),
  revisions: described(z.optional(z.array(revision)), 'What holds for which subject'),
})

/** Reads a registry file. */
export async function loadRegistry(
  file: string,
  source: string,
  { placer }: Places,
): Promise<{ value: Registry } | { problems: Problem[] }> {
  const text = source.replace(/^\ufeff/, '')
  const document: Document = { file, text, kind: /\.toml$/i.test(file) ? 'toml' : 'json' }
  let value: unknown
  if (document.kind === 'toml') {
    const parsed = parseToml(document)
    if ('problems' in parsed) return parsed
    value = parsed.value
  } else {
    try {
      value = parseJson(text)
    } catch (e) {
      return { problems: [await notJson(file, text, e)] }
    }
    const twice = await repeatedKey(text, value)
    if (twice) {
      const { line, column = 1 } = twice.place
      return { problems: [{ file, line, column, message: `Duplicate key ${keyName(twice.key)}; drop one of them` }] }
    }
  }
  const result = read(registrySchema, value)
  const faults: Fault[] = 'faults' in result ? result.faults : []
  const commands = new Map<string, Command>()
  const tools = new Map<string, string>()
  if ('value' in result) {
    for (const [i, raw] of (result.value.commands ?? []).entries()) {
      const one = typeof raw === 'string' ? { key: raw } : raw
      if (commands.has(one.key))
        faults.push({ route: ['commands', i], message: `Expected unique command keys, found a duplicate: ${one.key}` })
      commands.set(one.key, one as Command)
      if (one.tool !== undefined) {
        if (tools.has(one.tool))
          faults.push({
            route: ['commands', i],
            message: `Expected one command a tool; ${one.tool} is the tool of ${tools.get(one.tool)} too`,
          })
        tools.set(one.tool, one.key)
      }
    }
    for (const [i, r] of (result.value.revisions ?? []).entries()) {
      if (r.fields && r.casillas)
        faults.push({ route: ['revisions', i], message: 'Expected fields or casillas, found both' })
    }
  }
  if (faults.length > 0 || 'faults' in result) return { problems: toProblems(document, faults, await placer()) }
  const v = result.value
  return {
    value: {
      cli_prefix: v.cli_prefix ?? '',
      commands,
      tools,
      lifecycle: v.lifecycle ?? defaultLifecycle,
      revisions: (v.revisions ?? []).map(
        (r): Revision => ({
          subject: r.subject as Revision['subject'],
          fields: (r.fields ?? r.casillas ?? []).map((f) => ({
            id: f.id,
            ...(f.minor === undefined ? {} : { minor: f.minor }),
            legal_refs: f.legal_refs ?? [],
            source_refs: f.source_refs ?? [],
          })),
          verification_expectations: (r.verification_expectations ?? []).map((e) => ({
            computed_ids: [...(e.computed_ids ?? []), ...(e.computed_casilla_ids ?? [])],
            source_refs: e.source_refs ?? [],
          })),
        }),
      ),
    },
  }
}

/** Where a text stops being JSON, and why. JSON.parse names the place only sometimes, and quotes the text around it. */
async function notJson(file: string, text: string, e: unknown): Promise<Problem> {
  const { parse } = await import('jsonc-parser')
  const errors: { offset: number }[] = []
  parse(text, errors as never, { disallowComments: true })
  const before = text.slice(0, errors[0]?.offset ?? text.length)
  const reason = String(e instanceof Error ? e.message : e).replace(/, (?:\.\.\.)?".*| in JSON at position.*/s, '')
  return {
    file,
    line: before.split('\n').length,
    column: before.length - before.lastIndexOf('\n'),
    message: `Expected JSON: ${reason}`,
  }
}
