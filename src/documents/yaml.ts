// YAML that tools return, read without what it can do beyond plain data; loaded only where a scenario looks into results.
import { deepest } from '../model/json.ts'

/** Reads a YAML mapping or list, scalars as the texts that they are written as; `undefined`: the text is none. */
export type ReadYaml = (text: string) => unknown

export type Yaml = {
  /** Loads the reader when it is first asked for. */
  yaml(): Promise<ReadYaml>
  /** Reads by the reader, which loading the scenarios has loaded if one of them looks into results. */
  readYaml: ReadYaml
}

/** Makes the reader of one run. */
export function lazyYaml(): Yaml {
  let loading: Promise<ReadYaml> | undefined
  let loaded: ReadYaml | undefined
  return {
    async yaml() {
      loading ??= loadYaml()
      loaded = await loading
      return loaded
    },
    readYaml(text) {
      if (!loaded) throw new Error('the reader of YAML is not loaded')
      return loaded(text)
    },
  }
}

/** Loads the reader. */
async function loadYaml(): Promise<ReadYaml> {
  const { isAlias, isMap, isScalar, isSeq, parseDocument } = await import('yaml')
  /** Thrown for what is no plain data: its message reaches nobody. */
  const refuse = (): never => {
    throw new TypeError('no plain data')
  }
  const value = (node: unknown, levels: number): unknown => {
    if (node === null) return ''
    if (levels === 0 || isAlias(node)) return refuse()
    if (isScalar(node)) {
      if (node.tag !== undefined || node.anchor !== undefined) return refuse()
      return typeof node.value === 'string' ? node.value : ''
    }
    if (isSeq(node)) {
      if (node.tag !== undefined || node.anchor !== undefined) return refuse()
      return node.items.map((item) => value(item, levels - 1))
    }
    if (!isMap(node) || node.tag !== undefined || node.anchor !== undefined) return refuse()
    const entries = new Map<string, unknown>()
    for (const pair of node.items) {
      const key = value(pair.key, 1)
      if (typeof key !== 'string' || key === '<<' || entries.has(key)) return refuse()
      entries.set(key, value(pair.value, levels - 1))
    }
    return Object.fromEntries(entries)
  }
  return (text) => {
    try {
      const document = parseDocument(text, { schema: 'failsafe', prettyErrors: false, uniqueKeys: false })
      if (document.errors.length > 0 || document.warnings.length > 0) return undefined
      const read = value(document.contents, deepest)
      return typeof read === 'object' ? read : undefined
    } catch {
      // What is nested too deeply for the parser's stack is none either.
      return undefined
    }
  }
}
