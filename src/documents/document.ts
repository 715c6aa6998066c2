// A file that people write (TOML, or one line of JSON), its values, and where in it they stand.
import { nestedBeyond } from '../model/json.ts'
import type { Place, Route } from '../model/place.ts'
import type { Problem } from '../model/report.ts'

/** A parsed file. `line` is set for one line of a JSON Lines file: places are that line. */
export type Document = { file: string; text: string; kind: 'toml' | 'json'; line?: number }

/**
 * Something wrong in a document. `unknown`: the route ends in a key that nobody knows there; `meant` is the known key nearest to it.
 * `missing`: the route ends in a key that is not there. `stray`: keys that belong to a family, by its id.
 */
export type Fault = {
  route: Route
  message: string
  unknown?: { meant: string | undefined }
  missing?: true
  stray?: { family: string; keys: readonly string[] }
}

type Node = {
  type: string
  loc: { start: { line: number; column: number }; end: { line: number; column: number } }
}
type Key = Node & { keys: (Node & { name?: string; value?: string })[] }
type KeyValue = Node & { key: Key; value: Value }
type Value = Node & { elements?: Value[]; body?: KeyValue[] }
type Table = Node & { kind: 'standard' | 'array'; key: Key; resolvedKey: (string | number)[]; body: KeyValue[] }

/** Finds places in documents. Parsed trees are kept for the file that was asked about last. */
export type Placer = (document: Document, route: Route) => Place

export type Places = { placer(): Promise<Placer> }

/** Makes the placer when it is first asked for, and then the same one. */
export function lazyPlacer(): Places {
  let one: Promise<Placer> | undefined
  return {
    placer() {
      one ??= makePlacer()
      return one
    },
  }
}

/** Loads the position parsers, which only files with something to point at need. */
export async function makePlacer(): Promise<Placer> {
  const [{ parseTOML }, { findNodeAtLocation, parseTree }] = await Promise.all([
    import('toml-eslint-parser'),
    import('jsonc-parser'),
  ])
  let last: { document: Document; find: (route: Route) => Place } | undefined
  const finder = (document: Document): ((route: Route) => Place) => {
    if (document.line !== undefined) {
      const line = document.line
      return () => ({ line, column: 1, end_line: line })
    }
    if (document.kind === 'json') {
      let tree: ReturnType<typeof parseTree>
      try {
        tree = parseTree(document.text)
      } catch {
        // Nested too deeply for a parser that calls itself: its mistakes are told without their places.
      }
      return (route) => {
        for (let n = route.length; tree && n > 0; n--) {
          const node = findNodeAtLocation(tree, [...route.slice(0, n)])
          if (node) return placeAt(document.text, (node.parent?.type === 'property' ? node.parent : node).offset)
        }
        return { line: 1, column: 1, end_line: 1 }
      }
    }
    let top: { body: (KeyValue | Table)[] }
    try {
      top = parseTOML(document.text, { tomlVersion: '1.1' } as never).body[0] as never
    } catch {
      // Two parsers never agree in everything: what the one reads and the other refuses has no places, but its mistakes are told.
      return () => ({ line: 1, column: 1, end_line: 1 })
    }
    return (route) => placeOf(findInToml(top.body, route))
  }
  return (document, route) => {
    if (last?.document !== document) last = { document, find: finder(document) }
    return last.find(route)
  }
}

/** The line and column of an offset, 1-based. */
function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset)
  const line = before.split('\n').length
  return { line, column: offset - before.lastIndexOf('\n'), end_line: line }
}

/** A node's place. Columns count from 1 and are given for one line only; the parser counts them from 0. */
function placeOf(node: Node | undefined): Place {
  if (!node) return { line: 1, column: 1, end_line: 1 }
  const { start, end } = node.loc
  return start.line === end.line
    ? { line: start.line, column: start.column + 1, end_line: end.line, end_column: end.column + 1 }
    : { line: start.line, column: start.column + 1, end_line: end.line }
}

const keyNames = (key: Key): string[] => key.keys.map((k) => k.name ?? k.value ?? '')

/** The header of a table, `[a.b]` or `[[a.b]]`, without its body. */
function header(table: Table): Node {
  const brackets = table.kind === 'array' ? 2 : 1
  const { start } = table.loc
  const { end } = table.key.loc
  return { type: 'header', loc: { start, end: { line: end.line, column: end.column + brackets } } }
}

/** The node that a route means, or that of the nearest enclosing key. */
function findInToml(body: (KeyValue | Table)[], route: Route): Node | undefined {
  let best: Node | undefined
  let depth = 0
  const consider = (node: Node, matched: number): void => {
    if (matched > depth) {
      best = node
      depth = matched
    }
  }
  for (const entry of body) {
    if (entry.type === 'TOMLTable') {
      const table = entry as Table
      const path = table.resolvedKey
      const shared = commonLength(path, route)
      if (shared === path.length) {
        consider(header(table), shared)
        for (const kv of table.body) descend(kv, route, shared, consider)
      } else if (shared === route.length) consider(header(table), shared)
    } else descend(entry as KeyValue, route, 0, consider)
  }
  return best
}

function descend(kv: KeyValue, route: Route, from: number, consider: (node: Node, matched: number) => void): void {
  const names = keyNames(kv.key)
  const shared = commonLength(names, route.slice(from))
  if (shared === 0 || (shared < names.length && from + shared < route.length)) return
  consider(kv.key, from + shared)
  if (shared === names.length) inValue(kv.value, route, from + shared, consider)
}

function inValue(value: Value, route: Route, from: number, consider: (node: Node, matched: number) => void): void {
  const next = route[from]
  if (next === undefined) return
  if (typeof next === 'number' && value.elements) {
    const element = value.elements[next]
    if (!element) return
    consider(element, from + 1)
    inValue(element, route, from + 1, consider)
  } else for (const kv of value.body ?? []) descend(kv, route, from, consider)
}

function commonLength(a: Route, b: Route): number {
  let n = 0
  while (n < a.length && n < b.length && String(a[n]) === String(b[n])) n++
  return n
}

/** Finds the first key that stands twice in one object of a JSON text, whose value is given. JSON.parse keeps the last of them, in silence. */
export async function repeatedKey(text: string, value: unknown): Promise<{ key: string; place: Place } | undefined> {
  const { visit } = await import('jsonc-parser')
  const open: Set<string>[] = []
  let found: { key: string; place: Place } | undefined
  // It descends by calling itself; nothing that is well formed is deep enough to be too deep for it.
  if (nestedBeyond(value)) return undefined
  visit(text, {
    onObjectBegin: () => {
      open.push(new Set())
    },
    onObjectEnd: () => {
      open.pop()
    },
    onObjectProperty: (key, offset) => {
      const keys = open.at(-1)
      if (keys?.has(key)) found ??= { key, place: placeAt(text, offset) }
      keys?.add(key)
    },
  })
  return found
}

/** Faults as problems of their file, in the order of their places. */
export function toProblems(document: Document, faults: readonly Fault[], place: Placer): Problem[] {
  const problems = faults.map((f) => {
    const at = place(document, f.route)
    return { file: document.file, line: at.line, column: at.column ?? 1, message: f.message }
  })
  return problems.sort((a, b) => a.line - b.line || a.column - b.column)
}
