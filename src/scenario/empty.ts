// Lists and tables of a section that are there and hold nothing.
import * as z from 'zod/mini'
import { emptyAllowed } from '../checks/schema.ts'
import type { Fault } from '../documents/document.ts'
import { found, keyName } from '../documents/shape.ts'
import type { Route } from '../model/place.ts'

/**
 * The empty lists and tables of a section as it is written: whoever writes one means to ask something, and the check
 * would pass having looked at nothing. A value that the schema leaves open may be empty, as what to compare with.
 */
export const emptied = (section: z.ZodMiniObject, value: unknown): Fault[] =>
  isEmpty(value) ? [] : emptiedAt(section, value, [])

function emptiedAt(given: z.core.$ZodType, value: unknown, route: Route): Fault[] {
  const schema = bare(given, value)
  if (!schema || emptyAllowed.has(given) || emptyAllowed.has(schema)) return []
  const name = keyName(String(route.findLast((r) => typeof r === 'string')))
  if (schema instanceof z.ZodMiniArray && Array.isArray(value)) {
    if (isEmpty(value)) return [{ route, message: `Expected at least 1 element in ${name}, found ${found(value)}` }]
    return value.flatMap((element, i) => emptiedAt(schema.def.element, element, [...route, i]))
  }
  const inner = innerOf(schema)
  if (!inner || typeof value !== 'object' || value === null || Array.isArray(value)) return []
  if (isEmpty(value)) return [{ route, message: `Expected at least 1 key in ${name}, found an empty table` }]
  return Object.entries(value).flatMap(([key, child]) => {
    const next = inner(key)
    return next ? emptiedAt(next, child, [...route, key]) : []
  })
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0 && !(value instanceof Date)

/** The schema within what wraps it; of several, the one that the value fits, if any. */
function bare(schema: z.core.$ZodType, value: unknown): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodMiniOptional) return bare(schema.def.innerType, value)
  if (schema instanceof z.ZodMiniNullable) return bare(schema.def.innerType, value)
  if (schema instanceof z.ZodMiniDefault) return bare(schema.def.innerType, value)
  if (schema instanceof z.ZodMiniPipe) return bare(schema.def.in, value)
  if (!(schema instanceof z.ZodMiniUnion)) return schema
  const fits = schema.def.options.find((option) => z.safeParse(option, value).success)
  return fits && bare(fits, value)
}

/** The schema of each key of a table; `undefined`: the schema is none of a table. */
function innerOf(schema: z.core.$ZodType): ((key: string) => z.core.$ZodType | undefined) | undefined {
  if (schema instanceof z.ZodMiniObject) {
    const shape: Readonly<Record<string, z.core.$ZodType>> = schema.def.shape
    return (key) => (Object.hasOwn(shape, key) ? shape[key] : undefined)
  }
  return schema instanceof z.ZodMiniRecord ? () => schema.def.valueType : undefined
}
