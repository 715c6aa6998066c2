// Arguments by which a caller answers a confirmation itself: `yes = true`, or `--yes` in the text of a command.
import { asText } from '../model/compact.ts'
import { isObject } from '../model/json.ts'
import { spelt } from './arguments.ts'

const folded = (name: string): string => name.toLowerCase().replace(/^-+/, '').replaceAll('-', '_')

/** The arguments that hold the text of a command, or its words. */
const commandKeys = new Set([
  'command',
  'cmd',
  'command_line',
  'args',
  'argv',
  'arguments',
  'flags',
  'options',
  'script',
])

/** The argument, or the word of a command text, that says yes; `undefined`: there is none. */
export function autoYesIn(given: unknown, autoYes: readonly string[]): string | undefined {
  const words = new Set(autoYes.map(folded))
  if (!isObject(given)) return flagIn(given, words)
  for (const [key, value] of Object.entries(given)) {
    if (words.has(folded(key)) && asText(value).toLowerCase() === 'true') return key
    const flag = commandKeys.has(folded(key)) ? flagIn(value, words) : undefined
    if (flag !== undefined) return flag
  }
  return undefined
}

/** The flag in a text, or in a list of the words of a command. */
function flagIn(value: unknown, words: ReadonlySet<string>): string | undefined {
  const texts =
    typeof value === 'string' ? [value] : Array.isArray(value) ? value.filter((v) => typeof v === 'string') : []
  for (const text of texts)
    for (const word of text.split(/\s+/)) {
      const [flag = '', set] = word.split('=', 2)
      const isYes = flag === '-y' || flag === '--yes' || (flag.startsWith('--') && words.has(folded(flag)))
      if (isYes && (set === undefined || set.toLowerCase() === 'true')) return flag
    }
  return undefined
}

/** Are two sets of arguments the same, but for those that say yes? */
export function sameBut(one: unknown, other: unknown, autoYes: readonly string[]): boolean {
  const words = new Set(autoYes.map(folded))
  const rest = (given: unknown): string => {
    const value = spelt(given)
    return asText(
      isObject(value) ? Object.fromEntries(Object.entries(value).filter(([key]) => !words.has(folded(key)))) : value,
    )
  }
  return rest(one) === rest(other)
}
