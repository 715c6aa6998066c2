// A regular expression over text that anyone may have written.

/** A linear-time regular expression. */
export type Pattern = { test(text: string): boolean }
