// Long lists, drawn when they are seen, some rows at a time.
import { el } from './dom.ts'

const few = 40

/** A list whose rows are drawn when they come near the window. */
export type SeenList = {
  /** Draws the row at this place, and returns it. */
  row(at: number): HTMLElement | undefined
  drawAll(): void
}

/** Makes the list in an element. `height`: about how high a row is. */
export function seenList(
  within: HTMLElement,
  length: number,
  draw: (at: number) => HTMLElement,
  { height, role }: { height: number; role: boolean },
): SeenList {
  const rows: HTMLElement[] = []
  const blocks: HTMLElement[] = []
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) open(blocks.indexOf(target as HTMLElement))
    },
    { rootMargin: '1200px' },
  )
  const open = (block: number): void => {
    const element = blocks[block]
    if (!element || element.dataset['drawn']) return
    element.dataset['drawn'] = 'yes'
    element.style.minHeight = ''
    observer.unobserve(element)
    for (let at = block * few; at < Math.min(length, (block + 1) * few); at++) {
      const row = draw(at)
      if (role) row.setAttribute('role', 'listitem')
      rows[at] = row
      element.append(row)
    }
  }
  if (role) within.setAttribute('role', 'list')
  within.replaceChildren()
  for (let from = 0; from < length; from += few) {
    const block = el('div', 'rows')
    block.style.minHeight = `${Math.min(few, length - from) * height}px`
    blocks.push(block)
    within.append(block)
    observer.observe(block)
  }
  // What is seen first is there at once, so that a place in it can be scrolled to.
  open(0)
  return {
    row(at) {
      open(Math.floor(at / few))
      return rows[at]
    },
    drawAll() {
      for (const block of blocks.keys()) open(block)
    },
  }
}
