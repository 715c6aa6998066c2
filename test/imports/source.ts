// One source file, read by the compiler's own parser: what it imports, which globals it uses, and what it does when imported.
import { isBuiltin } from 'node:module'
import ts from 'typescript'

export type Import = { specifier: string; line: number }

/** The use of a global; `member`: the part of it, where that can be told. */
export type Use = { name: string; member?: string; line: number }

/** `text`: what is wrong wherever it stands. */
export type Fault = { text: string; line: number }

export type Source = {
  file: string
  imports: Import[]
  uses: Use[]
  /** Reads of the clock and of chance. */
  chance: Fault[]
  /** What happens on import. */
  acts: Fault[]
  refused: Fault[]
  /** It is a unit: a dimension, a family, a format. */
  isUnit: boolean
}

/** Reads all files at once, so that a name can be told from a global of the same name. */
export function readSources(files: ReadonlyMap<string, string>, watched: ReadonlySet<string>): Source[] {
  const options: ts.CompilerOptions = {
    ...{ noLib: true, noResolve: true, types: [], target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext },
    moduleDetection: ts.ModuleDetectionKind.Force,
  }
  const host: ts.CompilerHost = {
    getSourceFile: (name, language) => {
      const text = files.get(name)
      return text === undefined ? undefined : ts.createSourceFile(name, text, language, true)
    },
    getDefaultLibFileName: () => 'lib.d.ts',
    writeFile: () => {},
    getCurrentDirectory: () => '',
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    fileExists: (name) => files.has(name),
    readFile: (name) => files.get(name),
  }
  const program = ts.createProgram([...files.keys()], options, host)
  const checker = program.getTypeChecker()
  /** Does the name stand for nothing that the file declares or imports? */
  const isGlobal = (id: ts.Identifier): boolean =>
    !checker
      .getSymbolsInScope(id, ts.SymbolFlags.Value | ts.SymbolFlags.Alias)
      .some((s) => s.name === id.text && (s.declarations?.length ?? 0) > 0)
  return [...files.keys()].map((file) => readSource(program.getSourceFile(file)!, watched, isGlobal))
}

function readSource(
  tree: ts.SourceFile,
  watched: ReadonlySet<string>,
  isGlobal: (id: ts.Identifier) => boolean,
): Source {
  const source: Source = {
    file: tree.fileName,
    imports: [],
    uses: [],
    chance: [],
    acts: [],
    refused: [],
    isUnit: false,
  }
  const lineOf = (node: ts.Node): number => tree.getLineAndCharacterOfPosition(node.getStart()).line + 1
  const fault = (list: Fault[], node: ts.Node, text: string): void => void list.push({ text, line: lineOf(node) })
  const importing = (node: ts.Node, { from }: Importing): void => {
    if (from && ts.isStringLiteral(from)) source.imports.push({ specifier: from.text, line: lineOf(node) })
    else fault(source.refused, node, 'imports what only the run knows: write the name as a string')
  }
  const visit = (node: ts.Node): void => {
    const imported = importOf(node)
    if (imported) importing(node, imported)
    if (ts.isImportDeclaration(node) && !node.importClause)
      fault(source.refused, node, 'imports for what happens then: name what is used')
    if (ts.isMetaProperty(node) && node.keywordToken === ts.SyntaxKind.ImportKeyword)
      source.uses.push({ name: 'import.meta', line: lineOf(node) })
    if (ts.isExportAssignment(node)) source.isUnit = true
    if (ts.isIdentifier(node) && isValue(node)) identifier(node)
    ts.forEachChild(node, visit)
  }
  const identifier = (id: ts.Identifier): void => {
    const asked = chanceOf(id)
    if (asked && isGlobal(id)) fault(source.chance, id, asked)
    if (!watched.has(id.text) || !isGlobal(id)) return
    const member = memberOf(id)
    source.uses.push({ name: id.text, ...(member === undefined ? {} : { member }), line: lineOf(id) })
  }
  visit(tree)
  for (const statement of tree.statements) {
    const what = actOf(statement)
    if (what) fault(source.acts, statement, what)
  }
  for (const { specifier, line } of source.imports) {
    if (isBuiltin(specifier) && !specifier.startsWith('node:'))
      source.refused.push({ text: `imports ${specifier} without the prefix node:`, line })
  }
  return source
}

/** An import, with the node that says from where, if there is one. */
type Importing = { from: ts.Node | undefined }

