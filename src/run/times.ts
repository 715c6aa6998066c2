// When a trace was made, as far as its calls tell.
import { calledAt, type Trace } from '../model/trace.ts'

/** The time of the first call that has one, in milliseconds since 1970; 0: none has. */
export function timeOf({ events }: Trace): number {
  for (const event of events) {
    const time = event.type === 'tool_call' ? calledAt(event) : undefined
    if (time !== undefined) return Math.max(0, time)
  }
  return 0
}
