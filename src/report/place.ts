// Where a file lies in the repository: what annotations and links need, wherever the checkout is.
import type { Place } from '../model/place.ts'

/** The working directory relative to the repository's root, or the root `below` the working directory (a checkout in a sub-folder). */
export type Prefix = string | { below: string }

/** What a link to a line needs: the commit that was judged. */
export type Links = { server: string; repository: string; sha: string; prefix: Prefix }

/** The path relative to the repository's root, with `/`; `undefined` when the file lies outside of it. */
export function repoPath(file: string, prefix: Prefix = ''): string | undefined {
  const path = file.replaceAll('\\', '/')
  if (path === '' || path.startsWith('/') || /^[a-z]:/i.test(path)) return undefined
  if (typeof prefix === 'object') {
    return path.startsWith(`${prefix.below}/`) ? repoPath(path.slice(prefix.below.length + 1)) : undefined
  }
  const parts: string[] = []
  for (const part of `${prefix.replaceAll('\\', '/')}/${path}`.split('/')) {
    if (part === '' || part === '.') continue
    if (part !== '..') parts.push(part)
    else if (parts.pop() === undefined) return undefined
  }
  return parts.join('/')
}

/** The address of a line of a file at the judged commit; safe inside an attribute. */
export function blobUrl(links: Links | undefined, file: string, place?: Place): string | undefined {
  const path = links && repoPath(file, links.prefix)
  if (!links || !path || !/^https?:\/\/[\w.:-]+$/.test(links.server)) return undefined
  const lines = place
    ? `#L${place.line}${place.end_line && place.end_line > place.line ? `-L${place.end_line}` : ''}`
    : ''
  const segments = `${links.repository}/blob/${links.sha}/${path}`.split('/').map(encodeSegment)
  return `${links.server}/${segments.join('/')}${lines}`
}

const encodeSegment = (segment: string): string =>
  encodeURIComponent(segment.replace(/\p{Cs}/gu, '\ufffd')).replace(
    /[!'()*~]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