/** The import that a node is, in any of the ways there are. */
function importOf(node: ts.Node): Importing | undefined {
  if (ts.isImportDeclaration(node)) return { from: node.moduleSpecifier }
  if (ts.isExportDeclaration(node)) return node.moduleSpecifier && { from: node.moduleSpecifier }
  if (ts.isImportTypeNode(node))
    return { from: ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined }
  if (ts.isExternalModuleReference(node)) return { from: node.expression }
  // What is fetched by name at run time is an import under another name.
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'getBuiltinModule')
    return { from: ts.isCallExpression(node.parent) ? node.parent.arguments[0] : undefined }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return { from: node.arguments[0] }
  return undefined
}

/** Does the identifier stand for a value, rather than for a name of a property, a label or a type? */
function isValue(id: ts.Identifier): boolean {
  const { parent } = id
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === id
  if (ts.isQualifiedName(parent) || ts.isTypeReferenceNode(parent) || ts.isTypeQueryNode(parent)) return false
  if (ts.isShorthandPropertyAssignment(parent)) return true
  if (ts.isBindingElement(parent) || ts.isVariableDeclaration(parent) || ts.isParameter(parent))
    return parent.initializer === id
  if (ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent)) return parent.initializer === id
  if (ts.isTypeElement(parent) || ts.isClassElement(parent) || ts.isJSDoc(parent)) return false
  if (ts.isNamedTupleMember(parent) || ts.isTypePredicateNode(parent) || ts.isTypeParameterDeclaration(parent))
    return false
  return !ts.isTypeAliasDeclaration(parent) && !ts.isInterfaceDeclaration(parent) && !ts.isImportSpecifier(parent)
}

/** The part of a global that is used, where it is named: `process.env`, `process['env']`. */
function memberOf(id: ts.Identifier): string | undefined {
  const { parent } = id
  if (ts.isPropertyAccessExpression(parent)) return parent.name.text
  if (ts.isElementAccessExpression(parent) && parent.expression === id && ts.isStringLiteral(parent.argumentExpression))
    return parent.argumentExpression.text
  return undefined
}

/** How `Date` or `Math` is asked for something that differs from run to run. */
function chanceOf(id: ts.Identifier): string | undefined {
  if (id.text !== 'Date' && id.text !== 'Math') return undefined
  const { parent } = id
  const member = memberOf(id)
  if (id.text === 'Math') return member === 'random' || member === undefined ? 'Math.random' : undefined
  if (member !== undefined) return member === 'now' ? 'Date.now' : undefined
  if (ts.isNewExpression(parent) && parent.expression === id) return parent.arguments?.length ? undefined : 'new Date()'
  if (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword) return undefined
  return ts.isCallExpression(parent) && parent.expression === id ? 'Date()' : 'Date, handed on'
}

/** What a statement at the top of a file does when the file is imported; declarations do nothing. */
function actOf(statement: ts.Statement): string | undefined {
  if (ts.isExpressionStatement(statement)) return 'a statement that acts'
  if (ts.isVariableStatement(statement)) {
    if (!(statement.declarationList.flags & ts.NodeFlags.Const)) return 'a variable that outlives the call: no const'
    return effectIn(statement)
  }
  if (ts.isClassDeclaration(statement) || ts.isExportAssignment(statement)) return effectIn(statement)
  const declares =
    ts.isImportDeclaration(statement) ||
    ts.isExportDeclaration(statement) ||
    ts.isFunctionDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isModuleDeclaration(statement) ||
    ts.isEmptyStatement(statement)
  return declares ? undefined : 'a statement that acts'
}

const isAssignment = (kind: ts.SyntaxKind): boolean =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment

/** An effect in a value computed on import; what stands in functions waits for its call. */
function effectIn(node: ts.Node): string | undefined {
  if (ts.isFunctionLike(node)) return undefined
  if (ts.isAwaitExpression(node)) return 'awaits'
  if (ts.isClassStaticBlockDeclaration(node)) return 'a static block'
  if (ts.isDeleteExpression(node) || ts.isPostfixUnaryExpression(node)) return 'changes what stands elsewhere'
  if (ts.isPrefixUnaryExpression(node) && /PlusPlus|MinusMinus/.test(ts.SyntaxKind[node.operator]))
    return 'changes what stands elsewhere'
  if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) return 'changes what stands elsewhere'
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return 'loads a module'
  return ts.forEachChild(node, effectIn)
}
