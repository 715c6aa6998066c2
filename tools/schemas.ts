// The JSON Schemas of the files that programs write and read, made from their types: doc comments become the descriptions.
import path from 'node:path'
import { type Config, createGenerator, type Schema } from 'ts-json-schema-generator'

const root = path.resolve(import.meta.dirname, '..')

/** One program for all types: reading the sources takes longer than making a schema. */
const config: Config = {
  path: path.join(root, 'src/{formats/native/shape,model/report,model/strength}.ts'),
  tsconfig: path.join(root, 'tsconfig.json'),
  topRef: false,
  additionalProperties: true,
  sortProps: false,
  discriminatorType: 'json-schema',
  skipTypeCheck: true,
}

/** The schemas of `agent-eval/trace@1`, as it may be written, of `agent-eval/report@1` and of `agent-eval/strength@1`. */
export function typeSchemas(): { trace: Schema; report: Schema; strength: Schema } {
  const generator = createGenerator(config)
  return {
    trace: lenient(generator.createSchema('NativeTrace')),
    report: generator.createSchema('Report'),
    strength: generator.createSchema('Strength'),
  }
}

/**
 * What the native reader allows and refuses in every object beside what the types say: `null` means no more than an
 * absent key, and a key in camel case that has a meaning in snake case may only stand beside it.
 */
function lenient(schema: Schema): Schema {
  const each = (inner: Record<string, Schema | boolean>, change: (schema: Schema, key: string) => Schema) =>
    Object.fromEntries(Object.entries(inner).map(([k, v]) => [k, typeof v === 'boolean' ? v : change(v, k)]))
  const { definitions, properties, required = [] } = schema
  const out = { ...schema }
  if (definitions) out.definitions = each(definitions, lenient)
  // The kinds of events say for themselves what each may hold.
  if (!properties || schema.allOf) return out
  out.properties = each(properties, (inner, key) => (required.includes(key) ? inner : orNull(lenient(inner))))
  const slips = Object.keys(properties)
    .map((key) => [camel(key), key] as const)
    .filter(([slip, key]) => slip !== key && !(slip in properties))
  if (slips.length > 0) out.dependencies = Object.fromEntries(slips.map(([slip, key]) => [slip, [key]]))
  return out
}

/** The schema that also allows `null`. */
function orNull(schema: Schema): Schema {
  const { description, ...rest } = schema
  if (Object.keys(rest).length === 0 || (Array.isArray(rest.type) && rest.type.includes('null'))) return schema
  const doc = description === undefined ? {} : { description }
  if (typeof rest.type === 'string' && !rest.enum && rest.const === undefined)
    return { ...schema, type: [rest.type, 'null'] }
  return { ...doc, anyOf: [...(rest.anyOf ?? [rest]), { type: 'null' }] }
}

/** `is_error` → `isError`. */
const camel = (key: string): string => key.replace(/_([a-z])/g, (_, c: string) => c.toUpperCase())
