// What within a text leads somewhere or names someone: e-mail addresses, links, domains, and long words with digits.

const link = /\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s<>"'`|\\^{}]+/gi
const email = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu
/** What stands before the `@` of an address is no domain. */
const domain =
  /(?<![\p{L}\p{N}._@-])[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})(?:\.[\p{L}\p{N}-]{1,63}){0,8}\.\p{L}{2,24}(?![\p{L}\p{N}_-]|[.%+][\p{L}\p{N}._%+-]{0,64}@|@)/gu
const word = /[\p{L}\p{N}]+/gu
const longest = 2000

/** The last characters of a link that belong to the sentence around it. */
const trailing = /[.,;:!?)\]*_]+$/

/** Of a text: each e-mail address, link, domain, and word of at least 8 characters that has letters and digits. */
export function mentionsIn(text: string): string[] {
  const found = new Set<string>()
  if (/[a-z]:\/\//i.test(text))
    for (const [whole] of text.matchAll(link)) {
      const address = whole.slice(0, longest)
      let end = address.length
      while (end > 0 && trailing.test(address[end - 1] as string)) end--
      found.add(address.slice(0, end))
      const host = /^[^:]+:\/\/(?:[^/?#@]*@)?([^/?#:]+)/.exec(address)?.[1]
      if (host) found.add(host)
    }
  if (text.includes('@')) for (const [address] of text.matchAll(email)) found.add(address)
  if (text.includes('.')) for (const [name] of text.matchAll(domain)) if (!isFileName(name)) found.add(name)
  for (const [one] of text.matchAll(word))
    if (one.length >= 8 && /\p{L}/u.test(one) && /\p{N}/u.test(one)) found.add(one)
  found.delete(text)
  return [...found]
}

const fileEndings = new Set(
  'c cc cfg conf cpp cs css csv db doc docx env gif gitignore go gz h html ico ini ipynb java jpeg jpg js json jsonl jsx kt lock log lua md mdx mjs mts pdf php png ppt pptx ps1 py rb rs rst scss sh sql svg swift tar tf toml ts tsv tsx txt vue wasm webp xls xlsx xml yaml yml zip'.split(
    ' ',
  ),
)

/** `notes.txt` looks like a domain and is none; what is both (`.sh`, `.rs`, `.py`) is a file in what agents write. */
const isFileName = (name: string): boolean => {
  const parts = name.toLowerCase().split('.')
  return parts.length === 2 && fileEndings.has(parts.at(-1) as string)
}
