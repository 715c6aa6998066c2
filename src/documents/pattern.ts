// Linear-time regular expressions, loaded only where a file holds one.
import type { Pattern } from '../model/pattern.ts'

/** Compiles an RE2 expression, and keeps it. Throws on a wrong one. */
export type Patterns = (source: string) => Pattern & { replaceAll(text: string, replacement: string): string }

export type Expressions = {
  /** Loads the engine when it is first asked for. */
  expressions(): Promise<Patterns>
  /** Compiles by the engine, which reading the files has loaded if one of them holds an expression. */
  pattern: Patterns
}

/** Makes the expressions of one run. */
export function lazyPatterns(): Expressions {
  let loading: Promise<Patterns> | undefined
  let loaded: Patterns | undefined
  return {
    async expressions() {
      loading ??= loadPatterns()
      loaded = await loading
      return loaded
    },
    pattern(source) {
      if (!loaded) throw new Error('the engine for expressions is not loaded')
      return loaded(source)
    },
  }
}

/** Loads the engine. */
export async function loadPatterns(): Promise<Patterns> {
  const { RE2JS } = await import('re2js')
  const compiled = new Map<string, ReturnType<Patterns>>()
  return (source) => {
    let pattern = compiled.get(source)
    if (!pattern) {
      const re = RE2JS.compile(source)
      pattern = {
        test: (text) => re.matcher(text).find(),
        replaceAll: (text, replacement) =>
          re.matcher(text).replaceAll(RE2JS.quoteReplacement?.(replacement) ?? replacement),
      }
      compiled.set(source, pattern)
    }
    return pattern
  }
}
