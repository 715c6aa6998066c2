// A question that only something outside can answer, and what it answered.

/** What only something outside can answer. */
export type Question =
  | { oracle: 'judge'; rubric: string; prompt: string; answer: string }
  | { oracle: 'verify'; command: string; workspace: string }

/** What an oracle answered. `unavailable` names why there is no verdict. `record` goes into the report. */
export type Answer =
  | { pass: boolean; reason: string; record?: Readonly<Record<string, unknown>> }
  | { unavailable: string; record?: Readonly<Record<string, unknown>> }
