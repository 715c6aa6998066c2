// Colours for a terminal, or none.

type Paint = (text: string) => string
export type Paints = Record<'red' | 'green' | 'yellow' | 'dim' | 'bold', Paint>

/** The colours; without `color` they leave a text as it is. */
export function paints(color: boolean): Paints {
  const paint = (code: string): Paint => (color ? (text) => `\u001b[${code}m${text}\u001b[0m` : (text) => text)
  return { red: paint('31'), green: paint('32'), yellow: paint('33'), dim: paint('2'), bold: paint('1') }
}
