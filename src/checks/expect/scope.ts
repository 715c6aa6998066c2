// What a section says once for all its fields, stated or meant.
import type { StopCause } from '../../model/trace.ts'
import type { Scope } from '../schema.ts'

type Section = Scope & {
  blocked_sends?: number | undefined
  ended_on_failed_call?: boolean | undefined
  stop_cause?: StopCause | undefined
  max_turns?: number | undefined
  min_compactions?: number | undefined
}

/**
 * A scenario about blocked sends, or about a run that ends on a failed call, is about attempts: such calls are what it requires. One
 * that states how the run may end knows that it may be stopped. A case of a case set has always meant both.
 */
export function scopeOf(section: Section, { isCase }: { isCase: boolean }): Scope {
  const { agents, answer_in, attempts, blocked_sends, ended_on_failed_call, stop_cause, max_turns, min_compactions } =
    section
  const isAboutAttempts = isCase || (blocked_sends ?? 0) > 0 || ended_on_failed_call === true
  return {
    agents,
    answer_in,
    attempts: attempts ?? isAboutAttempts,
    mayStop: isCase || stop_cause !== undefined || max_turns !== undefined || min_compactions !== undefined,
  }
}
