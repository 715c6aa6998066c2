// Linear-time regular expressions, loaded only where a file holds one.
import type { Pattern } from '../checks/contract.ts'

export type Patterns = (source: string) => Pattern & { replaceAll(text: string, replacement: string): string }

let loaded: Patterns | undefined

/** Loads the engine. The function it returns compiles an RE2 expression (and keeps it), and throws on a wrong one. */
export async function loadPatterns(): Promise<Patterns> {
  if (loaded) return loaded
  const { RE2JS } = await import('re2js')
  const compiled = new Map<string, ReturnType<Patterns>>()
  loaded = (source) => {
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
  return loaded
}

/** Compiles an expression with the engine that reading the files has loaded, if one of them holds any. */
export const patterns: Patterns = (source) => {
  if (!loaded) throw new Error('the engine for expressions is not loaded')
  return loaded(source)
}
