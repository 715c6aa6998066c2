// The one row that is pointed at: scrolled to, marked, and where the keyboard goes on.

export function pointAt(row: HTMLElement): void {
  for (const one of document.querySelectorAll('.pointed')) one.classList.remove('pointed')
  row.classList.add('pointed')
  row.scrollIntoView({ block: 'center' })
  row.focus({ preventScroll: true })
}
