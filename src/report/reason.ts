// Why a scenario fails, in so few characters that it fits a cell of a table.
import { clip } from '../model/text.ts'
import type { Dimension } from '../model/verdict.ts'

const most = 60
/** With less room than this, what was expected is left out rather than cut. */
const least = 20
/** A first clause as long as this says enough: what follows it is what to do. */
const enough = 40

/** The message of a dimension, short: a later clause is left out first, then what was expected. What was found stays. */
export function shortReason({ message, evidence }: Pick<Dimension, 'message' | 'evidence'>): string {
  const [clause = ''] = message.split('; ', 1)
  const said = clause.length < enough ? message : clause
  const at = said.lastIndexOf(', found ')
  const found = at < 0 ? '' : said.slice(at)
  const call = evidence?.find((one) => one.call !== undefined)?.call
  const where = call === undefined || /\bcall \d/.test(found || said) ? '' : `, call ${call}`
  const room = most - where.length
  if (said.length <= room || found === '') return `${clip(said, room)}${where}`
  const expected = room - found.length
  return `${expected < least ? clip(found.slice(2), room) : `${clip(said.slice(0, at), expected)}${found}`}${where}`
}
