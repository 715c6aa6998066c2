// A script and a style in short: without the blanks that they can do without, and with short names for what the script declares.
import ts from 'typescript'

/** A script in short, every statement of which ends in a semicolon: its tokens, the line breaks between statements, and every name that it declares itself a short one. */
export function tightScript(script: string): string {
  const tree = ts.createSourceFile('page.js', script, ts.ScriptTarget.ES2022, true)
  const nameOf = shortNames(tree)
  let tight = ''
  let end = 0
  const visit = (node: ts.Node): void => {
    const parts = node.getChildren(tree)
    for (const part of parts) visit(part)
    const token = ts.isIdentifier(node) ? nameOf(node) : node.getText(tree)
    if (parts.length > 0 || token === '') return
    const between = script.slice(end, node.getStart(tree))
    const apart = /[\w$]$/.test(tight) && /^[\w$]/.test(token)
    // `+ +` and `- -` are no `++` and `--`.
    const signs = /[+-]$/.test(tight) && /^[+-]/.test(token)
    const breaks = between.includes('\n') && /[;}]$/.test(tight)
    tight += breaks ? `\n${token}` : apart || signs ? ` ${token}` : token
    end = node.getEnd()
  }
  visit(tree)
  return tight
}

/** What each identifier of a script is written as. Names of properties stay, and so do those that the script does not declare. */
function shortNames(tree: ts.SourceFile): (id: ts.Identifier) => string {
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost({}),
    getSourceFile: (name) => (name === tree.fileName ? tree : undefined),
  }
  const checker = ts.createProgram([tree.fileName], { allowJs: true, noLib: true, types: [] }, host).getTypeChecker()
  const isOwn = (symbol: ts.Symbol | undefined): symbol is ts.Symbol =>
    symbol?.declarations?.some((d) => d.getSourceFile() === tree) ?? false
  const known = namesByUse(tree, (id) => {
    const shorthand = ts.isShorthandPropertyAssignment(id.parent)
    const symbol = shorthand ? checker.getShorthandAssignmentValueSymbol(id.parent) : checker.getSymbolAtLocation(id)
    return isOwn(symbol) ? symbol : undefined
  })
  const short = (symbol: ts.Symbol | undefined, id: ts.Identifier): string => {
    return (isOwn(symbol) ? known.get(symbol) : undefined) ?? id.text
  }
  return (id) => {
    const { parent } = id
    if (ts.isShorthandPropertyAssignment(parent))
      return `${id.text}:${short(checker.getShorthandAssignmentValueSymbol(parent), id)}`
    const isName = 'name' in parent && parent.name === id
    if (ts.isBindingElement(parent)) {
      if (parent.propertyName === id) return id.text
      const name = short(checker.getSymbolAtLocation(id), id)
      const isKey = isName && !parent.propertyName && !parent.dotDotDotToken && ts.isObjectBindingPattern(parent.parent)
      return isKey ? `${id.text}:${name}` : name
    }
    const isProperty = ts.isPropertyAccessExpression(parent) || ts.isObjectLiteralElement(parent)
    return isName && isProperty ? id.text : short(checker.getSymbolAtLocation(id), id)
  }
}

/** A name for each thing; those that are used most have the shortest. */
function namesByUse(
  tree: ts.SourceFile,
  symbolOf: (id: ts.Identifier) => ts.Symbol | undefined,
): Map<ts.Symbol, string> {
  const uses = new Map<ts.Symbol, number>()
  const visit = (node: ts.Node): void => {
    const symbol = ts.isIdentifier(node) ? symbolOf(node) : undefined
    if (symbol) uses.set(symbol, (uses.get(symbol) ?? 0) + 1)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  const ordered = [...uses].sort(([, a], [, b]) => b - a)
  return new Map(ordered.map(([symbol], n) => [symbol, nthName(n)]))
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** `a`, `b`, …, `aA`, `bA`, …: none is a word of the language, as each second letter is a large one. */
function nthName(n: number): string {
  if (n < 52) return letters[n] ?? ''
  const rest = n - 52
  return `${letters[rest % 52]}${letters[26 + (Math.floor(rest / 52) % 26)]}${rest < 52 * 26 ? '' : nthName(rest - 52 * 26)}`
}

/** A style in short. */
export const tightStyle = (style: string): string =>
  style
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s*([{};,])\s*/g, '$1')
    .replace(/:\s+/g, ':')
    .replaceAll(';}', '}')
    .replaceAll('}', '}\n')
    .trim()
