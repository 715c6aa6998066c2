// When something happened, as recordings write it.

/** The value where it is an ISO 8601 date and time, which is what a trace keeps. */
export const timeOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/.test(value)
    ? value
    : undefined
