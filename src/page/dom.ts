// The one way into the document: elements by name, texts as text. No value from outside names an element, an attribute or an address.
import { visibleLines } from '../report/visible.ts'

type Names = HTMLElementTagNameMap
export type Child = Node | string | undefined | false | readonly Child[]
type Attributes = {
  class?: string
  id?: string
  /** A place on this page, made by `fragmentOf`. */
  to?: string
  title?: string
  on?: () => void
  hidden?: boolean
  tab?: number
  /** Roles and states, which readers of the page rely on. */
  aria?: Readonly<Record<string, string | undefined>>
  role?: string
}

/** Makes an element. Texts are shown with what nobody could see in them made visible. */
export function el<Name extends keyof Names>(
  name: Name,
  given: Attributes | string,
  ...children: Child[]
): Names[Name] {
  const element = document.createElement(name)
  const {
    class: names,
    id,
    to,
    title,
    on,
    hidden,
    tab,
    aria,
    role,
  } = typeof given === 'string' ? { class: given } : given
  if (names) element.className = names
  if (id !== undefined) element.id = id
  if (to?.startsWith('#') && element instanceof HTMLAnchorElement) element.href = to
  if (title !== undefined) element.title = visibleLines(title)
  if (on) element.addEventListener('click', on)
  if (hidden) element.hidden = true
  if (tab !== undefined) element.tabIndex = tab
  if (role !== undefined) element.setAttribute('role', role)
  for (const [key, value] of Object.entries(aria ?? {}))
    if (value !== undefined) element.setAttribute(`aria-${key}`, visibleLines(value))
  if (element instanceof HTMLButtonElement) element.type = 'button'
  put(element, children)
  return element
}

/** Puts children at the end of an element. */
export function put(element: Element, children: readonly Child[]): void {
  for (const child of children) {
    if (child === undefined || child === false || child === '') continue
    if (typeof child === 'string') element.append(document.createTextNode(visibleLines(child)))
    else if (child instanceof Node) element.append(child)
    else put(element, child)
  }
}

/** Puts children in the place of all that an element has. */
export function fill(element: Element, ...children: Child[]): void {
  element.replaceChildren()
  put(element, children)
}

/** A text for those who hear the page alone. */
export const heard = (text: string): HTMLElement => el('span', 'heard', text)

/** A choice of values, each with its text; `now` is chosen. */
export function chooser(
  label: string,
  now: string,
  values: readonly (readonly [string, string])[],
  on: (value: string) => void,
): HTMLSelectElement {
  const select = el(
    'select',
    { aria: { label } },
    values.map(([value, text]) => {
      const option = el('option', '', text)
      option.value = value
      return option
    }),
  )
  select.value = now
  select.addEventListener('change', () => on(select.value))
  return select
}
