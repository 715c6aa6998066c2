// The one way of text from outside into markdown: it stays in its place, and it is only ever text.
import { clip } from '../model/text.ts'
import { printable } from './printable.ts'
import { visible } from './visible.ts'

const special = /[&<>"'`*_[\]{}()~#@:|\\$!^=]/g
/**
 * What GitHub makes a link, a mention, an emoji or a formula of: a mail address, `#1`, `GH-1`, `CVE-…`, `//`, `www.`, and the name of
 * a commit.
 */
const trigger =
  /[@#:$](?=\S)|\/(?=\/)|www(?=\.)|\b(?:GH|GHSA|CVE)(?=-\w)|\b[0-9a-f]{6}(?=[0-9a-f]{1,34}\b)|(?<=\b(?:[0-9a-f]{6}){1,6})[0-9a-f]{6}(?=[0-9a-f]{1,28}\b)/gi
/** In `<code>` it still looks for addresses, and after entities are decoded, so that only an element between parts them. */
const address = /@(?=\S)|\/(?=\/)|www(?=\.)/gi

const entity = (character: string): string => `&#${character.charCodeAt(0)};`
const encode = (text: string): string => text.replace(special, entity)

/** Markup of a text in which no word becomes a link: `<wbr>` parts it and shows nothing. */
function parted(text: string, at: RegExp): string {
  let markup = ''
  let from = 0
  for (const match of text.matchAll(at)) {
    const end = match.index + match[0].length
    markup += `${encode(text.slice(from, end))}<wbr>`
    from = end
  }
  return markup + encode(text.slice(from))
}

/** Text from outside in running text, at most `most` characters. */
export const prose = (text: string, most = 1000): string => blockStart(parted(clip(visible(text), most), trigger))

/** At the start of a line these would begin a list, a rule or a block of code. */
const blockStart = (markup: string): string => (/^[-+\s\d]/.test(markup) ? entity(markup) + markup.slice(1) : markup)

/** Text from outside as code; at most `most` characters. */
export function code(text: string, most = 300): string {
  return `<code>${parted(clip(visible(text), most), address) || ' '}</code>`
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
