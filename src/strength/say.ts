// What sentences about a mutant call things.
import { sayValue } from '../checks/patterns/say.ts'
import { asText } from '../model/compact.ts'
import { clip } from '../model/text.ts'
import type { Run } from './operator.ts'

/** A name that comes from outside. */
export const shownName = ({ redact }: Pick<Run, 'redact'>, name: string): string => clip(redact(name), 80)

/** A call by its tool and its number. */
export const called = (run: Run, at: number): string => `${shownName(run, run.calls[at]?.tool ?? '')} (call ${at + 1})`

/** A text of the answer. */
export const shownText = ({ redact }: Pick<Run, 'redact'>, text: string): string => sayValue(redact(text), 100)

/** A value of an argument; `undefined`: it is a secret, which its key may be what tells. */
export function shownValue({ redact }: Pick<Run, 'redact'>, key: string, value: unknown): string | undefined {
  const beside = `${JSON.stringify(key)}:${JSON.stringify(asText(value))}`
  return redact(beside) === beside ? sayValue(value, 100) : undefined
}
