// The keyboard.

export type Keys = Readonly<Record<string, { does: string; act(): void }>>

/** Listens for keys; what is typed into a field is left alone. */
export function listen(keys: Keys): void {
  document.addEventListener('keydown', (event) => {
    const { key, target, altKey, ctrlKey, metaKey, defaultPrevented } = event
    if (altKey || ctrlKey || metaKey || defaultPrevented) return
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) {
      if (key === 'Escape') target.blur()
      return
    }
    const known = Object.hasOwn(keys, key) ? keys[key] : undefined
    if (!known) return
    event.preventDefault()
    known.act()
  })
}
