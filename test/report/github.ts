// Markdown to HTML as GitHub's pipeline does it: GFM, then the allow-list of html-pipeline.
import MarkdownIt from 'markdown-it'
import sanitize from 'sanitize-html'

const tags =
  'h1 h2 h3 h4 h5 h6 br b i strong em a pre code img tt div ins del sup sub p picture ol ul table thead tbody tfoot blockquote dl dt dd kbd q samp var hr ruby rt rp li tr td th s strike summary details caption figure figcaption abbr bdo cite dfn mark small source span time wbr'.split(
    ' ',
  )

const markdown = new MarkdownIt({ html: true, linkify: true })
// A bare domain is no link on GitHub; `www.` is looked for by `autolinks`.
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: true })

/** The page a reader gets. */
export function html(text: string): string {
  return sanitize(markdown.render(text).replace(/ style="text-align:(\w+)"/g, ' align="$1"'), {
    allowedTags: tags,
    allowedAttributes: {
      a: ['href'],
      img: ['src'],
      '*': ['align', 'open', 'title', 'id', 'name', 'width', 'height', 'colspan', 'rowspan'],
    },
  })
}

/** The tags of a page in their order, as a reader's browser sees them; what only helps lines to break is left out. */
export const skeleton = (page: string): string[] =>
  [...page.matchAll(/<(\/?[a-z0-9]+)/g)].map(([, tag]) => tag as string).filter((tag) => !tag.endsWith('wbr'))

/** Is every tag of the page closed, in order? */
export function balanced(page: string): boolean {
  const open: string[] = []
  for (const tag of skeleton(page)) {
    if (['br', 'hr', 'img'].includes(tag)) continue
    if (!tag.startsWith('/')) open.push(tag)
    else if (open.pop() !== tag.slice(1)) return false
  }
  return open.length === 0
}

const decoded = (text: string): string =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')

/** The runs of text outside of code, where GitHub looks for mentions, links and emoji. */
export const plainTexts = (page: string): string[] =>
  page
    .replace(/<(code|pre)\b[\s\S]*?<\/\1>/g, '<br>')
    .split(/<[^>]*>/)
    .map(decoded)

const outside = (text: string): string => text.replace(/<(pre|a)\b[\s\S]*?<\/\1>/g, '<br>')

/**
 * What GitHub makes a link of beyond CommonMark, by its rules for text nodes: addresses anywhere but in a block of code (so also in
 * `<code>` that HTML made), and mentions, issues and commits outside of code.
 */
export function autolinks(page: string): string[] {
  const nodes = (html: string): string[] => html.split(/<[^>]*>/).map(decoded)
  const addresses = /\bwww\.[\w-]|\b(?:https?|ftp):\/\/[\w-]|[\w.+-]+@[\w-]+\.\w|\b(?:mailto|xmpp):[\w.+-]+@\w/gi
  const references = /(?<!\w)@\w|#\d|\bGH-\d|\b[0-9a-f]{7,40}\b|\w@[0-9a-f]{7,40}\b/gi
  const code = /<(code|pre|a)\b[\s\S]*?<\/\1>/g
  return [
    ...nodes(outside(page)).flatMap((text) => text.match(addresses) ?? []),
    ...nodes(page.replace(code, '<br>')).flatMap((text) => text.match(references) ?? []),
  ]
}

/** The page before anything is taken out of it. */
export const rendered = (text: string): string => markdown.render(text)
