// The library's types as one declaration file: what its entry exports, and every type of src/ that this names.
import path from 'node:path'
import ts from 'typescript'

const root = path.resolve(import.meta.dirname, '..')

/** Declares what the entry exports. Throws when two types of the same name, or a type of a package, would be needed. */
export function declarationsOf(entry: string): string {
  const emitted = emit(entry)
  const host = ts.createCompilerHost({})
  const read = host.readFile.bind(host)
  const exists = host.fileExists.bind(host)
  // The sources themselves are hidden, so that an import finds what was emitted for it.
  host.fileExists = (file) => emitted.has(file) || (!file.startsWith(`${path.dirname(entry)}/`) && exists(file))
  host.readFile = (file) => emitted.get(file) ?? read(file)
  host.getSourceFile = (file, language) => {
    const text = host.readFile(file)
    return text === undefined ? undefined : ts.createSourceFile(file, text, language, true)
  }
  const top = entry.replace(/\.ts$/, '.d.ts')
  const options: ts.CompilerOptions = {
    ...{ target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.NodeNext, types: [] },
    noEmit: true,
  }
  const program = ts.createProgram([top], options, host)
  const checker = program.getTypeChecker()
  const found = new Map<string, ts.Declaration>()
  const resolve = (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const take = (symbol: ts.Symbol): void => {
    for (const declaration of resolve(symbol).declarations ?? []) {
      const file = declaration.getSourceFile().fileName
      if (!isNamed(declaration) || program.isSourceFileDefaultLibrary(declaration.getSourceFile())) continue
      if (!emitted.has(file)) throw new Error(`The library's types need ${symbol.name} of ${file}`)
      const before = found.get(symbol.name)
      if (before === declaration) continue
      if (before) throw new Error(`The library's types have two of the name ${symbol.name}`)
      found.set(symbol.name, declaration)
      walk(declaration)
    }
  }
  const walk = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node)
      if (symbol && !(symbol.flags & ts.SymbolFlags.TypeParameter)) take(symbol)
    }
    ts.forEachChild(node, walk)
  }
  const source = program.getSourceFile(top)
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new Error(`${entry} exports nothing`)
  const exported = checker.getExportsOfModule(module).map((s) => s.name)
  for (const symbol of checker.getExportsOfModule(module)) take(symbol)
  const texts = [...found].map(([name, declaration]) => textOf(declaration, exported.includes(name)))
  // Without an export list every type of a declaration file would be exported.
  return `${texts.join('\n\n')}\n\nexport {}\n`
}

/** The declaration files of the entry and of all that it imports, by their paths. */
function emit(entry: string): Map<string, string> {
  const file = path.join(root, 'tsconfig.json')
  const { options } = ts.parseJsonConfigFileContent(ts.readConfigFile(file, ts.sys.readFile).config, ts.sys, root)
  const emitted = new Map<string, string>()
  const program = ts.createProgram([entry], {
    ...options,
    ...{ declaration: true, emitDeclarationOnly: true, outDir: path.dirname(entry), rootDir: path.dirname(entry) },
  })
  program.emit(
    undefined,
    (name, text) => void emitted.set(name.replaceAll('\\', '/'), text.replace(/(from '[^']*)\.ts'/g, "$1.js'")),
    undefined,
    true,
  )
  return emitted
}

/** Is it a declaration at the top of a file, rather than a part of one? */
function isNamed(node: ts.Declaration): boolean {
  if (ts.isVariableDeclaration(node)) return ts.isSourceFile(node.parent.parent.parent)
  return ts.isSourceFile(node.parent)
}

/** The text of a declaration, with its doc comment. */
function textOf(declaration: ts.Declaration, isExported: boolean): string {
  const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration
  const docs = ts.getJSDocCommentsAndTags(node).map((d) => d.getText())
  const bare = node.getText().replace(/^(export )?(declare )?/, '')
  const isType = ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)
  return [...docs, `${isExported ? 'export ' : ''}${isType ? '' : 'declare '}${bare}`].join('\n')
}
