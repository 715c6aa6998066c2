// The one way of text from outside into markdown: it stays in its place, and it is only ever text.
import { clip } from '../model/text.ts'
import { printable, visible } from './printable.ts'

const special = /[&<>"'`*_[\]{}()~#@:|\\$!^=]/g
/** What GitHub makes a link, a mention, an emoji or a formula of, where a word follows at once. */
const trigger = /[@#:$](?=\S)|\/(?=\/)|\bwww(?=\.)|\bGH(?=-\d)/gi

const entity = (character: string): string => `&#${character.charCodeAt(0)};`
const encode = (text: string): string => text.replace(special, entity)

/** Text from outside in running text, at most `most` characters. `<wbr>` parts what would become a mention or a link: it shows nothing. */
export function prose(text: string, most = 1000): string {
  const line = clip(visible(text), most)
  let markup = ''
  let from = 0
  for (const match of line.matchAll(trigger)) {
    const end = match.index + match[0].length
    markup += `${encode(line.slice(from, end))}<wbr>`
    from = end
  }
  return blockStart(markup + encode(line.slice(from)))
}

/** At the start of a line these would begin a list, a rule or a block of code. */
const blockStart = (markup: string): string => (/^[-+\s\d]/.test(markup) ? entity(markup) + markup.slice(1) : markup)

/** Text from outside as code, where GitHub makes nothing of it; at most `most` characters. */
export function code(text: string, most = 300): string {
  return `<code>${encode(clip(visible(text), most)) || ' '}</code>`
}

/** A fenced block of lines from outside. The fence is longer than any run of backticks in them. */
export function fence(language: string, lines: readonly string[]): string[] {
  let longest = 2
  for (const line of lines) for (const run of line.match(/`+/g) ?? []) longest = Math.max(longest, run.length)
  const ticks = '`'.repeat(longest + 1)
  return [`${ticks}${language}`, ...lines.map((line) => `${line[0] ?? ' '}${printable(line.slice(1), 200)}`), ticks]
}

/** A link of our own making around markup that is already escaped; without an address just the markup. */
export function link(markup: string, url: string | undefined): string {
  return url === undefined ? markup : `<a href="${url}">${markup}</a>`
}
