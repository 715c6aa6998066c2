// Folds of the summary: what is behind one is there when a reader opens it.

/** The lines that begin and end a fold. */
export const opening = (title: string, open = false): string[] => [
  `<details${open ? ' open' : ''}><summary>${title}</summary>`,
  '',
]
export const closing: readonly string[] = ['', '</details>', '']

export const details = (title: string, lines: readonly string[], open = false): string[] => [
  ...opening(title, open),
  ...lines,
  ...closing,
]

/** The first lines as they are, the rest behind a fold. */
export function openThenFolded<T>(
  all: readonly T[],
  open: number,
  more: (n: number) => string,
  lines: (one: T) => string[],
): string[] {
  const rest = all.slice(open)
  return [
    ...all.slice(0, open).flatMap(lines),
    ...(rest.length > 0 ? details(more(rest.length), rest.flatMap(lines)) : []),
  ]
}
