// Long texts, folded after five lines.
import { count } from '../model/text.ts'
import type { Said } from '../report/html/contract.ts'
import { type Child, el, fill } from './dom.ts'

const mostLines = 5
const mostCharacters = 600

/** `1.2 MB`, `20 kB`, `731 bytes`. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return count(bytes, 'byte')
  const [n, unit] = bytes < 1e6 ? [bytes / 1000, 'kB'] : [bytes / 1e6, 'MB']
  return `${n < 10 ? n.toFixed(1) : Math.round(n)} ${unit}`
}

/** A text: all of it where that is short, else its first lines and a button for the others. `more`: how the whole is had. */
export function folded(said: Said, more: string, name = 'pre'): Child {
  const text = typeof said === 'string' ? said : said.head
  const cut = typeof said === 'string' ? undefined : cutMark(text, said.of, more)
  const lines = text.split('\n')
  const head = lines.slice(0, mostLines).join('\n')
  const shown = head.length > mostCharacters ? head.slice(0, mostCharacters) : head
  const block = el('div', `said ${name}`, shown)
  const beyond = lines.length - mostLines
  if (shown.length === text.length) return [block, cut]
  const label = beyond > 0 ? count(beyond, 'more line') : count(text.length - shown.length, 'more character')
  const button = el('button', {
    class: 'more',
    aria: { expanded: 'false' },
    on() {
      const open = button.getAttribute('aria-expanded') !== 'true'
      button.setAttribute('aria-expanded', String(open))
      fill(block, open ? text : shown)
      button.textContent = open ? 'fold' : label
      if (cut) cut.hidden = !open
    },
  })
  button.textContent = label
  if (cut) cut.hidden = true
  return [block, el('div', 'tools', button), cut]
}

/** Unfolds all that is folded, or folds it. */
export function foldAll(within: ParentNode, open: boolean): void {
  for (const button of within.querySelectorAll<HTMLButtonElement>(`button.more[aria-expanded="${String(!open)}"]`))
    button.click()
}

const cutMark = (head: string, of: number, more: string): HTMLElement =>
  el(
    'div',
    'cut',
    `cut here: ${sizeText(new TextEncoder().encode(head).length)} of ${sizeText(of)} are in this page; `,
    el('code', '', more),
    ' has all of it',
  )
